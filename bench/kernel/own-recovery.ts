// A program with interrupted workflows, which is killed; and the same one again, which finds and ends them.
// own-recovery <interrupt|resume> <workflows> <ttl in ms> <sqlite|postgres> <folder> [<url>]
import { stepResult } from './engine.ts';
import { ids, openOwnLedger, type Dialect } from './own-ledger.ts';

const [mode, wanted = '0', ttl = '0', dialect = 'sqlite', folder = '', url] = process.argv.slice(2);
const count = Number(wanted);
const say = (what: string) => process.stdout.write(`${what}\n`);

const { ledger, close } = await openOwnLedger(dialect as Dialect, folder, url);
let begun = 0;
let ended = 0;
let allEnded = () => {};
const end = new Promise<void>((resolve) => {
  allEnded = resolve;
});
ledger.workflows.define('interrupted', async (wf) => {
  await wf.step('one', { effect: 'pure' }, () => stepResult(0));
  begun += 1;
  if (mode === 'interrupt') {
    if (begun === count) say('interrupted');
    await new Promise(() => {});
  }
  if (begun === 1) say('first');
  await wf.step('two', { effect: 'pure' }, () => stepResult(1));
  ended += 1;
  if (ended === count) allEnded();
});
const worker = ledger.workflows.worker({ concurrency: mode === 'interrupt' ? count : 128, ttlMs: Number(ttl) });
if (mode === 'interrupt') {
  await Promise.all(Array.from({ length: count }, () => ledger.workflows.start('interrupted', { id: ids.uuid() })));
} else {
  await end;
  // Stopping waits until the last of them is written down.
  await worker.stop();
  say('all');
  await close();
}
