// Evidence into the canon: what is new of it, and what the canon becomes by it, as events and words of one append.
import { toTimestamp } from '../../base/clock.ts';
import { readAny } from '../../store/rows.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import type { CanonEntities, NewCanonEvent, TakenEvidence } from './canon-events.ts';
import type { Evidence } from './contract.ts';
import { chunks, type ChangedEntry } from './decide-entries.ts';
import { normalForm } from './normal-form.ts';
import { planSubjects, writeWords } from './plan-subjects.ts';
import * as q from './queries.ts';

export interface TakeInput {
  readonly projectId: string;
  readonly canonId: string;
  readonly sliceId: string | null;
  readonly evidence: readonly Evidence[];
  /** Reflections whose source no longer counts. */
  readonly withdrawn: readonly string[];
  /** Further subjects to look at. */
  readonly subjectKeys: readonly string[];
  readonly counter: CanonEntities['counter'] | undefined;
  readonly nowMs: number;
  readonly gone: ReadonlySet<string>;
  readonly hashOf: (text: string) => string;
}

export interface Taken {
  readonly events: readonly NewCanonEvent[];
  /** New, or counting again. */
  readonly taken: number;
  readonly known: number;
  readonly withdrawn: number;
  readonly changes: readonly ChangedEntry[];
  readonly evidence: readonly q.EvidenceRow[];
}

export async function takeEvidence(tx: ReadTx, input: TakeInput): Promise<Taken> {
  const { projectId, canonId, sliceId, counter, nowMs, gone, hashOf } = input;
  const asked = [...input.evidence.map(({ reflection_id }) => reflection_id), ...input.withdrawn];
  const known = new Map(
    (
      await readAny(
        tx,
        q.knownIds,
        asked.map((id) => [id, projectId]),
      )
    ).map((row) => [row.reflection_id, row]),
  );
  const withdrawn = [...new Set(input.withdrawn)].filter((id) => known.get(id)?.is_withdrawn === 0);
  const given = new Map(input.evidence.map((each) => [each.reflection_id, each]));
  const restored = [...given.keys()].filter((id) => known.get(id)?.is_withdrawn === 1);
  const rows = [...given.values()]
    .filter(({ reflection_id }) => !known.has(reflection_id))
    .toSorted((a, b) => (a.reflection_id < b.reflection_id ? -1 : 1))
    .map((each, at): q.EvidenceRow => {
      const { reflection_id, agent, session_id, tag, kind, topic, source, subject, value, statement } = each;
      return {
        reflection_id,
        canon_id: canonId,
        project_id: projectId,
        number: (counter?.evidence ?? 0) + at + 1,
        slice_id: sliceId,
        agent,
        session_id,
        tag,
        kind,
        topic,
        source,
        // One form, since the fold compares times as texts.
        at: toTimestamp(Date.parse(each.at)),
        is_correction: Number(each.is_correction),
        is_withdrawn: 0,
        subject_key: hashOf(subject),
        value_key: value === null ? null : hashOf(value),
        statement_key: hashOf(normalForm(statement)),
        subject,
        value,
        statement,
        files_json: JSON.stringify(each.files),
        taken_at: toTimestamp(nowMs),
        seq: 0,
      };
    });
  const changed = [...withdrawn, ...restored].flatMap((id) => known.get(id) ?? []);
  const touched = [...rows, ...changed].map(({ subject_key }) => subject_key);
  const planned = await planSubjects(tx, {
    projectId,
    subjectKeys: [...new Set([...touched, ...input.subjectKeys])],
    evidence: rows,
    withdrawn: new Set(withdrawn),
    restored: new Set(restored),
    lastNumber: counter?.entries ?? 0,
    nowMs,
    gone,
    hashOf,
  });
  return {
    events: [
      ...chunks(rows.map(takenOf)).map((evidence): NewCanonEvent => ({
        type: 'canon.evidence_taken',
        payload: { project_id: projectId, slice_id: sliceId, evidence },
      })),
      ...chunks(withdrawn).map((reflection_ids): NewCanonEvent => ({
        type: 'canon.evidence_withdrawn',
        payload: { project_id: projectId, reflection_ids },
      })),
      ...chunks(restored).map((reflection_ids): NewCanonEvent => ({
        type: 'canon.evidence_restored',
        payload: { project_id: projectId, reflection_ids },
      })),
      ...planned.events,
    ],
    taken: rows.length + restored.length,
    known: given.size - rows.length - restored.length,
    withdrawn: withdrawn.length,
    changes: planned.changes,
    evidence: rows,
  };
}

/** After the events were projected, in the same transaction. */
export async function writeTaken(tx: WriteTx, projectId: string, { evidence, changes }: Taken): Promise<void> {
  await Promise.all(
    evidence.map(({ subject, value, statement, files_json, reflection_id }) =>
      tx.run(q.setEvidenceWords, subject, value, statement, files_json, reflection_id),
    ),
  );
  await writeWords(tx, projectId, changes);
}

function takenOf(row: q.EvidenceRow): TakenEvidence {
  const { reflection_id, number, agent, session_id, tag, kind, topic, source, at } = row;
  const { subject_key, value_key, statement_key } = row;
  const is_correction = row.is_correction === 1;
  return {
    reflection_id,
    number,
    agent,
    session_id,
    tag,
    kind,
    topic,
    source,
    at,
    is_correction,
    subject_key,
    value_key,
    statement_key,
  };
}

/** The files that the subjects of this evidence name, in it and in what is known: asked about before the transaction. */
export async function filesOfSubjects(
  tx: ReadTx,
  projectId: string,
  subjectKeys: readonly string[],
): Promise<string[]> {
  const rows = await readAny(
    tx,
    q.evidenceOfSubjects,
    [...new Set(subjectKeys)].map((key) => [projectId, key]),
  );
  return [
    ...new Set(rows.flatMap(({ files_json }) => (files_json === null ? [] : (JSON.parse(files_json) as string[])))),
  ];
}
