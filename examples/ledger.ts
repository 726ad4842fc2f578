// The ledger as a library: declare events once, append them exactly once, get the state back verified, and prove it.
// Run it from a checkout after `npm run build`:  node examples/ledger.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineEvent, defineStreamKind, openHome, readConfig, register, Refusal } from 'throughline';
import { z } from 'zod';

// 1. Declare what can happen. An undeclared type or a payload that does not fit is refused.
const release = defineStreamKind({
  kind: 'release',
  events: {
    'step.planned': defineEvent({ version: 1, payload: z.strictObject({ step: z.string(), title: z.string() }) }),
    'step.done': defineEvent({ version: 1, payload: z.strictObject({ step: z.string(), proof: z.string() }) }),
  },
  state: {
    collections: ['steps'],
    // Every event says which entities it touches: only those are loaded, however large the state is.
    touches: (event) => [{ collection: 'steps', id: event.payload.step }],
    evolve(view, event) {
      const { step } = event.payload;
      switch (event.type) {
        case 'step.planned':
          view.set('steps', step, { title: event.payload.title, done: false });
          break;
        case 'step.done':
          view.set('steps', step, { ...view.get('steps', step), done: true, proof: event.payload.proof });
          break;
      }
    },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'throughline-example-'));
const home = await openHome({
  folder: join(folder, '.throughline'),
  create: true,
  kinds: [register(release)],
  // Only so that the example leaves nothing behind; without it, keys go to your own configuration folder.
  config: { ...readConfig(), configFolder: join(folder, 'config') },
});
const { ledger } = home;
const stream = { kind: release, id: home.ids.uuid() };

// 2. Append. The first append starts the stream; several events are one commit.
await ledger.append(
  stream,
  [
    { type: 'step.planned', payload: { step: 'test', title: 'Run the tests' } },
    { type: 'step.planned', payload: { step: 'publish', title: 'Publish' } },
  ],
  { create: true, actor: 'example' },
);

// 3. Decide inside the transaction: no decision is made on stale state, and an operation happens once.
const finish = (step: string, proof: string) =>
  ledger.append(
    stream,
    async (view) => {
      const entity = await view.get('steps', step);
      if (!entity) throw new Error(`there is no step ${step}`);
      return [{ type: 'step.done', payload: { step, proof } }];
    },
    { operationId: `finish-${step}`, command: { finish: step, proof }, actor: 'example' },
  );
const first = await finish('test', '420 passed');
const again = await finish('test', '420 passed');
console.log(`done at ${first.last_seq}, asked again: ${again.last_seq}, repeated: ${again.repeated}`);

// 4. The same id for something else is refused, and nothing changes.
try {
  await finish('test', 'looks fine');
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.log(`refused: ${error.code}`);
}

// 5. Restore verifies snapshot, events, chain and state. Roll back, and history stays.
console.log(JSON.stringify((await ledger.restore(stream)).state));
await ledger.rollback(stream, 2, { reason: 'the tests were of another branch' });
console.log(JSON.stringify((await ledger.restore(stream)).state));

// 6. Sign, verify, prove.
await ledger.sign();
const report = await ledger.verify({ deep: true });
const proof = await ledger.exportProof(stream.id);
console.log(
  `sound: ${report.ok}, ${report.events} events, ${report.unsigned_events} unsigned, ${proof.events.length} proved`,
);

await home.close();
rmSync(folder, { recursive: true });
