// One reading of a transcript in a process of its own, so that its memory is its own: by the bare loop, into T0, or into its tables alone.
import { closeSync, openSync, readSync } from 'node:fs';
import { createKeyedHash } from '../../src/ask/ask.ts';
import { systemClock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { systemRandom } from '../../src/base/random.ts';
import { openKernel } from '../../src/kernel/kernel.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { mindSchema } from '../../src/mind/mind.ts';
import { openT0 } from '../../src/mind/t0/open-t0.ts';
import { t0Schema } from '../../src/mind/t0/schema.ts';
import { t0Registration } from '../../src/mind/t0/t0-registration.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { createFolderBlobs } from '../../src/store/folder-blobs.ts';
import { openStore } from '../../src/store/open-store.ts';
import { createTranscripts } from '../../src/surfaces/coding-agents/create-transcripts.ts';
import { readFloor } from './ingest-floor.ts';

export interface IngestTask {
  readonly how: 'bare' | 'floor' | 'ingest';
  readonly file: string;
  /** Where the database is made. */
  readonly folder: string;
}

export interface IngestCost {
  /** User and system time of the whole process but for its start. */
  readonly cpuMs: number;
  readonly mostMemoryMb: number;
  readonly records: number;
  readonly events: number;
  readonly keptBytes: number;
}

const BLOCK = 1 << 20;

/** What nobody can do without: read, split at line breaks, parse. */
function readBare(path: string): number {
  const fd = openSync(path, 'r');
  let records = 0;
  let rest = Buffer.alloc(0);
  for (;;) {
    const block = Buffer.allocUnsafe(BLOCK);
    const read = readSync(fd, block, 0, BLOCK, null);
    if (read === 0) break;
    const bytes = rest.length === 0 ? block.subarray(0, read) : Buffer.concat([rest, block.subarray(0, read)]);
    let at = 0;
    for (let end = bytes.indexOf(10, at); end !== -1; end = bytes.indexOf(10, at)) {
      const record = JSON.parse(bytes.toString('utf8', at, end)) as { readonly type?: string };
      if (record.type !== undefined) records += 1;
      at = end + 1;
    }
    rest = bytes.subarray(at);
  }
  closeSync(fd);
  return records;
}

async function openReader(folder: string) {
  const [clock, random] = [systemClock, systemRandom];
  const ids = createIds(clock, random);
  const store = await openStore(sqliteDriver({ path: `${folder}/mind.sqlite`, clock, random, erases: true }), {
    clock,
    producerVersion: '0.0.0-bench',
    sequences: [ledgerSchema, mindSchema, t0Schema],
    onOlder: undefined,
  });
  const ledger = await openKernel({
    store,
    blobs: createFolderBlobs({ folder: `${folder}/blobs`, ids, clock }),
    clock,
    ids,
    metrics: createMetrics(),
    kinds: [t0Registration],
    producerVersion: '0.0.0-bench',
  });
  const key = { id: 'bench', hash: createKeyedHash({ id: 'bench', bytes: Buffer.alloc(32, 7) }) };
  const transcripts = createTranscripts({ variable: () => undefined, homeFolder: () => folder });
  const t0 = openT0({
    ...{ store, ledger, key, transcripts },
    rootOf: async () => folder,
    projectAt: async () => undefined,
    listExchanges: async () => [],
  });
  return { store, t0, key, transcripts };
}

const task = JSON.parse(process.argv[2] ?? '{}') as IngestTask;
const opened = task.how === 'bare' ? undefined : await openReader(task.folder);
const started = process.cpuUsage();
const file = { agent: 'claude', path: task.file };
const projectId = '0199d2c8-1f00-7000-8000-000000000001';
const done =
  opened === undefined
    ? { records: readBare(task.file), created: 0, kept_bytes: 0 }
    : task.how === 'floor'
      ? await readFloor({ ...opened, projectId }, file)
      : await opened.t0.ingestFile(file, { projectId, actor: 'bench', isNamed: true });
await opened?.store.close();
const { user, system } = process.cpuUsage(started);
const cost: IngestCost = {
  cpuMs: (user + system) / 1_000,
  mostMemoryMb: process.resourceUsage().maxRSS / 1_024,
  records: done.records,
  events: done.created,
  keptBytes: done.kept_bytes,
};
process.stdout.write(JSON.stringify(cost));
