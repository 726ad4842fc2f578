// The rules of facts without any database: what may become of one, which claims look like a contradiction, and what a conversation comes to.
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../src/base/canonical-json.ts';
import { Refusal } from '../../src/base/errors.ts';
import type { Artifact } from '../../src/ask/artifacts/contract.ts';
import { compile, type CompileInput } from '../../src/ask/compile/compile.ts';
import { BUILT_IN } from '../../src/ask/kernel/kernel-snapshot.ts';
import type { FactState, Kept } from '../../src/ask/facts/contract.ts';
import {
  checkSides,
  decideRatify,
  decideReject,
  decideResolve,
  decideSupersede,
  type StandingFact,
} from '../../src/ask/facts/decide-facts.ts';
import { contradictionOf, subjectKeyOf } from '../../src/ask/facts/detect-conflict.ts';
import {
  isDecision,
  sentencesOf,
  summarise,
  type SummedFact,
  type SummedTurn,
} from '../../src/ask/summary/summarise.ts';

const fact = (number: number, status: FactState): StandingFact => ({ fact_id: `f${number}`, number, status });
const conflict = (number: number, a: number, b: number) => ({
  conflict_id: `k${number}`,
  number,
  fact_a: `f${a}`,
  fact_b: `f${b}`,
});
const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'done';
};
const typesOf = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);

describe('what may become of a fact', () => {
  test.each<[FactState, string, string, string]>([
    ['proposed', 'done', 'done', 'fact_not_open'],
    ['ratified', 'fact_not_open', 'done', 'done'],
    ['rejected', 'fact_not_open', 'fact_not_open', 'fact_not_open'],
    ['superseded', 'fact_not_open', 'fact_not_open', 'fact_not_open'],
  ])('a %s one', (status, ratify, reject, supersede) => {
    const one = fact(1, status);
    expect(codeOf(() => decideRatify(one))).toBe(ratify);
    expect(codeOf(() => decideReject(one, 'r', []))).toBe(reject);
    expect(codeOf(() => decideSupersede(one, fact(2, 'ratified'), null, []))).toBe(supersede);
  });

  test('only a ratified one takes the place of another, and never its own', () => {
    for (const status of ['proposed', 'rejected', 'superseded'] as const) {
      expect(codeOf(() => decideSupersede(fact(1, 'ratified'), fact(2, status), null, []))).toBe('fact_not_ratified');
    }
    expect(codeOf(() => decideSupersede(fact(1, 'ratified'), fact(1, 'ratified'), null, []))).toBe('fact_with_itself');
  });

  test('rejecting one ends its conflicts, and leaves their other sides as they stood', () => {
    const events = decideReject(fact(2, 'ratified'), 'r', [conflict(1, 1, 2), conflict(2, 2, 3)]);
    expect(events).toEqual([
      { type: 'fact.rejected', payload: { fact_id: 'f2', reason_hash: 'r' } },
      { type: 'fact.conflict_resolved', payload: { conflict_id: 'k1', kept: 'a', reason_hash: 'r' } },
      { type: 'fact.conflict_resolved', payload: { conflict_id: 'k2', kept: 'b', reason_hash: 'r' } },
    ]);
  });

  test('superseding one by the other ends the conflict of the two, and no other', () => {
    const events = decideSupersede(fact(1, 'ratified'), fact(2, 'ratified'), null, [
      conflict(1, 1, 2),
      conflict(2, 1, 3),
    ]);
    expect(typesOf(events)).toEqual(['fact.superseded', 'fact.conflict_resolved']);
    expect(events[1]?.payload).toEqual({ conflict_id: 'k1', kept: 'b', reason_hash: null });
  });

  test('a rejected fact contradicts nothing, and none contradicts itself', () => {
    expect(codeOf(() => checkSides(fact(1, 'ratified'), fact(1, 'ratified')))).toBe('fact_with_itself');
    expect(codeOf(() => checkSides(fact(1, 'ratified'), fact(2, 'rejected')))).toBe('fact_not_open');
    expect(codeOf(() => checkSides(fact(1, 'superseded'), fact(2, 'proposed')))).toBe('done');
  });
});

