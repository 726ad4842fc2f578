// A package that has the other packages of its makers inside, and still names them: they are left out.
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export function installBundle(folder: string, spec: string, npm: (...args: string[]) => string): void {
  const { name, dependencies, bin } = JSON.parse(npm('view', spec, 'name', 'dependencies', 'bin', '--json')) as {
    name: string;
    dependencies: Record<string, string>;
    bin: Record<string, string>;
  };
  const [scope] = name.split('/', 1);
  const foreign = Object.entries(dependencies).filter(([each]) => !each.startsWith(`${scope}/`));
  npm('install', '--no-audit', '--no-fund', ...foreign.map(([each, version]) => `${each}@${version}`));
  const [{ filename }] = JSON.parse(npm('pack', spec, '--json')) as [{ filename: string }];
  const target = join(folder, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['xzf', join(folder, filename), '--strip-components=1', '-C', target]);
  if (status !== 0) throw new Error(`tar ended with ${status}: ${String(stderr)}`);
  for (const [command, path] of Object.entries(bin)) {
    const link = join(folder, 'node_modules', '.bin', command);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(target, path)), link);
  }
}
