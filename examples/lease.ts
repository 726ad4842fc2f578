// A lease of your own: one writer at a time in all processes, and an owner that lost the lease can no longer write.
// Run it from a checkout after `npm run build`:  node examples/lease.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal, defineEvent, defineStreamKind, openHome, readConfig, register, uuidOf } from 'throughline';
import { z } from 'zod';

const minutes = defineStreamKind({
  kind: 'minutes',
  events: { 'line.written': defineEvent({ version: 1, payload: z.strictObject({ text: z.string() }) }) },
  state: 'none',
});
const folder = mkdtempSync(join(tmpdir(), 'throughline-example-'));
const home = await openHome({
  folder: join(folder, '.throughline'),
  create: true,
  kinds: [register(minutes)],
  config: { ...readConfig(), configFolder: join(folder, 'config') },
});
const { ledger } = home;
const stream = { kind: minutes, id: home.ids.uuid() };
const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : String(error));

// #region lease
const id = uuidOf('the minutes of Monday');
const held = await ledger.leases.hold(id, 'ada', 30_000);

// Renewed every third of its time. `held.signal` fires when that fails, before another owner can begin.
const line = (text: string) => [{ type: 'line.written', payload: { text } }] as const;
await ledger.append(stream, line('We begin.'), { create: true, lease: held.claim });

// No other owner gets it meanwhile.
console.log(await ledger.leases.hold(id, 'bob', 30_000).catch(codeOf));

// Once it is released, or expired and taken over, the write itself refuses its token.
await held.release();
console.log(await ledger.append(stream, line('And another thing …'), { lease: held.claim }).catch(codeOf));
// #endregion

console.log(`${(await ledger.stream(stream.id)).head_seq} line`);
await home.close();
rmSync(folder, { recursive: true });
