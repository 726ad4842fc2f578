// Who may ask which model: the gates up to consent, in their order, with every denial for its own reason.
import { describe, expect, it } from 'vitest';
import { callerOf } from '../../src/gateway/policy/caller.ts';
import { decideAccess, explainAccess, shownFacts, type AccessRequest } from '../../src/gateway/policy/decide-access.ts';
import { FORBIDDEN_FIELDS, PROJECTIONS, project } from '../../src/gateway/policy/need-to-know.ts';
import { documentSchema, type GatewayDocument } from '../../src/gateway/settings/document.ts';

const LAB = { kind: 'openai-compatible', url: 'http://127.0.0.1:8000/v1', local: true, auth: 'none' } as const;

function documentOf(fields: Record<string, unknown> = {}): GatewayDocument {
  return documentSchema.parse({ providers: { lab: LAB }, ...fields });
}

function consented(fields: Record<string, unknown> = {}): GatewayDocument {
  const document = documentOf(fields);
  const lab = document.providers['lab'];
  if (!lab) throw new Error('no lab');
  const consents = ['small', 'large'].map((model) => ({
    provider: 'lab',
    model,
    policy_version: '1',
    confirmed_at: '2026-01-01T00:00:00.000Z',
    confirmed_by: 'cli:ada',
    confirmed_how: 'terminal',
    digest: shownFacts('lab', model, lab).digest,
  }));
  return documentSchema.parse({ ...document, consents });
}

const NONE = new Set<string>();
const person = { agent_id: 'person', agent_kind: 'person' } as const;
const claude = { agent_id: 'claude', agent_kind: 'coding_agent' } as const;
const asking = (fields: Partial<AccessRequest> = {}): AccessRequest => ({
  caller: person,
  category_id: 'default',
  provider: 'lab',
  model: 'small',
  ...fields,
});
const codeOf = (document: GatewayDocument, request: AccessRequest, killed: ReadonlySet<string> = NONE) =>
  decideAccess(document, killed, request)?.code;

describe('a call’s gates up to consent', () => {
  it('let a person through who consented, without a rule', () => {
    expect(codeOf(consented(), asking())).toBeUndefined();
  });

  it('ask for consent before anything is sent', () => {
    expect(codeOf(documentOf(), asking())).toBe('privacy_confirmation_required');
  });

  it('ask again when the terms, the facts, the address or the way to it changed', () => {
    const { consents } = consented();
    const changes = [
      { facts: { policy_version: '2' } },
      { facts: { retention: '30 days' } },
      { url: 'http://127.0.0.1:9000/v1' },
      { local: false, url: 'https://lab.example/v1' },
      { ca_file: '/etc/ssl/other.pem' },
      { may_reach: ['web_search'] },
    ];
    for (const change of changes) {
      const document = documentOf({ providers: { lab: { ...LAB, ...change } }, consents });
      expect(codeOf(document, asking())).toBe('privacy_confirmation_required');
    }
  });

  it('ask for another proxy, but not of what is local, which no proxy is asked for', () => {
    const shown = (local: boolean, proxy?: string) => {
      const { lab } = documentOf({
        providers: { lab: { ...LAB, url: 'https://lab.example/v1', local, ...(proxy !== undefined && { proxy }) } },
      }).providers;
      return lab && shownFacts('lab', 'small', lab);
    };
    const proxy = 'http://proxy.example:8080';
    expect(shown(false, proxy)?.facts.proxy).toBe(proxy);
    expect(shown(false, proxy)?.digest).not.toBe(shown(false)?.digest);
    expect(shown(true, proxy)).toEqual(shown(true));
  });

  it('hold a consent that was given before a proxy, certificates and what may be reached were shown', () => {
    const document = documentOf({ providers: { lab: { ...LAB, may_reach: [] } } });
    const lab = document.providers['lab'];
    expect(lab && shownFacts('lab', 'small', lab).digest).toBe(
      '16221182725bff5846d92a475425fe10f5a81b6c0d89610d7e6d5e3d17ac8431',
    );
  });

  it('do not ask again where what may be reached is only in another order', () => {
    const digests = [
      ['url', 'background'],
      ['background', 'url'],
    ].map((may_reach) => {
      const lab = documentOf({ providers: { lab: { ...LAB, may_reach } } }).providers['lab'];
      return lab && shownFacts('lab', 'small', lab).digest;
    });
    expect(new Set(digests).size).toBe(1);
  });

  it('keep an agent out until a rule lets it in, by provider and by model', () => {
    const request = asking({ caller: claude });
    expect(codeOf(consented(), request)).toBe('provider_not_allowed');
    const other = consented({ policy: [{ effect: 'allow', actor: 'claude', provider: 'lab', model: 'large' }] });
    expect(codeOf(other, request)).toBe('model_not_allowed');
    const right = consented({ policy: [{ effect: 'allow', actor: 'claude', provider: 'lab', model: 'small' }] });
    expect(codeOf(right, request)).toBeUndefined();
    const kind = consented({ policy: [{ effect: 'allow', actor_kind: 'coding_agent', provider: 'lab' }] });
    expect(codeOf(kind, request)).toBeUndefined();
    expect(codeOf(kind, asking({ caller: { agent_id: 'token:ci', agent_kind: 'token' } }))).toBe(
      'provider_not_allowed',
    );
  });

  it('count a rule that denies before every rule that allows, for a person too', () => {
    const policy = [
      { effect: 'allow', provider: 'lab' },
      { effect: 'deny', provider: 'lab', model: 'small' },
    ];
    expect(codeOf(consented({ policy }), asking())).toBe('model_not_allowed');
    expect(codeOf(consented({ policy }), asking({ model: 'large' }))).toBeUndefined();
    const all = consented({ policy: [...policy, { effect: 'deny', provider: 'lab' }] });
    expect(codeOf(all, asking({ model: 'large' }))).toBe('provider_not_allowed');
  });

  it('hold a rule to its category', () => {
    const document = consented({
      policy: [{ effect: 'allow', actor: 'claude', category: 'research', provider: 'lab' }],
    });
    expect(codeOf(document, asking({ caller: claude }))).toBe('provider_not_allowed');
    expect(codeOf(document, asking({ caller: claude, category_id: 'research' }))).toBeUndefined();
  });

  it('refuse a model that the provider was declared without', () => {
    const document = documentOf({ providers: { lab: { ...LAB, models: ['large'] } } });
    expect(codeOf(document, asking())).toBe('model_not_allowed');
  });

  it('are closed by a kill switch first, whatever else is closed', () => {
    for (const scope of ['all', 'lab']) {
      expect(codeOf(documentOf(), asking({ caller: claude }), new Set([scope]))).toBe('provider_killed');
    }
    expect(codeOf(consented(), asking(), new Set(['other']))).toBeUndefined();
  });

  it('leave the offline executor open to everybody, but for a kill switch', () => {
    const request = asking({ caller: claude, provider: 'offline', model: 'extract' });
    expect(codeOf(documentOf(), request)).toBeUndefined();
    expect(codeOf(documentOf(), request, new Set(['all']))).toBe('provider_killed');
    expect(codeOf(documentOf(), { ...request, model: 'other' })).toBe('model_not_allowed');
  });

  it('are all explained, in the order in which a call meets them', () => {
    const gates = explainAccess(documentOf(), NONE, asking({ caller: claude }));
    expect(gates.map(({ gate, passes }) => [gate, passes])).toEqual([
      ['provider_killed', true],
      ['provider_not_allowed', false],
      ['model_not_allowed', false],
      ['privacy_confirmation_required', false],
    ]);
    for (const { why } of gates) expect(why).toMatch(/^[A-Z]/);
  });
});

