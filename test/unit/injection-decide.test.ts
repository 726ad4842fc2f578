// The decider of injection: its gates in their order, and what holds of every situation.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, type Due, type Situation } from '../../src/mind/injection/decide.ts';
import { compose, type Line, type Section } from '../../src/mind/injection/lines.ts';
import {
  GATES,
  INJECTION_MODES,
  isRelated,
  LIMITS,
  MATRIX,
  SILENT_REASONS,
  TRIGGERS,
  type SilentReason,
  type Trigger,
} from '../../src/mind/injection/matrix.ts';
import { tokenBound } from '../../src/base/token-bound.ts';

const CALM: Situation = {
  due: [{ trigger: 'canon', costs: [20], grave: 0 }],
  opted_out: false,
  mode: 'adaptive',
  is_related_on: true,
  spoken_this_turn: false,
  pressure_bps: 3_000,
  since_said_ms: null,
};
const canon: Due = { trigger: 'canon', costs: [20, 30], grave: 0 };
const failure: Due = { trigger: 'failure', costs: [20], grave: 0 };
const file: Due = { trigger: 'file', costs: [20], grave: 0 };
const start: Due = { trigger: 'start', costs: [1, 20, 30], grave: 2 };

describe('a gate', () => {
  test.each<[SilentReason, Partial<Situation>, string]>([
    ['opted_out', { opted_out: true, mode: 'off' }, 'opt_out'],
    ['mode_off', { mode: 'off' }, 'mode'],
    ['startup_only', { mode: 'startup-only' }, 'mode'],
    ['related_off', { is_related_on: false, due: [failure, file] }, 'mode'],
    ['startup_only', { mode: 'startup-only', due: [failure] }, 'mode'],
    ['pressure', { due: [failure, file], pressure_bps: 7_001 }, 'pressure'],
    ['cooldown', { due: [file], since_said_ms: 0 }, 'cooldown'],
    ['already_this_turn', { spoken_this_turn: true, due: [{ ...canon, costs: [] }] }, 'one_per_turn'],
    ['nothing_new', { due: [{ ...canon, costs: [] }], pressure_bps: 9_000 }, 'dedupe'],
    ['nothing_new', { due: [] }, 'dedupe'],
    ['pressure', { pressure_bps: 7_001, since_said_ms: 0 }, 'pressure'],
    ['pressure_unknown', { pressure_bps: null, since_said_ms: 0 }, 'pressure'],
    ['cooldown', { since_said_ms: LIMITS.cooldownMs - 1, due: [{ ...canon, costs: [9_999] }] }, 'cooldown'],
    ['no_room', { due: [{ ...canon, costs: [9_999] }] }, 'budget'],
  ])('says %s, and no gate behind it is asked', (reason, situation, gate) => {
    const decided = decide({ ...CALM, ...situation });
    expect(decided).toMatchObject({ decision: 'nothing', reason, says: [] });
    expect(decided.gates.at(-1)).toMatchObject({ gate, outcome: 'stopped', left: [] });
    expect(decided.gates.map((each) => each.gate)).toEqual(GATES.slice(0, GATES.indexOf(gate as never) + 1));
  });

  test('of pressure trims what is urgent to work and risks, and holds the rest back', () => {
    const decided = decide({ ...CALM, due: [canon, start], pressure_bps: 7_001 });
    expect(decided).toMatchObject({ decision: 'whole', reason: 'baseline', says: ['start'], is_trimmed: true });
    expect(decided.gates.find(({ gate }) => gate === 'pressure')).toMatchObject({
      outcome: 'trimmed',
      left: ['start'],
    });
    expect(decide({ ...CALM, due: [canon, start], pressure_bps: 7_000 })).toMatchObject({
      says: ['start', 'canon'],
      is_trimmed: false,
    });
  });

  test('of pressure lets what is urgent through where nobody knows it', () => {
    const decided = decide({ ...CALM, due: [canon, start], pressure_bps: null });
    expect(decided).toMatchObject({ says: ['start'], is_trimmed: false });
  });

  test('of the mode lets beginnings through in the emergency one', () => {
    const due: Due[] = [
      { trigger: 'resume', costs: [10], grave: 1 },
      { trigger: 'tag', costs: [10], grave: 1 },
    ];
    expect(decide({ ...CALM, due, mode: 'startup-only' }).says).toEqual(['resume']);
  });
});

