// The life of a session of each agent through the built hook, a process for each event that can speak: what its model hears, and what it does
// not. Stops and ends say nothing, and run in this process; so do the events of a home on Postgres but for one, which the whole program answers.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../../scripts/build-facts.ts';
import { toTimestamp } from '../../src/base/clock.ts';
import { CODING_AGENTS, type CodingAgent } from '../../src/base/coding-agents.ts';
import type { AgentProcess, Processes } from '../../src/base/processes.ts';
import { openHome, readConfig, type Config } from '../../src/main.ts';
import { answerFor } from '../../src/surfaces/hooks/answers.ts';
import { answerFromHome } from '../../src/surfaces/hooks/answer-from-home.ts';
import { parseEvent } from '../../src/surfaces/hooks/events.ts';
import { hotHook } from '../../src/surfaces/hooks/hot-hook.ts';
import { eventually } from '../support/eventually.ts';
import { startFakeAgent } from '../support/fake-agent.ts';
import { createHomeDatabase, type HomeDatabase } from '../support/home-database.ts';
import { recorded } from '../support/hook-home.ts';
import { seedMind } from '../support/seed-mind.ts';
import {
  anchorsIn,
  answerRecord,
  createTaughtHome,
  killsAfterAnswer,
  LINES,
  OF_DOCS,
  promptRecord,
  textIn,
  transcriptOf,
  type TaughtHome,
} from '../support/taught-home.ts';

const HOOK = join(import.meta.dirname, '..', '..', 'dist', 'hook.cjs');
/** No event of a prompt was recorded under that name. */
const PROMPTS: Partial<Record<CodingAgent, string>> = { gemini: 'compacted' };

let home: TaughtHome;
let config: Config;
let turns = 0;

beforeAll(() => {
  home = createTaughtHome();
  config = { ...readConfig(), cwd: home.folder, home: undefined, owner: undefined, isOptedOut: false };
  config = { ...config, configFolder: join(home.folder, 'xdg', 'throughline') };
  writeFileSync(join(home.folder, 'calm.jsonl'), '');
});
afterAll(() => home.dispose());

// ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────

/** An event as its agent sends it. */
function eventOf(agent: CodingAgent, session: string, name: string, more: object = {}): Record<string, unknown> {
  turns += 1;
  const ids = { prompt_id: `p${turns}`, turn_id: `p${turns}`, message_id: `p${turns}`, context_usage_percent: 1 };
  const named = { session_id: session, conversation_id: session, transcript_path: join(home.folder, 'calm.jsonl') };
  return { ...recorded(agent, name, home.folder), ...named, ...ids, ...more };
}

/** What its model hears of the built hook, in a process of its own. */
function hear(agent: CodingAgent, session: string, name: string, more: object = {}): string {
  const { status, stderr, answer } = home.hook(agent, eventOf(agent, session, name, more));
  expect([agent, name, status, stderr]).toEqual([agent, name, 0, '']);
  return textIn(answer);
}

const processes: Processes = { machine: () => 'box', stateOf: () => 'running', ancestors: () => [] } as never;

/** The same code, in this process, of an event that says nothing to the model. */
async function pass(agent: CodingAgent, session: string, name: string): Promise<void> {
  const event = parseEvent(agent, eventOf(agent, session, name), config);
  if (!event) return;
  const onError = (what: string, error: unknown) => {
    throw new Error(what, { cause: error });
  };
  const outcome = await hotHook(event, { config, databases, processes, onError });
  expect([agent, name, outcome?.said]).toEqual([agent, name, undefined]);
}

async function turn(agent: CodingAgent, session: string, more: object = {}): Promise<string> {
  const said = hear(agent, session, PROMPTS[agent] ?? 'prompt', more);
  await pass(agent, session, 'stop');
  return said;
}

// ── What each agent hears ────────────────────────────────────────────────────────────────────────────────────

/** `next`: its agent drops the answer, so that the prompt behind it has the words. `never`: nothing reaches its model then. */
type Hears = 'at once' | 'next' | 'never';

interface Ways {
  readonly start: Hears;
  readonly prompts: boolean;
  /** After a compaction; of Gemini CLI only its transcript tells. */
  readonly compacted: Hears | 'by transcript';
  /** Undefined where it has no such event. */
  readonly clear?: Hears;
  readonly resume: Hears;
}

