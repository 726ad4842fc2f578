// Both ways through the tiers: from an entry of the canon down to the records it came from, and from a record up to what it became. What
// is named goes down to the transcripts, and up to the entries that rest on it.
import { readAny } from '../../store/rows.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import { claimKeyOf } from '../canon/claims.ts';
import type { CanonReads } from '../canon/contract.ts';
import {
  actsOfEntry,
  actsOfSubjects,
  entriesByIds,
  entriesOfSubjects,
  evidenceByIds,
  type EntryRow,
  type EvidenceRow,
} from '../canon/queries.ts';
import { anchorOf } from '../canon/read-canon.ts';
import {
  anyObservations,
  anyReflections,
  observationsOf,
  reflectionsOf,
  type ObservationRow,
  type ReflectionRow,
} from '../finalize/queries.ts';
import { listedObservation, listedReflection } from '../finalize/read-distilled.ts';
import { sessionKeyOf } from '../finalize/triggers.ts';
import type { T0 } from '../t0/contract.ts';
import { filesOfRows, linesOf } from '../t0/kept-lines.ts';
import { placedByIds } from '../t0/queries.ts';
import type { TraceInput, Traced } from './contract.ts';
import { startOfTrace } from './start-of-trace.ts';

export interface TraceDeps {
  readonly store: Store;
  readonly canon: CanonReads;
  /** Opened when a text is read: it needs the user's key. */
  readonly t0: () => Promise<T0>;
}

type Entry = Awaited<ReturnType<CanonReads['byAnchor']>>;
type Quoted = ReturnType<typeof listedObservation>['quotes'][number];

/** What is shown of a record that was kept. */
const MOST_LINE = 4 * 1024;

export type Trace = (projectId: string, input: Omit<TraceInput, 'project_id'>) => Promise<Traced>;

export function createTrace({ store, canon, t0 }: TraceDeps): Trace {
  return async (projectId, { anchor, agent, limit }) => {
    const start = await store.read((tx) => startOfTrace(tx, projectId, anchor, agent));
    const named =
      start.tier === 'canon' ? await Promise.all(start.anchors.map((each) => canon.byAnchor(projectId, each))) : [];
    const found = await store.read(async (tx) => {
      const byIds = await tierOf(tx, projectId, start, named);
      return { ...byIds, canon: await entriesIn(tx, projectId, byIds.entries) };
    });
    const t1 = found.observations.map(listedObservation);
    const wanted = quotesOf(t1.map(({ observation_id, quotes }) => ({ observation_id, quotes })));
    if (start.tier === 't0' && !wanted.some(({ t0_id }) => t0_id === start.id))
      wanted.push({ t0_id: start.id, observation_ids: [], quote: undefined });
    // A record that was asked for stands alone: what else an observation quotes is found from there.
    const places = start.tier === 't0' ? wanted.filter(({ t0_id }) => t0_id === start.id) : wanted;
    return {
      project_id: projectId,
      anchor,
      canon: found.canon,
      t2: found.reflections.map(listedReflection).map(reflectionIn),
      t1: t1.map(observationIn),
      t0: await placesOf(projectId, places.slice(0, limit)),
      left_out: Math.max(0, places.length - limit),
    };
  };

  async function placesOf(projectId: string, wanted: readonly WantedPlace[]): Promise<Traced['t0']> {
    if (wanted.length === 0) return [];
    const ids = [...new Set(wanted.map(({ t0_id }) => t0_id))];
    const events = new Map((await (await t0()).byIds(projectId, ids)).map((event) => [event.t0_id, event]));
    const { rows, lines, files } = await store.read(async (tx) => {
      const placed = (
        await readAny(
          tx,
          placedByIds,
          ids.map((id) => [id, projectId]),
        )
      ).toSorted(inOrder);
      return { rows: placed, lines: await linesOf(tx, placed), files: await filesOfRows(tx, placed) };
    });
    return rows.flatMap((row) => {
      const event = events.get(row.event_id);
      return wanted
        .filter(({ t0_id }) => t0_id === row.event_id)
        .map(({ observation_ids, quote }) => ({
          t0_id: row.event_id,
          agent: row.agent,
          session_id: row.session_id,
          seq: row.seq,
          at: row.at,
          speaker: row.speaker,
          is_retracted: row.retraction !== null,
          observation_ids,
          quote: quote?.text ?? null,
          holds: row.body === null || !event || !quote || quote.text === null ? null : saysSo(event, quote),
          file: row.file_id === null ? null : (files.get(row.file_id) ?? null),
          offset: row.file_id === null ? null : row.byte_offset,
          length: row.file_id === null ? null : row.byte_length,
          line: lines.get(row.event_id)?.slice(0, MOST_LINE).toWellFormed() ?? null,
        }));
    });
  }
}

