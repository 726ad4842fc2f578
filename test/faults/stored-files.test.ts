// One flipped bit in what lies beside the database: blobs, the second copy of the checkpoints, and proofs that left
// the home. And a second copy whose writer died in the middle of a line.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalJson } from '../../src/base/canonical-json.ts';
import { Failure, Refusal } from '../../src/base/errors.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { seededRandom } from '../../src/base/random.ts';
import { openKernel, type Kernel } from '../../src/kernel/kernel.ts';
import { verifyProof, type ProofRange } from '../../src/ledger/proof/proof.ts';
import { openSigningFiles } from '../../src/ledger/proof/signing-files.ts';
import { boardRegistration, log, logRegistration } from '../support/board.ts';
import { FAST_FOLDER, spread } from '../support/crash.ts';
import { countFaults, inPart } from '../support/fault-part.ts';
import { createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { makeGolden, PLAIN, restoreAll, SMALL } from '../support/golden.ts';

const TIMEOUT_MS = 3_600_000;

let fixture: Fixture;
let opened: Opened;
beforeAll(async () => {
  fixture = createFixture('sqlite', 1, FAST_FOLDER);
  await makeGolden(fixture);
  opened = await fixture.open();
});
afterAll(() => fixture.dispose());

test(
  'a flipped bit of a blob is found by verification and by a reader that needs it',
  { timeout: TIMEOUT_MS },
  async () => {
    const named = new Set<string>();
    const tally = { detected: 0, unneeded: 0 };
    const silent: string[] = [];
    /** The table that verification names; '' if only a reader found it, which is too late. */
    const foundBy = async () => {
      const { problems } = await opened.ledger.verify({ deep: true });
      if (problems.length > 0) return String(problems[0]?.table);
      return (await failureOf(() => restoreAll(opened.ledger))) && '';
    };
    for await (const { key } of opened.blobs.list()) {
      const path = join(fixture.folder, 'blobs', key.slice(0, 2), key);
      const bytes = readFileSync(path);
      const offsets = inPart(spread(bytes.length, 60));
      // Blobs of merged parts stay for the backups that name them, and nothing else reads them: not even one that is
      // wrong in every byte is missed.
      writeFileSync(
        path,
        bytes.map((byte) => byte ^ 1),
      );
      if ((await foundBy()) === undefined) {
        tally.unneeded += offsets.length;
        writeFileSync(path, bytes);
        continue;
      }
      for (const at of offsets) {
        writeFileSync(path, flipped(bytes, at - 1));
        const table = await foundBy();
        if (table === undefined || table === '') silent.push(`${key} at ${at - 1}`);
        else {
          named.add(table);
          tally.detected += 1;
        }
      }
      writeFileSync(path, bytes);
    }
    countFaults('flips in blobs', { ...tally, silent: silent.length });
    expect(silent).toEqual([]);
    expect(named).toEqual(new Set(['snapshots', 'events']));
  },
);

test('a flipped bit of a proof is refused, or the proof is the same', { timeout: TIMEOUT_MS }, async () => {
  for (const range of [{}, { fromSeq: 2, toSeq: 3 }] as ProofRange[]) {
    const proof = await opened.ledger.exportProof(SMALL, range);
    const text = JSON.stringify(proof);
    const same = canonicalJson(proof);
    const bytes = Buffer.from(text);
    const tally = { refused: 0, same: 0 };
    const silent: unknown[] = [];
    const chosen = inPart(spread(bytes.length, 3_000));
    for (const at of chosen) {
      const read = (): unknown => JSON.parse(flipped(bytes, at - 1).toString());
      let input: unknown;
      try {
        input = read();
      } catch {
        tally.refused += 1;
        continue;
      }
      const failure = await failureOf(() => verifyProof(input, fixture.signing.verifiers));
      if (failure) tally.refused += 1;
      else {
        // Only the first event is bound to the kind of its stream; a proof without that one cannot show it.
        const shown = range.fromSeq === undefined ? input : { ...(input as object), kind: proof.kind };
        if (canonicalJson(shown) === same) tally.same += 1;
        else silent.push({ at, shown });
      }
    }
    const what = `flips in a proof of ${range.fromSeq === undefined ? 'a stream' : 'a range'}`;
    countFaults(what, { 'refused or the same': tally.refused + tally.same, silent: silent.length });
    expect(silent).toEqual([]);
    expect(tally.refused).toBeGreaterThan(chosen.length / 3);
  }
});

test('a flipped bit of the second copy is found', { timeout: TIMEOUT_MS }, async () => {
  const { ledger, path } = await withSecondCopy('flips');
  const bytes = readFileSync(path);
  const silent: number[] = [];
  const chosen = inPart(spread(bytes.length, 800));
  for (const at of chosen) {
    writeFileSync(path, flipped(bytes, at - 1));
    const report = await ledger.verify();
    if (report.ok) silent.push(at - 1);
  }
  writeFileSync(path, bytes);
  countFaults('flips in the second copy', { detected: chosen.length - silent.length, silent: silent.length });
  expect(silent).toEqual([]);
  expect((await ledger.verify()).problems).toEqual([]);
});

test('a line of the second copy that was never ended is no damage, before and after the next one', async () => {
  const { ledger, path } = await withSecondCopy('torn');
  const whole = readFileSync(path, 'utf8');
  const line = whole.split('\n')[0] ?? '';
  for (const length of [1, 2, 20, line.length - 1, line.length]) {
    writeFileSync(path, whole);
    appendFileSync(path, line.slice(0, length));
    expect((await ledger.verify()).problems).toEqual([]);
    await ledger.append({ kind: log, id: PLAIN }, [{ type: 'line.written', payload: { text: `after ${length}` } }]);
    await ledger.sign();
    expect((await ledger.verify()).problems).toEqual([]);
    expect(readFileSync(path, 'utf8').startsWith(whole)).toBe(true);
  }
});

/** The ledger with its second copy in a file, as a home has it. */
async function withSecondCopy(homeId: string): Promise<{ ledger: Kernel; path: string }> {
  const { clock, ids } = fixture;
  const folder = join(fixture.folder, 'config');
  const signing = await openSigningFiles({ folder, homeId, database: 'work', clock, ids, random: seededRandom(2) });
  await fixture.tamper('DELETE FROM checkpoints');
  const { store, blobs } = opened;
  const kinds = [boardRegistration, logRegistration];
  const ledger = await openKernel({
    store,
    blobs,
    clock,
    ids,
    metrics: createMetrics(),
    kinds,
    producerVersion: '0',
    signing,
  });
  for (const text of ['one more', 'and another']) {
    await ledger.append({ kind: log, id: PLAIN }, [{ type: 'line.written', payload: { text } }]);
    await ledger.sign();
  }
  return { ledger, path: signing.secondCopy.location };
}

/** Anything else than a refusal or a failure is thrown on. */
async function failureOf(action: () => unknown): Promise<Refusal | Failure | undefined> {
  try {
    await action();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal || error instanceof Failure) return error;
    throw error;
  }
}

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ (1 << ((at * 5 + Math.floor(at / 7)) % 8));
  return copy;
}
