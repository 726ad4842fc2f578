// Random lives of several sessions over one canon, on both databases: whatever is learned, corrected, rejected, compacted, resumed, crashed or
// held back, a context hears each line once, never too much, and in the end all that changed since it began.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/mind/injection/matrix.ts';
import { linesThatHold, type InjectionRow } from '../../src/mind/injection/queries.ts';
import { PROJECT } from '../support/canon-fixture.ts';
import { createFixture, DIALECTS } from '../support/fixture.ts';
import {
  decidedAgain,
  openInjection,
  type InjectionHome,
  type SessionOf,
  type Told,
} from '../support/injection-fixture.ts';

const SESSIONS: readonly SessionOf[] = [
  { agent: 'claude', session_id: 'one' },
  { agent: 'codex', session_id: 'two' },
];
const SUBJECTS = ['package manager', 'port', 'deploy', 'tests', 'branch'];

type Step =
  | { readonly does: 'learn'; readonly about: number; readonly value: number }
  | { readonly does: 'reject'; readonly about: number }
  | {
      readonly does: 'begin';
      readonly who: number;
      readonly by: 'start' | 'clear' | 'compaction' | 'resume';
      readonly isHeard: boolean;
    }
  | {
      readonly does: 'turn';
      readonly who: number;
      readonly pressure: number | null;
      readonly isHeard: boolean;
      readonly waits: number;
    };

const who = fc.integer({ min: 0, max: SESSIONS.length - 1 });
const about = fc.integer({ min: 0, max: SUBJECTS.length - 1 });
const isHeard = fc.integer({ min: 0, max: 5 }).map((at) => at > 0);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('learn' as const), about, value: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reject' as const), about }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('begin' as const),
      who,
      by: fc.constantFrom('start', 'clear', 'compaction', 'resume'),
      isHeard,
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      does: fc.constant('turn' as const),
      who,
      pressure: fc.constantFrom(1_000, 1_000, 1_000, 9_000, null),
      isHeard,
      waits: fc.constantFrom(4_000, 70_000, 3_600_000),
    }),
  },
);

/** What one context has before it, by line. */
type Heard = Map<string, string>;

function sessionAt(at: number): SessionOf {
  const session = SESSIONS[at];
  if (!session) throw new Error(`there is no session ${at}`);
  return session;
}

class Life {
  /** What should not have been said. */
  readonly wrong: string[] = [];
  readonly #heard = new Map<string, Heard>();
  #learned = 0;
  readonly #home: InjectionHome;
  readonly #advance: (ms: number) => void;

  constructor(home: InjectionHome, advance: (ms: number) => void) {
    this.#home = home;
    this.#advance = advance;
  }

  async live(step: Step): Promise<void> {
    const { shelf } = this.#home;
    this.#advance(4_000);
    if (step.does === 'learn') {
      this.#learned += 1;
      const subject = SUBJECTS[step.about] ?? '';
      const at = new Date(shelf.nowMs - 1_000_000 + this.#learned).toISOString();
      const statement = `The ${subject} is number ${step.value}.`;
      await this.#home.learn(
        shelf.add(`${step.value}`, { subject, statement, is_correction: true, at, session_id: `l${this.#learned}` }),
      );
    } else if (step.does === 'reject') {
      const query = SUBJECTS[step.about] ?? '';
      const found = await this.#home.call<{ entries: { anchor: string }[] }>('mind.list_canon', {
        query,
        state: 'active',
      });
      for (const { anchor } of found.entries) await this.#home.call('mind.reject_canon', { anchor });
      await this.#home.compile();
    } else if (step.does === 'begin') {
      const session = sessionAt(step.who);
      if (step.by === 'compaction') await this.#home.compacting(session);
      if (step.by !== 'resume') this.#lose(session);
      await this.#take(session, await this.#home.begin(session, step.by), step.isHeard);
    } else {
      const session = sessionAt(step.who);
      await this.turn(session, step.pressure, step.isHeard, step.waits);
    }
  }

  async turn(session: SessionOf, bps: number | null, isTold: boolean, waits: number): Promise<void> {
    this.#advance(waits);
    await this.#take(session, await this.#home.prompt(session, { pressure: { bps, source: 'test' } }), isTold);
    await this.#home.stop(session);
  }

  #lose({ agent }: SessionOf): void {
    this.#heard.set(agent, new Map());
  }

  heardBy({ agent }: SessionOf): Heard {
    const known = this.#heard.get(agent) ?? new Map<string, string>();
    this.#heard.set(agent, known);
    return known;
  }

  async #take(session: SessionOf, told: Told, isTold: boolean): Promise<void> {
    if (!isTold || told.text === '') return;
    await told.heard();
    const row = (await this.#home.rows()).findLast(({ agent }) => agent === session.agent);
    const heard = this.heardBy(session);
    for (const [key, anchor, , what] of saidIn(row)) {
      if (what === 'ended') {
        if (!heard.has(key)) this.wrong.push(`${anchor} ended, and was never told`);
        heard.delete(key);
      } else {
        if (heard.get(key) === anchor) this.wrong.push(`${anchor} was told twice`);
        if ((what === 'changed') !== heard.has(key)) this.wrong.push(`${anchor} is ${what}`);
        heard.set(key, anchor);
      }
    }
  }
}

function saidIn(row: InjectionRow | undefined): readonly [key: string, anchor: string, tokens: number, what: string][] {
  return JSON.parse(row?.said ?? '[]') as [string, string, number, string][];
}

async function live(dialect: (typeof DIALECTS)[number], steps: readonly Step[]): Promise<void> {
  const fixture = createFixture(dialect);
  fixture.flow();
  try {
    const home = await openInjection(fixture);
    const life = new Life(home, (ms) => fixture.advance(ms));
    for (const step of steps) await life.live(step);
    // Nothing holds anything back any more: what was due is said.
    for (const session of SESSIONS) for (let at = 0; at < 3; at += 1) await life.turn(session, 1_000, true, 700_000);
    expect(life.wrong).toEqual([]);
    const rows = await home.rows();
    for (const row of rows) {
      expect(row.tokens_said).toBeLessThanOrEqual(row.decision === 'whole' ? LIMITS.whole : LIMITS.delta);
      expect(decidedAgain(row)).toMatchObject({
        decision: row.decision,
        reason: row.reason,
        trigger: row.trigger_name,
      });
    }
    const spoken = rows.filter(({ decision, is_heard }) => decision !== 'nothing' && is_heard === 1);
    const turns = spoken.map(({ agent, turn }) => `${agent} ${turn}`);
    expect(new Set(turns).size).toBe(turns.length);
    const holding = await home.store.read((tx) => tx.all(linesThatHold, PROJECT, 'main', 100));
    const inForce = new Map(holding.map(({ line_key, anchor }) => [line_key, anchor]));
    for (const session of SESSIONS) expect(new Map(life.heardBy(session))).toEqual(inForce);
  } finally {
    await fixture.dispose();
  }
}

describe.each(DIALECTS)('random lives on %s', (dialect) => {
  test('[MND-11] tell each line once in a context, lose none, and keep to the budget', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 30 }), (steps) => live(dialect, steps)),
      { numRuns: dialect === 'sqlite' ? 25 : 5, endOnFailure: true },
    );
  });
});
