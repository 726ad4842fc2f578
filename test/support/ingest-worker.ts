// A process of its own that reads one transcript into T0. Argument: the database file, the agents' folder, the root and the file.
import { hmacSha256 } from '../../src/base/hash.ts';
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
import { createLineTranscripts } from './line-transcripts.ts';

const { path, blobs, folder, file, projectId } = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>;
const clock = systemClock;
const random = systemRandom;
const ids = createIds(clock, random);
const store = await openStore(sqliteDriver({ path: path ?? '', clock, random, erases: true }), {
  clock,
  producerVersion: '0.0.0-test',
  sequences: [ledgerSchema, mindSchema, t0Schema],
  onOlder: undefined,
});
const ledger = await openKernel({
  store,
  blobs: createFolderBlobs({ folder: blobs ?? '', ids, clock }),
  clock,
  ids,
  metrics: createMetrics(),
  kinds: [t0Registration],
  producerVersion: '0.0.0-test',
});
const key = Buffer.from('0123456789abcdef0123456789abcdef');
const t0 = openT0({
  store,
  ledger,
  key: { id: 'key-1', hash: (text) => `key-1:${hmacSha256(key, `key-1${String(text)}`)}` },
  transcripts: createLineTranscripts({ folder: folder ?? '' }),
  rootOf: async () => null,
  projectAt: async () => undefined,
  listExchanges: async () => [],
});
const of = { agent: 'claude', path: file ?? '' };
const { created, parts } = await t0.ingestFile(of, { projectId: projectId ?? '', actor: 'worker', isNamed: true });
await store.close();
process.stdout.write(JSON.stringify({ created, parts }));
