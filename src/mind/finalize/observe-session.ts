// One run over a session: T0 to observations, those to reflections. The whole session is read each time, so that what comes out depends on
// what was said and not on how often somebody looked; what differs from what stands is appended, in one transaction.
import { toTimestamp } from '../../base/clock.ts';
import { uuidOf } from '../../base/named-id.ts';
import { redactedStart } from '../../base/redact.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import type { Observation, ObserveInput } from '../observe/contract.ts';
import { observeWithModel, type ModelRun } from '../observe/model-observer.ts';
import { readTasksInFlight } from '../queries.ts';
import type { Reflection } from '../reflect/contract.ts';
import type { SessionInProject } from '../session/in-project.ts';
import type { T0, T0Event } from '../t0/contract.ts';
import { carriedOver } from './carried-over.ts';
import { MOST_OF_A_RUN, MOST_TOGETHER, type MadeObservation, type NewDistilEvent } from './distil-events.ts';
import { distilIdOf, distilKind } from './distil-kind.ts';
import { holdToQuotes } from './hold-to-quotes.ts';
import type { DistilDeps, KeyedHash } from './ports.ts';
import * as q from './queries.ts';
import { tagAtOf, tagOfTasks, taskMark, type TagFrom } from './tags.ts';
import { sessionKeyOf, type Trigger } from './triggers.ts';

/** Changed whenever a run would give another result from the same T0. */
const RUN_VERSION = 2;
/** Of one reading of T0. */
const PAGE = 1_000;
const MOST_OBSERVATIONS_OF_ONE = 200;

export interface RunResult {
  readonly run: q.RunRow;
  /** False where a run over the same T0 was recorded before. */
  readonly created: boolean;
}

/** Undefined where the session has no T0. */
export async function observeSession(
  deps: DistilDeps,
  session: SessionInProject,
  trigger: Trigger,
  actor: string,
): Promise<RunResult | undefined> {
  const { store, ledger, clock, observe, reflect } = deps;
  const { agent, session_id, project_id } = session;
  const started_at = toTimestamp(clock.now());
  const session_ref = sessionKeyOf(session);
  const events = await readEvents(deps.t0, session);
  const to_seq = events.at(-1)?.seq ?? 0;
  if (to_seq === 0) return undefined;
  const keyedHash = await deps.openKeyedHash();

  const { marks, last, before } = await store.read(async (tx) => ({
    marks: await tx.all(q.tagsOf, session_ref),
    last: await tx.get(q.lastRun, session_ref),
    before: await tx.all(q.observationsOf, session_ref),
  }));
  const observed = last?.to_seq ?? 0;
  const mark = to_seq > observed ? taskMark(marks, await tagInHand(deps, session), observed + 1) : undefined;
  const tagAt = tagAtOf(mark ? [...marks, mark] : marks);
  const of = { project_id, agent, session_id };
  const t0_hash = keyedHash(JSON.stringify([RUN_VERSION, ...events.map(told), marksOf(marks, mark)]));
  const run_id = uuidOf(`run ${project_id} ${session_ref} ${to_seq} ${t0_hash}`);
  const known = await store.read((tx) => tx.get(q.readRun, run_id));
  if (known) return { run: known, created: false };
  const asked = await withModel(deps, { ...of, tagAt, events }, observe, observed + 1);
  const observations = [...asked.observations, ...carriedOver(before, events)];
  const found = holdToQuotes({ observations, rejected: asked.rejected }, events, of);
  const reflections = reflectByTag(found.observations, reflect);
  const ofRun = { run_id, session_ref, ...of };
  const readable = new Map(events.map((event) => [event.t0_id, event]));

  let made: Made = { observations: [], reflections: [] };
  const result = await ledger.append(
    { kind: distilKind, id: distilIdOf(project_id) },
    async ({ tx }) => {
      made = { observations: [], reflections: [] };
      if (await tx.get(q.readRun, run_id)) return [];
      const standing = await tx.all(q.observationsOf, session_ref);
      const changed = changesOf(
        found.observations.map((each) => [each.observation_id, each]),
        standing.map((row) => [row.observation_id, row]),
        // What T0 no longer holds cannot be observed again: it stands as it was made.
        (row) => isStillThere(row, readable),
      );
      const reflected = changesOf(
        reflections.map((each) => [each.reflection_id, each]),
        (await tx.all(q.reflectionsOf, session_ref)).map((row) => [row.reflection_id, row]),
        (row) => changed.kept.size === 0 || !restsOn(row, changed.kept),
      );
      made = { observations: changed.made, reflections: reflected.made };
      const list: NewDistilEvent[] = [];
      if (mark) list.push({ type: 'distil.tagged', payload: { session_ref, ...of, ...mark } });
      list.push({
        type: 'distil.observed',
        payload: {
          ...ofRun,
          tag: tagAt(to_seq),
          trigger,
          method: asked.method,
          from_seq: Math.min(observed + 1, to_seq),
          to_seq,
          t0_hash,
          made: changed.made.length,
          withdrawn: changed.withdrawn,
          restored: changed.restored,
          rejected: found.rejected,
          error: asked.error,
          started_at,
        },
      });
      for (const some of inParts(changed.made)) {
        const payload = { ...ofRun, observations: some.map((each) => madeObservation(each, keyedHash)) };
        list.push({ type: 'distil.observations_made', payload });
      }
      const { withdrawn, restored } = reflected;
      list.push({ type: 'distil.reflected', payload: { ...ofRun, made: reflected.made.length, withdrawn, restored } });
      for (const some of inParts(reflected.made)) {
        const payload = { ...ofRun, reflections: some.map((each) => madeReflection(each, keyedHash)) };
        list.push({ type: 'distil.reflections_made', payload });
      }
      return list;
    },
    {
      create: true,
      actor,
      operationId: run_id,
      command: { name: 'observe', run_id },
      also: async (tx) => keepWords(tx, made),
    },
  );
  const run = await store.read((tx) => tx.get(q.readRun, run_id));
  if (!run) throw new Error(`the run ${run_id} of ${redactedStart(session_id, 100)} is not there`);
  return { run, created: !result.repeated && result.events.length > 0 };
}

