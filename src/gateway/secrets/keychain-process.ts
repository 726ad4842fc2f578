// The process that talks to the keychain, by lines of JSON: a request on stdin, its answer on stdout. The native code connects to the
// bus while it blocks its thread, and waits for a person at a prompt without end; here neither holds up a daemon, and whoever started
// this process can end it at any time. What the keychain says is told as a reason only, never in its own words.
import { createInterface } from 'node:readline';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { KeychainAnswer, KeychainReason, KeychainRequest } from './keychain-lines.ts';

const SERVICE = 'throughline';
/** Without it, a Linux machine that has no Secret Service gets its keys put into the kernel's keyring, in silence. */
const PINNED = { linux: { store: 'secret-service' } } as const;

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url), { stdout: true, stderr: true });
  const lines = createInterface({ input: process.stdin });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  lines.on('line', (line) => worker.postMessage(line));
  // A signal, because the thread may be inside native code, which an exit would wait for.
  lines.once('close', () => process.kill(process.pid, 'SIGKILL'));
  worker.on('message', (line: string) => process.stdout.write(`${line}\n`));
} else {
  let last = Promise.resolve();
  parentPort?.on('message', (line: string) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    last = last.then(async () => parentPort?.postMessage(JSON.stringify(await answerTo(line))));
  });
}

async function answerTo(line: string): Promise<KeychainAnswer> {
  const request = JSON.parse(line) as KeychainRequest;
  const { id, account } = request;
  let isReached = false;
  try {
    const { AsyncEntry } = await import('@napi-rs/keyring');
    const entry = new AsyncEntry(SERVICE, account, PINNED);
    isReached = true;
    if (request.act === 'get') return { id, value: (await entry.getPassword()) ?? null };
    if (request.act === 'delete') return { id, was: await entry.deleteCredential() };
    await entry.setPassword(request.value);
    return { id };
  } catch (error) {
    return { id, reason: isReached ? reasonOf(error) : 'absent' };
  }
}

/** By the words of the stores: Secret Service, macOS Keychain. */
function reasonOf(error: unknown): KeychainReason {
  const text = error instanceof Error ? error.message : '';
  if (/dismissed|locked|interaction is not allowed|cancell?ed|denied/i.test(text)) return 'locked';
  return /no result found/i.test(text) ? 'no_keyring' : 'failed';
}
