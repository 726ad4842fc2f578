// Who asks the model: the SDK alone, our gateway over a home, and a peer that is a process of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { systemClock } from '../../src/base/clock.ts';
import { domains } from '../../src/domains.ts';
import { tokensOf, type CallFacts } from '../../src/gateway/calls/judge-call.ts';
import { createCallRecords } from '../../src/gateway/calls/record-calls.ts';
import { rulesOf, EMPTY_DOCUMENT, type PolicyRule } from '../../src/gateway/settings/document.ts';
import type { CallDenied, CallEnded } from '../../src/gateway/state/events.ts';
import { callerOf } from '../../src/gateway/policy/caller.ts';
import { gatewayKind } from '../../src/gateway/state/evolve.ts';
import { defineDomain } from '../../src/kernel/domain.ts';
import { openHome, readConfig, type Home } from '../../src/main.ts';
import { closedLoops } from '../ledger/race.ts';
import { oneAppend } from '../one-append.ts';

export type OnPiece = (piece: number) => Promise<void> | undefined;

/** Asks once. For a stream, the time until the first text came; the whole answer is read either way. */
export interface Asker {
  readonly name: string;
  whole(): Promise<void>;
  /** `onPiece` holds the stream up for as long as it takes. */
  streamed(onPiece?: OnPiece): Promise<{ readonly firstMs: number; readonly bytes: number }>;
}

export interface Model {
  url(pauseMs: number): string;
  stop(): void;
}

export async function startModel(): Promise<Model> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'model.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await firstLine(child);
  const { port } = JSON.parse(line) as { port: number };
  return {
    url: (pauseMs) => `http://127.0.0.1:${port}/after/${pauseMs}/v1`,
    stop: () => child.kill(),
  };
}

async function firstLine(child: ChildProcess): Promise<[string]> {
  if (!child.stdout) throw new Error('the process has no output');
  for await (const line of createInterface({ input: child.stdout })) return [line];
  throw new Error('the process said nothing');
}

const PROMPT = 'Say something about the fox.';

export function bareSdk(name: string, url: string, model: string, headers: Record<string, string> = {}): Asker {
  const provider = createOpenAICompatible({ name: 'bench', baseURL: url, apiKey: 'none', headers, includeUsage: true })(
    model,
  );
  const prompt = [{ role: 'user' as const, content: [{ type: 'text' as const, text: PROMPT }] }];
  return {
    name,
    async whole() {
      await provider.doGenerate({ prompt, maxOutputTokens: 100 });
    },
    async streamed() {
      const startedMs = performance.now();
      const { stream } = await provider.doStream({ prompt, maxOutputTokens: 100 });
      let firstMs = 0;
      let bytes = 0;
      for await (const part of stream as unknown as AsyncIterable<{ type: string; delta?: string }>) {
        if (part.type !== 'text-delta') continue;
        firstMs ||= performance.now() - startedMs;
        bytes += part.delta?.length ?? 0;
      }
      return { firstMs, bytes };
    },
  };
}

const streamOf = (model: string) => ({
  model,
  stream: true,
  max_tokens: 100,
  messages: [{ role: 'user', content: PROMPT }],
});

async function bytesIn(body: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const piece of body) bytes += piece.byteLength;
  return bytes;
}

/** The same stream without anything between: asked and read to its end. */
export function plainPipe(url: string, model: string): () => Promise<number> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(streamOf(model)),
  };
  return async () => {
    const { body } = await fetch(`${url}/chat/completions`, init);
    if (!body) throw new Error('the model answered nothing');
    return bytesIn(body);
  };
}

export interface GatewayHome {
  readonly home: Home;
  /** One append to the ledger that calls stand in. */
  readonly append: () => Promise<void>;
  /** The append of a denial, as the gateway makes it: decided under the lock, with the switches and the rules that it reads there. */
  readonly recordDenial: () => Promise<void>;
  /** Its event alone, to a gateway's stream of its own: nothing is read before. */
  readonly appendDenial: () => Promise<void>;
  /** So many calls of `AGENT`, begun and ended as calls are, with no model asked: 64 at a time. */
  makeCalls(count: number): Promise<void>;
  asker(url: string, model: string): Promise<Asker>;
  /** Reads a stream of the provider's own protocol to its end, byte for byte; returns how many. */
  relay(url: string, model: string): Promise<() => Promise<number>>;
  close(): Promise<void>;
}