/** What the rules give stands whatever a model says. */
async function withModel(
  { askModel }: DistilDeps,
  input: ObserveInput,
  observe: DistilDeps['observe'],
  newFrom: number,
): Promise<ModelRun> {
  const byRules = observe(input);
  if (askModel) return observeWithModel(askModel, input, byRules, newFrom);
  return { ...byRules, method: 'rules', error: null };
}

interface Made {
  readonly observations: readonly Observation[];
  readonly reflections: readonly Reflection[];
}

async function readEvents(t0: T0, { project_id, agent, session_id }: SessionInProject): Promise<readonly T0Event[]> {
  const events: T0Event[] = [];
  for (;;) {
    const from = (events.at(-1)?.seq ?? 0) + 1;
    const page = await t0.events(project_id, { agent, session_id }, { from, limit: PAGE });
    events.push(...page);
    if (page.length < PAGE) return events;
  }
}

/** What an observer's result depends on. */
function told({ t0_id, is_retracted, text, command }: T0Event): readonly unknown[] {
  return [t0_id, is_retracted, text, command];
}

function marksOf(marks: readonly TagFrom[], mark: TagFrom | undefined): readonly unknown[] {
  return [...marks, ...(mark ? [mark] : [])].map(({ source, from_seq, tag }) => [source, from_seq, tag]);
}

/** What the goals of its tasks say, as of when a hook last looked: at its end, the session holds nothing any more. */
async function tagInHand({ store, tagsOfTasks }: DistilDeps, session: SessionInProject): Promise<string | undefined> {
  const { agent, session_id, project_id } = session;
  const rows = await store.read((tx) => readAny(tx, readTasksInFlight, [[agent, session_id]]));
  const taskIds = rows.filter((row) => row.project_id === project_id).map(({ task_id }) => task_id);
  return taskIds.length === 0 ? undefined : tagOfTasks(await tagsOfTasks(project_id, taskIds));
}