const WAYS: Readonly<Record<CodingAgent, Ways>> = {
  claude: { start: 'at once', prompts: true, compacted: 'at once', clear: 'at once', resume: 'at once' },
  codex: { start: 'at once', prompts: true, compacted: 'at once', clear: 'at once', resume: 'at once' },
  cursor: { start: 'at once', prompts: false, compacted: 'never', resume: 'at once' },
  gemini: { start: 'at once', prompts: true, compacted: 'by transcript', clear: 'next', resume: 'at once' },
  opencode: { start: 'at once', prompts: true, compacted: 'at once', resume: 'at once' },
  pi: { start: 'next', prompts: true, compacted: 'at once', resume: 'next' },
};

const isWhole = (text: string) => text.includes('Next step:') && anchorsIn(text).length === LINES;

/** One session, and what of its answers its model did not have before. */
class Life {
  #block = '';
  readonly agent: CodingAgent;
  readonly session = 'life';
  readonly ways: Ways;

  constructor(agent: CodingAgent) {
    this.agent = agent;
    this.ways = WAYS[agent];
  }

  /** OpenCode is given its whole block each time, which only grows within a context. */
  #newOf(text: string): string {
    if (this.agent !== 'opencode') return text;
    const isSame = text.startsWith(this.#block);
    const fresh = isSame ? text.slice(this.#block.length) : text;
    this.#block = text;
    return fresh;
  }

  async turn(more: object = {}): Promise<string> {
    return this.#newOf(await turn(this.agent, this.session, more));
  }

  /** A beginning, and the prompt behind it where only that is heard. */
  async begin(name: string, heard: Hears, more: object = {}): Promise<string> {
    const said = this.#newOf(hear(this.agent, this.session, name, more));
    if (heard === 'at once') return said;
    if (said !== '') throw new Error(`${this.agent} drops its answer to ${name}, and was given one: ${said}`);
    return heard === 'next' ? this.turn() : '';
  }

  async compact(): Promise<string> {
    const { compacted } = this.ways;
    if (compacted !== 'by transcript') {
      hear(this.agent, this.session, 'compacting');
      return compacted === 'never' ? '' : this.begin('compacted', compacted);
    }
    const path = join(home.folder, 'compressed.jsonl');
    const summary = { timestamp: toTimestamp(Date.now()), content: [{ text: '<state_snapshot>…</state_snapshot>' }] };
    writeFileSync(path, `${JSON.stringify({ $set: { messages: [summary] } })}\n`);
    return this.turn({ transcript_path: path });
  }
}

test('[MND-16] each agent is told everything at a beginning, a change once, and nothing in between, by the built hook', async () => {
  const lives = CODING_AGENTS.map((agent) => new Life(agent));
  const prompted = lives.filter(({ ways }) => ways.prompts);
  for (const life of lives)
    expect([life.agent, isWhole(await life.begin('start', life.ways.start))]).toEqual([life.agent, true]);
  for (const life of prompted) expect([life.agent, await life.turn()]).toEqual([life.agent, '']);
  const first = home.correct();
  for (const life of prompted) {
    const said = await life.turn();
    expect([life.agent, said.includes(first), anchorsIn(said).length]).toEqual([life.agent, true, 2]);
    expect([life.agent, await life.turn()]).toEqual([life.agent, '']);
  }
  for (const life of lives.filter(({ ways }) => ways.compacted !== 'never')) {
    const said = await life.compact();
    expect([life.agent, isWhole(said), said.includes(first)]).toEqual([life.agent, true, true]);
    expect([life.agent, await life.turn()]).toEqual([life.agent, '']);
  }
  for (const life of lives) {
    if (!life.ways.clear) continue;
    const said = await life.begin('start', life.ways.clear, { source: 'clear' });
    expect([life.agent, isWhole(said)]).toEqual([life.agent, true]);
  }
  for (const { agent, session } of lives) await pass(agent, session, 'end');
  const second = home.correct();
  for (const life of lives) {
    const said = await life.begin('resume', life.ways.resume);
    // Cursor does not say that it is a resume: its model hears everything.
    const expected = life.agent === 'cursor' ? LINES : 2;
    expect([life.agent, said.includes(second), anchorsIn(said).length]).toEqual([life.agent, true, expected]);
    if (life.ways.prompts) expect([life.agent, await life.turn()]).toEqual([life.agent, '']);
  }
  expect(home.log()).toBe('');
});

test('what was taken back, switched or handed over is said by the built hook at the next turn, once', async () => {
  const path = join(home.folder, 'rewound.jsonl');
  const now = () => Date.now();
  expect(isWhole(hear('claude', 'rewound', 'start'))).toBe(true);
  const before = [promptRecord('r1', null, 'Hello', now() - 60_000), answerRecord('r2', 'r1', now() - 60_000)];
  const words = home.correct();
  const said = promptRecord('r3', 'r2', 'Go on', now());
  expect(await turn('claude', 'rewound')).toContain(words);
  const after = [answerRecord('r4', 'r3', now()), promptRecord('r5', 'r2', 'Something else', now())];
  writeFileSync(path, transcriptOf('rewound', home.folder, [...before, said, ...after]));
  home.tl('mind', 'ingest', path);
  // As if the minute between two changes had passed.
  using db = new DatabaseSync(join(home.folder, '.throughline', 'mind.sqlite'), { timeout: 30_000 });
  db.exec('UPDATE injection_contexts SET delta_at = NULL');
  expect(await turn('claude', 'rewound')).toContain(words);
  home.teachDocs();
  // A process that an end of the test before has started may have taken the slice, and compiles its lines behind it.
  const lines = db.prepare("SELECT 1 FROM injection_baselines WHERE tag = 'docs'");
  await eventually('the lines of docs are compiled', () => lines.get() !== undefined);
  home.tl('tag', 'switch', 'docs', '--session', 'rewound');
  home.tl('handoff', '--to', 'codex', '--note', 'Go on with the form', '--session', 'rewound');
  expect(hear('codex', 'receiver', 'start')).toMatch(/Handed over to this session:\n- From .*"Go on with the form"/);
  expect(await turn('codex', 'receiver')).toBe('');
  expect(await turn('claude', 'rewound')).toContain(OF_DOCS);
  expect(await turn('claude', 'rewound')).toBe('');
});

test('killed between its answer to a prompt and the record of it, the built hook says the same at the next one', async () => {
  const killer = killsAfterAnswer(home.folder);
  expect(isWhole(hear('codex', 'killed', 'start'))).toBe(true);
  const words = home.correct();
  const killed = spawnSync(process.execPath, ['--require', killer, HOOK, 'codex'], {
    cwd: home.folder,
    env: home.env,
    input: JSON.stringify(eventOf('codex', 'killed', 'prompt')),
    encoding: 'utf8',
  });
  expect([killed.signal, killed.stdout.includes(words)]).toEqual(['SIGKILL', true]);
  await pass('codex', 'killed', 'stop');
  expect(await turn('codex', 'killed')).toContain(words);
  expect(await turn('codex', 'killed')).toBe('');
});

test('two windows of one session are processes of their agent: each hears a change, and one its own compaction', async () => {
  const place = { folder: home.folder, env: home.env };
  const [left, right] = [startFakeAgent('claude', place), startFakeAgent('claude', place)];
  const heard = async (window: typeof left, name: string) =>
    textIn(JSON.parse((await window.event(eventOf('claude', 'windows', name))) || '{}'));
  try {
    expect(isWhole(await heard(left, 'start'))).toBe(true);
    expect(await heard(right, 'resume')).toBe('');
    const words = home.correct();
    for (const window of [left, right]) expect(await heard(window, 'prompt')).toContain(words);
    await heard(left, 'compacting');
    expect(isWhole(await heard(left, 'compacted'))).toBe(true);
    for (const window of [left, right]) expect(await heard(window, 'prompt')).toBe('');
  } finally {
    await Promise.all([left.kill(), right.kill()]);
  }
});

// ── On a server ──────────────────────────────────────────────────────────────────────────────────────────────

describe('on a home on Postgres', () => {
  let database: HomeDatabase;
  let there: Config;
  let opened: Awaited<ReturnType<typeof openHome>>;
  let project_id: string;
  const PERSON = { actor: 'ada', person: true };

  beforeAll(async () => {
    database = await createHomeDatabase();
    there = { ...config, home: database.url, configFolder: join(home.folder, 'on-postgres', 'throughline') };
    opened = await openHome({ postgres: database.url, config: there });
    project_id = (await opened.work.projects.list())[0]?.project_id ?? '';
    await opened.work.goals.create({ text: 'Ship the shop' }, { actor: 'ada' });
    await seedMind(opened, project_id, [{ session: 'taught', said: ['The API listens on port 8081.'] }]);
    const docs = { project_id, session: 'docs-taught' };
    const events = [{ key: '1', kind: 'user', text: 'Look at the docs.' }];
    await opened.call('mind.record_events', { ...docs, agent: 'desk', events }, PERSON);
    await opened.call('mind.switch_tag', { ...docs, tag: 'docs' }, PERSON);
    const then = [{ key: '2', kind: 'user', text: OF_DOCS }];
    await opened.call('mind.record_events', { ...docs, agent: 'desk', events: then }, PERSON);
    await opened.call('mind.finalize_session', { ...docs, agent: 'desk' }, PERSON);
    await opened.call('mind.consolidate', { project_id }, PERSON);
  });
  afterAll(async () => {
    await opened.close();
    await database.drop();
  });

  /** As the whole program answers a hook, with a home that it opens itself. */
  async function heard(agent: CodingAgent, session: string, name: string, window?: AgentProcess): Promise<string> {
    const event = parseEvent(agent, eventOf(agent, session, name), there);
    if (!event) throw new Error(`${name} is no event of ${agent}`);
    const onError = (what: string, error: unknown) => {
      throw new Error(what, { cause: error });
    };
    const given = window ? { ...event, window } : event;
    const outcome = await answerFromHome(given, { config: there, processes, onError });
    await outcome.said?.hear?.();
    return textIn(answerFor(agent, given, outcome));
  }
  let port = 8_081;
  async function correct(): Promise<string> {
    port += 1;
    const asked = { project_id, query: 'port', state: 'active' };
    const { entries } = (await opened.call('mind.list_canon', asked, PERSON)) as { entries: { anchor: string }[] };
    const words = `The API listens on port ${port}.`;
    await opened.call('mind.correct_canon', { project_id, anchor: entries[0]?.anchor ?? '', text: words }, PERSON);
    return words;
  }

  test('the built hook tells everything at a start, which the whole program answers', () => {
    const { status, stdout } = spawnSync(process.execPath, [HOOK, 'claude'], {
      cwd: home.folder,
      env: { ...home.env, XDG_CONFIG_HOME: join(home.folder, 'on-postgres'), THROUGHLINE_HOME: database.url },
      input: JSON.stringify(eventOf('claude', 'far', 'start')),
      encoding: 'utf8',
    });
    expect([status, stdout.includes('port 8081')]).toEqual([0, true]);
  });

  test('what changed is said at a resume, the lines of a tag and a handoff at the next turn, to each window once', async () => {
    const left = { machine: 'box', pid: 1, started: '1', isNamed: true } as AgentProcess;
    const right = { ...left, pid: 2 } as AgentProcess;
    expect(await heard('claude', 'far-windows', 'start', left)).toContain('port 8081');
    expect(await heard('claude', 'far-windows', 'resume', right)).toBe('');
    const first = await correct();
    for (const window of [left, right]) {
      expect(await heard('claude', 'far-windows', 'prompt', window)).toContain(first);
      expect(await heard('claude', 'far-windows', 'stop', window)).toBe('');
      expect(await heard('claude', 'far-windows', 'prompt', window)).toBe('');
    }
    expect(await heard('codex', 'far-resumed', 'start')).toContain(first);
    await heard('codex', 'far-resumed', 'end');
    const second = await correct();
    expect(await heard('codex', 'far-resumed', 'resume')).toContain(second);
    const session = { project_id, session: 'far-resumed' };
    await opened.call('mind.switch_tag', { ...session, tag: 'docs' }, PERSON);
    await opened.call('mind.handoff', { ...session, to: 'gemini', note: 'Go on with the form' }, PERSON);
    expect(await heard('codex', 'far-resumed', 'prompt')).toContain(OF_DOCS);
    expect(await heard('codex', 'far-resumed', 'prompt')).toBe('');
    expect(await heard('gemini', 'far-receiver', 'start')).toContain('"Go on with the form"');
    expect(await heard('gemini', 'far-receiver', 'compacted')).toBe('');
  });
});