test('what a session met is said beside what the canon changed, unless that is off; a failure names the message before a file', () => {
  const situation = { ...CALM, due: [file, canon, failure] };
  expect(decide(situation)).toMatchObject({ reason: 'canon_revised', says: ['canon', 'failure', 'file'] });
  expect(decide({ ...CALM, due: [file, failure] })).toMatchObject({ reason: 'command_failed', decision: 'delta' });
  expect(decide({ ...CALM, due: [file] })).toMatchObject({ reason: 'file_read', most_tokens: LIMITS.delta });
  const off = decide({ ...situation, is_related_on: false });
  expect(off).toMatchObject({ reason: 'canon_revised', says: ['canon'] });
  expect(off.gates.find(({ gate }) => gate === 'mode')).toMatchObject({ outcome: 'trimmed', left: ['canon'] });
});

const anyDue: fc.Arbitrary<Due> = fc
  .record({
    trigger: fc.constantFrom(...TRIGGERS),
    costs: fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 6 }),
    share: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ trigger, costs, share }) => ({ trigger, costs, grave: Math.min(share, costs.length) }));
const anySituation: fc.Arbitrary<Situation> = fc.record({
  due: fc.uniqueArray(anyDue, { selector: ({ trigger }) => trigger, maxLength: 5 }),
  opted_out: fc.boolean(),
  mode: fc.constantFrom(...INJECTION_MODES),
  is_related_on: fc.boolean(),
  spoken_this_turn: fc.boolean(),
  pressure_bps: fc.option(fc.integer({ min: 0, max: 12_000 })),
  since_said_ms: fc.option(fc.integer({ min: 0, max: 200_000 })),
});

describe('of every situation', () => {
  const holds = (body: (situation: Situation) => void) =>
    fc.assert(fc.property(anySituation, body), { numRuns: 2_000 });

  test('[MND-11] the same gives the same, with one reason and a result of each gate that was asked', () => {
    holds((situation) => {
      const decided = decide(situation);
      expect(decide(structuredClone(situation))).toEqual(decided);
      expect(decide({ ...situation, due: situation.due.toReversed() })).toEqual(decided);
      const isSilent = (SILENT_REASONS as readonly string[]).includes(decided.reason);
      expect(isSilent).toBe(decided.decision === 'nothing');
      expect(decided.gates.map(({ gate }) => gate)).toEqual(GATES.slice(0, decided.gates.length));
    });
  });

  test('[MND-11] nothing is said twice in a turn, or to who opted out', () => {
    holds((situation) => {
      if (!situation.spoken_this_turn && !situation.opted_out && situation.mode !== 'off') return;
      expect(decide(situation).decision).toBe('nothing');
    });
  });

  test('[MND-11] what is urgent and new is said whenever anything may be, unless it does not fit at all', () => {
    holds((situation) => {
      const { due, mode, pressure_bps } = situation;
      const isClosed = situation.spoken_this_turn || situation.opted_out || mode === 'off';
      const isFull = pressure_bps !== null && pressure_bps > LIMITS.pressureBps;
      const says = new Set<Trigger>(decide(situation).says);
      const lost = due.filter(({ trigger, costs, grave }) => {
        const { urgent, isBeginning } = MATRIX[trigger];
        if (!urgent || (mode === 'startup-only' && !isBeginning) || (isFull && grave === 0)) return false;
        return !says.has(trigger) && costs.some((cost) => cost <= LIMITS.delta);
      });
      expect(isClosed ? [] : lost).toEqual([]);
    });
  });

  test('what is not urgent is held back by pressure, by not knowing it, and by the cooldown', () => {
    holds((situation) => {
      const { pressure_bps, since_said_ms } = situation;
      const isHeld =
        pressure_bps === null ||
        pressure_bps > LIMITS.pressureBps ||
        (since_said_ms !== null && since_said_ms < LIMITS.cooldownMs);
      const isSaid = decide(situation).says.some((trigger) => !MATRIX[trigger].urgent);
      expect(isHeld && isSaid).toBe(false);
    });
  });
});

