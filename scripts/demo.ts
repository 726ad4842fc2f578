// `npm run demo`: plays what Throughline is for, unattended, in a temporary folder, with the built command line and real
// processes. Everything it says it also checks; it ends with 0 only when all of it was true. `--fast` leaves out pauses.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startCodingAgent, type CodingAgent } from './demo/coding-agent.ts';
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

const NOTES = 'release-notes.md';
const CRITERION = 'Every change since 0.9 is named';
const CHECK = `named=$(grep -c '^- ' ${NOTES})
echo "$named of 3 changes are named"
test "$named" = 3
`;

/** A repository, as a project is one. */
function makeRepository(): void {
  mkdirSync(cwd);
  git('init', '--quiet', '--initial-branch', 'main');
  writeFileSync(join(cwd, 'check.sh'), CHECK);
  writeFileSync(join(cwd, NOTES), '');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
}

/** Without the user's own settings, which may sign commits or run programs. */
function git(...args: string[]): string {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  const own = { ...env, GIT_CONFIG_GLOBAL: devNull };
  const { status, stdout, stderr } = spawnSync('git', [...who, ...args], { cwd, env: own, encoding: 'utf8' });
  holds(status === 0, `git ${args.join(' ')} ends with 0 (${stderr})`);
  return `${stdout}${stderr}`;
}

/** The session that goes on with the task. */
async function killedAndTakenUp(): Promise<CodingAgent> {
  await stage.chapter('Work that survives the agent that did it');
  await stage.says('A home for the work, a goal, and a task with a criterion and the command that proves it.');
  await type(['init']);
  await type(['goal', 'create', 'Release 1.0']);
  const checks = JSON.stringify([{ criterion: CRITERION, command: 'sh check.sh' }]);
  await type(['task', 'add', 'G1', 'Write the release notes', '--acceptance-criteria', CRITERION, '--checks', checks]);

  await stage.says(
    'Claude Code begins a session. In its place here a process calls the same hooks, and its commands are typed. It starts the task, writes a line, records a checkpoint, and is killed.',
  );
  const claude = await startCodingAgent('claude', randomUUID(), { cwd, env, signal: over.signal });
  await type(['task', 'start', 'T1', '--owner', claude.owner]);
  await claude.changes(NOTES);
  const [left, next] = ['The fixes are listed. The features are not.', 'List the features from the changelog'];
  await type(['checkpoint', 'set', 'T1', left, next, '--owner', claude.owner]);
  await claude.kill();
  await stage.shows(`kill -9 ${claude.pid}`, 'The process is gone; nothing could be said or saved.');

  await stage.says(
    'Codex begins a session in the same folder. Its hook sees that the process is gone, and gives its model this to read, before anything else:',
  );
  const codex = await startCodingAgent('codex', randomUUID(), { cwd, env, signal: over.signal });
  await stage.quotes(codex.block);
  for (const told of [
    'Goal: G1 "Release 1.0"',
    'Task: T1 "Write the release notes"',
    'Why: T1 is in progress, nobody holds it,',
    `Next step: T1 (doing): "${next}"`,
    `Left off: "${left}"`,
    `Criteria without evidence, 1 of 1: "${CRITERION} (check: sh check.sh)"`,
    'To go on: start_task T1 claims it;',
  ]) {
    holds(codex.block.includes(`\n${told}`), `the block says: ${told}`);
  }
  const { answer } = await program.json('session', 'list', '--agent', 'claude');
  holds(JSON.stringify(answer).includes('"process gone"'), 'the session of Claude Code is known to be gone');
  await stage.says('That is enough to begin. Codex takes the task; `throughline next` says the same to everybody.');
  await type(['task', 'start', 'T1', '--owner', codex.owner]);
  const step = await type(['next']);
  holds(step.includes(next), 'the next step is the one of the checkpoint');
  return codex;
}

async function provedOrNotDone({ owner }: CodingAgent): Promise<void> {
  await stage.chapter('Done means proved');
  await stage.says(
    'Codex says that it is done. A criterion with a check takes no words, only a run on the code as it is. The refusal names the line.',
  );
  const complete = ['task', 'complete', 'T1', '--owner', owner];
  const refused = await type([...complete, '--evidence', 'I read it twice'], 5);
  holds(refused.includes('(proof_required)'), 'the refusal is proof_required');
  const prove = ['task', 'prove', 'T1', '--criterion', '1', '--', 'sh', 'check.sh'];
  holds(refused.includes(`Run: ${typed(prove)}\n`), 'the refusal names the line that proves it');

  await stage.says('It runs in the shell of whoever calls it. It fails, so nothing is recorded.');
  const failed = await type(prove, 5);
  holds(failed.includes('1 of 3 changes are named') && failed.includes('(check_failed)'), 'the run fails');
  const { answer } = await program.json('task', 'show', 'T1');
  holds((answer['unanswered'] as unknown[]).length === 1, 'the run that failed proves nothing');

  await stage.says('Codex writes what is missing, and runs it again.');
  appendFileSync(join(cwd, NOTES), '- Add the basket\n- Add the order\n');
  const proved = await type(prove);
  holds(proved.includes('3 of 3 changes are named') && proved.includes('☑ 1.'), 'the run is recorded');
  const atOnce = await program.atTerminal(...complete, '--prove');
  if (!atOnce) {
    await type(complete);
    return;
  }
  await stage.says('Somebody at a terminal has all checks run and the task completed by one command.');
  await stage.shows(typed([...complete, '--prove']), atOnce.output, atOnce.code);
  holds(atOnce.code === 0 && atOnce.output.includes('T1 Write the release notes  done'), 'the task is done');
}

async function raced(): Promise<void> {
  await stage.chapter('Two agents, two worktrees, one list');
  const titles = ['Build for Linux', 'Build for macOS', 'Write the announcement'];
  await stage.says(
    'Three more tasks, and two agents, each a process in a git worktree of its own that asks `throughline task claim-next`. The list is the same in both, and none gets what the other holds. One of them is killed in the middle of a task; its claim ends by itself after two seconds.',
  );
  for (const title of titles) {
    const { code } = await program.json('task', 'add', 'G1', title);
    holds(code === 0, `"${title}" is added`);
  }
  const places = new Map(['ada', 'bob'].map((name) => [name, join(folder, name)]));
  for (const [name, place] of places) {
    const made = git('worktree', 'add', '-b', name, place);
    await stage.shows(`git worktree add -b ${name} ../${name}`, made);
  }
  const { completed, killed, takenUp } = await race(places, { env, stage, signal: over.signal });
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
  const edit = `UPDATE events SET payload = replace(payload, '3 of 3', '9 of 9') WHERE event_type = 'task.completed'`;
  const database = new DatabaseSync(join(cwd, '.throughline', 'work.sqlite'));
  const proof = `${edit} AND payload LIKE '%3 of 3%'`;
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
  makeRepository();
  await stage.says(`This plays in ${folder}, with the command line as it was built, and ends by itself.`);
  const codex = await killedAndTakenUp();
  await provedOrNotDone(codex);
  await codex.kill();
  await raced();
  await tamperedAndRestored();
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  await stage.says(`That was all, in ${seconds} s, and the folder is removed. Try it yourself: npm start`);
} catch (error) {
  process.stderr.write(`\n${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  over.abort();
  clear();
}
