// Injection over a canon on a fixture's database: sessions that begin, are prompted, compacted and resumed as hooks do it, without a process for
// each. The tokenizer is the bound that hooks use.
import { tokenBound } from '../../src/base/token-bound.ts';
import type { AgentProcess } from '../../src/base/processes.ts';
import { createLineCompiler } from '../../src/mind/injection/compile-lines.ts';
import { decide, type Situation } from '../../src/mind/injection/decide.ts';
import {
  beforeCompaction,
  endTurn,
  NEEDS_WORK,
  speakAtBeginning,
  speakAtPrompt,
  type Beginning,
  type Met,
  type Pressure,
  type Speaking,
  type Spoken,
} from '../../src/mind/injection/hot.ts';
import type { InjectionMode, RelatedMode } from '../../src/mind/injection/matrix.ts';
import * as injectionQueries from '../../src/mind/injection/queries.ts';
import { injections, type InjectionRow } from '../../src/mind/injection/queries.ts';
import { rewindContexts } from '../../src/mind/injection/rewind.ts';
import { toTimestamp } from '../../src/base/clock.ts';
import type { CanonEntry } from '../../src/mind/canon/contract.ts';
import { observationsT1, upsertTag } from '../../src/mind/finalize/queries.ts';
import { sessionKeyOf } from '../../src/mind/finalize/triggers.ts';
import type { ObservationKind } from '../../src/mind/observe/contract.ts';
import { uuidOf } from '../../src/base/named-id.ts';
import type { Reflection } from '../../src/mind/reflect/contract.ts';
import { sql } from '../../src/store/store.ts';
import { insertRow, select, writeRow } from '../../src/store/table.ts';
import { openCanonOf, PROJECT, Shelf, type CanonBase, type OpenedCanon } from './canon-fixture.ts';

export interface SessionOf {
  readonly agent: string;
  readonly session_id: string;
  readonly window?: AgentProcess;
}

export interface Told extends Spoken {
  /** As a hook does once its answer was written. */
  heard(): Promise<void>;
}

export interface InjectionHome extends OpenedCanon {
  readonly shelf: Shelf;
  learn(...reflections: Reflection[]): Promise<void>;
  compile(): Promise<void>;
  begin(session: SessionOf, by?: Beginning, how?: Partial<Saying>): Promise<Told>;
  prompt(session: SessionOf, how?: Partial<Saying> & { readonly turnId?: string; readonly met?: Met }): Promise<Told>;
  /** Whether a prompt of it wants to know what it met, and after how many statements it was answered or asked. */
  promptedOf(
    session: SessionOf,
    met?: 'not looked up',
  ): Promise<{ readonly isAsked: boolean; readonly statements: number }>;
  stop(session: SessionOf, taskTag?: string | null): Promise<void>;
  compacting(session: SessionOf): Promise<void>;
  rows(): Promise<readonly InjectionRow[]>;
  now(): Promise<number>;
  /** What holds, in every tag. */
  active(): Promise<readonly CanonEntry[]>;
  /** As `mind.switch_tag` writes it; null takes a switch back. */
  switchTag(session: SessionOf, tag: string | null): Promise<void>;
  setMode(session: SessionOf, mode: InjectionMode): Promise<void>;
  /** Whether it is told of what it meets. */
  setRelated(session: SessionOf, related: RelatedMode): Promise<void>;
  /** A note from another session, for an agent like this one: its id. */
  handOver(to: SessionOf): Promise<string>;
  /** The conversation went back to where it was before these times. */
  takenBack(session: SessionOf, from: number, to: number): Promise<void>;
  /** What the session was observed to lay down. */
  observed(session: SessionOf, said: readonly (readonly [kind: ObservationKind, statement: string])[]): Promise<void>;
}

export interface Saying extends Omit<Speaking, 'pressure'> {
  readonly pressure: Pressure;
  readonly isUnheard: boolean;
}

const insertObservation = insertRow(observationsT1);
const countObserved = sql<{ count: number }>('SELECT COUNT(*) AS count FROM observations_t1 WHERE session_ref = ?');
const CALM: Pressure = { bps: 1_000, source: 'test' };
export const WORK = 'Throughline keeps the unfinished work of this project.\nNext step: T1 (todo): "Write the login"';

