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

/** An append with typed tokens: what it is about, for whoever waits for that. */
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

// 2. Live, from now on, filtered by any of some tokens; commits of other processes come too.
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

// 3. Durable: a name has a place in the ledger, and every append is told until the handler has succeeded.
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

// 4. While the consumer is down, nothing is lost: it goes on where it was.
await home.close();
home = await openHome(options);
await write('entry-3', 'run');
await consumeUntil('entry-3');
console.log(`consumed: ${consumed.join('; ')}`);

await home.close();
rmSync(folder, { recursive: true });
