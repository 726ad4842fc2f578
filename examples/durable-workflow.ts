// A durable workflow that survives SIGKILL: this program starts an order, lets a child process run it, kills the child
// while the bank is booking, and finishes the order itself. No finished step runs again, and the bank books once.
// Run it from a checkout after `npm run build`:  node examples/durable-workflow.ts
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHome, readConfig, uuidOf } from 'throughline';

interface Order {
  readonly number: number;
  readonly items: number;
}

const [role = 'parent', folder = mkdtempSync(join(tmpdir(), 'throughline-example-'))] = process.argv.slice(2);
const isChild = role === 'child';
const home = await openHome({
  folder: join(folder, '.throughline'),
  create: true,
  // Only so that the example leaves nothing behind; without it, keys go to your own configuration folder.
  config: { ...readConfig(), configFolder: join(folder, 'config') },
});

/** Outside the ledger: which functions really ran. */
const ran = (what: string) => appendFileSync(join(folder, 'ran.log'), `${what}\n`);

/** Doing it again changes nothing. */
const warehouse = {
  reserve(order: string, items: number) {
    ran('reserve');
    writeFileSync(join(folder, `reserved-${order}`), String(items));
  },
};

/** Recognises a repetition by its key, as payment services do. The child never hears its answer. */
const bank = {
  async charge(key: string, cents: number) {
    ran('charge');
    const booking = join(folder, `booked-${key}`);
    if (!existsSync(booking)) writeFileSync(booking, String(cents));
    if (isChild) {
      process.stdout.write('booked\n');
      await new Promise(() => {});
    }
    return `receipt for ${readFileSync(booking, 'utf8')} cents`;
  },
};

// #region define
home.workflows.define<Order>('order', async (wf, { number, items }) => {
  // `pure`: it changes nothing outside. After a crash the function gets the recorded result, with the same time.
  const price = await wf.step('price', { effect: 'pure' }, () => {
    ran('price');
    return { cents: items * 1_999, at: Date.now() };
  });

  // `idempotent`: doing it twice is the same as doing it once.
  await wf.step('reserve', { effect: 'idempotent' }, () => warehouse.reserve(wf.id, items));

  // `external`: doing it twice would be wrong, so the other side gets a key by which it recognises a repetition.
  const receipt = await wf.step(
    'charge',
    { effect: 'external', idempotencyKey: `order-${number}` },
    ({ idempotencyKey }) => bank.charge(idempotencyKey, price.cents),
  );
  return { receipt };
});
// #endregion

if (isChild) {
  // Its lease is short, so that the parent need not wait long for a takeover. It never gets to the end of this.
  home.workflows.worker({ ownerId: 'child', ttlMs: 3_000 });
} else {
  // #region start
  const id = uuidOf('order 7');
  await home.workflows.start('order', { id, input: { number: 7, items: 2 } });
  // Starting it again with the same input adds nothing: it is the same workflow.
  await home.workflows.start('order', { id, input: { number: 7, items: 2 } });
  // #endregion

  const child = spawn(process.execPath, [import.meta.filename, 'child', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  const [, signal] = (await once(child, 'close')) as [unknown, string];
  console.log(`the child booked, and died by ${signal} before it could say so`);
  for (const { step_id, state } of (await home.workflows.describe(id)).steps) console.log(`  ${step_id}: ${state}`);

  // #region worker
  const worker = home.workflows.worker({ ownerId: 'second', concurrency: 8 });
  const result = await home.workflows.result<{ receipt: string }>(id);
  await worker.stop();
  // #endregion

  console.log(`finished: ${result?.receipt}`);
  const lines = readFileSync(join(folder, 'ran.log'), 'utf8').trim().split('\n');
  for (const step of ['price', 'reserve', 'charge']) {
    console.log(`  ${step}: ran ${lines.filter((line) => line === step).length}×`);
  }
  console.log(`  bookings: ${readdirSync(folder).filter((name) => name.startsWith('booked-')).length}`);
  console.log(`sound: ${(await home.ledger.verify({ deep: true })).ok}`);

  await home.close();
  rmSync(folder, { recursive: true });
}