test('what a session met is said only where that is on, in the adaptive mode', () => {
  fc.assert(
    fc.property(anySituation, (situation) => {
      const says = decide(situation).says.some(isRelated);
      expect(says && (!situation.is_related_on || situation.mode !== 'adaptive')).toBe(false);
      const without = situation.due.filter(({ trigger }) => !isRelated(trigger));
      // Off, it is as if nothing had been met, but for the reason where nothing else is due.
      if (without.length > 0)
        expect(decide({ ...situation, is_related_on: false }).says).toEqual(
          decide({ ...situation, due: without }).says,
        );
    }),
    { numRuns: 2_000 },
  );
});

describe('a message', () => {
  const sections: readonly Section[] = [
    'handoff',
    'health',
    'collision',
    'dropped',
    'risk',
    'canon',
    'changed',
    'related',
  ];
  const anyLine: fc.Arbitrary<Line> = fc
    .record({
      key: fc.uuid(),
      section: fc.constantFrom(...sections),
      words: fc.array(fc.constantFrom('use', 'never', 'port', 'deploy', 'äöü', '漢字', 'x9-y_z'), {
        minLength: 1,
        maxLength: 60,
      }),
    })
    .map(({ key, section, words }) => {
      const text = `- ${words.join(' ')} [C1@1]`;
      return { key, anchor: 'C1@1', section, text, tokens: tokenBound(text), what: 'new', trigger: 'start' };
    });
  const work = (length: number) => ({
    say: (most: number) => 'step '.repeat(Math.max(0, Math.min(length, most - 2))).trim(),
  });

  test('is never over its budget, holds each line that was said once and whole, and names what was left', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyLine, { selector: ({ key }) => key, maxLength: 30 }),
        fc.option(fc.integer({ min: 1, max: 600 }), { nil: undefined }),
        fc.constantFrom(LIMITS.whole, LIMITS.delta),
        (lines, length, most) => {
          const { text, tokens, said, left } = compose(lines, length === undefined ? undefined : work(length), most);
          expect(tokens).toBeLessThanOrEqual(most);
          expect(tokenBound(text)).toBeLessThanOrEqual(most);
          expect([...said, ...left].map(({ key }) => key).toSorted()).toEqual(lines.map(({ key }) => key).toSorted());
          for (const line of said) expect(text).toContain(line.text);
          expect(said.length === 0 && length === undefined).toBe(text === '');
        },
      ),
      { numRuns: 500 },
    );
  });

  test('gives work its share while lines wait, and the rest where they do not need it', () => {
    const line = (at: number): Line => {
      const text = `- never deploy on friday number ${at} [C${at}@1]`;
      return {
        key: `${at}`,
        anchor: '',
        section: 'canon',
        text,
        tokens: tokenBound(text),
        what: 'new',
        trigger: 'start',
      };
    };
    const many = Array.from({ length: 40 }, (_, at) => line(at));
    const workOf = (text: string) => tokenBound(text.split('\nKnown (')[0] ?? '');
    // What is left behind the last line that fits goes to work.
    expect(workOf(compose(many, work(900), LIMITS.whole).text)).toBeLessThan(LIMITS.work + line(0).tokens + 2);
    const one = compose(many.slice(0, 1), work(900), LIMITS.whole);
    expect(workOf(one.text)).toBeGreaterThan(LIMITS.work);
    expect(one.said).toHaveLength(1);
  });
});
