// A durable run inside your own function, without a worker: call it again and it continues where it stopped.
// Run it from a checkout after `npm run build`:  node examples/inline-run.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal, StepFailed, openHome, readConfig, uuidOf, type WorkflowRun } from 'throughline';

const folder = mkdtempSync(join(tmpdir(), 'throughline-example-'));
const home = await openHome({
  folder: join(folder, '.throughline'),
  create: true,
  config: { ...readConfig(), configFolder: join(folder, 'config') },
});
const downloads: string[] = [];
const download = async (name: string) => {
  downloads.push(name);
  return name.length;
};

// #region run
const id = uuidOf('nightly report of 2026-03-01');
const report = () =>
  home.workflows.run(id, { owner: 'nightly', ttlMs: 30_000 }, async (wf) => {
    // These run side by side: each has its own id, and their order is not promised.
    const sizes = await Promise.all(
      ['a.csv', 'b.csv', 'c.csv'].map((name) => wf.step(`get:${name}`, { effect: 'idempotent' }, () => download(name))),
    );
    return { total: sizes.reduce((sum, size) => sum + size, 0) };
  });
console.log('first:', await report());
console.log('again:', await report());
// #endregion
console.log(`${downloads.length} downloads`);

// #region failure
const withFallback = async (wf: WorkflowRun) => {
  try {
    return await wf.step('primary', { effect: 'idempotent', retry: { attempts: 2, backoffMs: 10 } }, () => {
      throw new Error('unreachable');
    });
  } catch (error) {
    // Thrown after the last attempt, and again at every replay. Do not catch any other error.
    if (!(error instanceof StepFailed)) throw error;
    return wf.step('fallback', { effect: 'pure' }, () => `fallback after: ${error.error.message}`);
  }
};
// #endregion
console.log(await home.workflows.run(home.ids.uuid(), { owner: 'nightly', ttlMs: 30_000 }, withFallback));

// An external effect without a key is refused: the other side could not recognise a repetition.
try {
  await home.workflows.run(home.ids.uuid(), { owner: 'nightly', ttlMs: 30_000 }, (wf) =>
    wf.step('pay', { effect: 'external' }, () => 'paid'),
  );
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.log(`${error.code}: ${(error.details['error'] as { code: string }).code}`);
}

await home.close();
rmSync(folder, { recursive: true });
