// What a handshake reads of a canon, beside what it would come to if it read all of it; and the sum of digests beside the whole hash.
import fc from 'fast-check';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { afterEach, describe, expect, test } from 'vitest';
import type { CanonEntry } from '../../src/mind/canon/contract.ts';
import { wholeHash } from '../../src/mind/canon/digests.ts';
import { worthiestEntries } from '../../src/mind/canon/queries.ts';
import { inOrderOfWorth } from '../../src/mind/canon/worth.ts';
import { compileHandshake } from '../../src/mind/handshake/compile-handshake.ts';
import { createHandshakes } from '../../src/mind/handshake/handshakes.ts';
import type { Reflection } from '../../src/mind/reflect/contract.ts';
import { sql } from '../../src/store/store.ts';
import { PROJECT, Shelf, openCanonOf, type OpenedCanon } from '../support/canon-fixture.ts';
import { ALL_FAULTS } from '../support/crash.ts';
import { DIALECTS, createFixture, type DialectName, type Fixture } from '../support/fixture.ts';

const RUNS = { sqlite: ALL_FAULTS ? 60 : 4, postgres: ALL_FAULTS ? 20 : 2 };
const TIMEOUT_MS = 600_000;
const INSTRUCTIONS = ['Subject 3 is npm. Subject 4 is pnpm. Subject 5 is npm. Subject 6 is yarn.'];

const fixtures: Fixture[] = [];
afterEach(async () => {
  for (const fixture of fixtures.splice(0)) await fixture.dispose();
});

async function opened(dialect: DialectName, shelf: Shelf): Promise<{ fixture: Fixture; canon: OpenedCanon }> {
  const fixture = createFixture(dialect);
  fixtures.push(fixture);
  fixture.flow();
  return { fixture, canon: await openCanonOf(fixture, { shelf }) };
}

const anySession = fc.record({
  tag: fc.constantFrom('main', 'auth'),
  said: fc.array(
    fc.record({
      value: fc.constantFrom('npm', 'pnpm', 'yarn'),
      subject: fc.nat(90),
      more: fc.constantFrom('', `, ${'as everybody knows by now and '.repeat(9)}`),
      source: fc.constantFrom('person', 'person', 'executed', 'import'),
      kind: fc.constantFrom('preference', 'constraint', 'fact', 'proof', 'fix', 'decision', 'correction'),
      day: fc.integer({ min: -400, max: 29 }),
    }),
    { minLength: 4, maxLength: 70, size: 'max' },
  ),
});
const anyAct = fc.record({
  act: fc.constantFrom('pin', 'pin', 'correct', 'reject', 'forget', 'merge'),
  entry: fc.nat(),
  other: fc.nat(),
});

async function take(canon: OpenedCanon, shelf: Shelf, { tag, said }: ReturnType<typeof sessionOf>, at: number) {
  const reflections = said.map(({ value, subject, more, source, kind, day }): Reflection =>
    shelf.add(value, {
      session_id: `s${at}`,
      ...{ tag, source, kind },
      subject: `subject ${subject}`,
      statement: `Subject ${subject} is ${value}${more}.`,
      at: shelf.day(day),
    }),
  );
  await canon.consolidation.consolidator.enqueueSlice(shelf.slice(reflections));
  await canon.consolidation.consolidator.drain();
}
const sessionOf = (session: typeof anySession extends fc.Arbitrary<infer Of> ? Of : never) => session;

async function act(canon: OpenedCanon, all: readonly CanonEntry[], given: ReturnType<typeof actOf>, at: number) {
  const open = all.filter(({ state, reason }) => state !== 'rejected' && state !== 'forgotten' && reason !== 'merged');
  const [one, other] = [open[given.entry % open.length], open[given.other % open.length]];
  if (!one || !other || (given.act === 'merge' && one === other)) return;
  const people = canon.canon;
  const by = { projectId: PROJECT, call: { actor: 'somebody', person: true, isLocal: true } };
  if (given.act === 'pin') await people.pin(by, one.anchor, {});
  else if (given.act === 'correct') await people.correct(by, one.anchor, { text: `Corrected ${at}.` });
  else if (given.act === 'merge') await people.merge(by, one.anchor, other.anchor);
  else await people[given.act](by, one.anchor, undefined);
}
const actOf = (given: typeof anyAct extends fc.Arbitrary<infer Of> ? Of : never) => given;

function handshakesOf({ store, canon }: OpenedCanon, readAtFirst: number) {
  return createHandshakes({
    ...{ store, canon, readAtFirst },
    work: async () => undefined,
    drift: async () => [],
    sessionFacts: async () => ({ name: '', files: [], open_ends: [], outcome: undefined, tag: 'main' }),
    instructions: async () => INSTRUCTIONS,
    projectName: async () => 'shop',
    writeFile: undefined,
  });
}

