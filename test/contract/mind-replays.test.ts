// The canon does not depend on the order in which sessions arrive, on the processes that consolidate, or on what died in between.
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { canonIdOf } from '../../src/mind/canon/evolve.ts';
import type { Slice } from '../../src/mind/consolidate/contract.ts';
import type { Reflection } from '../../src/mind/reflect/contract.ts';
import { PROJECT, Shelf, openCanonOf, type OpenedCanon } from '../support/canon-fixture.ts';
import { ALL_FAULTS } from '../support/crash.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type DialectName, type Fixture } from '../support/fixture.ts';

const TIMEOUT_MS = 600_000;
const RUNS = { sqlite: ALL_FAULTS ? 60 : 8, postgres: ALL_FAULTS ? 20 : 2 };

const anySession = fc.record({
  tag: fc.constantFrom('main', 'auth'),
  said: fc.array(
    fc.record({
      value: fc.constantFrom('npm', 'pnpm', 'yarn', null),
      subject: fc.constantFrom('package manager', 'command:test', 'types'),
      wording: fc.nat(2),
      source: fc.constantFrom('person', 'person', 'executed', 'agent', 'import', 'tool'),
      kind: fc.constantFrom('preference', 'constraint', 'fact', 'proof', 'correction'),
      day: fc.nat(29),
      is_correction: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});
type AnySession = typeof anySession extends fc.Arbitrary<infer Session> ? Session : never;

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

function slicesOf(shelf: Shelf, sessions: readonly AnySession[]): Slice[] {
  return sessions.map(({ tag, said }, at) => {
    const reflections = said.map(({ value, subject, wording, source, kind, day, is_correction }): Reflection =>
      shelf.add(value, {
        session_id: `s${at}`,
        tag,
        subject,
        statement: `${subject}: ${value ?? 'something'} (${['as it is', 'for now', 'always'][wording]}).`,
        source,
        kind,
        at: shelf.day(day),
        is_correction,
      }),
    );
    return shelf.slice(reflections);
  });
}

async function consolidate(canon: OpenedCanon, slices: readonly Slice[], together: number): Promise<void> {
  for (const [at, slice] of slices.entries()) {
    await canon.consolidation.consolidator.enqueueSlice(slice);
    if (at % together === together - 1) await canon.consolidation.consolidator.drain();
  }
  await canon.consolidation.consolidator.drain();
}

describe.each(DIALECTS)('replays on %s', (dialect) => {
  test(
    '[MND-06] three shuffled replays in three homes come to one hash, and computing everything again changes nothing',
    { timeout: TIMEOUT_MS },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(anySession, { minLength: 1, maxLength: 8 }),
          fc.array(fc.nat(), { minLength: 24, maxLength: 24 }),
          async (sessions, order) => {
            const shelf = new Shelf();
            const hashes: string[] = [];
            for (let replay = 0; replay < 3; replay += 1) {
              const { fixture, canon } = await opened(dialect, shelf);
              const slices = slicesOf(shelf, sessions)
                .map((slice, at) => ({ slice, by: order[replay * 8 + at] ?? 0 }))
                .toSorted((a, b) => a.by - b.by)
                .map(({ slice }) => slice);
              await consolidate(canon, slices, replay + 1);
              const hash = await canon.canon.hash(PROJECT);
              const events = await canon.ledger.stream(canonIdOf(PROJECT));
              await canon.consolidation.consolidator.rebuild(PROJECT);
              expect(await canon.canon.hash(PROJECT)).toBe(hash);
              expect((await canon.ledger.stream(canonIdOf(PROJECT))).head_seq).toBe(events.head_seq);
              if (replay === 0 || ALL_FAULTS) {
                expect((await canon.ledger.verify({ deep: true })).problems).toEqual([]);
                expect((await canon.ledger.rebuild({ dryRun: true })).differences).toEqual([]);
              }
              hashes.push(hash);
              await fixture.dispose();
              fixtures.splice(fixtures.indexOf(fixture), 1);
            }
            expect(new Set(hashes).size).toBe(1);
          },
        ),
        { numRuns: RUNS[dialect] },
      );
    },
  );

  test('a slice of more entries than one event holds is one append', async () => {
    const shelf = new Shelf();
    const { canon } = await opened(dialect, shelf);
    const many = Array.from({ length: 150 }, (_, at) => shelf.add(`v${at}`, { subject: `subject ${at}` }));
    await consolidate(canon, [shelf.slice(many)], 1);
    expect(await canon.canon.active(PROJECT)).toHaveLength(150);
    const events = await canon.ledger.events(canonIdOf(PROJECT), { limit: 1_000 });
    expect(new Set(events.map(({ append_seq }) => append_seq)).size).toBe(1);
    expect((await canon.ledger.verify({ deep: true })).problems).toEqual([]);
  });

  test('[MND-06] two consolidators at once apply every slice once', { timeout: TIMEOUT_MS }, async () => {
    const shelf = new Shelf();
    const { fixture, canon } = await opened(dialect, shelf);
    const other = await openCanonOf(fixture, { shelf });
    const slices = Array.from({ length: 12 }, (_, at) =>
      shelf.slice([
        shelf.add(at % 2 === 0 ? 'npm' : 'pnpm', { session_id: `s${at}`, at: shelf.day(at), is_correction: true }),
      ]),
    );
    await Promise.all(slices.map((slice) => canon.consolidation.consolidator.enqueueSlice(slice)));
    const [one, two] = await Promise.all([
      canon.consolidation.consolidator.drain(),
      other.consolidation.consolidator.drain(),
    ]);
    expect(one.slices + two.slices).toBe(12);
    expect([one.failed, two.failed]).toEqual([0, 0]);
    const applied = (await canon.ledger.events(canonIdOf(PROJECT), { limit: 1_000 })).filter(
      ({ event_type }) => event_type === 'canon.slice_applied',
    );
    expect(applied).toHaveLength(12);
    expect(await canon.canon.active(PROJECT)).toMatchObject([{ summary: 'Use pnpm.', evidence_count: 6 }]);
  });

  test('[MND-06] the lease of a consolidator that went silent is taken over, and its token writes nothing more', async () => {
    const shelf = new Shelf();
    const { fixture, canon } = await opened(dialect, shelf);
    const silent = await canon.ledger.leases.acquire(canonIdOf(PROJECT), 'a silent one', 30_000);
    await canon.consolidation.consolidator.enqueueSlice(shelf.slice([shelf.add('npm')]));
    fixture.advance(30_001);
    await canon.consolidation.consolidator.drain();
    expect(await canon.canon.active(PROJECT)).toHaveLength(1);
    const { fencing_token, workflow_id, owner_id } = silent;
    const late = canon.ledger.leases.heartbeat({ workflow_id, owner_id, fencing_token }, 30_000);
    expect((await refusalOf(late)).code).toBe('lease_lost');
    const kernel = await canon.ledger.log({ limit: 100 });
    expect(kernel.events.map(({ event_type }) => event_type)).toContain('lease.taken_over');
  });
});
