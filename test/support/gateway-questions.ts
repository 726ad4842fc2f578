// What tests of the gateway ask, and the settings that let it through.
import type { Call } from '../../src/base/operation.ts';
import type { CallRequest } from '../../src/gateway/calls/contract.ts';
import { shownFacts } from '../../src/gateway/policy/decide-access.ts';
import { documentSchema, type GatewayDocument } from '../../src/gateway/settings/document.ts';

export const PERSON: Call = { actor: 'cli:person', person: true, isLocal: true };
export const MODEL = 'test-model';

export function question(more: Partial<CallRequest> & { readonly max_output_tokens?: number } = {}): CallRequest {
  const { max_output_tokens = 100, payload = {}, ...rest } = more;
  return {
    provider: 'lab',
    model: MODEL,
    operation_key: 'model.generate',
    payload: {
      messages: [{ role: 'user', parts: [{ type: 'text', text: 'What is next?' }] }],
      max_output_tokens,
      ...payload,
    },
    ...rest,
  };
}

type Given<T> = T extends object ? { readonly [Key in keyof T]?: Given<T[Key]> } : T;

/** A document whose one provider is at this address, with consent to its model. */
export function documentFor(
  url: string,
  more: Omit<Given<GatewayDocument>, 'providers'> & { readonly provider?: Record<string, unknown> } = {},
): GatewayDocument {
  const { provider, ...rest } = more;
  const declared = { kind: 'openai-compatible', url, local: true, auth: 'none', max_attempts: 1, ...provider };
  const { providers } = documentSchema.parse({ providers: { lab: declared } });
  const lab = providers['lab'];
  if (!lab) throw new Error('there is no provider');
  const consent = {
    provider: 'lab',
    model: MODEL,
    policy_version: lab.facts.policy_version,
    confirmed_at: '2026-01-01T00:00:00.000Z',
    confirmed_by: 'cli:person',
    confirmed_how: 'terminal',
    digest: shownFacts('lab', MODEL, lab).digest,
  };
  return documentSchema.parse({ providers, consents: [consent], ...rest });
}
