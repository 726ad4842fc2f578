// What a session of each agent is told from its beginning to its end, through the hooks: each line once in a context, and again when that is
// lost. Most events run in this process over the home's own files, with a clock of its own; what is about processes runs in some.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases } from '../../scripts/build-facts.ts';
import { CODING_AGENTS, type CodingAgent } from '../../src/base/coding-agents.ts';
import { systemClock, toTimestamp, type Clock } from '../../src/base/clock.ts';
import type { AgentProcess, Processes } from '../../src/base/processes.ts';
import { readConfig, type Config } from '../../src/config.ts';
import { answerFor } from '../../src/surfaces/hooks/answers.ts';
import { parseEvent } from '../../src/surfaces/hooks/events.ts';
import { hotHook } from '../../src/surfaces/hooks/hot-hook.ts';
import { createHookHome, isRecorded, recorded } from '../support/hook-home.ts';
import {
  anchorsIn,
  answerRecord,
  createTaughtHome,
  killsAfterAnswer,
  promptRecord,
  textIn,
  transcriptOf,
  type TaughtHome,
  type TranscriptRecord,
} from '../support/taught-home.ts';

const HOOK = join(import.meta.dirname, '..', '..', 'dist', 'hook.cjs');
const WEEK_MS = 7 * 24 * 60 * 60_000;
/** More than the pause between two messages that are not urgent. */
const PAUSE_MS = 61_000;

let home: TaughtHome;
let config: Config;
let aheadMs = 0;
const clock: Clock = { ...systemClock, now: () => systemClock.now() + aheadMs };
const failures: unknown[] = [];
/** Windows are given with the events, and are all open. */
const processes: Processes = { machine: () => 'box', stateOf: () => 'running', ancestors: () => [] } as never;

beforeAll(() => {
  home = createTaughtHome();
  config = { ...readConfig(), cwd: home.folder, home: undefined, owner: undefined, isOptedOut: false };
  config = { ...config, configFolder: join(home.folder, 'xdg', 'throughline') };
  writeFileSync(join(home.folder, 'empty.jsonl'), '');
  home.hook('claude', { hook_event_name: 'SessionStart', session_id: 'first', cwd: home.folder });
});
afterAll(() => home.dispose());

// ── What agents write ────────────────────────────────────────────────────────────────────────────────────────

const prompt = (uuid: string, parent: string | null, content: string) =>
  promptRecord(uuid, parent, content, clock.now());
const answer = (uuid: string, parent: string) => answerRecord(uuid, parent, clock.now());
const transcript = (sessionId: string, records: readonly TranscriptRecord[]) =>
  transcriptOf(sessionId, home.folder, records);

// ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────

const idOf = (agent: CodingAgent, name: string) => `${agent}-${name}`;

/** What its model gets of an event; the answer counts as written. */
async function play(
  agent: CodingAgent,
  name: string,
  event: string,
  { window, ...more }: Readonly<Record<string, unknown>> & { readonly window?: AgentProcess } = {},
): Promise<string> {
  const session = { session_id: idOf(agent, name), conversation_id: idOf(agent, name) };
  const input = { ...recorded(agent, event, home.folder), ...session, ...more };
  const parsed = parseEvent(agent, input, config);
  if (!parsed) return '';
  const onError = (what: string, error: unknown) => failures.push([agent, event, what, error]);
  const given = window ? { ...parsed, window } : parsed;
  const outcome = await hotHook(given, { config, databases, processes, clock, onError });
  if (!outcome) throw new Error('there is no home');
  const text = textIn(answerFor(agent, given, outcome));
  await outcome.said?.hear?.();
  aheadMs += PAUSE_MS;
  return text;
}

const PROMPTS: Partial<Record<CodingAgent, string>> = { gemini: 'compacted' };
let turns = 0;

/** The next prompt of its user, and the stop behind it. */
async function turn(agent: CodingAgent, name = 'long', more: Parameters<typeof play>[3] = {}): Promise<string> {
  turns += 1;
  const ids = { prompt_id: `p${turns}`, turn_id: `p${turns}`, message_id: `p${turns}`, context_usage_percent: 1 };
  const said = await play(agent, name, PROMPTS[agent] ?? 'prompt', {
    transcript_path: join(home.folder, 'empty.jsonl'),
    ...ids,
    ...more,
  });
  await play(agent, name, 'stop', more.window ? { window: more.window } : {});
  return said;
}

