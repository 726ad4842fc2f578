// What comes into T0 by other ways than an agent's file: events that a caller records of a session of its own, and conversations with a
// model. The same keys come once.
import { toTimestamp } from '../../base/clock.ts';
import { isCodingAgent } from '../../base/coding-agents.ts';
import type { AppendWithin } from '../../ledger/append/append.ts';
import type { Store } from '../../store/store.ts';
import { writeRow } from '../../store/table.ts';
import type { TranscriptCall, TranscriptEvent, TranscriptResult, TranscriptStep } from '../transcripts/contract.ts';
import { clean } from './clean.ts';
import { NOTHING_ERASED, refuseT0, type ErasedPort, type ReadErased } from './contract.ts';
import { instructionsOf } from './evidence.ts';
import { fileIdOf, type T0Key } from './ingest.ts';
import type { ReadInstructions } from './instruction-files.ts';
import { placeInProject } from './place-in-project.ts';
import { prepareSteps, type PrepareContext } from './prepare-part.ts';
import * as q from './queries.ts';
import { writeSteps, type Written } from './write-part.ts';

/** The agent under whose name conversations of ask stand. */
export const ASK = 'ask';
/** Whose exchanges are the mind's own: nothing is learned from them. */
const MIND_ACTOR = /^(?:domain:)?mind(?:$|[.:])/;

/** A conversation with a model, question and answer. */
export interface ExchangeOfAsk {
  readonly exchange_id: string;
  readonly session_id: string;
  readonly seq: number;
  readonly actor: string;
  readonly asked_at: string;
  readonly answered_at: string;
  readonly question: string;
  readonly answer: string;
}

/** Those that ended behind a place, in order. None where no model was ever asked. */
export type ListExchanges = (projectId: string, after: number, limit: number) => Promise<readonly ExchangeOfAsk[]>;

export interface OtherSourcesDeps {
  readonly store: Store;
  readonly appendWithin: AppendWithin;
  readonly key: T0Key;
  readonly rootOf: (projectId: string) => Promise<string | null>;
  readonly readInstructions: ReadInstructions;
  readonly listExchanges: ListExchanges;
  readonly readErased?: ReadErased | undefined;
}

/** As a caller tells it: what it leaves out may be undefined. */
export interface GivenEvent extends Pick<TranscriptEvent, 'key' | 'kind' | 'text'> {
  readonly at?: string | undefined;
  readonly is_sidechain?: boolean | undefined;
  readonly tool?: GivenCall | undefined;
  readonly result?: TranscriptResult | undefined;
}

interface GivenCall extends Pick<TranscriptCall, 'tool' | 'call'> {
  readonly command?: string | undefined;
  readonly read?: readonly string[] | undefined;
  readonly changed?: readonly string[] | undefined;
}

export interface RecordEvents {
  readonly projectId: string;
  readonly actor: string;
  readonly agent: string;
  readonly session_id: string;
  readonly cwd?: string | undefined;
  readonly branch?: string | undefined;
  readonly events: readonly GivenEvent[];
}

export interface OtherSources {
  record(given: RecordEvents): Promise<Written>;
  /** Reads conversations on from where the last call stopped. */
  ingestExchanges(projectId: string, actor: string): Promise<Written & { readonly exchanges: number }>;
}

const PAGE = 100;

