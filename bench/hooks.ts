// What a hook costs the agent that waits for it: wall time beside `node -e 0`, with little and with much in the home, also in
// a linked git worktree; the tokens of the resume block and of the lists of tools; and what mission control costs the browser
// that opens it. npm run bench -- hooks [--quick] [--only <part>]… [--folder <path>] [--json]
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { countTokens as countCl100k } from 'gpt-tokenizer/encoding/cl100k_base';
import { countTokens as countO200k } from 'gpt-tokenizer/encoding/o200k_base';
import { openHome, operationDefinitions, readConfig, type Home } from '../src/main.ts';
import { recordBegin } from '../src/mind/record-session.ts';
import { tokenBound } from '../src/base/token-bound.ts';
import { toolboxOf } from '../src/surfaces/mcp/tools.ts';
import { hasGit } from '../test/support/git-repository.ts';
import { recorded } from '../test/support/hook-home.ts';
import { measurePage } from './hooks/page.ts';
import { atMost, createReport, median, type BenchmarkReport } from './report.ts';

/** As `throughline setup` puts it into the agents' files. */
const hook = join(import.meta.dirname, '..', 'dist', 'hook.cjs');
const SIZES = [10, 10_000] as const;
const MOST_RATIO = 1.6;
/** Of the one hook of many at once that starts a process, which makes drafts and distils sessions. */
const MOST_RATIO_WITH_PROCESS = 2;
const MOST_TOKENS = 500;
/** Of a client's `tools/list`, by the tier it asks for. */
const MOST_TOOL_TOKENS = { core: 4_000, standard: 12_000 } as const;
const PARTS = [...SIZES.map((size) => `hooks-${size}`), 'tools', 'page'];

interface Place {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

function runMs(args: readonly string[], { folder, env }: Place, input = ''): { ms: number; stdout: string } {
  const startedMs = performance.now();
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, env, input, encoding: 'utf8' });
  const ms = performance.now() - startedMs;
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
  return { ms, stdout };
}

/** Tasks of one goal, one of them in progress with a checkpoint, some held by others; and as many sessions. */
async function fill(home: Home, size: number): Promise<void> {
  const call = { actor: 'bench' };
  const { goal_id } = await home.work.goals.create({ text: 'Ship the shop' }, call);
  const criteria = ['A wrong password is refused', 'The form says why'];
  const { task } = await home.work.tasks.add(
    { goal_id, title: 'Write the login', acceptance_criteria: criteria },
    call,
  );
  for (let made = 1; made < size; made += 200) {
    const count = Math.min(200, size - made);
    const add = (at: number) => home.work.tasks.add({ goal_id, title: `Task ${made + at} of many` }, call);
    await Promise.all(Array.from({ length: count }, (_, at) => add(at)));
  }
  await home.work.tasks.start({ task_id: task.task_id }, call);
  await home.work.checkpoints.update(
    {
      task_id: task.task_id,
      where_we_left_off: 'The form is there and posts to the server. The server does not check the password yet.',
      next_step: 'Write the handler in src/login.ts and answer 401 to a wrong password',
    },
    call,
  );
  for (let number = 2; number <= 4; number += 1) {
    await home.work.claims.claimTask({ task_id: `T${number}`, owner: `codex:${number}` }, call);
  }
  const { store } = await home.mind();
  await store.write(async (tx) => {
    for (let at = 0; at < size; at += 1) {
      const session = { agent: 'claude', session_id: `past-${at}`, project_id: null, owner: `claude:${at}` };
      await recordBegin(tx, { ...session, cwd: '/home/ada/shop', transcript_path: null, source: 'startup' });
    }
  });
}

type Hook = readonly [agent: string, event: string];

const HOOKS: readonly Hook[] = [
  ['claude', 'start'],
  ['claude', 'call'],
  ['claude', 'edit'],
  ['claude', 'compacting'],
  ['claude', 'stop'],
  ['claude', 'end'],
  ['gemini', 'compacted'],
  ['opencode', 'prompt'],
  ['cursor', 'start'],
  ['cursor', 'end'],
];
const HOOKS_IN_WORKTREE: readonly Hook[] = [
  ['claude', 'start'],
  ['claude', 'end'],
];
/** It changed a file and recorded nothing: a process that nobody waits for makes a draft of what it left. */
const WITH_DRAFT = HOOKS.findIndex(([agent, event]) => agent === 'claude' && event === 'end');

/** The folder as a repository, and a linked worktree of it. */
function addWorktree({ folder, env }: Place): Place {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, stdio: 'ignore' });
  const worktree = `${folder}-linked`;
  git('init', '--initial-branch', 'main');
  git('-c', 'user.name=Bench', '-c', 'user.email=bench@example.org', 'commit', '--allow-empty', '--message', 'First');
  git('worktree', 'add', '-b', 'linked', worktree);
  return { folder: worktree, env };
}