/** As if every entry were read. */
async function whole({ canon }: OpenedCanon, tag: string) {
  const entries = await canon.active(PROJECT, tag);
  return compileHandshake(
    { entries, work: undefined, drift: [], session: undefined, instructions: INSTRUCTIONS },
    (text) => countTokens(text, { disallowedSpecial: new Set() }),
  );
}

describe.each(DIALECTS)('the canon by worth on %s', (dialect) => {
  test(
    '[MND-10] a handshake of some entries is that of all of them, and the kept hash is the hash of all, whatever came in which order',
    { timeout: TIMEOUT_MS },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(anySession, { minLength: 1, maxLength: 4 }),
          fc.array(anyAct, { maxLength: 5 }),
          fc.integer({ min: 1, max: 40 }),
          async (sessions, acts, readAtFirst) => {
            const shelf = new Shelf();
            const { fixture, canon } = await opened(dialect, shelf);
            const isKept = async () =>
              expect(await canon.canon.hash(PROJECT)).toBe(await canon.store.read((tx) => wholeHash(tx, PROJECT)));
            for (const [at, session] of sessions.entries()) {
              await take(canon, shelf, session, at);
              await isKept();
            }
            for (const [at, given] of acts.entries()) {
              await act(canon, await canon.canon.all(PROJECT), given, at);
              await isKept();
            }
            const handshakes = handshakesOf(canon, readAtFirst);
            for (const tag of ['main', 'auth', 'none']) {
              const active = await canon.canon.active(PROJECT, tag);
              const { entries, contradicting, count } = await canon.canon.strongest(PROJECT, tag, readAtFirst);
              expect(entries).toEqual(inOrderOfWorth(active).slice(0, readAtFirst));
              expect(new Set(contradicting.map(({ entry_id }) => entry_id))).toEqual(
                new Set(active.filter((each) => each.conflicts_with.length > 0).map(({ entry_id }) => entry_id)),
              );
              expect(count).toBe(active.length);
              const { payload_text, lines, left_out, left_out_count } = await whole(canon, tag);
              expect(await handshakes.look(PROJECT, { scope: 'tag', tag })).toMatchObject({
                ...{ payload_text, lines, left_out, left_out_count },
              });
            }
            const hash = await canon.canon.hash(PROJECT);
            await canon.ledger.rebuild();
            expect(await canon.canon.hash(PROJECT)).toBe(hash);
            await isKept();
            await fixture.dispose();
            fixtures.splice(fixtures.indexOf(fixture), 1);
          },
        ),
        { numRuns: RUNS[dialect] },
      );
    },
  );

  test('a canon from before its hash was kept has the same one, and keeps it from its next change on; a rebuild mends it', async () => {
    const shelf = new Shelf();
    const { canon } = await opened(dialect, shelf);
    const { consolidator } = canon.consolidation;
    await consolidator.enqueueSlice(shelf.slice([shelf.add('npm'), shelf.add('8080', { subject: 'port' })]));
    await consolidator.drain();
    const hash = await canon.canon.hash(PROJECT);
    const sums = () => canon.store.read((tx) => tx.all(sql<{ entries: number }>('SELECT entries FROM canon_sums')));
    await canon.store.write(async (tx) => {
      await tx.run(sql('DELETE FROM canon_sums'));
      await tx.run(sql('DELETE FROM canon_digests'));
    });
    expect(await canon.canon.hash(PROJECT)).toBe(hash);
    expect(await canon.canon.strongest(PROJECT, 'main', 1)).toMatchObject({ count: 2, entries: [{}] });
    await consolidator.enqueueSlice(shelf.slice([shelf.add('4', { subject: 'workers', session_id: 's2' })]));
    await consolidator.drain();
    expect(await sums()).toEqual([{ entries: 3 }]);
    const next = await canon.canon.hash(PROJECT);
    expect(next).not.toBe(hash);
    await canon.store.write((tx) => tx.run(sql(`UPDATE canon_sums SET entries = 7, digest = '${'0'.repeat(64)}'`)));
    await consolidator.rebuild(PROJECT);
    expect([await canon.canon.hash(PROJECT), await sums()]).toEqual([next, [{ entries: 3 }]]);
  });
});

test('the worthiest entries are read by their index, without sorting', async () => {
  const { canon } = await opened('sqlite', new Shelf());
  const plan = await canon.store.read((tx) =>
    tx.all(sql<{ detail: string }>(`EXPLAIN QUERY PLAN ${worthiestEntries.text}`), PROJECT, 'main', 10),
  );
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining('USING INDEX idx_canon_entries_worth')]);
});
