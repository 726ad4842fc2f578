// T0 on a fixture's database, over files of a folder: each `open` is one process of it.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bindOperations, type Call } from '../../src/base/operation.ts';
import { hmacSha256 } from '../../src/base/hash.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { createMind, mindSchema, type Mind, type OpenT0, type T0Ports } from '../../src/mind/mind.ts';
import { mindOperations } from '../../src/mind/operations.ts';
import { openT0 } from '../../src/mind/t0/open-t0.ts';
import { t0IdOf } from '../../src/mind/t0/t0-kind.ts';
import { t0Registration } from '../../src/mind/t0/t0-registration.ts';
import { t0Schema } from '../../src/mind/t0/schema.ts';
import type { TranscriptEvent } from '../../src/mind/transcripts/contract.ts';
import type { Fixture, OpenOptions, Opened } from './fixture.ts';
import { createLineTranscripts, type LineStep, type LineTranscriptsOptions } from './line-transcripts.ts';
import { mindPorts } from './mind-ports.ts';

export const PROJECT = '01990000-0000-7000-8000-00000000c001';
export const OTHER_PROJECT = '01990000-0000-7000-8000-00000000c002';
export const PERSON: Call = { actor: 'cli:person', person: true, isLocal: true };

export interface T0Options extends OpenOptions, Partial<Omit<LineTranscriptsOptions, 'folder'>> {
  readonly ports?: Partial<T0Ports>;
  readonly keyId?: string;
}

export interface OpenedT0 extends Opened {
  readonly t0: OpenT0;
  readonly mind: Mind;
  call<Answer = Record<string, unknown>>(
    name: keyof typeof mindOperations,
    input?: object,
    call?: Call,
  ): Promise<Answer>;
  told(projectId?: string): Promise<{ readonly type: string; readonly payload: Record<string, unknown> }[]>;
}

/** The project's root, and the agents' folders. */
export const rootOf = (fixture: Fixture) => join(fixture.folder, 'project');
export const agentsOf = (fixture: Fixture) => join(fixture.folder, 'agents');

export async function openT0Of(fixture: Fixture, options: T0Options = {}): Promise<OpenedT0> {
  const root = rootOf(fixture);
  mkdirSync(join(agentsOf(fixture), 'claude'), { recursive: true });
  mkdirSync(root, { recursive: true });
  const opened = await fixture.open({
    sequences: [ledgerSchema, mindSchema, t0Schema],
    kinds: [t0Registration],
    erases: true,
    ...options,
  });
  const { linesPerPart, onPart, keyId = 'key-1' } = options;
  const transcripts = createLineTranscripts({
    folder: agentsOf(fixture),
    ...(linesPerPart === undefined ? {} : { linesPerPart }),
    ...(onPart === undefined ? {} : { onPart }),
  });
  const key = Buffer.from('0123456789abcdef0123456789abcdef');
  const t0 = openT0({
    store: opened.store,
    ledger: opened.ledger,
    key: { id: keyId, hash: (text) => `${keyId}:${hmacSha256(key, keyId + text)}` },
    transcripts,
    rootOf: async (projectId) => (projectId === PROJECT ? root : null),
    projectAt: async () => PROJECT,
    listExchanges: async () => [],
    ...options.ports,
  });
  const work = { projectOf: async (ref: string | undefined) => ref ?? PROJECT };
  const mind = createMind({ store: opened.store, ...mindPorts(work), openT0: async () => t0 });
  const operations = new Map(bindOperations(mind, mindOperations).map((each) => [each.definition.name, each]));
  return {
    ...opened,
    t0,
    mind,
    async call<Answer>(name: string, input: object = {}, call: Call = PERSON) {
      return (await operations.get(name)?.run(input, call)) as Answer;
    },
    async told(projectId = PROJECT) {
      const found = await opened.ledger.events(t0IdOf(projectId), { limit: 1_000 });
      return found.map(({ event_type: type, payload }) => ({
        type,
        payload: JSON.parse(payload) as Record<string, unknown>,
      }));
    },
  };
}

// ── Transcripts ──────────────────────────────────────────────────────────────────────────────────────────────

export const SESSION = '5e55-0001';

export function event(key: string, text: string, more: Partial<TranscriptEvent> = {}): LineStep {
  return { step: 'event', event: { session_id: SESSION, key, kind: 'user', text, ...more } };
}

export function session(cwd: string, sessionId = SESSION): LineStep {
  return { step: 'session', session: { session_id: sessionId, cwd } };
}

const linesOf = (steps: readonly (LineStep | string)[]) =>
  steps.map((step) => `${typeof step === 'string' ? step : JSON.stringify(step)}\n`).join('');

/** A record in the folder of an agent. */
export function writeTranscript(fixture: Fixture, name: string, steps: readonly (LineStep | string)[]): string {
  const path = join(agentsOf(fixture), 'claude', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, linesOf(steps));
  return path;
}

export function appendTranscript(path: string, steps: readonly (LineStep | string)[]): void {
  appendFileSync(path, linesOf(steps));
}
