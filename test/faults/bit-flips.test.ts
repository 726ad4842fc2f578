// One flipped bit anywhere in what is stored is found, or it changes nothing that anybody reads. Never is it silent,
// never does it end in an error that says nothing.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Failure, Refusal } from '../../src/base/errors.ts';
import { ALL_FAULTS, FAST_FOLDER } from '../support/crash.ts';
import { countFaults, inPart, IS_WHOLE } from '../support/fault-part.ts';
import { createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { differences, dumpOf, makeGolden, restoreAll, type Dump } from '../support/golden.ts';

const TIMEOUT_MS = 4 * 3_600_000;
/** How many bits of the database file are flipped in a test run. */
const SAMPLE = 2_000;
/** In free room: flips that change nothing together are inert each, so only groups in which one matters are taken apart. */
const TOGETHER = 32;

/** What no check covers, and why that is right. */
const OUTSIDE_THE_CHAIN: Readonly<Record<string, string>> = {
  workflow_leases: 'operational: a lease is renewed many times a minute, and its token is checked where it is used',
  jobs: 'operational: a row until the job is done, such as the sweep of replaced blobs (decision 0010)',
  step_attempts: 'operational: an attempt that completed nothing; those of completed steps are checked',
  'ledger_meta.created_at': 'for people only',
  'step_attempts.fencing_token': 'operational: what the attempt wrote is in the chain, its token in no way',
  'schema_format.format': 'written again by the next process that opens the database',
  'ledger_meta.written_as': 'compared when it is written, and read by no program',
  'schema_migrations.applied_at': 'for people only',
  'schema_migrations.producer_version': 'for people only',
};

describe('one flipped bit', () => {
  let fixture: Fixture;
  let golden: Buffer;
  let dump: Dump;
  beforeAll(async () => {
    fixture = createFixture('sqlite', 1, FAST_FOLDER);
    await makeGolden(fixture);
    golden = readFileSync(fixture.path);
    dump = dumpOf(fixture.path);
  });
  afterAll(() => fixture.dispose());

  test('in the database file: fields and structure', { timeout: TIMEOUT_MS }, async () => {
    expect(await verdictOf(fixture, dump)).toEqual({ verdict: 'inert' });
    const pages = pagesOf(fixture.path, golden);
    const { others } = offsetsOf(golden, pages);
    const tally = await flip(some(others, SAMPLE), pages);
    countFaults('flips in fields and structure', tally.counts);
    expect(tally.silent).toEqual([]);
    if (IS_WHOLE) expect(tally.owners).toEqual(new Set(pages.map((page) => page.owner)));
    expect(tally.detected).toBeGreaterThan(0);
    expect(tally.inert).toBeGreaterThan(0);
  });

  test('in the database file: long texts and free room', { timeout: TIMEOUT_MS }, async () => {
    const pages = pagesOf(fixture.path, golden);
    const { dulls } = offsetsOf(golden, pages);
    const tally = await flip(some(dulls, SAMPLE / 20), pages, TOGETHER);
    countFaults('flips in long texts and free room', tally.counts);
    expect(tally.silent).toEqual([]);
  });

  async function flip(offsets: readonly number[], pages: readonly Page[], together = 1): Promise<Tally> {
    const tally = new Tally();
    const verdictOn = (flips: readonly number[]) => {
      write(fixture.path, flips.reduce(flipped, golden));
      return verdictOf(fixture, dump);
    };
    const mine = inPart(offsets);
    for (let from = 0; from < mine.length; from += together) {
      const group = mine.slice(from, from + together);
      const all = await verdictOn(group);
      const isOne = group.length === 1 || all.verdict === 'inert';
      for (const offset of group) {
        const owner = pages[Math.floor(offset / PAGE_BYTES)]?.owner ?? 'free';
        tally.count(owner, offset, isOne ? all : await verdictOn([offset]));
      }
    }
    write(fixture.path, golden);
    return tally;
  }
});

type Verdict =
  | { readonly verdict: 'detected'; readonly by: string }
  | { readonly verdict: 'inert' }
  | { readonly verdict: 'silent'; readonly why: string };

async function verdictOf(fixture: Fixture, golden: Dump): Promise<Verdict> {
  let opened: Opened | undefined;
  try {
    opened = await fixture.open();
    const report = await opened.ledger.verify({ deep: true });
    if (!report.ok) return { verdict: 'detected', by: 'verify' };
    await restoreAll(opened.ledger);
  } catch (error) {
    if (error instanceof Refusal || error instanceof Failure)
      return { verdict: 'detected', by: opened ? 'verify' : 'open' };
    return { verdict: 'silent', why: `untyped: ${String(error)} ${String((error as Error).stack?.split('\n')[1])}` };
  } finally {
    await opened?.store.close().catch(() => opened?.store.abandon());
    fixture.abandon();
  }
  let after: Dump;
  try {
    after = dumpOf(fixture.path);
  } catch (error) {
    return { verdict: 'silent', why: `sound, but not to be read: ${String(error)}` };
  }
  const unexplained = differences(golden, after).filter((place) => {
    const [table = ''] = place.split('.');
    return !(place in OUTSIDE_THE_CHAIN) && !(table in OUTSIDE_THE_CHAIN);
  });
  return unexplained.length === 0 ? { verdict: 'inert' } : { verdict: 'silent', why: unexplained.join() };
}

class Tally {
  detected = 0;
  inert = 0;
  readonly silent: string[] = [];
  readonly owners = new Set<string>();

  count(owner: string, offset: number, verdict: Verdict): void {
    this.owners.add(owner);
    if (verdict.verdict === 'detected') this.detected += 1;
    else if (verdict.verdict === 'inert') this.inert += 1;
    else this.silent.push(`${owner} at ${offset}: ${verdict.why}`);
  }

  get counts(): Record<string, number> {
    return { detected: this.detected, inert: this.inert, silent: this.silent.length };
  }
}

// ── The file ─────────────────────────────────────────────────────────────────────────────────────────────────

const PAGE_BYTES = 4096;

interface Page {
  /** The table or index. */
  readonly owner: string;
  readonly isOverflow: boolean;
}

function pagesOf(path: string, bytes: Buffer): Page[] {
  const pages: Page[] = Array.from({ length: bytes.length / PAGE_BYTES }, () => ({ owner: 'free', isOverflow: false }));
  const db = new DatabaseSync(path, { readOnly: true });
  for (const row of db.prepare('SELECT name, pageno, pagetype FROM dbstat').all()) {
    pages[Number(row['pageno']) - 1] = { owner: String(row['name']), isOverflow: row['pagetype'] === 'overflow' };
  }
  db.close();
  return pages;
}

/** Long runs of the same apart: room that is free, and long texts. */
function offsetsOf(bytes: Buffer, pages: readonly Page[]): { readonly dulls: number[]; readonly others: number[] } {
  const all = Array.from(bytes.keys());
  const dull = (offset: number) =>
    pages[Math.floor(offset / PAGE_BYTES)]?.isOverflow === true ||
    (bytes[offset] === 0 && bytes[offset - 1] === 0 && offset % PAGE_BYTES > 100);
  return { dulls: all.filter(dull), others: all.filter((offset) => !dull(offset)) };
}

function some<T>(list: readonly T[], count: number): readonly T[] {
  return ALL_FAULTS ? list : list.filter((_, index) => index % Math.ceil(list.length / count) === 0);
}

function flipped(bytes: Buffer, offset: number): Buffer {
  const copy = Buffer.from(bytes);
  // Another bit at each place, so that every one of the eight gets its turn in every kind of field.
  copy[offset] = (copy[offset] ?? 0) ^ (1 << ((offset * 5 + Math.floor(offset / 7)) % 8));
  return copy;
}

function write(path: string, bytes: Buffer): void {
  rmSync(`${path}-wal`, { force: true });
  rmSync(`${path}-shm`, { force: true });
  rmSync(path, { force: true });
  writeFileSync(path, bytes);
}
