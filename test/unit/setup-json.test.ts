// Our entries in JSON with comments anywhere, trailing commas and any line ends: put in, taken out, and nothing else touched.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLANKS, writtenByHand } from '../support/written-by-hand.ts';
import type { Entry } from '../../src/surfaces/coding-agents/contract.ts';
import { presenceOf, putEntries, takeEntries } from '../../src/surfaces/setup/json-entries.ts';
import { parseJson, plainOf } from '../../src/surfaces/setup/json-tree.ts';
import { untouched, withoutInserted } from '../../src/surfaces/setup/text-edit.ts';

const OURS = 'throughline';
const isOurs = (value: unknown) => (value as { command?: unknown } | null)?.command === OURS;
const entries: readonly Entry[] = [
  { kind: 'item', path: ['hooks', 'Start'], value: { matcher: 'any', hooks: [{ type: 'command', command: OURS }] } },
  { kind: 'item', path: ['hooks', 'Stop'], value: { hooks: [{ type: 'command', command: OURS }] } },
  { kind: 'member', path: ['servers'], key: 'throughline', value: { command: OURS, args: ['mcp'] } },
];

const COMMENT = /\/\* c|\/\/ d/g;

const foreign = fc.record(
  { matcher: fc.string(), hooks: fc.array(fc.record({ command: fc.constantFrom('mine', 'yours') }), { maxLength: 2 }) },
  { requiredKeys: ['hooks'] },
);
const settings = fc.record(
  {
    before: fc.jsonValue({ maxDepth: 2 }),
    hooks: fc.record(
      { Stop: fc.array(foreign, { maxLength: 3 }), Other: fc.array(foreign, { maxLength: 2 }) },
      { requiredKeys: [] },
    ),
    servers: fc.dictionary(fc.constantFrom('x', 'y'), fc.jsonValue({ maxDepth: 1 })),
    after: fc.jsonValue({ maxDepth: 2 }),
  },
  { requiredKeys: [] },
);

/** Without what is empty where ours was: that goes with it. */
function bare(value: unknown): unknown {
  const { hooks = {}, servers = {}, ...rest } = structuredClone(value) as Record<string, Record<string, unknown>>;
  for (const event of ['Start', 'Stop']) if ((hooks[event] as unknown[] | undefined)?.length === 0) delete hooks[event];
  return { hooks, servers, ...rest };
}

test('whatever stands around them, they are put in whole, and taken out alone', () => {
  const blanks = fc.array(fc.constantFrom(...BLANKS), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(settings, blanks, (value, between) => {
      const text = writtenByHand(value, between);
      const put = putEntries(untouched(text), entries, isOurs);
      expect(presenceOf(put.text, entries, isOurs)).toBe('current');
      expect(withoutInserted(put.text, put.inserted)).toBe(text);
      // As if nobody remembered what was put in.
      const { text: taken } = takeEntries(untouched(put.text), entries, isOurs);
      expect(presenceOf(taken, entries, isOurs)).toBe('absent');
      expect(bare(plainOf(parseJson(taken)))).toEqual(bare(plainOf(parseJson(text))));
      expect(taken.match(COMMENT)).toEqual(text.match(COMMENT));
    }),
    { numRuns: 200, seed: 11 },
  );
});