describe('a caller', () => {
  it.each([
    [{ actor: 'cli:ada', person: true }, 'person', 'person'],
    [{ actor: 'cli:ada' }, 'person', 'person'],
    [{ actor: 'cli:ada', runBy: 'claude' }, 'claude', 'coding_agent'],
    [{ actor: 'cli:ada', person: true, runBy: 'codex' }, 'codex', 'coding_agent'],
    [{ actor: 'cli:ada', owner: 'gemini:1c2d3e4f' }, 'gemini', 'coding_agent'],
    [{ actor: 'mcp:claude:1c2d3e4f' }, 'claude', 'coding_agent'],
    [{ actor: 'mcp:claude-code:01990000' }, 'claude', 'coding_agent'],
    [{ actor: 'mcp:codex-mcp-client:01990000', owner: 'mcp:codex-mcp-client:01990000' }, 'codex', 'coding_agent'],
    [{ actor: 'mcp:gemini-cli-mcp-client-throughline:01990000' }, 'gemini', 'coding_agent'],
    [{ actor: 'mcp:claude-ai:01990000' }, 'mcp:claude-ai', 'program'],
    [{ actor: 'http:ci/mcp:claude-code:01990000' }, 'token:ci', 'token'],
    [{ actor: 'mcp:some client' }, 'mcp:some-client', 'program'],
    [{ actor: 'http:ci' }, 'token:ci', 'token'],
    [{ actor: 'http:page', person: true }, 'person', 'person'],
    [{ actor: 'domain:mind' }, 'domain:mind', 'domain'],
    [{ actor: 'library' }, 'library', 'program'],
    [{ actor: 'person' }, 'person-', 'program'],
  ] as const)('%j is %s, a %s', (call, agent_id, agent_kind) => {
    const caller = callerOf(call);
    expect(caller.agent_kind).toBe(agent_kind);
    if (agent_id !== 'person-') expect(caller.agent_id).toBe(agent_id);
    else expect(caller.agent_id).not.toBe('person');
  });

  it('has one name for all its sessions, so that a new session is no new budget', () => {
    const names = ['1c2d3e4f', '99999999'].map((session) => callerOf({ actor: `mcp:claude:${session}` }).agent_id);
    expect(new Set(names).size).toBe(1);
  });
});

describe('NEED_TO_KNOW', () => {
  it('drops every field that is not named, and says which', () => {
    const projected = project('provider_inference_request', 'provider.test', {
      messages: [],
      max_output_tokens: 5,
      system: 'be brief',
      project: 'secret plans',
    });
    expect(projected).toMatchObject({
      payload: { messages: [], max_output_tokens: 5 },
      dropped: ['project', 'system'],
    });
  });

  it.each(FORBIDDEN_FIELDS)('blocks a request with the field %s, whatever the operation', (field) => {
    for (const { boundary_type, operation_key } of PROJECTIONS) {
      expect(project(boundary_type, operation_key, { messages: [], [field]: 'x' })).toEqual({ forbidden: [field] });
    }
  });

  it('lets nothing of an undeclared operation leave', () => {
    expect(project('provider_inference_request', 'anything', { messages: [] })).toBeUndefined();
  });

  it('takes secrets out of every text', () => {
    const secret = `ghp_${'a1B2'.repeat(9)}`;
    const projected = project('provider_inference_request', 'model.generate', {
      messages: [{ role: 'user', parts: [{ type: 'text', text: `use ${secret} here` }] }],
    });
    expect(JSON.stringify(projected)).not.toContain(secret);
  });
});
