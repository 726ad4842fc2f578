// Change units and their keys against values that another program computed, and coalescing that keeps the keys.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../src/base/errors.ts';
import { changeUnitKey, changeUnitKeys, logicalChangeKey } from '../../src/kernel/notifications/change-keys.ts';
import { canonicalChangeUnit, coalesce, parseChangeUnit } from '../../src/kernel/notifications/change-units.ts';
import type { ChangeUnit } from '../../src/kernel/notifications/contract.ts';

const HOST = '01990000-0000-7000-8000-00000000000a';
/** The keys are what `printf '%s' "$text" | sha256sum` prints. */
const VECTORS: readonly (readonly [unit: ChangeUnit, text: string, key: string])[] = [
  [
    { origin: 'sync', host_id: HOST, counter: 7, payload_type: 'journalEntity', payload_id: 'entry-1' },
    `v1|sync|${HOST}|7|journalEntity|entry-1`,
    'ca4ee3d656268803f68cc3ef672323dfa3f3f6e6fd4e219595a8bc1958e4bf59',
  ],
  [
    {
      origin: 'local',
      host_id: HOST,
      counter: 8,
      payload_type: 'line.written',
      payload_id: '01990000-0000-7000-8000-0000000000e8',
    },
    `v1|local|${HOST}|8|line.written|01990000-0000-7000-8000-0000000000e8`,
    '468f6de5124b15aed21406d1f3c6344fd8a1aba81e8b9bf42b4cd00c7bb20563',
  ],
  [
    {
      origin: 'sync',
      host_id: 'gerät-2',
      counter: Number.MAX_SAFE_INTEGER,
      payload_type: 'entryLink',
      payload_id: 'a:b c',
    },
    'v1|sync|gerät-2|9007199254740991|entryLink|a:b c',
    'b926bb8ca96f045ffb060dd40f207432931d8d9a8c09fdf46e877e5b5d6b2e4b',
  ],
];
const units = VECTORS.map(([unit]) => unit);

describe('[AGT-07] change units', () => {
  it.each(VECTORS)('have the text and the key that others compute: %o', (unit, text, key) => {
    expect(canonicalChangeUnit(unit)).toBe(text);
    expect(changeUnitKey(unit)).toBe(key);
    expect(parseChangeUnit(unit)).toEqual(unit);
  });

  it('give one logical key, whatever their order and however often one is named', () => {
    const all = '7c29bc3f03c43e7410d5e0e5e0f783286ae4a7249c18f2ad95e7b3206dd90f78';
    expect(logicalChangeKey(changeUnitKeys(units))).toBe(all);
    expect(logicalChangeKey(units.map(changeUnitKey))).toBe(all);
    expect(logicalChangeKey([...units, ...units].toReversed().map(changeUnitKey))).toBe(all);
    expect(logicalChangeKey([changeUnitKey(units[0] as ChangeUnit)])).toBe(
      'e8bc0feb34cfd8aafcf92797be5547042c22682af7e158bf5e3d1142e9cb2511',
    );
    expect(changeUnitKeys([...units, ...units])).toEqual(VECTORS.map(([, , key]) => key).toSorted());
  });

  it.each([
    [undefined],
    [{}],
    [{ ...units[0], origin: 'remote' }],
    [{ ...units[0], host_id: '' }],
    [{ ...units[0], host_id: 'a|b' }],
    [{ ...units[0], counter: -1 }],
    [{ ...units[0], counter: 1.5 }],
    [{ ...units[0], counter: '7' }],
    [{ ...units[0], counter: Number.MAX_SAFE_INTEGER + 1 }],
    [{ ...units[0], payload_type: 'a|b' }],
    [{ ...units[0], payload_id: 'x\ny' }],
    [{ ...units[0], payload_id: '\ud800' }],
    [{ ...units[0], payload_id: 'x'.repeat(201) }],
    [{ ...units[0], local_batch_id: 'never a stand-in' }],
  ])('fail closed when they cannot be derived: %o', (unit) => {
    const attempt = () => parseChangeUnit(unit, { position: 3 });
    expect(attempt).toThrow(Refusal);
    expect(attempt).toThrow(
      expect.objectContaining({ code: 'missing_change_provenance', details: { position: 3 } }) as Refusal,
    );
  });

  it('have no logical key when there are none', () => {
    expect(() => logicalChangeKey([])).toThrow(
      expect.objectContaining({ code: 'missing_change_provenance' }) as Refusal,
    );
  });

  it('never share a text unless they are the same', () => {
    const text = fc.stringMatching(/^[ab1:, ]{1,3}$/);
    const unit = fc.record({
      origin: fc.constantFrom('sync' as const, 'local' as const),
      host_id: text,
      counter: fc.nat(20),
      payload_type: text,
      payload_id: text,
    });
    fc.assert(
      fc.property(unit, unit, (a, b) => {
        const isSame = JSON.stringify(parseChangeUnit(a)) === JSON.stringify(parseChangeUnit(b));
        expect(canonicalChangeUnit(a) === canonicalChangeUnit(b)).toBe(isSame);
      }),
    );
  });
});

describe('[AGT-07] coalescing', () => {
  const token = (value: string) => ({ token_class: 'entityId', token_value: value }) as const;
  const batch = (key: string, id: string, ...values: string[]) => ({
    local_batch_id: id,
    logical_change_key: key,
    typed_tokens: values.map(token),
  });

  it('merges the tokens of one key and keeps different keys apart, in the order they came', () => {
    const merged = coalesce([
      batch('k1', 'one', 'b'),
      batch('k2', 'two', 'a', 'b'),
      batch('k1', 'three', 'a', 'b'),
      batch('k3', 'four'),
    ]);
    expect(merged).toEqual([batch('k1', 'one', 'a', 'b'), batch('k2', 'two', 'a', 'b'), batch('k3', 'four')]);
  });

  it('gives the same whatever the windows it is applied in', () => {
    const some = fc.array(
      fc.tuple(fc.constantFrom('k1', 'k2', 'k3'), fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1 })),
    );
    fc.assert(
      fc.property(some, fc.nat(10), (given, cut) => {
        const batches = given.map(([key, values]) => batch(key, key, ...new Set(values.toSorted())));
        const windows = [...coalesce(batches.slice(0, cut)), ...coalesce(batches.slice(cut))];
        expect(coalesce(windows)).toEqual(coalesce(batches));
        expect(new Set(coalesce(batches).map((each) => each.logical_change_key)).size).toBe(coalesce(batches).length);
      }),
    );
  });
});
