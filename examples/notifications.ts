// Notifications: hear of every append after its commit, live or with a place that survives the process.
// Run it from a checkout after `npm run build`:  node examples/notifications.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineEvent, defineStreamKind, openHome, readConfig, register, tokenKey } from 'throughline';
import { z } from 'zod';

// 1. A kind whose events can reach other devices says so, and names what each change is about.
const journal = defineStreamKind({
  kind: 'journal',
  events: { 'entry.written': defineEvent({ version: 1, payload: z.strictObject({ entry_id: z.string() }) }) },
  state: 'none',
  syncs: true,
  payloadOf: (event) => ({ payload_type: 'journalEntity', payload_id: event.payload.entry_id }),
});

const folder = mkdtempSync(join(tmpdir(), 'throughline-example-'));
const options = {
  folder: join(folder, '.throughline'),
  create: true,
  kinds: [register(journal)],
  config: { ...readConfig(), configFolder: join(folder, 'config') },
};
let home = await openHome(options);
const stream = { kind: journal, id: home.ids.uuid() };

/** An append with typed tokens, which say what it is about, so that subscribers can filter for it. */
const write = (entry: string, workoutType: string) =>
  home.ledger.append(
    stream,
    [
      {
        type: 'entry.written',
        payload: { entry_id: entry },
        tokens: [
          { token_class: 'semanticKey', token_value: 'WORKOUT' },
          { token_class: 'subtypeToken', token_namespace: 'workout', token_value: workoutType },
          { token_class: 'entityId', token_value: entry },
        ],
      },
    ],
    { create: true },
  );

// 2. Live: changes from now on that have one of these tokens, including those of other processes.
const heard = Promise.withResolvers<void>();
// #region subscribe
await home.ledger.notifications.subscribe(
  { tokens: [{ token_class: 'subtypeToken', token_namespace: 'workout', token_value: 'run' }] },
  (batch) => {
    console.log(`live: ${batch.typed_tokens.map(tokenKey).join(' ')}`);
    heard.resolve();
  },
);
// #endregion

// 3. Durable: a named consumer has a place in the ledger, and gets each append until its handler succeeds.
const consumed: string[] = [];
const consumeUntil = async (last: string) => {
  const done = Promise.withResolvers<void>();
  // #region consume
  await home.ledger.notifications.consume(
    'indexer',
    async ({ change_units }) => {
      for (const { payload_type, payload_id } of change_units) {
        consumed.push(`${payload_type} ${payload_id}`);
        if (payload_id === last) done.resolve();
      }
    },
    { filter: { kind: ['journal'] } },
  );
  // #endregion
  await done.promise;
};
await write('entry-1', 'swim');
await write('entry-2', 'run');
await consumeUntil('entry-2');
await heard.promise;

// 4. While the consumer is down, nothing is lost: it continues where it stopped.
await home.close();
home = await openHome(options);
await write('entry-3', 'run');
await consumeUntil('entry-3');
console.log(`consumed: ${consumed.join('; ')}`);

await home.close();
rmSync(folder, { recursive: true });
