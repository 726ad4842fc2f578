// What is measured: a ledger with one kind of stream and no projection, opened as the product opens it, signing and
// its second copy included, on real files.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { systemClock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { systemRandom } from '../../src/base/random.ts';
import { defineEvent, defineStreamKind, LIMITS, type NewEvent } from '../../src/ledger/contract.ts';
import { openKernel, type Kernel } from '../../src/kernel/kernel.ts';
import { register } from '../../src/ledger/streams/registry.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { openSigningFiles } from '../../src/ledger/proof/signing-files.ts';
import type { Driver } from '../../src/store/driver.ts';
import { sqliteDriver } from '../../src/store/dialect/sqlite.ts';
import { createFolderBlobs } from '../../src/store/folder-blobs.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';

export const ids = createIds(systemClock, systemRandom);

/** About what a durable step holds. */
export const PAYLOAD_BYTES = 210;

const changed = defineEvent({
  version: 1,
  payload: z.strictObject({ item_id: z.string(), revision: z.int(), text: z.string() }),
});

/** Every event replaces the whole text of one entity: a delta is as large as its payload. */
export const items = defineStreamKind({
  kind: 'bench-items',
  events: { 'item.changed': changed },
  state: {
    collections: { items: z.strictObject({ revision: z.int(), text: z.string() }) },
    touches: (event) => [{ collection: 'items', id: event.payload.item_id }],
    evolve(view, { payload }) {
      view.set('items', payload.item_id, { revision: payload.revision, text: payload.text });
    },
  },
});

/** What a workflow writes for a step: an event without state. */
export const steps = defineStreamKind({
  kind: 'bench-steps',
  events: {
    'step.done': defineEvent({ version: 1, payload: z.strictObject({ revision: z.int(), text: z.string() }) }),
  },
  state: 'none',
});

export type Change = NewEvent<(typeof items)['events']>;

const WORDS = 'the step read its input and wrote a result that later steps depend on while others wait for it'.split(
  ' ',
);

function textOf(seed: number, length: number): string {
  let text = '';
  for (let at = seed; text.length < length; at = (at * 7 + 3) % 1_000_003) text += `${WORDS[at % WORDS.length]} `;
  return text.slice(0, length);
}

export const itemId = (item: number): string => `item-${String(item).padStart(6, '0')}`;

/** A change whose canonical payload has exactly so many bytes. */
export function change(item: number, revision: number, bytes = PAYLOAD_BYTES): Change {
  const around = `{"item_id":"${itemId(item)}","revision":${revision},"text":""}`.length;
  const payload = { item_id: itemId(item), revision, text: textOf(item * 31 + revision, bytes - around) };
  return { type: 'item.changed', payload };
}

/** A step whose canonical payload has exactly so many bytes. */
export function step(revision: number, bytes = PAYLOAD_BYTES): NewEvent<(typeof steps)['events']> {
  const around = `{"revision":${revision},"text":""}`.length;
  return { type: 'step.done', payload: { revision, text: textOf(revision, bytes - around) } };
}

export interface Subject {
  readonly ledger: Kernel;
  readonly store: Store;
  readonly path: string;
  readonly folder: string;
  close(): Promise<void>;
}

export interface SubjectOptions {
  /** Another database than a SQLite file in the folder, or that one with something around it. */
  readonly driver?: Driver;
  readonly opened?: (store: Store) => void;
}

export async function openSubject(folder: string, options: SubjectOptions = {}): Promise<Subject> {
  const blobs = join(folder, 'blobs');
  mkdirSync(blobs, { recursive: true, mode: 0o700 });
  const path = databasePath(folder);
  const store = await openBareStore(options.driver ?? sqliteFile(folder));
  options.opened?.(store);
  const ledger = await openKernel({
    store,
    blobs: createFolderBlobs({ folder: blobs, ids, clock: systemClock }),
    clock: systemClock,
    ids,
    metrics: createMetrics(),
    kinds: [register(items), register(steps)],
    producerVersion: 'bench',
    signing: await openSigningFiles({
      folder: join(folder, 'user'),
      homeId: 'bench',
      database: 'work',
      clock: systemClock,
      ids,
      random: systemRandom,
    }),
    onBackgroundError: (error) => {
      throw error;
    },
  });
  return {
    ledger,
    store,
    path,
    folder,
    async close() {
      await ledger.close();
      await store.close();
    },
  };
}

const databasePath = (folder: string): string => join(folder, 'work.sqlite');

export function sqliteFile(folder: string): Driver {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return sqliteDriver({ path: databasePath(folder), clock: systemClock, random: systemRandom });
}

/** The tables without a ledger over them. */
export function openBareStore(driver: Driver): Promise<Store> {
  return openStore(driver, { clock: systemClock, producerVersion: 'bench', sequences: [ledgerSchema] });
}

const SETTLE_EVERY = 800;

/** Starts a stream with so many entities, one event each, and more events over the same entities after them. */
export async function fill(
  { ledger }: Subject,
  entities: number,
  events = entities,
  goOn: (events: number) => boolean = () => true,
): Promise<string> {
  const id = ids.uuid();
  for (let done = 0; done < events;) {
    const count = Math.min(LIMITS.eventsPerAppend, events - done);
    const first = done;
    const batch = Array.from({ length: count }, (_, index) =>
      change((first + index) % entities, Math.floor((first + index) / entities)),
    );
    await ledger.append({ kind: items, id }, batch, { create: true });
    done += count;
    // Merging and signing happen behind the appends; a writer that never pauses would leave them far behind.
    if (done % SETTLE_EVERY === 0) await ledger.settled();
    if (!goOn(done)) break;
  }
  await ledger.settled();
  return id;
}