describe('[AEG-07] how a conflict ends', () => {
  const resolve = (a: FactState, b: FactState, kept: Kept) =>
    decideResolve(conflict(1, 1, 2), { a: fact(1, a), b: fact(2, b) }, kept, 'r', {
      a: [conflict(1, 1, 2)],
      b: [conflict(1, 1, 2), conflict(9, 2, 3)],
    });

  test('keeping both changes neither', () => {
    expect(typesOf(resolve('ratified', 'ratified', 'both'))).toEqual(['fact.conflict_resolved']);
  });

  test('keeping one supersedes the other, or rejects it if it was only proposed', () => {
    expect(resolve('ratified', 'ratified', 'b').at(-1)).toEqual({
      type: 'fact.superseded',
      payload: { fact_id: 'f1', by_fact_id: 'f2', reason_hash: 'r' },
    });
    expect(typesOf(resolve('ratified', 'proposed', 'a'))).toEqual([
      'fact.conflict_resolved',
      'fact.rejected',
      'fact.conflict_resolved',
    ]);
    expect(typesOf(resolve('ratified', 'superseded', 'a'))).toEqual(['fact.conflict_resolved']);
  });

  test('what is not ratified cannot be kept alone', () => {
    for (const status of ['proposed', 'superseded', 'rejected'] as const) {
      expect(codeOf(() => resolve(status, 'ratified', 'a'))).toBe('fact_not_ratified');
    }
  });

  test('keeping neither rejects both, and ends this conflict once', () => {
    const events = resolve('ratified', 'proposed', 'neither');
    expect(typesOf(events)).toEqual([
      'fact.conflict_resolved',
      'fact.rejected',
      'fact.rejected',
      'fact.conflict_resolved',
    ]);
    expect(events.filter(({ payload }) => 'conflict_id' in payload && payload.conflict_id === 'k1')).toHaveLength(1);
  });
});

describe('the rules that propose conflicts', () => {
  test.each([
    ['The default port is 8080.', 'The default port is 9090.', 'value'],
    ['The build uses Node 20.', 'The build uses Node 22.', 'value'],
    ['The database is Postgres.', 'The database is SQLite.', 'value'],
    ['Telemetry is enabled by default.', 'Telemetry is disabled by default.', 'value'],
    ['Tests run on Windows.', 'Tests do not run on Windows.', 'negation'],
    ['The daemon uses Redis.', "The daemon doesn't use Redis.", 'negation'],
    ['The cache is shared.', 'The cache is not shared.', 'negation'],
    ['Agents can ratify facts.', 'Agents cannot ratify facts.', 'negation'],
    ['Backups are never encrypted.', 'Backups are always encrypted.', 'negation'],
  ])('%s | %s', (one, other, rule) => {
    expect(contradictionOf(one, other)).toBe(rule);
    expect(contradictionOf(other, one)).toBe(rule);
    expect(subjectKeyOf(one, undefined)).toBe(subjectKeyOf(other, undefined));
  });

  test.each([
    ['The parser is fast.', 'The parser is small.'],
    ['The parser is written in Rust.', 'The parser is fast.'],
    ['The default port is 8080.', 'The default port is 8080'],
    ['The port is not 80.', 'The port is not 443.'],
    ['The service listens on port 80.', 'The service listens on port 443 and on port 80.'],
    ['The default port is 8080.', 'The admin port of the daemon is 9090.'],
    ['Version 1 was released in 2024.', 'Version 2 was released in 2025.'],
    ['', ''],
  ])('say nothing of: %s | %s', (one, other) => {
    expect(contradictionOf(one, other)).toBeUndefined();
  });

  test('take what the proposer says it is about, in one form', () => {
    expect(subjectKeyOf('Whatever.', 'The Default  Port')).toBe('default port');
    expect(subjectKeyOf('The default port is 1.', undefined)).toBe('default port');
    expect(subjectKeyOf('Whatever', undefined)).toBeUndefined();
    expect(subjectKeyOf('', 'the')).toBeUndefined();
  });
});