export function createOtherSources(deps: OtherSourcesDeps): OtherSources {
  const { store, key } = deps;

  async function contextOf(
    projectId: string,
    agent: string,
    sessions: PrepareContext['sessions'],
  ): Promise<PrepareContext> {
    const root = await deps.rootOf(projectId);
    return {
      projectId,
      agent,
      place: placeInProject(root),
      instructions: instructionsOf(root === null ? [] : await deps.readInstructions(root)),
      keyedHash: key.hash,
      clean,
      sessions,
      erased: await readErased(),
    };
  }

  async function readErased(): Promise<ErasedPort> {
    return (await deps.readErased?.()) ?? NOTHING_ERASED;
  }

  const writing = (projectId: string, agent: string, actor: string) => ({
    appendWithin: deps.appendWithin,
    projectId,
    agent,
    actor,
    keyId: key.id,
  });

  return {
    async record({ projectId, actor, agent, session_id, cwd, branch, events }) {
      if (isCodingAgent(agent) || agent === ASK || MIND_ACTOR.test(agent))
        throw refuseT0('agent_reserved', `"${agent}" is the name of an agent whose sessions are read by other ways`, {
          agent,
        });
      const session = {
        session_id,
        ...(cwd === undefined ? {} : { cwd }),
        ...(branch === undefined ? {} : { branch }),
      };
      const steps: TranscriptStep[] = [
        { step: 'session', session },
        ...events.map((event): TranscriptStep => ({ step: 'event', event: eventOf(event, session_id) })),
      ];
      const isTaken = !(await readErased()).hasSession({ agent, session_id });
      const sessions = new Map([[session_id, { isTaken, cwd, ownCalls: new Set<string>() }]]);
      const prepared = prepareSteps(await contextOf(projectId, agent, sessions), steps);
      return store.write((tx) => writeSteps(tx, writing(projectId, agent, actor), prepared.steps));
    },

    async ingestExchanges(projectId, actor) {
      const file = { agent: ASK, path: 'exchanges' };
      const fileId = fileIdOf(projectId, file);
      const total = { exchanges: 0, created: 0, known: 0, retracted: 0, restored: 0 };
      for (;;) {
        const row = await store.read((tx) => tx.get(q.readFile, fileId));
        const after = row === undefined ? 0 : (JSON.parse(row.cursor) as { seq: number }).seq;
        const page = await deps.listExchanges(projectId, after, PAGE);
        const last = page.at(-1);
        if (!last) return total;
        const told = page.filter(({ actor: by }) => !MIND_ACTOR.test(by));
        const erased = await readErased();
        const sessions = new Map(
          told.map(({ session_id }) => {
            const isTaken = !erased.hasSession({ agent: ASK, session_id });
            return [session_id, { isTaken, cwd: undefined, ownCalls: new Set<string>() }];
          }),
        );
        const prepared = prepareSteps(await contextOf(projectId, ASK, sessions), told.flatMap(stepsOf));
        const done = await store.write(async (tx) => {
          const now = await tx.get(q.readFile, fileId);
          // Another process was faster: what it wrote is read again.
          if (now?.cursor !== row?.cursor) return undefined;
          const written = await writeSteps(tx, writing(projectId, ASK, actor), prepared.steps);
          const at = toTimestamp(await tx.now());
          const none = { generation: 1, is_unswept: 0, unknown: 0, broken: 0, kept_bytes: 0, elsewhere: 0 };
          await writeRow(tx, q.upsertFile, {
            ...none,
            ...file,
            file_id: fileId,
            project_id: projectId,
            identity: ASK,
            cursor: JSON.stringify({ seq: last.seq }),
            records: (row?.records ?? 0) + page.length,
            events: (row?.events ?? 0) + written.created,
            first_at: at,
            read_at: at,
          });
          return written;
        });
        if (!done) continue;
        total.exchanges += page.length;
        for (const name of ['created', 'known', 'retracted', 'restored'] as const) total[name] += done[name];
      }
    },
  };
}

const NOWHERE = { offset: 0, length: 0 };

function eventOf({ at, is_sidechain, tool, result, ...event }: GivenEvent, session_id: string): TranscriptEvent {
  return {
    ...event,
    session_id,
    place: NOWHERE,
    ...(at === undefined ? {} : { at }),
    ...(is_sidechain === undefined ? {} : { is_sidechain }),
    ...(tool === undefined ? {} : { tool: callOf(tool) }),
    ...(result === undefined ? {} : { result }),
  };
}

function callOf({ tool, call, command, read, changed }: GivenCall): TranscriptCall {
  return {
    tool,
    call,
    ...(command === undefined ? {} : { command }),
    ...(read === undefined ? {} : { read }),
    ...(changed === undefined ? {} : { changed }),
  };
}

function stepsOf({
  exchange_id,
  session_id,
  asked_at,
  answered_at,
  question,
  answer,
}: ExchangeOfAsk): TranscriptStep[] {
  const said = [
    { kind: 'user', key: `${exchange_id}:question`, text: question, at: asked_at },
    { kind: 'agent', key: `${exchange_id}:answer`, text: answer, at: answered_at },
  ] as const;
  return said
    .filter(({ text }) => text !== '')
    .map((event) => ({ step: 'event', event: { ...event, session_id, place: NOWHERE } }));
}
