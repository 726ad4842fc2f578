// Providers that are widely known, so that a person need not look up their addresses, and what they say of themselves about data.
// The facts are shown before a person consents. What was not read in the provider's own words is `unknown`.
import type { ProviderKind } from './contract.ts';

export interface Fact {
  /** In words, or `unknown`. */
  readonly value: string;
  /** Where the provider says so. */
  readonly source?: string;
}

export interface PrivacyFacts {
  /** Changes with every change of a fact; consent is given to one version. */
  readonly policy_version: string;
  readonly retention: Fact;
  readonly training: Fact;
  readonly jurisdiction: Fact;
}

export interface Preset {
  readonly name: string;
  readonly title: string;
  readonly kind: ProviderKind;
  readonly url: string;
  /** On this machine: an address of the loopback is then allowed. */
  readonly is_local: boolean;
  readonly auth: 'key' | 'none';
  /** The id of its prices in the offline list. */
  readonly prices?: string;
  readonly privacy: PrivacyFacts;
}

const UNKNOWN: Fact = { value: 'unknown' };

/** A server on this machine: what it writes down there depends on how it was set up. */
const LOCAL_PRIVACY: PrivacyFacts = {
  policy_version: 'local-1',
  retention: { value: 'unknown: what the server on this machine keeps depends on how it is set up' },
  training: { value: 'unknown: a model that the server passes on to another service is not seen from here' },
  jurisdiction: { value: 'this machine, as long as the server does not pass requests on' },
};

const local = (name: string, title: string, port: number): Preset => ({
  name,
  title,
  kind: 'openai-compatible',
  url: `http://127.0.0.1:${port}/v1`,
  is_local: true,
  auth: 'none',
  privacy: LOCAL_PRIVACY,
});

export const PRESETS: readonly Preset[] = [
  {
    name: 'offline',
    title: 'Offline extract',
    kind: 'offline',
    url: '',
    is_local: true,
    auth: 'none',
    privacy: {
      policy_version: 'offline-1',
      retention: { value: 'nothing leaves this program' },
      training: { value: 'no' },
      jurisdiction: { value: 'this machine' },
    },
  },
  local('ollama', 'Ollama', 11_434),
  local('lmstudio', 'LM Studio', 1_234),
  local('vllm', 'vLLM', 8_000),
  local('llamacpp', 'llama.cpp server', 8_080),
  {
    name: 'anthropic',
    title: 'Anthropic',
    kind: 'anthropic',
    url: 'https://api.anthropic.com/v1',
    is_local: false,
    auth: 'key',
    prices: 'anthropic',
    privacy: {
      policy_version: 'anthropic-2026-11-18',
      retention: {
        value:
          'unknown for your account: there is a period by default, and zero retention only by agreement; the page says how long',
        source: 'https://privacy.claude.com/en/articles/7996866-how-long-do-you-store-my-organization-s-data',
      },
      training: {
        value: 'not by default: data of the API is used for training only if you have an agreement that says so',
        source: 'https://privacy.claude.com/en/articles/7996875',
      },
      jurisdiction: UNKNOWN,
    },
  },
  {
    name: 'openai',
    title: 'OpenAI',
    kind: 'openai',
    url: 'https://api.openai.com/v1',
    is_local: false,
    auth: 'key',
    prices: 'openai',
    privacy: {
      policy_version: 'openai-2026-11-18',
      retention: {
        value:
          'logs for abuse monitoring, which may hold prompts and answers, up to 30 days by default, longer where the law requires it',
        source: 'https://developers.openai.com/api/docs/guides/your-data',
      },
      training: {
        value: 'not by default: data sent to the API since 1 March 2023 is used for training only if you opt in',
        source: 'https://developers.openai.com/api/docs/guides/your-data',
      },
      jurisdiction: UNKNOWN,
    },
  },
  {
    name: 'openrouter',
    title: 'OpenRouter',
    kind: 'openai-compatible',
    url: 'https://openrouter.ai/api/v1',
    is_local: false,
    auth: 'key',
    prices: 'openrouter',
    privacy: {
      policy_version: 'openrouter-2026-11-18',
      retention: { value: 'unknown: it passes requests on to other providers, each with rules of its own' },
      training: { value: 'unknown: it passes requests on to other providers, each with rules of its own' },
      jurisdiction: UNKNOWN,
    },
  },
];

export function presetOf(name: string): Preset | undefined {
  return PRESETS.find((preset) => preset.name === name);
}

/**
 * What is known of a provider, and its prices, hold for its own host and port: of another one nothing is known. Of a server on this
 * machine any port is its own.
 */
export function hostOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { host, hostname } = new URL(url);
  return hostname === '127.0.0.1' ? hostname : host;
}
