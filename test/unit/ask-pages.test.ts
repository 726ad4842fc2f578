// What the pages about questions compute: an answer cut where its findings are, the rings of a bundle, and where facts in conflict stand.
import { describe, expect, test } from 'vitest';
import { ringsOf, segmentsOf } from '../../web/src/ask.ts';
import { layoutOf } from '../../web/src/conflict-layout.ts';
import type { Bundle } from '../../web/src/types.ts';

describe('an answer', () => {
  const text = 'I deployed it now.';

  test('is cut where findings begin and end, and loses no character', () => {
    const segments = segmentsOf(text, [
      { start: 2, end: 13 },
      { start: 11, end: 17 },
      { start: 0, end: 0 },
    ]);
    expect(segments.map((each) => each.text).join('')).toBe(text);
    expect(segments.map(({ text: piece, findings, ends }) => [piece, findings, ends])).toEqual([
      ['I ', [], []],
      ['deployed ', [0], []],
      ['it', [0, 1], [0]],
      [' now', [1], [1]],
      ['.', [], []],
    ]);
  });

  test('that is empty or has no finding is one piece at most', () => {
    expect(segmentsOf('', [{ start: 0, end: 4 }])).toEqual([]);
    expect(segmentsOf(text, []).map((each) => each.text)).toEqual([text]);
  });
});

test('what a disclosure names is ring 2, all else ring 1', () => {
  const bundle = {
    session_id: 's',
    work: [{ id: 'task:T1', kind: 'next_step', text: 'Go on', observed_at: '' }],
    facts: [{ id: 'ledger:F1', claim: 'It is so.', source: 'x', observed_at: '', confidence: 'high' }],
    turns: [{ id: 'turn:old', speaker: 'user', content: 'Why?', created_at: '' }],
    open_items: [],
    intent: [{ intent: 'Answer.', source: 'system' }],
    disclosures: [{ artifacts: ['turn:old'], line: 'One entry of deep history added.' }],
  } as unknown as Bundle;
  const { situational, deep } = ringsOf(bundle);
  expect(situational.map(({ id }) => id)).toEqual(['task:T1', 'ledger:F1', 'intent of the system']);
  expect(deep.map(({ id }) => id)).toEqual(['turn:old']);
});

describe('facts in conflict', () => {
  const fact = (name: string) => ({ fact_id: `id-${name}`, name });
  const conflict = (a: string, b: string) => ({ conflict_id: `${a}${b}`, a: fact(a), b: fact(b) });

  test('stand in layers, the oldest first, and parts that do not hang together have rows of their own', () => {
    const layout = layoutOf([conflict('F9', 'F10'), conflict('F3', 'F1'), conflict('F1', 'F2'), conflict('F3', 'F4')]);
    expect(layout.facts.map(({ fact: { name }, layer, row }) => [name, layer, row])).toEqual([
      ['F1', 0, 0],
      ['F2', 1, 0],
      ['F3', 1, 1],
      ['F4', 2, 0],
      ['F9', 0, 2],
      ['F10', 1, 2],
    ]);
    expect([layout.layers, layout.rows]).toEqual([3, 3]);
  });

  test('are each placed once, also in a circle, and no two in the same place', () => {
    const layout = layoutOf([conflict('F1', 'F2'), conflict('F2', 'F3'), conflict('F3', 'F1'), conflict('F2', 'F1')]);
    const places = layout.facts.map(({ layer, row }) => `${layer} ${row}`);
    expect([layout.facts.length, new Set(places).size]).toEqual([3, 3]);
    expect(layoutOf([])).toEqual({ facts: [], layers: 0, rows: 0 });
  });
});
