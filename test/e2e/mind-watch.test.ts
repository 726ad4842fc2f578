// `mind watch` in a process of its own: what an agent adds to its record is read while it grows, what is not the project's is only counted,
// and Ctrl-C ends it.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { BUILT_PROGRAM } from '../support/running-daemon.ts';
import { PROGRAM, runWarm } from '../support/run-warm.ts';
import { claudeSession, linesOf, writeLines } from '../support/transcript-files.ts';

test('reads what agents add while it runs, counts what is another project’s, and ends by Ctrl-C', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-watch-')));
  const project = join(folder, 'shop');
  mkdirSync(project);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: folder,
    USERPROFILE: folder,
    XDG_CONFIG_HOME: join(folder, 'xdg'),
  };
  for (const name of ['THROUGHLINE_HOME', 'THROUGHLINE_OWNER', 'CLAUDE_CONFIG_DIR']) delete env[name];
  expect(runWarm(PROGRAM, ['init'], { cwd: project, env })).toMatchObject({ status: 0 });
  const records = join(folder, '.claude', 'projects');
  const session = claudeSession('s1', project);
  const path = writeLines(join(records, '-shop', 's1.jsonl'), [session.prompt('Use pnpm, not npm.')]);
  const other = writeLines(join(records, '-other', 's2.jsonl'), [claudeSession('s2', '/elsewhere').prompt('Use npm.')]);
  symlinkSync(other, join(records, '-shop', 's3.jsonl'));
  execFileSync('mkfifo', [join(records, '-shop', 's5.jsonl')]);

  const args = [BUILT_PROGRAM, 'mind', 'watch', '--agent', 'claude', '--json'];
  const child = spawn(process.execPath, args, { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const told = () =>
      stdout
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    const created = () => told().flatMap((line) => (line['what'] === 'read' ? [line['created']] : []));
    await eventually('the first line is read', () => created().length === 1);
    expect(told()[0]).toMatchObject({ what: 'watching', folders: [records] });
    appendFileSync(path, linesOf([session.prompt('Prices are in cents.')]));
    await eventually('what was added is read', () => created().length === 2);
    const later = writeLines(join(records, '-shop-web', 's4.jsonl'), [
      claudeSession('s4', join(project, 'web')).prompt('Tabs, not spaces.'),
    ]);
    await eventually('a file in a new folder is read', () => told().some((line) => line['path'] === later));
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(created()).toEqual([1, 1, 1]);
    const left = { irregular: 1, link: 1, elsewhere: 1 };
    expect(told().at(-1)).toEqual({ what: 'ended', files: 2, left, created: 3 });
    expect(stderr).toBe('');
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