/** Of pi, which takes it with its next prompt. */
async function begin(agent: CodingAgent, name = 'long', event = 'start', more: Parameters<typeof play>[3] = {}) {
  const said = await play(agent, name, event, more);
  return agent === 'pi' && said === '' ? turn(agent, name) : said;
}

const CAN_BE_PROMPTED = CODING_AGENTS.filter((agent) => agent !== 'cursor');

// ── Sequences ────────────────────────────────────────────────────────────────────────────────────────────────

test('[MND-16] each agent is told every line once in twenty turns, and a change at the next turn, once', async () => {
  const blocks = new Map<CodingAgent, string>();
  for (const agent of CODING_AGENTS) {
    const block = await begin(agent);
    expect([agent, anchorsIn(block).length]).toEqual([agent, 3]);
    expect(block).toContain('Next step:');
    blocks.set(agent, block);
  }
  /** What an agent heard at a turn that it had not before. */
  const heard = async (agent: CodingAgent) => {
    const said = await turn(agent);
    if (agent !== 'opencode') return said;
    // Its block is sent anew each time, and only ever grows.
    const before = blocks.get(agent) ?? '';
    expect(said.startsWith(before)).toBe(true);
    blocks.set(agent, said);
    return said.slice(before.length);
  };
  const said = new Map(CAN_BE_PROMPTED.map((agent) => [agent, [] as string[]]));
  const takeTurns = async (count: number) => {
    for (let at = 0; at < count; at += 1)
      for (const agent of CAN_BE_PROMPTED) said.get(agent)?.push(await heard(agent));
  };
  await takeTurns(8);
  const words = home.correct();
  await takeTurns(12);
  for (const [agent, texts] of said) {
    const spoken = texts.flatMap((text, at) => (text === '' ? [] : [[at, text] as const]));
    expect([agent, spoken.map(([at]) => at)]).toEqual([agent, [8]]);
    expect(spoken[0]?.[1]).toMatch(new RegExp(`${words}.*instead of \\[C\\d+@\\d+\\]`));
    expect(anchorsIn(spoken[0]?.[1] ?? '')).toHaveLength(2);
  }
  expect(failures).toEqual([]);
});

test('each agent is told everything again after a compaction or a clear, in the words of now', async () => {
  const now = home.correct();
  for (const agent of CODING_AGENTS) {
    await play(agent, 'long', 'compacting');
    const compacted = isRecorded(agent, 'compacted') && agent !== 'gemini' ? 'compacted' : 'start';
    const again = await begin(agent, 'long', compacted);
    expect([agent, anchorsIn(again).length, again.includes(now)]).toEqual([agent, 3, true]);
    if (agent === 'cursor') continue;
    const next = await turn(agent);
    expect(next).toBe(agent === 'opencode' ? again : '');
  }
  for (const agent of ['claude', 'codex', 'gemini'] as const) {
    const cleared = await play(agent, 'long', 'start', { source: 'clear' });
    // Gemini CLI drops that answer.
    const told = agent === 'gemini' ? await turn(agent) : cleared;
    expect([agent, anchorsIn(told).length]).toEqual([agent, 3]);
  }
});

test('a compression of Gemini CLI, which only its transcript shows, has the session observed as any other compaction', async () => {
  const path = join(home.folder, 'compressed.jsonl');
  await begin('gemini', 'compressed');
  aheadMs += PAUSE_MS;
  const summary = { timestamp: toTimestamp(clock.now()), content: [{ text: '<state_snapshot>…</state_snapshot>' }] };
  writeFileSync(path, `${JSON.stringify({ $set: { messages: [summary] } })}\n`);
  expect(anchorsIn(await turn('gemini', 'compressed', { transcript_path: path }))).toHaveLength(3);
  expect(await turn('gemini', 'compressed', { transcript_path: path })).toBe('');
  using db = new DatabaseSync(join(home.folder, '.throughline', 'mind.sqlite'), { readOnly: true, timeout: 30_000 });
  const asked = db.prepare("SELECT payload FROM jobs WHERE kind = 'mind.distil'").all() as { payload: string }[];
  const triggers = asked.map(({ payload }) => JSON.parse(payload) as { session_id: string; trigger: string });
  expect(triggers.filter(({ session_id }) => session_id === idOf('gemini', 'compressed'))).toMatchObject([
    { trigger: 'compaction' },
  ]);
});