/** Never across tags. */
function reflectByTag(observations: readonly Observation[], reflect: DistilDeps['reflect']): readonly Reflection[] {
  const byTag = [...Map.groupBy(observations, ({ tag }) => tag)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const all = byTag.flatMap(([tag, some]) => reflect(some).filter((each) => each.tag === tag));
  return all
    .filter(({ observation_ids: ids }) => ids.length > 0 && ids.length <= MOST_OBSERVATIONS_OF_ONE)
    .slice(0, MOST_OF_A_RUN);
}

// ── What differs ─────────────────────────────────────────────────────────────────────────────────────────────

interface Changes<Wanted> {
  readonly made: readonly Wanted[];
  readonly withdrawn: string[];
  readonly restored: string[];
  /** No longer made, and left as they are. */
  readonly kept: ReadonlySet<string>;
}

function changesOf<Wanted, Row extends { readonly withdrawn_at: string | null }>(
  wanted: readonly (readonly [string, Wanted])[],
  standing: readonly (readonly [string, Row])[],
  mayWithdraw: (row: Row) => boolean,
): Changes<Wanted> {
  const rows = new Map(standing);
  const names = new Set(wanted.map(([id]) => id));
  const gone = standing.filter(([id, row]) => row.withdrawn_at === null && !names.has(id));
  const leaves = Map.groupBy(gone, ([, row]) => mayWithdraw(row));
  const idsOf = (some: readonly (readonly [string, Row])[] = []) => some.map(([id]) => id);
  return {
    made: wanted.filter(([id]) => !rows.has(id)).map(([, each]) => each),
    withdrawn: idsOf(leaves.get(true)),
    restored: wanted.filter(([id]) => (rows.get(id)?.withdrawn_at ?? null) !== null).map(([id]) => id),
    kept: new Set(idsOf(leaves.get(false))),
  };
}

interface StoredQuote {
  readonly t0_id: string;
  readonly of: 'text' | 'command';
  readonly end: number;
}

/** Whether T0 has everything that it quotes, so that an observer would have made it again if it still held. */
function isStillThere({ quotes }: q.ObservationRow, events: ReadonlyMap<string, T0Event>): boolean {
  return (JSON.parse(quotes) as StoredQuote[]).every(({ t0_id, of, end }) => {
    const event = events.get(t0_id);
    const whole = of === 'command' ? event?.command : event?.text;
    return whole !== undefined && whole !== null && whole.length >= end;
  });
}

function restsOn({ observation_ids }: q.ReflectionRow, kept: ReadonlySet<string>): boolean {
  return (JSON.parse(observation_ids) as string[]).some((id) => kept.has(id));
}

// ── Events and words ─────────────────────────────────────────────────────────────────────────────────────────

function inParts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const parts: Item[][] = [];
  for (let at = 0; at < items.length; at += MOST_TOGETHER) parts.push(items.slice(at, at + MOST_TOGETHER));
  return parts;
}

function saidOf(
  { tag, kind, topic, source, at, is_correction, subject, value, statement }: Observation | Reflection,
  keyedHash: KeyedHash,
) {
  return {
    tag,
    kind,
    topic,
    source,
    at: toTimestamp(Date.parse(at)),
    is_correction,
    subject_hash: keyedHash(subject),
    value_hash: value === null ? null : keyedHash(value),
    statement_hash: keyedHash(statement),
  };
}

function madeObservation(observation: Observation, keyedHash: KeyedHash): MadeObservation {
  const { observation_id, rule, quotes } = observation;
  return {
    observation_id,
    rule,
    ...saidOf(observation, keyedHash),
    quotes: quotes.map(({ t0_id, of, start, end, text }) => ({ t0_id, of, start, end, hash: keyedHash(text) })),
  };
}

function madeReflection(reflection: Reflection, keyedHash: KeyedHash) {
  const { reflection_id, is_durable, observation_ids } = reflection;
  return {
    reflection_id,
    ...saidOf(reflection, keyedHash),
    is_durable,
    observation_ids: [...observation_ids],
  };
}

async function keepWords(tx: WriteTx, { observations, reflections }: Made): Promise<void> {
  for (const { observation_id, subject, value, statement, files, quotes } of observations) {
    const texts = JSON.stringify(quotes.map(({ text }) => text));
    await tx.run(q.setObservationWords, subject, value, statement, JSON.stringify(files), texts, observation_id);
  }
  for (const { reflection_id, subject, value, statement, files } of reflections) {
    await tx.run(q.setReflectionWords, subject, value, statement, JSON.stringify(files), reflection_id);
  }
}

/** What stands of a session now: its observations and reflections with their words, in one order. */
export async function readDistilled(tx: ReadTx, sessionKey: string) {
  const [observations, reflections] = await Promise.all([
    tx.all(q.observationsOf, sessionKey),
    tx.all(q.reflectionsOf, sessionKey),
  ]);
  return {
    observations: observations.filter(({ withdrawn_at }) => withdrawn_at === null),
    reflections: reflections.filter(({ withdrawn_at }) => withdrawn_at === null),
    withdrawn: reflections.filter(({ withdrawn_at }) => withdrawn_at !== null),
  };
}