export async function openInjection(fixture: CanonBase): Promise<InjectionHome> {
  const shelf = new Shelf();
  const opened = await openCanonOf(fixture, { shelf });
  const { store } = opened;
  let switches = 0;
  const compileLines = createLineCompiler({
    store,
    canon: opened.canon,
    tokenizer: async () => tokenBound,
    drift: async () => [],
    instructions: async () => [],
  });
  const speaking = ({ isUnheard: _, pressure = CALM, ...how }: Partial<Saying>): Speaking => ({
    project_id: PROJECT,
    event: 'test',
    opted_out: false,
    work: { say: (most) => (most < 10 ? '' : WORK) },
    pressure: () => pressure,
    ...how,
  });
  const toldOf = (spoken: Spoken): Told => ({
    ...spoken,
    heard: async () => {
      if (spoken.hear) await store.write(spoken.hear);
    },
  });
  const readRows = select(injections, 'ORDER BY decided_at, agent, session_id, seq');
  return {
    ...opened,
    shelf,
    compile: () => compileLines(PROJECT),
    async learn(...reflections) {
      await opened.consolidation.consolidator.enqueueSlice(shelf.slice(reflections));
      await opened.call('mind.consolidate');
      await compileLines(PROJECT);
    },
    begin: async (session, by = 'start', how = {}) =>
      toldOf(
        await store.write((tx) =>
          speakAtBeginning(tx, session, by, speaking(how), {
            stateOf: ({ pid }) => (pid > 0 ? 'running' : 'gone'),
            isUnheard: how.isUnheard ?? false,
          }),
        ),
      ),
    prompt: async (session, { turnId, ...how } = {}) => {
      const spoken = await store.write((tx) => speakAtPrompt(tx, session, turnId, { ...speaking(how), met: how.met }));
      if (spoken === NEEDS_WORK || 'since' in spoken) throw new Error('the work and what was met were given');
      return toldOf(spoken);
    },
    promptedOf: (session, met) =>
      store.write(async (tx) => {
        let statements = 0;
        const counted = new Proxy(tx, {
          get(target, name) {
            const value: unknown = Reflect.get(target, name, target);
            if (typeof value !== 'function') return value;
            return (...given: unknown[]): unknown => {
              if (name === 'run' || name === 'get' || name === 'all') statements += 1;
              return Reflect.apply(value, target, given);
            };
          },
        });
        const spoken = await speakAtPrompt(counted, session, undefined, { ...speaking({}), met });
        return { isAsked: typeof spoken === 'object' && 'since' in spoken, statements };
      }),
    stop: (session, taskTag = null) => store.write((tx) => endTurn(tx, session, taskTag)),
    compacting: (session) => store.write((tx) => beforeCompaction(tx, session)),
    rows: () => store.read((tx) => tx.all(readRows)),
    now: () => store.read((tx) => tx.now()),
    active: () => opened.canon.active(PROJECT),
    switchTag: ({ agent, session_id }, tag) =>
      store.write(async (tx) => {
        switches += 1;
        await writeRow(tx, upsertTag, {
          ...{ session_ref: sessionKeyOf({ agent, session_id }), source: 'switch', from_seq: switches, seq: switches },
          ...{ distil_id: PROJECT, project_id: PROJECT, agent, session_id, tag: tag ?? '', set_by: 'test' },
          set_at: toTimestamp(await tx.now()),
        });
        await tx.run(injectionQueries.switchTag, tag, agent, session_id);
      }),
    setMode: ({ agent, session_id: id }, mode) =>
      store.write(async (tx) => {
        const set_at = toTimestamp(await tx.now());
        const of = { scope: 'session', agent, id, reason: null, set_by: 'test' } as const;
        await writeRow(tx, injectionQueries.putInjectionMode, { ...of, mode, set_at });
      }),
    setRelated: ({ agent, session_id: id }, related) =>
      store.write(async (tx) => {
        const related_at = toTimestamp(await tx.now());
        const of = { scope: 'session', agent, id, related_by: 'test' } as const;
        await writeRow(tx, injectionQueries.putRelatedMode, { ...of, related, related_at });
      }),
    handOver: ({ agent: to_agent }) =>
      store.write(async (tx) => {
        const nowMs = await tx.now();
        const handoff_id = uuidOf(`handoff ${nowMs}`);
        await writeRow(tx, injectionQueries.putHandoff, {
          ...{ handoff_id, project_id: PROJECT, tag: 'main', from_agent: 'desk', from_session: 'giver', to_agent },
          ...{ note: 'Go on.', slice: '[]', refs: '[]', created_by: 'test', payload_hash: null },
          ...{ created_at: toTimestamp(nowMs), expires_at: toTimestamp(nowMs + 365 * 24 * 60 * 60_000) },
          ...{ taken_agent: null, taken_session: null, offered_at: null, taken_at: null, taken_seq: null },
        });
        return handoff_id;
      }),
    takenBack: (session, from, to) =>
      store.write((tx) => rewindContexts(tx, session, { from: toTimestamp(from), to: toTimestamp(to) })),
    observed: ({ agent, session_id }, said) =>
      store.write(async (tx) => {
        const session_ref = sessionKeyOf({ agent, session_id });
        const { count = 0 } = (await tx.get(countObserved, session_ref)) ?? {};
        for (const [at, [kind, statement]] of said.entries()) {
          const seq = count + at;
          await writeRow(tx, insertObservation, {
            observation_id: uuidOf(`${session_ref} ${seq}`),
            ...{ session_ref, project_id: PROJECT, distil_id: PROJECT, agent, session_id, seq },
            ...{
              tag: 'main',
              run_id: PROJECT,
              rule: 'test',
              kind,
              topic: 'x',
              source: 'person',
              statement,
              quotes: '[]',
            },
            ...{ subject: null, value: null, files: null, at: '2026-01-01T00:00:00.000Z', is_correction: 0 },
            ...{ quote_texts: null, withdrawn_at: null, subject_hash: '', value_hash: null, statement_hash: '' },
          });
        }
      }),
  };
}

/** What was stored of a decision gives the same decision again. */
export function decidedAgain({ situation }: InjectionRow): ReturnType<typeof decide> {
  return decide(JSON.parse(situation) as Situation);
}
