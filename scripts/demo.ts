// `npm run demo`: plays what Throughline is for, unattended, in a temporary folder, with the built command line and real
// processes. Everything it says it also checks; it ends with 0 only when all of it was true. `--fast` leaves out pauses.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createProgram, typed } from './demo/program.ts';
import { race } from './demo/race.ts';
import { createStage } from './demo/stage.ts';

const stage = createStage({
  fast: process.argv.includes('--fast'),
  color: process.stdout.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb',
  write: (text) => process.stdout.write(text),
});
const folder = mkdtempSync(join(tmpdir(), 'throughline-demo-'));
const cwd = join(folder, 'project');
const { THROUGHLINE_HOME: _home, THROUGHLINE_OWNER: _owner, ...inherited } = process.env;
const env = { ...inherited, XDG_CONFIG_HOME: join(folder, 'config'), XDG_CACHE_HOME: join(folder, 'cache') };
const program = createProgram(cwd, env);
/** Ends the processes of the demo with it. */
const over = new AbortController();

function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(`The demo found that this is not so: ${what}`);
}

/** Types a command for everybody to see. */
async function type(args: readonly string[], expected = 0): Promise<string> {
  const { code, output } = await program.run(...args);
  const short = (text: string) => text.replaceAll(folder, '…');
  await stage.shows(short(typed(args)), short(output), code);
  holds(code === expected, `${typed(args)} ends with ${expected}`);
  return output;
}

async function killedAndResumed(): Promise<void> {
  await stage.chapter('Work that survives the one who did it');
  await stage.says('A home for the work, a goal, and a task with a criterion that has to be proved.');
  await type(['init']);
  await type(['goal', 'create', 'Release 1.0']);
  const criterion = 'Every change since 0.9 is named';
  await type(['task', 'add', 'G1', 'Write the release notes', '--acceptance-criteria', criterion]);

  await stage.says('Another process starts the task, records a checkpoint and goes on working. It will not get far.');
  const worker = spawn(process.execPath, [join(import.meta.dirname, 'demo', 'worker.ts'), 'T1'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    signal: over.signal,
    killSignal: 'SIGKILL',
  });
  const died = once(worker, 'close');
  try {
    await Promise.race([once(worker.stdout, 'data'), died]);
    holds(worker.exitCode === null, 'the worker works until it is killed');
    await stage.pause(600);
  } finally {
    worker.kill('SIGKILL');
  }
  await died;
  await stage.shows(`kill -9 ${worker.pid}`, 'The process is gone; nothing could be said or saved.');

  await stage.says('A new process asks what to do. The answer is the step that the dead one wrote down, and why.');
  const next = await type(['next']);
  holds(next.includes('List the features from the changelog'), 'the next step is the one of the checkpoint');
}

async function provedOrNotDone(): Promise<void> {
  await stage.chapter('Done means proved');
  await stage.says('Without a proof for its criterion the task is not done, and nothing changes.');
  const refused = await type(['task', 'complete', 'T1'], 5);
  holds(refused.includes('evidence_missing'), 'the refusal is evidence_missing');
  await type(['task', 'complete', 'T1', '--evidence', 'Compared with git log: 41 of 41']);
}

async function raced(): Promise<void> {
  await stage.chapter('Two agents, one list');
  const titles = ['Build for Linux', 'Build for macOS', 'Write the announcement'];
  await stage.says(
    'Three more tasks, and two agents, each a process that asks `throughline task claim-next`. None gets what the other holds. One of them is killed in the middle of a task; its claim ends by itself after two seconds.',
  );
  for (const title of titles) {
    const { code } = await program.json('task', 'add', 'G1', title);
    holds(code === 0, `"${title}" is added`);
  }
  const { completed, killed, takenUp } = await race(['ada', 'bob'], { cwd, env, stage, signal: over.signal });
  holds(completed.length === titles.length, 'every task is completed');
  holds(new Set(completed.map(({ task }) => task)).size === titles.length, 'no task is completed twice');
  holds(takenUp.leftOff.includes(killed.name), 'the survivor reads the checkpoint of the dead one');
  await stage.says(
    `Nothing was done twice, and nothing was lost: ${takenUp.by} went on from the checkpoint of ${killed.name}.`,
  );
  await type(['task', 'list']);
}

function refusalOf(action: () => unknown): string {
  try {
    action();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

async function tamperedAndRestored(): Promise<void> {
  await stage.chapter('A ledger that notices');
  await stage.says('A backup, taken while the home is in use. Then somebody edits the proof in the database itself.');
  const backup = join(folder, 'backup');
  await type(['backup', backup]);
  const edit = `UPDATE events SET payload = replace(payload, '41 of 41', '12 of 41') WHERE event_type = 'task.completed'`;
  const database = new DatabaseSync(join(cwd, '.throughline', 'work.sqlite'));
  const proof = `${edit} AND payload LIKE '%41 of 41%'`;
  const refused = refusalOf(() => database.prepare(proof).run());
  await stage.shows(`sqlite3 .throughline/work.sqlite "${edit}"`, `Error: ${refused}`);
  holds(refused === 'events are never changed', 'the database refuses to change an event');
  await stage.says('The database refuses. But somebody who can write its file can take that refusal away.');
  const drop = 'DROP TRIGGER events_are_not_updated';
  database.exec(drop);
  const { changes } = database.prepare(proof).run();
  database.close();
  await stage.shows(`sqlite3 .throughline/work.sqlite "${drop}; ${edit}"`, `${changes} event changed`);
  holds(changes === 1, 'one event is changed');
  const found = await type(['verify'], 4);
  holds(found.includes('checksum_mismatch'), 'verify names what does not fit');

  await stage.says('Found, with the event that was changed. The backup is verified before it is put back.');
  await type(['restore', backup]);
  await type(['verify', '--deep']);
}

const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
for (const [signal, number] of [
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGTERM', 15],
] as const) {
  process.once(signal, () => {
    // A terminal tells them by itself; nobody else does.
    over.abort();
    clear();
    process.exit(128 + number);
  });
}

const startedAt = performance.now();
try {
  mkdirSync(cwd);
  await stage.says(`This plays in ${folder}, with the command line as it was built, and ends by itself.`);
  await killedAndResumed();
  await provedOrNotDone();
  await raced();
  await tamperedAndRestored();
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  await stage.says(`That was all, in ${seconds} s, and the folder is removed. Try it yourself: npm start`);
} catch (error) {
  process.stderr.write(`\n${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  clear();
}