function saysSo({ text, command }: { text: string; command: string | null }, quote: Quoted): boolean {
  const whole = quote.of === 'command' ? (command ?? '') : text;
  return whole.slice(quote.start, quote.end) === quote.text;
}

interface Placed {
  readonly agent: string;
  readonly session_id: string;
  readonly seq: number;
}

function inOrder(a: Placed, b: Placed): number {
  if (a.agent !== b.agent) return a.agent < b.agent ? -1 : 1;
  if (a.session_id !== b.session_id) return a.session_id < b.session_id ? -1 : 1;
  return a.seq - b.seq;
}

// ── Through the tiers ────────────────────────────────────────────────────────────────────────────────────────

interface Found {
  readonly entries: readonly Entry[] | readonly EntryRow[];
  readonly reflections: readonly ReflectionRow[];
  readonly observations: readonly ObservationRow[];
}

type Start = Awaited<ReturnType<typeof startOfTrace>>;

async function tierOf(tx: ReadTx, projectId: string, start: Start, named: readonly Entry[]): Promise<Found> {
  const reflectionsBy = (ids: readonly string[]) =>
    readAny(
      tx,
      anyReflections,
      [...new Set(ids)].map((id) => [id, projectId]),
    );
  const observationsBy = (ids: readonly string[]) =>
    readAny(
      tx,
      anyObservations,
      [...new Set(ids)].map((id) => [id, projectId]),
    );
  const below = (rows: readonly ReflectionRow[]) => observationsBy(rows.flatMap(idsIn));
  switch (start.tier) {
    case 'canon': {
      const reflections = await reflectionsBy(named.flatMap(({ evidence }) => evidence));
      return { entries: named, reflections, observations: await below(reflections) };
    }
    case 'session': {
      const entries = await entriesOn(tx, projectId, start.evidence);
      return {
        entries,
        reflections: await reflectionsBy(start.t2),
        observations: await observationsBy(start.t1),
      };
    }
    case 't2': {
      const reflections = await reflectionsBy([start.id]);
      return {
        entries: await entriesOn(tx, projectId, [start.id]),
        reflections,
        observations: await below(reflections),
      };
    }
    case 't1': {
      const observations = await observationsBy([start.id]);
      return above(tx, projectId, observations);
    }
    default: {
      const [event] = await readAny(tx, placedByIds, [[start.id, projectId]]);
      const all = event ? await tx.all(observationsOf, sessionKeyOf(event)) : [];
      return above(
        tx,
        projectId,
        all.filter((row) => row.quotes.includes(start.id)),
      );
    }
  }
}

/** What observations became. */
async function above(tx: ReadTx, projectId: string, observations: readonly ObservationRow[]): Promise<Found> {
  const ids = new Set(observations.map(({ observation_id }) => observation_id));
  const sessions = [...new Set(observations.map((row) => sessionKeyOf(row)))];
  const all: ReflectionRow[] = [];
  for (const key of sessions) all.push(...(await tx.all(reflectionsOf, key)));
  const reflections = all.filter((row) => idsIn(row).some((id) => ids.has(id)));
  const entries = await entriesOn(
    tx,
    projectId,
    reflections.map(({ reflection_id }) => reflection_id),
  );
  return { entries, reflections, observations };
}

function idsIn({ observation_ids }: ReflectionRow): readonly string[] {
  return JSON.parse(observation_ids) as string[];
}

