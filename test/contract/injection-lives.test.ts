// Random lives of several sessions over one canon, on both databases: whatever is learned, corrected, rejected, compacted, resumed, taken back,
// switched, handed over, crashed or held back, what the decider is shown is what a model of these lives expects, and so is what is said of it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AgentProcess } from '../../src/base/processes.ts';
import { decide, type Situation } from '../../src/mind/injection/decide.ts';
import { LIMITS, type InjectionMode } from '../../src/mind/injection/matrix.ts';
import type { InjectionRow } from '../../src/mind/injection/queries.ts';
import { createFixture, DIALECTS } from '../support/fixture.ts';
import { openInjection, type InjectionHome, type SessionOf, type Told } from '../support/injection-fixture.ts';
import { InjectionModel, type Expected } from '../support/injection-model.ts';

/** The second one is open in two windows, once it was resumed in the other. */
const SESSIONS = [
  { agent: 'claude', session_id: 'one' },
  { agent: 'codex', session_id: 'two' },
] as const;
const LEFT = { machine: 'box', pid: 1, started: '1', isNamed: true } as AgentProcess;
const RIGHT = { ...LEFT, pid: 2 } as AgentProcess;
const SUBJECTS = [
  ['package manager', 'main'],
  ['port', 'main'],
  ['deploy', 'main'],
  ['branch', 'main'],
  ['voice of the docs', 'docs'],
  ['length of the docs', 'docs'],
] as const;

type Step =
  | { readonly does: 'learn'; readonly about: number; readonly value: number }
  | { readonly does: 'reject'; readonly about: number }
  | { readonly does: 'tag'; readonly who: number; readonly tag: 'docs' | null }
  | { readonly does: 'mode'; readonly who: number; readonly mode: InjectionMode }
  | { readonly does: 'handoff'; readonly who: number }
  | { readonly does: 'rewind' }
  | (Heard & { readonly does: 'begin'; readonly by: 'start' | 'clear' | 'compaction' | 'resume' })
  | (Heard & { readonly does: 'turn'; readonly waits: number; readonly isTwice: boolean });

interface Heard {
  readonly who: number;
  readonly isRight: boolean;
  readonly pressure: number | null;
  readonly isOptedOut: boolean;
  readonly isHeard: boolean;
}

const rarely = (most: number) => fc.integer({ min: 0, max: most }).map((at) => at === 0);
const who = fc.integer({ min: 0, max: SESSIONS.length - 1 });
const about = fc.integer({ min: 0, max: SUBJECTS.length - 1 });
const heard = {
  who,
  isRight: fc.boolean(),
  pressure: fc.constantFrom(1_000, 1_000, 1_000, 9_000, null),
  isOptedOut: rarely(9),
  isHeard: rarely(5).map((is) => !is),
};
const does = <Name extends Step['does']>(name: Name) => fc.constant(name);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: does('learn'), about, value: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ does: does('reject'), about }) },
  { weight: 3, arbitrary: fc.record({ does: does('tag'), who, tag: fc.constantFrom('docs' as const, null) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: does('mode'), who, mode: fc.constantFrom('adaptive', 'startup-only', 'off') }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('handoff'), who }) },
  { weight: 2, arbitrary: fc.record({ does: does('rewind') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      ...heard,
      does: does('begin'),
      by: fc.constantFrom('start', 'clear', 'compaction', 'resume', 'resume'),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      ...heard,
      does: does('turn'),
      waits: fc.constantFrom(4_000, 70_000, 3_600_000),
      isTwice: rarely(5),
    }),
  },
);

class Life {
  readonly #model = new InjectionModel();
  readonly #home: InjectionHome;
  readonly #advance: (ms: number) => void;
  #count = 0;
  #promptedAt: number | undefined;

  constructor(home: InjectionHome, advance: (ms: number) => void) {
    this.#home = home;
    this.#advance = advance;
  }

  /** Somebody set each mode: none is switched by itself. */
  async begin(): Promise<void> {
    for (const session of SESSIONS) await this.#home.setMode(session, 'adaptive');
    await this.#home.compile();
    await this.#compiled();
  }

