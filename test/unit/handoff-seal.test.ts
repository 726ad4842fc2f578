// The seal of a handoff: what is hashed is its canonical JSON, whatever is in it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '../../src/base/canonical-json.ts';
import { handoffStateOf, sealedTextOf, sealOf } from '../../src/mind/injection/handoff-seal.ts';

const text = fc.string({ unit: 'binary' }).map((value) => value.toWellFormed().replaceAll('\0', ''));
const line = fc.record({ text, kind: text, ref: text });
const row = fc.record({
  note: fc.option(text),
  to_agent: fc.option(text),
  tag: text,
  from_session: text,
  from_agent: text,
  handoff_id: fc.uuid(),
  project_id: fc.uuid(),
  created_at: text,
  expires_at: text,
});

test('[MND-11] what is sealed is canonical JSON, so that anybody can hash it again', () => {
  fc.assert(
    fc.property(row, fc.array(line), fc.array(text), (given, lines, refs) => {
      const sealed = sealedTextOf({ ...given, slice: JSON.stringify(lines), refs: JSON.stringify(refs) });
      expect(sealed).toBe(canonicalJson({ ...given, lines, refs }));
    }),
  );
});

test('there is no seal over words that are gone, or are no lines', () => {
  const [given] = fc.sample(row, 1);
  if (!given) throw new Error('one was asked for');
  for (const slice of [null, '', '{', '{}', '[1]', '[{"text":1,"kind":"file","ref":"x"}]'])
    expect(sealOf({ ...given, slice, refs: '[]' })).toBeNull();
  expect(sealOf({ ...given, slice: '[]', refs: 'none' })).toBeNull();
});

test('a handoff has one state at a time', () => {
  const waiting = {
    taken_agent: null,
    taken_session: null,
    taken_at: null,
    taken_seq: null,
    slice: '[]',
    expires_at: '2',
  };
  const taken = { ...waiting, taken_agent: 'pi', taken_session: 's', taken_at: '1', taken_seq: 1 };
  expect(handoffStateOf(waiting, '1')).toBe('waiting');
  // Offered, and not known to be heard.
  expect(handoffStateOf({ ...taken, taken_at: null }, '1')).toBe('waiting');
  expect(handoffStateOf({ ...waiting, slice: null }, '1')).toBe('erased');
  expect(handoffStateOf(waiting, '2')).toBe('expired');
  expect(handoffStateOf({ ...waiting, slice: null }, '2')).toBe('expired');
  expect(handoffStateOf({ ...taken, slice: null }, '3')).toBe('taken');
});
