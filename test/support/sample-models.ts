// Providers, rules, limits and calls as people would have them: what the pages about models are looked at with.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../src/base/errors.ts';
import { PERSON } from './gateway-questions.ts';
import type { ModelServer, Turn } from './model-server/model-server.ts';
import { startOllama } from './model-server/ollama.ts';
import type { ServedWork } from './served-work.ts';

export interface SampleModels {
  /** Of the provider `workstation`. */
  readonly server: ModelServer;
  /** What it says next: the first words at once, and nothing more. */
  speak(words: readonly string[]): void;
}

const MODELS = ['qwen3-coder', 'gemma3'] as const;
const CLAUDE = { actor: 'claude:7f3a', owner: 'claude:7f3a' };
const CODEX = { actor: 'codex:21c9', owner: 'codex:21c9' };

export async function addSampleModels({ home, folder }: ServedWork): Promise<SampleModels> {
  const server = await startOllama();
  const act = (name: string, input: object) => home.call(name, input, PERSON);
  const says = (turn: Partial<Turn>) => server.say({ text: 'ready', when: () => true, ...turn });

  await act('gateway.add_provider', { name: 'workstation', preset: 'ollama', url: `${server.url}/v1` });
  await act('gateway.add_provider', { name: 'anthropic', preset: 'anthropic' });
  const settings = join(folder, 'config', 'throughline', 'gateway.json');
  const document = JSON.parse(await readFile(settings, 'utf8')) as { providers: Record<string, object> };
  const price = { input: 3_000_000_000, output: 15_000_000_000 };
  document.providers['workstation'] = {
    ...document.providers['workstation'],
    prices: Object.fromEntries(MODELS.map((model) => [model, price])),
  };
  await writeFile(settings, JSON.stringify(document), { mode: 0o600 });

  for (const model of MODELS) await act('gateway.consent', { name: 'workstation', model });
  await act('gateway.allow', { actor: 'claude', provider: 'workstation', model: MODELS[0] });
  await act('gateway.allow', { actor_kind: 'coding_agent', provider: 'workstation', model: MODELS[1] });
  await act('gateway.deny', { actor: 'codex', provider: 'anthropic' });
  await act('gateway.set_limit', { unit: 'tokens', soft: 40_000, hard: 100_000 });
  await act('gateway.set_limit', { unit: 'cost_nano', hard: 1_000_000_000 });
  await act('gateway.set_limit', { unit: 'calls', actor: 'claude', soft: 4, hard: 40 });

  const ask = (model: string, call: object) =>
    home
      .call('gateway.test_provider', { name: 'workstation', model }, { ...PERSON, ...call })
      .catch((error: unknown) => {
        // Some of them are there to be refused.
        if (!(error instanceof Refusal) && !(error as { readonly code?: string }).code) throw error;
      });
  const agent = { person: false, isLocal: false };
  for (const [at, input] of [9_200, 4_100, 12_800, 6_400, 900].entries()) {
    says({ usage: { input, output: 40 + at * 260 } });
    await ask(MODELS[at % 2] ?? '', at === 4 ? {} : { ...agent, ...CLAUDE });
  }
  says({ fault: { kind: 'status', status: 429, headers: { 'retry-after': '600' } } });
  await ask(MODELS[1], { ...agent, ...CODEX });
  await ask(MODELS[0], { ...agent, ...CODEX });
  return {
    server,
    speak: (words) => says({ pieces: words, fault: { kind: 'stall', events: words.length } }),
  };
}
