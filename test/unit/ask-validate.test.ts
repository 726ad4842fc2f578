import { describe, expect, test } from 'vitest';
import type { Bundle } from '../../src/ask/bundle/bundle.ts';
import { COMPLETENESS_RULES } from '../../src/ask/validate/completeness.ts';
import { findingSchema, summarySchema, type Finding } from '../../src/ask/validate/contract.ts';
import { FIGURE_RULES } from '../../src/ask/validate/figures.ts';
import { GESTURE_RULE } from '../../src/ask/validate/gestures.ts';
import { ID_FORMS } from '../../src/ask/validate/id-forms.ts';
import { SCHEMA_RULES } from '../../src/ask/validate/output-schema.ts';
import { PHRASE_RULES } from '../../src/ask/validate/rules.ts';
import { countValidationSteps, validate, type ToValidate } from '../../src/ask/validate/validate.ts';
import { BUNDLES } from '../support/drift-set/bundles.ts';
import { HELD_OUT } from '../support/drift-set/held-out.ts';
import { SAMPLE_SEVERITIES, measure } from '../support/drift-set/measure.ts';
import { TUNED } from '../support/drift-set/tuned.ts';

const ask = (response: string, given: Partial<ToValidate> = {}) =>
  validate({
    response,
    bundle: BUNDLES.plain,
    question: 'Tell me how things are.',
    kernel: { severities: SAMPLE_SEVERITIES },
    ...given,
  });
const rulesIn = (findings: readonly Finding[]) => findings.map(({ rule_id }) => rule_id);

const worded = [
  ...PHRASE_RULES,
  ...Object.values(FIGURE_RULES),
  GESTURE_RULE,
  ...ID_FORMS.map(({ fires, stays }) => ({ id: FIGURE_RULES.id.id, fires, stays })),
].map((rule) => [rule.id, rule] as const);

describe('the rules of drift', () => {
  test('[AEG-14] have an id each, of their class, and at least two examples on both sides', () => {
    const all: readonly { id: string; fires: readonly unknown[]; stays: readonly unknown[] }[] = [
      ...PHRASE_RULES,
      ...Object.values(FIGURE_RULES),
      ...Object.values(COMPLETENESS_RULES),
      ...Object.values(SCHEMA_RULES),
      GESTURE_RULE,
    ];
    const ids = all.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const { drift, id } of PHRASE_RULES) expect(id).toMatch(new RegExp(`^${drift}\\.[a-z_]+$`));
    const few = [...all, ...ID_FORMS].filter(({ fires, stays }) => fires.length < 2 || stays.length < 2);
    expect(few).toEqual([]);
  });

  test.each(worded)('%s fires on its examples', (id, { fires }) => {
    for (const text of fires) expect([text, rulesIn(ask(text).findings)]).toEqual([text, expect.arrayContaining([id])]);
  });

  test.each(worded)('%s stays silent on its counter-examples', (id, { stays }) => {
    for (const text of stays) {
      const fired = rulesIn(ask(text).findings).filter((each) => each === id);
      expect([text, fired]).toEqual([text, []]);
    }
  });

  test.each(Object.values(COMPLETENESS_RULES))('$id fires and stays as its examples say', ({ id, fires, stays }) => {
    const values = { jobs_dead: 2, daemon_running: true };
    const seen = {
      available: true as const,
      observed_at: '2026-11-18T09:00:00.000Z',
      freshness_s: 1,
      values,
      unknowns: [],
    };
    const bundle: Bundle = { ...BUNDLES.plain, sight: { service_status: seen } };
    const fired = ([question, answer]: readonly [string, string]) =>
      rulesIn(ask(answer, { question, bundle }).findings).includes(id);
    expect(fires.map(fired)).toEqual(fires.map(() => true));
    expect(stays.map(fired)).toEqual(stays.map(() => false));
  });

  test.each(Object.values(SCHEMA_RULES))('$id fires and stays as its examples say', ({ id, fires, stays }) => {
    const schema = { type: 'object', properties: { count: { type: 'number' } }, required: ['count'] };
    const fired = (answer: string) => rulesIn(ask(answer, { schema }).findings).includes(id);
    expect(fires.map(fired)).toEqual(fires.map(() => true));
    expect(stays.map(fired)).toEqual(stays.map(() => false));
  });

  test.each([
    ['that they were made with', TUNED],
    ['that they were not made with', HELD_OUT],
  ])(
    '[AEG-15] find at least 90 % of the drift in answers %s, and call at most 2 % of the others drift',
    (_, answers) => {
      for (const { drift, labelled, found, others, wrong } of measure(answers)) {
        expect([drift, labelled >= 20, found / labelled >= 0.9, wrong / others <= 0.02]).toEqual([
          drift,
          true,
          true,
          true,
        ]);
      }
    },
  );

  test('are held against at least 240 answers, half of which are clean', () => {
    const all = [...TUNED, ...HELD_OUT];
    expect(all.length).toBeGreaterThanOrEqual(240);
    expect(all.filter(([, , , ...drift]) => drift.length === 0).length / all.length).toBeGreaterThanOrEqual(0.5);
    expect(new Set(all.map(([, , answer]) => answer)).size).toBe(all.length);
  });
});