const DATABASE = 'exchanges';
export const AGENT = 'mcp:claude:1c2d3e4f';

/** In the database of calls, so that an append stands in their ledger. */
const benchDomain = defineDomain({
  ...{ name: 'bench', title: 'Benchmark', database: DATABASE, optional: true },
  ...{ schema: oneAppend.schema, kinds: oneAppend.kinds, errors: [], operations: {} },
  open: async () => ({}),
});

/** As the gateway tells of a call of `AGENT` without a rule. */
const DENIED: Omit<CallDenied, 'call_id'> = {
  agent_id: 'claude',
  agent_kind: 'agent',
  category_id: 'default',
  provider: 'bench1',
  model: 'whole',
  operation_key: 'model.generate',
  projection_version: '1',
  dropped_fields: [],
  prompt_id: null,
  prompt_version: null,
  rules_hash: '0'.repeat(64),
  code: 'provider_not_allowed',
  why: 'No rule allows "bench1" to claude (agent)',
  window_start_local_date: '2026-11-18',
  timezone: 'UTC',
};

const DENIED_CALL: Omit<CallFacts, 'call_id'> = {
  caller: callerOf({ actor: AGENT }),
  category_id: 'default',
  ...{ provider: 'bench1', model: 'whole', operation_key: 'model.generate' },
  ...{ prompt: undefined, projection: undefined, blocked: undefined },
  asked: { tokens: 0, cost_nano: 0, runtime_ms: 0, calls: 1, price_known: true },
  ...{ secretProblem: undefined, networkProblem: undefined, expiresInMs: 60_000 },
};
/** As a call of the model ends. */
const ENDED: Omit<CallEnded, 'call_id' | 'windows'> = {
  ...{ ending: 'answered', code: null, finish_reason: 'stop', model_answered: 'whole', response_id: 'chatcmpl-1' },
  ...{ input_tokens: 40, cache_read_tokens: null, cache_write_tokens: null, output_tokens: 40, reasoning_tokens: null },
  charged: { tokens: 80, cost_nano: 0, runtime_ms: 5, calls: 1 },
  ...{ charged_by: 'provider', price_known: true, first_token_ms: 3, attempts: 1 },
};
const NOTHING: ReadonlySet<string> = new Set();

/** Without the database of the gateway, as long as nobody asks for it. */
export function openBenchHome(folder: string): Promise<Home> {
  const config = { ...readConfig(), cwd: folder, home: undefined, configFolder: join(folder, 'config', 'throughline') };
  return openHome({
    ...{ folder: join(folder, '.throughline'), create: true, config },
    domains: [...domains, benchDomain],
  });
}

