// Rows of runs, observations, reflections, tags and bundles as pure functions of their events, but for the words. The projection writes them
// one by one; a rebuild makes all of them again.
import type { EventOf } from '../../ledger/contract.ts';
import type { ProjectedEvent, ProjectedRows } from '../../ledger/streams/registry.ts';
import type { DistilEntities, DistilEvents, MadeObservation, MadeReflection } from './distil-events.ts';
import * as q from './queries.ts';
import { CLEARED } from './tags.ts';

export type DistilEvent = ProjectedEvent<DistilEvents>;
export type Of<Type extends keyof DistilEvents> = Extract<EventOf<DistilEvents>, { readonly type: Type }> & {
  readonly workflow_id: string;
};

export function runRow(event: Of<'distil.observed'>): q.RunRow {
  const { withdrawn, restored: _again, rejected, ...payload } = event.payload;
  return {
    ...payload,
    distil_id: event.workflow_id,
    withdrawn: withdrawn.length,
    rejected: JSON.stringify(sorted(rejected)),
    ended_at: event.timestamp,
    seq: event.event_seq,
  };
}

function sorted(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const NO_WORDS = { subject: null, value: null, statement: null, files: null } as const;

export function observationRow(
  { is_correction, quotes, ...made }: MadeObservation,
  event: Of<'distil.observations_made'>,
): q.ObservationRow {
  const { observations: _all, ...of } = event.payload;
  return {
    ...made,
    ...of,
    ...NO_WORDS,
    distil_id: event.workflow_id,
    is_correction: Number(is_correction),
    quotes: JSON.stringify(
      quotes.map(({ t0_id, of: what, start, end, hash }) => ({ t0_id, of: what, start, end, hash })),
    ),
    quote_texts: null,
    withdrawn_at: null,
    seq: event.event_seq,
  };
}

export function reflectionRow(
  { is_correction, is_durable, observation_ids, ...made }: MadeReflection,
  event: Of<'distil.reflections_made'>,
): q.ReflectionRow {
  const { reflections: _all, ...of } = event.payload;
  return {
    ...made,
    ...of,
    ...NO_WORDS,
    distil_id: event.workflow_id,
    is_correction: Number(is_correction),
    is_durable: Number(is_durable),
    observation_ids: JSON.stringify(observation_ids),
    withdrawn_at: null,
    seq: event.event_seq,
  };
}

export function tagRow(event: Of<'distil.tagged'> | Of<'distil.tag_cleared'>): q.TagRow {
  const { workflow_id, timestamp: set_at, actor: set_by, event_seq: seq } = event;
  const mark =
    event.type === 'distil.tagged' ? event.payload : { ...event.payload, source: 'switch' as const, tag: CLEARED };
  return { ...mark, distil_id: workflow_id, set_at, set_by, seq };
}

export function exportRow(event: Of<'distil.finalized'>): q.ExportRow {
  const { payload, workflow_id, timestamp: made_at, event_seq: seq } = event;
  return { ...payload, distil_id: workflow_id, t1: null, t2: null, manifest: null, made_at, seq };
}

interface Withdrawable {
  readonly withdrawn_at: string | null;
  readonly run_id: string;
  readonly seq: number;
}

/** What a run no longer made, and what it made again. */
function changeThose<Row extends Withdrawable>(
  rows: Map<string, Row>,
  { payload, timestamp, event_seq: seq }: Of<'distil.observed' | 'distil.reflected'>,
): void {
  const { withdrawn, restored, run_id } = payload;
  withdrawThose(rows, withdrawn, { timestamp, event_seq: seq });
  for (const id of restored) {
    const row = rows.get(id);
    if (row) rows.set(id, { ...row, withdrawn_at: null, run_id, seq });
  }
}

function withdrawThose<Row extends Withdrawable>(
  rows: Map<string, Row>,
  ids: readonly string[],
  { timestamp, event_seq: seq }: { readonly timestamp: string; readonly event_seq: number },
): void {
  for (const id of ids) {
    const row = rows.get(id);
    if (row) rows.set(id, { ...row, withdrawn_at: timestamp, seq });
  }
}

export const distilRows: ProjectedRows<DistilEvents, DistilEntities> = {
  tables: [
    { table: q.observerRuns, stream: 'distil_id' },
    { table: q.observationsT1, stream: 'distil_id', kept: [...q.WORDS, 'quote_texts'] },
    { table: q.reflectionsT2, stream: 'distil_id', kept: [...q.WORDS] },
    { table: q.sessionTags, stream: 'distil_id' },
    { table: q.sessionExports, stream: 'distil_id', kept: ['t1', 't2', 'manifest'] },
  ],
  fold() {
    const runs = new Map<string, q.RunRow>();
    const observations = new Map<string, q.ObservationRow>();
    const reflections = new Map<string, q.ReflectionRow>();
    const tags: q.TagRow[] = [];
    const exports = new Map<string, q.ExportRow>();
    return {
      event(event) {
        switch (event.type) {
          case 'distil.observed':
            runs.set(event.payload.run_id, runRow(event));
            changeThose(observations, event);
            return;
          case 'distil.observations_made':
            for (const made of event.payload.observations)
              observations.set(made.observation_id, observationRow(made, event));
            return;
          case 'distil.reflected':
            changeThose(reflections, event);
            return;
          case 'distil.reflections_made':
            for (const made of event.payload.reflections)
              reflections.set(made.reflection_id, reflectionRow(made, event));
            return;
          case 'distil.tagged':
          case 'distil.tag_cleared':
            tags.push(tagRow(event));
            return;
          case 'distil.finalized':
            exports.set(event.payload.export_id, exportRow(event));
            return;
          case 'distil.erased':
            withdrawThose(observations, event.payload.observation_ids, event);
            withdrawThose(reflections, event.payload.reflection_ids, event);
            return;
          default:
            return;
        }
      },
      rows: () => [
        [...runs.values()],
        [...observations.values()],
        [...reflections.values()],
        tags,
        [...exports.values()],
      ],
    };
  },
};