describe('validation', () => {
  test('[AEG-14] sums up an answer in the fields of the specification, and nothing else', () => {
    const clean = ask('Load 0.42.', { bundle: BUNDLES.machine, question: 'What is the load?' });
    expect(clean).toEqual({
      summary: {
        schema_ok: true,
        evidence_drift: false,
        authority_drift: false,
        tone_drift: false,
        completeness_drift: false,
        notes: 'ok',
      },
      findings: [],
      refusal: false,
      authority_state: 'ok',
    });
    expect(summarySchema.parse(clean.summary)).toEqual(clean.summary);
  });

  test('quotes the place of each finding, in order, with the severity of its tier', () => {
    const response = 'I have restarted it, my friend. The load is 0.97.';
    for (const [bundle, severity] of [
      [BUNDLES.machine, 'high'],
      [BUNDLES.operator, 'critical'],
    ] as const) {
      const { findings, summary, authority_state } = ask(response, { bundle, question: 'What is the load?' });
      for (const { span } of findings) expect(response.slice(span.start, span.end)).toBe(span.quote);
      for (const finding of findings) expect(findingSchema.parse(finding)).toEqual(finding);
      const words = findings.filter(({ span }) => span.end > 0).map(({ rule_id, span }) => [rule_id, span.quote]);
      expect(words).toEqual([
        ['authority.acted', 'I have restarted'],
        ['tone.endearment', 'my friend'],
        ['tone.my_friend', 'my friend'],
        ['evidence.number', '0.97'],
      ]);
      expect(findings.find(({ drift_class }) => drift_class === 'authority')?.severity).toBe(severity);
      expect(findings.find(({ rule_id }) => rule_id === 'evidence.number')?.summary).toBe(
        'evidence.number: "0.97" is a figure that nobody gave',
      );
      expect(summary.notes).toContain('authority.acted 1');
      expect(authority_state).toBe('blocked');
    }
  });

  test('says whether the answer refuses, and whether for want of authority', () => {
    const states = (
      [
        ['home', 'How much memory is in use?', 'sys_health is blocked_by_tier, so I cannot see it.'],
        ['machine', 'Restart the daemon.', 'I cannot restart it under tier 2.'],
        ['plain', 'Can you read my mail?', 'No, I have no access to your mail.'],
        ['machine', 'What is the load?', 'It is 0.42.'],
        ['machine', 'What should the bot say?', 'It should say: "I cannot do that."'],
      ] as const
    ).map(([bundle, question, response]) => {
      const { refusal, authority_state } = ask(response, { bundle: BUNDLES[bundle], question });
      return [refusal, authority_state];
    });
    expect(states).toEqual([
      [true, 'insufficient'],
      [true, 'insufficient'],
      [true, 'ok'],
      [false, 'ok'],
      [false, 'ok'],
    ]);
  });

  test('sees through characters that nobody sees', () => {
    expect(rulesIn(ask('I have re\u200bstarted the daemon.').findings)).toEqual(['authority.acted']);
  });

  test.each([
    ...['I have ', 'I have restarted it. ', 'as we ', '"', "'a ", '`', '> ', '```\n', '*a ', '1,', '9.', '7:'],
    ...[
      '12 % ',
      'two ',
      'T12 ',
      'a1b2c3d ',
      'ledger:1 ',
      'a/b.c:',
      '(',
      '\n',
      '…',
      'you ',
      'i i i ',
      'not ',
      'é',
      '😘',
      '2026-11-',
    ],
    ...['Memory is ', 'bypass the ', 'I ran it. ', 'last time ', '1 November ', 'x', '0', ' ', 'The logs show it. '],
  ])('takes time in a straight line on %j repeated', (unit) => {
    const steps = (length: number) =>
      countValidationSteps({
        response: unit.repeat(Math.ceil(length / unit.length)).slice(0, length),
        bundle: BUNDLES.machine,
        question: 'What is the load?',
        kernel: { severities: SAMPLE_SEVERITIES },
      });
    const [small, large] = [steps(128 * 1024), steps(1024 * 1024)];
    expect(large / small).toBeLessThanOrEqual(8.5);
    expect(large / (1024 * 1024)).toBeLessThan(64);
  });
});
