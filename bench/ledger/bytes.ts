// What 1,000 changes of 500 bytes leave on the disk and send to it, as multiples of those bytes, and whether reading
// the latest state grows with them.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '../../src/base/canonical-json.ts';
import { atMost, formatValue, median } from '../report.ts';
import type { Bench } from './bench.ts';
import { closedLoops } from './race.ts';
import { openRawRow } from './raw-sqlite.ts';
import { change, ids, itemId, items, openSubject, type Subject } from './subject.ts';

const CHANGES = 1_000;
const BYTES = 500;
const USEFUL = CHANGES * BYTES;

export async function benchBytes(bench: Bench): Promise<void> {
  const { report } = bench;
  const folder = bench.folder('bytes');
  for (const [callers, concurrency] of [
    ['one by one', 1],
    ['64 callers', 64],
  ] as const) {
    for (const [over, entities] of [
      ['the same 10 entities', 10],
      ['1,000 entities', CHANGES],
    ] as const) {
      const here = join(folder, `${concurrency}-${entities}`);
      const writtenBefore = writtenBytes();
      const subject = await openSubject(here);
      const id = ids.uuid();
      await subject.ledger.append({ kind: items, id }, [change(0, 0, BYTES)], { create: true });
      let done = 1;
      await closedLoops(concurrency, CHANGES - 1, () => {
        const at = done;
        done += 1;
        return subject.ledger.append({ kind: items, id }, [change(at % entities, Math.floor(at / entities), BYTES)]);
      });
      await subject.close();
      const kept = statSync(subject.path).size;
      const blobs = folderBytes(join(here, 'blobs'));
      report.figure({
        what: `kept, ${over}, ${callers}`,
        value: (kept + blobs) / USEFUL,
        unit: '× useful',
        goal: atMost(3),
        detail: `${formatValue(kept / 1000, 'kB')} database, ${formatValue(blobs / 1000, 'kB')} blobs`,
      });
      reportWritten(bench, `written, ${over}, ${callers}`, writtenBefore);
    }
  }
  const writtenBefore = writtenBytes();
  const raw = openRawRow(join(folder, 'raw'));
  for (let i = 0; i < CHANGES; i += 1) raw.commit(canonicalJson(change(i, 0, BYTES).payload));
  raw.close();
  report.figure({ what: 'kept, one raw row a change', value: statSync(raw.path).size / USEFUL, unit: '× useful' });
  reportWritten(bench, 'written, one raw row a change', writtenBefore, false);
  report.note(
    `Useful is ${CHANGES} × ${BYTES} bytes of payload. Kept is counted after closing, without the second copy`,
  );
  report.note(
    'of the signatures. Written is what the kernel counts for this process (write_bytes), everything included.',
  );
  await benchLatestRead(bench, folder);
}

function reportWritten({ report }: Bench, what: string, before: number | undefined, hasGoal = true): void {
  const after = writtenBytes();
  if (before === undefined || after === undefined) {
    report.note(`${what}: this system does not say`);
    return;
  }
  report.figure({
    what,
    value: (after - before) / USEFUL,
    unit: '× useful',
    ...(hasGoal ? { goal: atMost(6) } : {}),
    detail: `${formatValue((after - before) / CHANGES / 1000, 'kB')} a change`,
  });
}

async function benchLatestRead({ report, quick }: Bench, folder: string): Promise<void> {
  const entities = 10;
  const subjects = new Map<number, { readonly subject: Subject; readonly id: string }>();
  for (const changes of [10, CHANGES]) {
    const subject = await openSubject(join(folder, `read-${changes}`));
    const id = ids.uuid();
    for (let i = 0; i < changes; i += 1) {
      await subject.ledger.append({ kind: items, id }, [change(i % entities, i, BYTES)], { create: true });
    }
    await subject.ledger.settled();
    subjects.set(changes, { subject, id });
  }
  const reads = {
    'read of all entities': async ({ ledger }: Subject, id: string) => {
      for (let i = 0; i < entities; i += 1) await ledger.entity(id, 'items', itemId(i));
    },
    'verified restore': ({ ledger }: Subject, id: string) => ledger.restore({ kind: items, id }),
  };
  for (const [what, read] of Object.entries(reads)) {
    const times = new Map<number, number[]>([...subjects.keys()].map((changes) => [changes, []]));
    const rounds = quick ? 50 : 300;
    for (let round = -rounds; round < rounds; round += 1) {
      for (const [changes, { subject, id }] of subjects) {
        const startedMs = performance.now();
        await read(subject, id);
        if (round >= 0) times.get(changes)?.push((performance.now() - startedMs) * 1000);
      }
    }
    const [few = Number.NaN, many = Number.NaN] = [...times.values()].map(median);
    report.figure({
      what: `${what} after ${CHANGES} changes, × after 10`,
      value: many / few,
      unit: '×',
      goal: atMost(1.2),
      detail: `${formatValue(many, 'µs')} against ${formatValue(few, 'µs')}, 10 entities`,
    });
  }
  for (const { subject } of subjects.values()) await subject.close();
}

function writtenBytes(): number | undefined {
  if (!existsSync('/proc/self/io')) return undefined;
  const match = /^write_bytes: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'));
  return match ? Number(match[1]) : undefined;
}

function folderBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