test('a rewind, as its transcript shows it, makes due again what was told in the turns that it took back', async () => {
  const path = join(home.folder, 'rewound.jsonl');
  await begin('claude', 'rewound');
  const first = [prompt('r1', null, 'Hello'), answer('r2', 'r1')];
  await turn('claude', 'rewound');
  const words = home.correct();
  const second = prompt('r3', 'r2', 'Go on');
  expect(await turn('claude', 'rewound')).toContain(words);
  const after = [answer('r4', 'r3'), prompt('r5', 'r2', 'Do something else')];
  expect(await turn('claude', 'rewound')).toBe('');
  writeFileSync(path, transcript(idOf('claude', 'rewound'), [...first, second, ...after]));
  home.tl('mind', 'ingest', path);
  expect(await turn('claude', 'rewound')).toContain(words);
  expect(await turn('claude', 'rewound')).toBe('');
});

test('two windows of one session are each told once, and a compaction of one is not one of the other', async () => {
  const left = { machine: 'box', pid: 1, started: '1', isNamed: true } as AgentProcess;
  const right = { ...left, pid: 2 } as AgentProcess;
  expect(anchorsIn(await play('claude', 'windows', 'start', { window: left }))).toHaveLength(3);
  // The second one reads the conversation of the first.
  expect(await play('claude', 'windows', 'resume', { window: right })).toBe('');
  const words = home.correct();
  for (const window of [left, right]) expect(await turn('claude', 'windows', { window })).toContain(words);
  await play('claude', 'windows', 'compacting', { window: left });
  expect(anchorsIn(await play('claude', 'windows', 'compacted', { window: left }))).toHaveLength(3);
  for (const window of [left, right]) expect(await turn('claude', 'windows', { window })).toBe('');
});

test('a tag that somebody switches to brings its lines with the next turn, and a handoff its slice, once', async () => {
  home.teachDocs();
  expect(await begin('codex', 'switched')).not.toContain('in English');
  home.tl('tag', 'switch', 'docs', '--session', idOf('codex', 'switched'));
  expect(await turn('codex', 'switched')).toContain('Always write the docs in English.');
  expect(await turn('codex', 'switched')).toBe('');
  // Also one that its transcript alone is known of when somebody switches it.
  const early = join(home.folder, 'early.jsonl');
  writeFileSync(early, transcript(idOf('claude', 'early'), [prompt('e1', null, 'Hello'), answer('e2', 'e1')]));
  home.tl('mind', 'ingest', early);
  home.tl('tag', 'switch', 'docs', '--session', idOf('claude', 'early'));
  expect(await begin('claude', 'early')).toContain('Always write the docs in English.');
  const of = ['--session', idOf('codex', 'switched')];
  home.tl('handoff', '--to', 'gemini', '--note', 'Go on with the form', ...of);
  expect(await turn('codex', 'switched')).toBe('');
  expect(await begin('claude', 'not-asked')).not.toContain('Handed over');
  expect(await begin('gemini', 'receiver')).toMatch(/Handed over to this session:\n- From .*"Go on with the form"/);
  expect(await turn('gemini', 'receiver')).toBe('');
  expect(await begin('gemini', 'another')).not.toContain('Handed over');
});

test('[MND-19] a session that is resumed a week later hears what changed since, and nothing twice', async () => {
  for (const agent of CAN_BE_PROMPTED) await play(agent, 'long', 'end');
  aheadMs += WEEK_MS;
  const words = home.correct();
  for (const agent of CAN_BE_PROMPTED) {
    const said = await begin(agent, 'long', 'resume');
    const changed = agent === 'opencode' ? said.slice(said.lastIndexOf('New or changed')) : said;
    expect([agent, changed.includes(words), anchorsIn(changed).length]).toEqual([agent, true, 2]);
    expect(await turn(agent)).toBe(agent === 'opencode' ? said : '');
  }
  expect(failures).toEqual([]);
});