function measure(report: BenchmarkReport, place: Place, hooks: readonly Hook[], of: string, rounds: number): void {
  const inputs = hooks.map(([agent, event]) => JSON.stringify(recorded(agent, event, place.folder)));
  const ratios: number[][] = hooks.map(() => []);
  const times: number[][] = hooks.map(() => []);
  const bare: number[] = [];
  // Turn by turn, so that whatever else the machine does falls on all of them.
  for (let round = 0; round < rounds; round += 1) {
    const { ms: base } = runMs(['-e', '0'], place);
    bare.push(base);
    for (const [at, [agent]] of hooks.entries()) {
      const { ms } = runMs([hook, agent], place, inputs[at]);
      times[at]?.push(ms);
      ratios[at]?.push(ms / base);
      if (hooks === HOOKS && at === WITH_DRAFT) awaitDraft(place, round);
    }
  }
  for (const [at, [agent, event]] of hooks.entries()) {
    const fastest = Math.min(...(times[at] ?? []));
    report.figure({
      what: `${agent} ${event}${hooks === HOOKS && at === WITH_DRAFT ? ' that leaves a draft' : ''}, ${of}`,
      value: median(ratios[at] ?? []),
      unit: '×',
      goal: atMost(hooks === HOOKS && at === WITH_DRAFT ? MOST_RATIO_WITH_PROCESS : MOST_RATIO),
      detail: `of node -e 0; median ${median(times[at] ?? []).toFixed(1)} ms, fastest ${fastest.toFixed(1)} ms = ${(fastest / Math.min(...bare)).toFixed(2)} × its fastest`,
    });
  }
  report.note(`node -e 0: median ${median(bare).toFixed(1)} ms, fastest ${Math.min(...bare).toFixed(1)} ms`);
}

/** What goes on behind an answer must not fall on the next hook. */
function awaitDraft({ folder }: Place, round: number): void {
  using db = new DatabaseSync(join(folder, '.throughline', 'mind.sqlite'), { readOnly: true, timeout: 30_000 });
  const newest = db.prepare('SELECT max(made_at) AS made_at FROM checkpoint_drafts');
  const ended = db.prepare("SELECT ended_at FROM agent_sessions WHERE agent = 'claude' AND last_event = 'SessionEnd'");
  const startedMs = performance.now();
  for (;;) {
    const [made, end] = [newest.get()?.['made_at'] ?? '', ended.get()?.['ended_at'] ?? ''];
    if (made > end && end !== '') return;
    if (performance.now() - startedMs > 30_000) throw new Error(`no draft was made in round ${round}`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
  }
}

function measureTokens(report: BenchmarkReport, place: Place, size: number): void {
  const { stdout } = runMs([hook, 'claude'], place, JSON.stringify(recorded('claude', 'start', place.folder)));
  const { hookSpecificOutput } = JSON.parse(stdout) as { hookSpecificOutput: { additionalContext: string } };
  const block = hookSpecificOutput.additionalContext;
  report.figure({
    what: `resume block, ${size} tasks`,
    value: countTokens(block),
    unit: 'tokens',
    goal: atMost(MOST_TOKENS),
    detail: `bound ${tokenBound(block)}, ${Buffer.byteLength(block)} bytes`,
  });
}

/** By the larger of two real tokenizers. */
function countTokens(text: string): number {
  return Math.max(countCl100k(text), countO200k(text));
}

/** As a client of a real home sees them; none of them is run. */
function measureTools(report: BenchmarkReport): void {
  const operations = operationDefinitions.map((definition) => ({
    definition,
    role: definition.role ?? (definition.risk === 'read' ? ('read' as const) : ('operate' as const)),
    run: () => Promise.reject(new Error('is only listed')),
  }));
  for (const [tier, most] of Object.entries(MOST_TOOL_TOKENS)) {
    const tools = toolboxOf(operations, tier as keyof typeof MOST_TOOL_TOKENS, 'operate').list();
    const answer = JSON.stringify({ tools });
    report.figure({
      what: `tools/list, ${tier}`,
      value: countTokens(answer),
      unit: 'tokens',
      goal: atMost(most),
      detail: `${tools.length} tools, ${Buffer.byteLength(answer)} bytes`,
    });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: PARTS },
      folder: { type: 'string', default: tmpdir() },
      json: { type: 'boolean', default: false },
    },
  });
  const { only } = values;
  const unknown = only.filter((name) => !PARTS.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no part "${unknown.join(', ')}"; there are ${PARTS.join(', ')}.\n`);
    process.exitCode = 2;
    return;
  }
  mkdirSync(resolve(values.folder), { recursive: true });
  const root = mkdtempSync(join(resolve(values.folder), 'throughline-bench-'));
  const report = createReport('hooks', { json: values.json, folder: root });
  try {
    for (const size of SIZES) {
      if (!only.includes(`hooks-${size}`)) continue;
      const folder = join(root, `with-${size}`);
      mkdirSync(folder);
      const own = { XDG_CONFIG_HOME: join(root, 'xdg'), XDG_CACHE_HOME: join(root, 'cache') };
      const place: Place = { folder, env: { ...process.env, ...own } };
      await report.section(`hooks-${size}`, `Hooks in a home with ${size} tasks and sessions`, async () => {
        const config = { ...readConfig(), cwd: folder, configFolder: join(root, 'xdg', 'throughline') };
        const home = await openHome({ folder: join(folder, '.throughline'), create: true, config });
        await fill(home, size);
        await home.close();
        const rounds = values.quick ? 7 : 40;
        measure(report, place, HOOKS, `${size} tasks and sessions`, rounds);
        measureTokens(report, place, size);
        if (hasGit)
          measure(report, addWorktree(place), HOOKS_IN_WORKTREE, `in a linked worktree, ${size} tasks`, rounds);
        else report.note('there is no git on the PATH: no hooks in a linked worktree');
      });
    }
    if (only.includes('tools')) {
      await report.section('tools', 'What a client is shown of the tools', async () => measureTools(report));
    }
    if (only.includes('page')) {
      await report.section('page', 'Mission control in a browser, against the daemon', async () => {
        for (const size of SIZES) await measurePage(report, size, values.quick ? 3 : 10);
      });
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  report.end();
}

await main();