export async function openGatewayHome(folder: string): Promise<GatewayHome> {
  const home = await openBenchHome(folder);
  const { ledger, store } = await home.databases.get(DATABASE);
  const denials = home.ids.uuid();
  const recorded = home.ids.uuid();
  const person = { actor: 'cli:bench', person: true };
  const rules = { document: EMPTY_DOCUMENT, ...rulesOf(EMPTY_DOCUMENT) };
  const { host_id: hostId } = await ledger.status();
  const records = createCallRecords({
    ...{ store, ledger, clock: systemClock },
    kills: { inFile: () => NOTHING, recordFromFile: async () => {} },
    accounting: async () => ({ gatewayId: recorded, hostId, timezone: 'UTC' }),
  });
  let count = 0;
  const declare = async (url: string, model: string) => {
    const name = `bench${(count += 1)}`;
    const declared = { name, kind: 'openai-compatible', url, local: true, auth: 'none' };
    await home.call('gateway.add_provider', declared, person);
    await home.call('gateway.consent', { name, model }, person);
    return name;
  };
  return {
    home,
    append: oneAppend.in(ledger, home.ids.uuid()),
    async recordDenial() {
      const facts = { ...DENIED_CALL, call_id: home.ids.uuid() };
      await records.intent({ facts, rules, actor: AGENT, onlyDenial: true });
    },
    async appendDenial() {
      const call_id = home.ids.uuid();
      await ledger.append(
        { kind: gatewayKind, id: denials },
        () => [
          { type: 'gateway.call_denied', payload: { ...DENIED, call_id }, tokens: tokensOf({ ...DENIED, call_id }) },
        ],
        { create: true, actor: AGENT },
      );
    },
    async makeCalls(calls) {
      const gateway = await home.gateway();
      const made = createCallRecords({
        ...{ store, ledger, clock: systemClock },
        kills: { inFile: () => NOTHING, recordFromFile: async () => {} },
        accounting: () => gateway.accounting(),
      });
      const asked = { tokens: 200, cost_nano: 0, runtime_ms: 60_000, calls: 1, price_known: true };
      const now = await gateway.settings.read();
      const allowed: PolicyRule = {
        effect: 'allow',
        actor: '*',
        actor_kind: '*',
        category: '*',
        provider: '*',
        model: '*',
      };
      const document = { ...now.document, policy: [allowed] };
      const open = { document, ...rulesOf(document) };
      await closedLoops(64, calls, async () => {
        const call_id = home.ids.uuid();
        const facts = { ...DENIED_CALL, call_id, asked };
        const verdict = await made.intent({ facts, rules: open, actor: AGENT });
        if (!verdict || verdict.denial) throw new Error(`a call was denied: ${verdict?.denial.why}`);
        const windows = verdict.windows.map(({ window_id }) => window_id);
        await made.outcome({ ...ENDED, call_id, windows }, AGENT);
      });
    },
    async relay(url, model) {
      const provider = await declare(url, model);
      const { calls } = await home.gateway();
      const body = new TextEncoder().encode(JSON.stringify(streamOf(model)));
      const request = { provider, model, path: '/chat/completions', headers: {}, body };
      return async () => bytesIn((await calls.raw(request, person)).body);
    },
    async asker(url, model) {
      const name = await declare(url, model);
      const { calls } = await home.gateway();
      const request = {
        provider: name,
        model,
        operation_key: 'model.generate',
        payload: {
          messages: [{ role: 'user', parts: [{ type: 'text', text: PROMPT }] }],
          max_output_tokens: 100,
        },
      };
      return {
        name: 'gateway',
        async whole() {
          await calls.generate(request, person);
        },
        async streamed(onPiece) {
          const startedMs = performance.now();
          let [firstMs, bytes, piece] = [0, 0, 0];
          for await (const part of calls.stream(request, person)) {
            if (part.type !== 'text') continue;
            firstMs ||= performance.now() - startedMs;
            bytes += part.text.length;
            await onPiece?.((piece += 1));
          }
          return { firstMs, bytes };
        },
      };
    },
    close: () => home.close(),
  };
}

export interface Peer {
  readonly name: string;
  asker(url: string, model: string): Asker;
  /** Undefined where it does not relay a stream. */
  streamer(url: string, model: string): Promise<Asker | undefined>;
  stop(): void;
}

/** Undefined if it is not installed or does not start. */
export async function startPeer(): Promise<Peer | undefined> {
  const script = join(
    import.meta.dirname,
    'peers',
    'node_modules',
    '@portkey-ai',
    'gateway',
    'build',
    'start-server.js',
  );
  if (!existsSync(script)) return undefined;
  const port = await freePort();
  const child = spawn(process.execPath, [script, `--port=${port}`, '--headless'], { stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(base).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (tries > 100) {
      child.kill();
      return undefined;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const name = '@portkey-ai/gateway';
  const asker = (url: string, model: string) =>
    bareSdk(name, `${base}/v1`, model, { 'x-portkey-provider': 'openai', 'x-portkey-custom-host': url });
  return {
    name,
    asker,
    async streamer(url, model) {
      const streams = asker(url, model);
      const { bytes } = await streams.streamed().catch(() => ({ bytes: 0 }));
      return bytes > 0 ? streams : undefined;
    },
    stop: () => child.kill(),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
