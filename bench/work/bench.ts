// What every part of this benchmark gets: the disk, homes of every size, each made once, and the built program.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench } from '../ledger/bench.ts';
import type { BuiltHome } from './homes.ts';

export interface WorkBench extends Bench {
  /** Of tasks, from the smallest on. */
  readonly sizes: readonly number[];
  home(tasks: number): Promise<BuiltHome>;
}

const ROOT = join(import.meta.dirname, '..', '..');

/** As package.json has it: what people start. */
export function programPath(): string {
  const { bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { bin: { throughline: string } };
  return join(ROOT, bin.throughline);
}

export function environmentOf(home: Pick<BuiltHome, 'env'>): NodeJS.ProcessEnv {
  const { THROUGHLINE_HOME: _home, THROUGHLINE_OWNER: _owner, ...inherited } = process.env;
  return { ...inherited, ...home.env, NODE_NO_WARNINGS: '1' };
}

export function emptyProgramMs(): number {
  const startedMs = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - startedMs;
}

export const count = (value: number): string => value.toLocaleString('en-US');