test('above 70 % a change waits, and is said when there is room', async () => {
  await begin('pi', 'full');
  const words = home.correct();
  expect(await turn('pi', 'full', { context_usage_percent: 85 })).toBe('');
  // What cannot be is unknown: only what is urgent is said then.
  expect(await turn('pi', 'full', { context_usage_percent: 1e9 })).toBe('');
  expect(await turn('pi', 'full', { context_usage_percent: 20 })).toContain(words);
});

// ── Processes ────────────────────────────────────────────────────────────────────────────────────────────────

async function runHook(session_id: string, event: string, args: readonly string[] = [], listens = true) {
  const child = spawn(process.execPath, [...args, HOOK, 'claude'], { cwd: home.folder, env: home.env });
  let stdout = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  if (!listens) child.stdout.destroy();
  child.stdin.end(JSON.stringify({ ...recorded('claude', event, home.folder), session_id, transcript_path: null }));
  const [status, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { stdout, status, signal };
}

test('killed between its answer and the record of it, or not listened to, a hook says the same at the next prompt', async () => {
  const killer = killsAfterAnswer(home.folder);
  const killed = await runHook('killed', 'start', ['--require', killer]);
  expect([killed.signal, anchorsIn(killed.stdout).length]).toEqual(['SIGKILL', 3]);
  expect(anchorsIn((await runHook('killed', 'prompt')).stdout)).toHaveLength(3);
  expect(await runHook('killed', 'prompt')).toMatchObject({ stdout: '', status: 0 });
  expect(await runHook('unheard', 'start', [], false)).toMatchObject({ status: 0 });
  expect(anchorsIn((await runHook('unheard', 'prompt')).stdout)).toHaveLength(3);
});

/** What the built hook says of it, in a process of its own. */
function heardBy(agent: CodingAgent, name: string, event: string, more: object = {}): string {
  const session = { session_id: idOf(agent, name), conversation_id: idOf(agent, name), transcript_path: null };
  const run = home.hook(agent, {
    ...recorded(agent, event, home.folder),
    ...session,
    context_usage_percent: 1,
    ...more,
  });
  expect([agent, event, run.status, run.stderr]).toEqual([agent, event, 0, '']);
  return textIn(run.answer);
}

test('a session whose start was not kept is told everything at its first prompt, and nothing at the next', () => {
  for (const agent of CAN_BE_PROMPTED) {
    const event = PROMPTS[agent] ?? 'prompt';
    const first = heardBy(agent, 'no-start', event, { prompt_id: '1', turn_id: '1', message_id: '1' });
    expect([agent, first.includes('Next step:'), anchorsIn(first).length]).toEqual([agent, true, 3]);
    heardBy(agent, 'no-start', 'stop');
    const next = heardBy(agent, 'no-start', event, { prompt_id: '2', turn_id: '2', message_id: '2' });
    expect([agent, next]).toEqual([agent, agent === 'opencode' ? first : '']);
  }
  using db = new DatabaseSync(join(home.folder, '.throughline', 'mind.sqlite'), { timeout: 30_000 });
  db.exec('BEGIN IMMEDIATE');
  expect(heardBy('claude', 'locked-out', 'start')).toContain('Next step:');
  db.exec('ROLLBACK');
  expect(anchorsIn(heardBy('claude', 'locked-out', 'prompt', { prompt_id: '1' }))).toHaveLength(3);
  expect(heardBy('claude', 'locked-out', 'prompt', { prompt_id: '2' })).toBe('');
});

test('where its lines cannot be read, a session is kept all the same, and hears the work', async () => {
  using db = new DatabaseSync(join(home.folder, '.throughline', 'mind.sqlite'), { timeout: 30_000 });
  const session = { session_id: 'without-lines', conversation_id: 'without-lines' };
  const event = parseEvent('claude', { ...recorded('claude', 'start', home.folder), ...session }, config);
  if (!event) throw new Error('this is an event');
  const troubles: string[] = [];
  const onError = (what: string) => void troubles.push(what);
  db.exec('ALTER TABLE injection_lines RENAME TO lines_aside');
  const outcome = await hotHook(event, { config, databases, processes, clock, onError });
  db.exec('ALTER TABLE lines_aside RENAME TO injection_lines');
  expect(troubles).toEqual(['the session was not kept']);
  expect(textIn(answerFor('claude', event, outcome ?? {}))).toContain('Next step: T1');
  const kept = db.prepare("SELECT last_event FROM agent_sessions WHERE session_id = 'without-lines'").all();
  expect(kept).toEqual([{ last_event: 'SessionStart' }]);
  // What it was not told is still due.
  expect(anchorsIn((await runHook('without-lines', 'prompt')).stdout).length).toBeGreaterThan(0);
});

test('with THROUGHLINE_INJECT=off nothing is said, and that is on record', async () => {
  const start = { ...recorded('opencode', 'start', home.folder), session_id: 'opted-out' };
  const logged = home.log();
  home.env['THROUGHLINE_INJECT'] = 'off';
  expect(home.hook('opencode', start)).toMatchObject({ status: 0, stdout: '{}\n' });
  expect(home.hook('claude', { ...recorded('claude', 'prompt', home.folder), session_id: 'opted-out' }).stdout).toBe(
    '',
  );
  delete home.env['THROUGHLINE_INJECT'];
  using db = new DatabaseSync(join(home.folder, '.throughline', 'mind.sqlite'), { readOnly: true });
  const rows = db.prepare("SELECT DISTINCT reason FROM injections WHERE session_id = 'opted-out'").all();
  expect(rows).toEqual([{ reason: 'opted_out' }]);
  expect(home.log()).toBe(logged);
});

test('whoever opted out, or is to be told nothing, hears nothing of a locked or damaged home, and is asked nothing', () => {
  const own = createHookHome();
  try {
    own.tl('goal', 'create', 'Ship the shop');
    own.tl('task', 'add', 'G1', 'Write the login');
    const inHome = (name: string) => join(own.folder, '.throughline', name);
    let sessions = 0;
    const hear = (event: string, session_id = `s${(sessions += 1)}`) =>
      own.hook('claude', { ...recorded('claude', event, own.folder), session_id }).stdout;
    const quietly = (event: string, session_id?: string) => {
      own.env['THROUGHLINE_INJECT'] = 'off';
      const said = hear(event, session_id);
      delete own.env['THROUGHLINE_INJECT'];
      return said;
    };
    expect(hear('start', 'works')).toContain('Next step:');
    own.tl('task', 'start', 'T1', '--owner', 'claude:works');
    expect(quietly('stop', 'works')).toBe('');
    expect(hear('stop', 'works')).toContain('"decision":"block"');
    using mind = new DatabaseSync(inHome('mind.sqlite'), { timeout: 30_000 });
    mind.exec('BEGIN IMMEDIATE');
    expect([quietly('start'), quietly('prompt')]).toEqual(['', '']);
    expect(hear('start')).toContain('Next step:');
    mind.exec('ROLLBACK');
    own.asPerson('inject', 'mode', 'off', '--scope', 'project');
    mind.exec('BEGIN IMMEDIATE');
    expect([hear('start'), hear('start', 'works'), hear('prompt', 'works')]).toEqual(['', '', '']);
    mind.exec('ROLLBACK');
    using work = new DatabaseSync(inHome('work.sqlite'));
    work.exec("UPDATE state_entities SET body = replace(body, 'login', 'forged') WHERE collection = 'tasks'");
    expect(hear('resume', 'works')).toBe('');
    own.asPerson('inject', 'mode', 'adaptive', '--scope', 'project');
    expect(hear('start', 'works')).toContain('throughline rebuild');
    expect(quietly('start', 'works')).toBe('');
    writeFileSync(inHome('mind.sqlite'), 'this is no database, and never was one. '.repeat(200));
    expect(quietly('start', 'works')).toBe('');
  } finally {
    own.dispose();
  }
});

test('of a prompt nothing is stored but the id of its turn', async () => {
  const words = 'canary-violet-4711 and <private>canary-amber-0815</private>';
  for (const agent of CAN_BE_PROMPTED) await turn(agent, 'prompted', { prompt: words, message: words });
  using db = new DatabaseSync(join(home.folder, '.throughline', 'mind.sqlite'), { readOnly: true });
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
  const stored = tables.map(({ name }) => JSON.stringify(db.prepare(`SELECT * FROM "${name}"`).all(), asText)).join();
  expect(stored).toContain(idOf('pi', 'prompted'));
  expect(stored).not.toContain('canary');
});

const asText = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