describe('[AEG-18] what a conversation comes to', () => {
  const turn = (id: string, speaker: 'user' | 'aurora', content: string, refusal = 0): SummedTurn => ({
    turn_id: id,
    speaker,
    content,
    created_at: `2026-01-01T00:00:0${id}.000Z`,
    refusal,
  });
  const known = (number: number, status: SummedFact['status'], claim: string, more: Partial<SummedFact> = {}) => ({
    fact_id: `f${number}`,
    number,
    status,
    claim,
    isOwn: false,
    shownIn: [],
    ...more,
  });

  test('is labelled facts, theories and decisions, each with its turn or fact', () => {
    const input = {
      isModel: true,
      projectId: 'p',
      sessionId: 's',
      turns: [
        turn('1', 'user', 'Which port is it? We decided to keep SQLite.'),
        turn(
          '2',
          'aurora',
          'The default port is 8080 [ledger:f1]. The cache is probably cold.\n```\nnot a claim at all\n```',
        ),
        turn('3', 'user', ''),
        turn('4', 'aurora', 'The secret plan is not mine to tell.', 1),
      ],
      facts: [
        known(3, 'proposed', 'The cache holds 10 MB.', { isOwn: true }),
        known(1, 'ratified', 'The default port is 8080.', { shownIn: ['e1'] }),
        known(2, 'ratified', 'SQLite stays.', { isOwn: true }),
        known(4, 'rejected', 'The moon is cheese.', { isOwn: true, shownIn: ['e1'] }),
        known(5, 'ratified', 'Nobody spoke of this.'),
      ],
    };
    const summary = summarise(input);
    expect(summary.turns).toEqual({
      count: 4,
      first_at: '2026-01-01T00:00:01.000Z',
      last_at: '2026-01-01T00:00:04.000Z',
      gone: 1,
    });
    expect(summary.facts).toEqual([
      { id: 'ledger:f1', name: 'F1', text: 'The default port is 8080.', cited_in: ['exchange:e1', 'turn:2'] },
    ]);
    expect(summary.theories).toEqual([
      { id: 'turn:2', name: null, text: 'The cache is probably cold.' },
      { id: 'ledger:f3', name: 'F3', text: 'The cache holds 10 MB.' },
    ]);
    expect(summary.decisions).toEqual([
      { id: 'turn:1', name: null, text: 'We decided to keep SQLite.' },
      { id: 'ledger:f2', name: 'F2', text: 'SQLite stays.' },
    ]);
    // Without a model an answer quotes what it was given.
    expect(summarise({ ...input, isModel: false }).theories.map(({ id }) => id)).toEqual(['ledger:f3']);
    const shuffled = { ...input, facts: input.facts.toReversed() };
    expect(canonicalJson(summarise(shuffled))).toBe(canonicalJson(summary));
  });

  test.each([
    ['We decided to use Postgres.', true],
    ["We'll use Postgres for the tests.", true],
    ["Let's go with the second design.", true],
    ['Decision: no Redis.', true],
    ['We have not decided yet.', false],
    ['Should we decide on Postgres?', false],
    ['If we will use Postgres, tests are slow.', false],
    ['Postgres is a database.', false],
  ])('a decision is only what is spoken out: %s', (sentence, expected) => {
    expect(isDecision(sentence)).toBe(expected);
  });

  test('is bounded, and says how much was left off', () => {
    const long = Array.from({ length: 130 }, (_, at) => `The part number ${at} is here.`).join('\n');
    const summary = summarise({
      isModel: true,
      projectId: 'p',
      sessionId: 's',
      turns: [turn('1', 'aurora', long)],
      facts: [],
    });
    expect(summary.theories).toHaveLength(100);
    expect(summary.left_off).toEqual({ facts: 0, theories: 30, decisions: 0 });
    expect(sentencesOf('- One is here. Two is there!\n# Heading\n2) Three')).toEqual([
      'One is here.',
      'Two is there!',
      'Three',
    ]);
  });
});

describe('[AEG-07] a bundle with too little room', () => {
  const artifact = (at: number, conflictsWith: readonly string[], claim: string): Artifact => ({
    type: 'ledger_fact',
    id: `ledger:${at}`,
    ring: 1,
    source: `${at}`,
    minTier: 1,
    observedAt: '2026-01-01T00:00:00.000Z',
    relevance: 1_000 - at,
    utility: 500,
    riskFlags: [],
    conflictsWith,
    reason: 'a ratified fact',
    placed: {
      in: 'facts',
      entry: {
        id: `ledger:${at}`,
        claim,
        source: 'ledger',
        observed_at: '2026-01-01T00:00:00.000Z',
        confidence: 'high',
      },
    },
  });
  const input = (artifacts: readonly Artifact[], factsCap: number): CompileInput => ({
    session_id: 's',
    kernel: { document: { ...BUILT_IN, caps: { ...BUILT_IN.caps, facts: factsCap } }, hash: 'sha256:0' },
    tier: 2,
    host_role: 'brain',
    model_id: 'offline extract',
    question: 'Which port?',
    deep: false,
    nowMs: Date.parse('2026-01-02T00:00:00.000Z'),
    sight: [],
    artifacts,
    ranking: { method: 'text', vectors: 'not_installed' },
    gates: { isSensitive: () => false, isEvidenceBlob: () => false },
  });

  test('shows both sides of a conflict or neither: one alone would pass for settled', () => {
    const sides = [artifact(1, ['ledger:2'], 'The port is 80.'), artifact(2, ['ledger:1'], 'The port is 81.')];
    const alone = artifact(3, [], 'The port is open.');
    const ample = compile(input([...sides, alone], 10_000)).bundle;
    expect(ample.facts.map(({ id }) => id)).toEqual(['ledger:1', 'ledger:2', 'ledger:3']);
    expect(ample.conflicts).toMatchObject([{ between: ['ledger:1', 'ledger:2'] }]);
    const caps = Array.from({ length: 300 }, (_, at) => at + 1);
    let wasSplitAtCap = false;
    for (const cap of caps) {
      const { facts, exclusions, conflicts } = compile(input([...sides, alone], cap)).bundle;
      const ids = facts.map(({ id }) => id);
      expect(ids.includes('ledger:1')).toBe(ids.includes('ledger:2'));
      expect(conflicts).toHaveLength(ids.includes('ledger:1') ? 1 : 0);
      expect(ids.length + exclusions.length).toBe(3);
      wasSplitAtCap ||= ids.length === 1;
    }
    expect(wasSplitAtCap).toBe(true);
  });
});