/** Entries that rest on these reflections, also where a person merged the first into another one. */
async function entriesOn(
  tx: ReadTx,
  projectId: string,
  reflectionIds: readonly string[],
): Promise<readonly EntryRow[]> {
  const evidence = await readAny(
    tx,
    evidenceByIds,
    reflectionIds.map((id) => [id, projectId]),
  );
  const subjects = [...new Set(evidence.map(({ subject_key }) => subject_key))].map((key) => [projectId, key]);
  const merged = (await readAny(tx, actsOfSubjects, subjects)).flatMap(({ into_entry_id }) => into_entry_id ?? []);
  const rows = [
    ...(await readAny(tx, entriesOfSubjects, subjects)),
    ...(await readAny(
      tx,
      entriesByIds,
      [...new Set(merged)].map((id) => [id, projectId]),
    )),
  ];
  const byId = new Map(rows.map((row) => [row.entry_id, row]));
  return [...byId.values()]
    .filter((row) => evidence.some((each) => restsOn(row, each)))
    .toSorted((a, b) => a.number - b.number);
}

/** An entry names its strongest evidence; of more, its claim says whose it is. */
function restsOn({ evidence_refs_json, subject_key, claim_key }: EntryRow, evidence: EvidenceRow): boolean {
  if ((JSON.parse(evidence_refs_json) as string[]).includes(evidence.reflection_id)) return true;
  return subject_key === evidence.subject_key && claim_key === claimKeyOf(evidence);
}

// ── As it is told ────────────────────────────────────────────────────────────────────────────────────────────

interface Said {
  readonly agent: string;
  readonly session_id: string;
  readonly tag: string;
  readonly kind: EvidenceRow['kind'];
  readonly source: EvidenceRow['source'];
  readonly statement: string | null;
  readonly at: string;
  readonly withdrawn_at: string | null;
}

function saidOf({ agent, session_id, tag, kind, source, statement, at, withdrawn_at }: Said) {
  return { agent, session_id, tag, kind, source, statement, at, is_withdrawn: withdrawn_at !== null };
}

function reflectionIn(each: ReturnType<typeof listedReflection>): Traced['t2'][number] {
  const { reflection_id, observation_ids } = each;
  return { reflection_id, ...saidOf(each), observation_ids };
}

function observationIn(each: ReturnType<typeof listedObservation>): Traced['t1'][number] {
  const t0_ids = [...new Set(each.quotes.map(({ t0_id }) => t0_id))];
  return { observation_id: each.observation_id, ...saidOf(each), rule: each.rule, t0_ids };
}

function evidenceIn(row: EvidenceRow): Traced['canon'][number]['evidence'][number] {
  const { reflection_id, is_withdrawn } = row;
  return { reflection_id, ...saidOf({ ...row, withdrawn_at: null }), is_withdrawn: is_withdrawn === 1 };
}

async function entriesIn(
  tx: ReadTx,
  projectId: string,
  entries: readonly (Entry | EntryRow)[],
): Promise<Traced['canon']> {
  const traced: Traced['canon'] = [];
  for (const entry of entries) {
    const [row] = await readAny(tx, entriesByIds, [[entry.entry_id, projectId]]);
    const refs = 'evidence' in entry ? entry.evidence : (JSON.parse(entry.evidence_refs_json) as string[]);
    const evidence = await readAny(
      tx,
      evidenceByIds,
      refs.map((id) => [id, projectId]),
    );
    const { state, summary, tag, confidence_bps } = entry;
    traced.push({
      anchor: anchorOf(entry),
      newest: anchorOf(row ?? entry),
      state,
      summary,
      tag,
      confidence_bps,
      evidence: evidence
        .toSorted((a, b) => refs.indexOf(a.reflection_id) - refs.indexOf(b.reflection_id))
        .map(evidenceIn),
      acts: (await tx.all(actsOfEntry, entry.entry_id)).map(({ type, words, at, actor }) => ({
        type,
        words,
        at,
        actor,
      })),
    });
  }
  return traced;
}

interface WantedPlace {
  readonly t0_id: string;
  readonly observation_ids: string[];
  readonly quote: Quoted | undefined;
}

/** Each quoted place once, with every observation that quotes it. */
function quotesOf(
  observations: readonly { readonly observation_id: string; readonly quotes: readonly Quoted[] }[],
): WantedPlace[] {
  const places = new Map<string, WantedPlace>();
  for (const { observation_id, quotes } of observations)
    for (const quote of quotes) {
      const key = [quote.t0_id, quote.of, quote.start, quote.end].join(' ');
      const place = places.get(key) ?? { t0_id: quote.t0_id, observation_ids: [], quote };
      if (!place.observation_ids.includes(observation_id)) place.observation_ids.push(observation_id);
      places.set(key, place);
    }
  return [...places.values()];
}
