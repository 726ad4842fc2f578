// Others that keep a list of tasks and say which one is next, from the command line. Installed with the benchmarks only.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../report.ts';

export interface TaskList {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

const PACKAGES = join(import.meta.dirname, 'node_modules');

/** Those that are installed; of the others it is said that they are missing. */
export function openPeers(report: Report, folder: string, tasks: number): readonly TaskList[] {
  const bin = join(PACKAGES, 'task-master-ai', 'dist', 'task-master.js');
  if (!existsSync(bin)) {
    report.note('task-master DOES NOT TAKE PART: task-master-ai is not installed');
    return [];
  }
  return [taskMaster(bin, folder, tasks)];
}

function taskMaster(bin: string, folder: string, tasks: number): TaskList {
  const tasksFolder = join(folder, '.taskmaster', 'tasks');
  mkdirSync(tasksFolder, { recursive: true });
  const list = Array.from({ length: tasks }, (_, n) => ({
    id: n + 1,
    title: `Task ${n + 1}`,
    description: `Change what the part numbered ${n % 997} says`,
    status: n < tasks * 0.6 ? 'done' : 'pending',
    dependencies: n >= tasks * 0.6 && n % 5 === 1 && n > 0 ? [n] : [],
    priority: (['high', 'medium', 'low'] as const)[n % 3],
    details: '',
    testStrategy: '',
    subtasks: [],
  }));
  writeFileSync(join(tasksFolder, 'tasks.json'), JSON.stringify({ master: { tasks: list, metadata: {} } }));
  writeFileSync(join(folder, '.taskmaster', 'config.json'), JSON.stringify({ models: {}, global: {} }));
  writeFileSync(join(folder, '.taskmaster', 'state.json'), JSON.stringify({ currentTag: 'master' }));
  return {
    name: 'task-master next',
    command: process.execPath,
    args: [bin, 'next'],
    cwd: folder,
    env: { TASKMASTER_SKIP_AUTO_UPDATE: '1', HOME: folder, CI: '1' },
  };
}