  async live(step: Step): Promise<void> {
    this.#advance(4_000);
    this.#count += 1;
    if (step.does === 'learn') return this.#learn(step);
    if (step.does === 'reject') return this.#reject(step);
    if (step.does === 'rewind') return this.#rewind();
    const session = sessionAt(step.who);
    const name = session.session_id;
    if (step.does === 'tag') {
      await this.#home.switchTag(session, step.tag);
      this.#model.switched(name, step.tag);
    } else if (step.does === 'mode') {
      await this.#home.setMode(session, step.mode);
      this.#model.session(name).mode = step.mode;
    } else if (step.does === 'handoff') {
      this.#model.session(name).handoffs.push(await this.#home.handOver(session));
    } else {
      const at = this.#windowOf(step, step.does === 'begin' && step.by === 'resume');
      if (step.does === 'turn') await this.turn(at, step);
      else await this.#begin(at, step);
    }
  }

  /** The second window is there once the session was resumed in it. */
  #windowOf({ who: at, isRight }: Heard, isResume: boolean): SessionOf {
    const session = sessionAt(at);
    if (session.session_id === 'one') return session;
    const { windows } = this.#model.session(session.session_id);
    const canBeRight = windows.has(keyOf(RIGHT)) || (isResume && windows.size > 0);
    return { ...session, window: isRight && canBeRight ? RIGHT : LEFT };
  }

  async #learn({ about: at, value }: Extract<Step, { does: 'learn' }>): Promise<void> {
    const { shelf } = this.#home;
    const [subject, tag] = SUBJECTS[at] ?? SUBJECTS[0];
    const when = new Date(shelf.nowMs - 1_000_000 + this.#count).toISOString();
    const of = { subject, tag, statement: `The ${subject} is number ${value}.`, is_correction: true };
    await this.#home.learn(shelf.add(`${value}`, { ...of, at: when, session_id: `l${this.#count}` }));
    await this.#compiled();
  }

  async #reject({ about: at }: Extract<Step, { does: 'reject' }>): Promise<void> {
    const [query] = SUBJECTS[at] ?? SUBJECTS[0];
    const found = await this.#home.call<{ entries: { anchor: string; summary: string }[] }>('mind.list_canon', {
      query,
      state: 'active',
    });
    for (const { anchor, summary } of found.entries)
      if (summary.includes(query)) await this.#home.call('mind.reject_canon', { anchor });
    await this.#home.compile();
    await this.#compiled();
  }

  async #compiled(): Promise<void> {
    this.#model.compiled(await this.#home.active());
  }

  /** The last prompt of the session with one window, and what came behind it. */
  async #rewind(): Promise<void> {
    if (this.#promptedAt === undefined) return;
    const [from, to] = [this.#promptedAt - 1, await this.#home.now()];
    await this.#home.takenBack(SESSIONS[0], from, to);
    this.#model.takenBack('one', from, to);
  }

  async #begin(session: SessionOf, step: Extract<Step, { does: 'begin' }>): Promise<void> {
    const { by } = step;
    if (by === 'compaction') {
      await this.#home.compacting(session);
      this.#model.compacting(session.session_id, keyOf(session.window), await this.#home.now());
    }
    const how = { opted_out: step.isOptedOut, pressure: { bps: step.pressure, source: 'test' } };
    const told = await this.#home.begin(session, by, how);
    await this.#compare(session, step, told, (happening) =>
      this.#model.begin(session.session_id, keyOf(session.window), by, happening),
    );
  }

  async turn(
    session: SessionOf,
    step: Omit<Extract<Step, { does: 'turn' }>, 'does' | 'isRight' | 'who'>,
  ): Promise<void> {
    this.#advance(step.waits);
    this.#count += 1;
    const turnId = `t${this.#count}`;
    const how = { turnId, opted_out: step.isOptedOut, pressure: { bps: step.pressure, source: 'test' } };
    for (let hook = 0; hook < (step.isTwice ? 2 : 1); hook += 1) {
      const told = await this.#home.prompt(session, how);
      const at = await this.#compare(session, step, told, (happening) =>
        this.#model.prompt(session.session_id, keyOf(session.window), turnId, happening),
      );
      if (session.session_id === 'one') this.#promptedAt = at;
    }
    await this.#home.stop(session);
    this.#model.stop(session.session_id, keyOf(session.window));
  }

  /** The row of the decision against what the model expects; when it was made. */
  async #compare(
    { agent }: SessionOf,
    { isHeard, isOptedOut, pressure }: Pick<Heard, 'isHeard' | 'isOptedOut' | 'pressure'>,
    told: Told,
    expectedAt: (happening: { at: number; optedOut: boolean; pressure: number | null }) => Expected,
  ): Promise<number> {
    const row = (await this.#home.rows()).filter((each) => each.agent === agent).toSorted((a, b) => b.seq - a.seq)[0];
    if (!row) throw new Error('every event leaves a decision');
    const at = Date.parse(row.decided_at);
    const expected = expectedAt({ at, optedOut: isOptedOut, pressure });
    const decision = expectDecided(row, expected, at);
    expected.decided(row.seq, decision, isHeard);
    if (isHeard) await told.heard();
    return at;
  }

  /** Nothing holds anything back any more: what was due is said. */
  async end(): Promise<void> {
    const calm = { waits: 700_000, isTwice: false, isHeard: true, isOptedOut: false, pressure: 1_000 };
    for (const session of SESSIONS) {
      await this.live({ does: 'mode', who: SESSIONS.indexOf(session), mode: 'adaptive' });
      const { windows } = this.#model.session(session.session_id);
      const open = session.session_id === 'one' ? [undefined] : windows.has(keyOf(RIGHT)) ? [LEFT, RIGHT] : [LEFT];
      for (const window of open)
        for (let at = 0; at < 3; at += 1) await this.turn({ ...session, ...(window && { window }) }, calm);
      const { switched } = this.#model.session(session.session_id);
      const holding = this.#model.holding(switched ?? 'main');
      for (const before of this.#model.before(session.session_id)) expectHolding(before, holding);
    }
  }
}

/** What it was decided from, why, and what was said. */
function expectDecided(row: InjectionRow, expected: Expected, at: number): ReturnType<typeof decide> {
  const { since_said_ms, ...rest } = JSON.parse(row.situation) as Situation;
  expect(counted(rest)).toEqual(counted(expected.situation));
  expect(since_said_ms === null).toBe(expected.deltaAt === null);
  // It was heard a moment behind the decision.
  const since = expected.deltaAt === null ? 0 : at - expected.deltaAt - (since_said_ms ?? 0);
  expect(Math.abs(since)).toBeLessThan(30_000);
  const decision = decide({ ...expected.situation, since_said_ms });
  expect([row.decision, row.reason, row.tag]).toEqual([decision.decision, decision.reason, expected.tag]);
  expect(row.tokens_said).toBeLessThanOrEqual(row.decision === 'whole' ? LIMITS.whole : LIMITS.delta);
  const lines = expected
    .lines(decision.says, decision.is_trimmed)
    .map(({ key, anchor, what }) => `${key} ${anchor} ${what}`);
  expect(saidIn(row).toSorted()).toEqual(lines.toSorted());
  return decision;
}

function expectHolding(before: ReadonlyMap<string, string>, holding: ReadonlyMap<string, string>): void {
  for (const [key, anchor] of holding) expect([key, before.get(key)]).toEqual([key, anchor]);
}

function sessionAt(at: number): (typeof SESSIONS)[number] {
  return SESSIONS[at] ?? SESSIONS[0];
}

const keyOf = (window: AgentProcess | undefined): string => (window ? String(window.pid) : '');

/** Triggers in one order, with how many lines each has. */
function counted({ due, ...rest }: Omit<Situation, 'since_said_ms'>): object {
  const groups = due.map(({ trigger, costs, grave }) => `${trigger} ${costs.length} ${grave}`).toSorted();
  return { ...rest, due: groups };
}

function saidIn({ said }: InjectionRow): string[] {
  const list = JSON.parse(said) as [string, string, number, string][];
  return list.map(([key, anchor, , what]) => `${key} ${anchor} ${what}`);
}

async function live(dialect: (typeof DIALECTS)[number], steps: readonly Step[]): Promise<void> {
  const fixture = createFixture(dialect);
  fixture.flow();
  try {
    const home = await openInjection(fixture);
    const life = new Life(home, (ms) => fixture.advance(ms));
    await life.begin();
    for (const step of steps) await life.live(step);
    await life.end();
    const spoken = (await home.rows()).filter(({ decision, is_heard }) => decision !== 'nothing' && is_heard === 1);
    const turns = spoken.map(({ agent, window_key, turn }) => `${agent} ${window_key} ${turn}`);
    expect(new Set(turns).size).toBe(turns.length);
  } finally {
    await fixture.dispose();
  }
}

describe.each(DIALECTS)('random lives on %s', (dialect) => {
  test('[MND-11] are decided from what a model of them expects, which tells each line once and loses none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 15, maxLength: 40 }), (steps) => live(dialect, steps)),
      { numRuns: dialect === 'sqlite' ? 25 : 5, endOnFailure: true },
    );
  });
});
