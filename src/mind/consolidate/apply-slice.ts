// One slice into the canon: its reflections are loaded and checked, then one append holds the evidence, what the canon becomes, the
// watermark and the end of the slice. Done again, it changes nothing.
import { toTimestamp } from '../../base/clock.ts';
import type { LeaseClaim } from '../../ledger/contract.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Store } from '../../store/store.ts';
import { COUNTER, type NewCanonEvent } from '../canon/canon-events.ts';
import { canonIdOf, canonKind } from '../canon/evolve.ts';
import type { Evidence } from '../canon/contract.ts';
import type { GoneFiles } from '../canon/gone-files.ts';
import * as canon from '../canon/queries.ts';
import { filesOfSubjects, takeEvidence, writeTaken, type Taken } from '../canon/take-evidence.ts';
import type { Reflection } from '../reflect/contract.ts';
import { fail, type ReflectionsOfSlice } from './contract.ts';
import * as q from './queries.ts';

export interface ApplyDeps {
  readonly store: Store;
  readonly ledger: Pick<Ledger, 'append'>;
  readonly reflections: ReflectionsOfSlice;
  readonly goneFiles: GoneFiles;
  readonly hashOf: (text: string) => string;
  /** Whether it speaks of work under way. */
  readonly isStatus: (text: string) => boolean;
  readonly readErased?: (() => Promise<{ readonly texts: { has(text: string): boolean } }>) | undefined;
}

export const ACTOR = 'mind';
const AGAIN = { retry: true, afterMs: 0 } as const;
/** Longer ones are no statement. */
const LONGEST_STATEMENT = 1_000;
/** Entries that came of age are looked at on the way. */
const MOST_DUE = 50;

export interface Applied {
  readonly evidence: number;
  readonly known: number;
  readonly refused: number;
  readonly entries: number;
}

export async function applySlice(deps: ApplyDeps, row: q.BacklogRow, lease: LeaseClaim): Promise<Applied> {
  const { store, ledger, goneFiles, hashOf } = deps;
  const { project_id: projectId, job_id, agent, session_id, tag } = row;
  const refs = JSON.parse(row.artifact_refs_json) as string[];
  const { reflections, withdrawn } = await loadReflections(deps, row, refs);
  const erased = await deps.readErased?.();
  const evidence = reflections
    .filter((each) => mayEnter(deps, each) && erased?.texts.has(each.statement) !== true)
    .map(evidenceOf);
  const keys = [...new Set(evidence.map(({ subject }) => hashOf(subject)))];
  const due = await store.read(async (tx) =>
    (await tx.all(canon.subjectsDue, projectId, toTimestamp(await tx.now()), MOST_DUE)).map((each) => each.subject_key),
  );
  const named = await store.read((tx) => filesOfSubjects(tx, projectId, [...keys, ...due]));
  const gone = await goneFiles(projectId, [...new Set([...named, ...evidence.flatMap(({ files }) => files)])]);
  const newest = reflections.toSorted((a, b) => compare([a.at, a.reflection_id], [b.at, b.reflection_id])).at(-1);

  const canonId = canonIdOf(projectId);
  let taken: Taken | undefined;
  await ledger.append(
    { kind: canonKind, id: canonId },
    async (view, nowMs) => {
      const counter = await view.get('counter', COUNTER);
      const input = {
        projectId,
        canonId,
        sliceId: job_id,
        evidence,
        withdrawn,
        subjectKeys: due,
        counter,
        nowMs,
        gone,
        hashOf,
      };
      taken = await takeEvidence(view.tx, input);
      const applied: NewCanonEvent = {
        type: 'canon.slice_applied',
        payload: {
          project_id: projectId,
          slice_id: job_id,
          agent,
          session_id,
          tag,
          evidence: taken.taken,
          known: taken.known,
          refused: reflections.length - evidence.length,
          withdrawn: taken.withdrawn,
          last_artifact_ts: newest ? toTimestamp(Date.parse(newest.at)) : null,
          last_artifact_id: newest?.reflection_id ?? null,
        },
        tokens: [
          { token_class: 'semanticKey', token_value: 'CANON' },
          { token_class: 'entityId', token_value: projectId },
        ],
      };
      return [...taken.events, applied];
    },
    {
      create: true,
      actor: ACTOR,
      operationId: job_id,
      command: { slice: job_id },
      lease,
      also: async (tx) => {
        if (taken) await writeTaken(tx, projectId, taken);
        const taking = JSON.stringify(reflections.map(({ reflection_id }) => reflection_id));
        await tx.run(q.setArtifacts, taking, JSON.stringify(withdrawn), job_id);
        await tx.run(q.setStatus, 'completed', row.attempts, null, toTimestamp(await tx.now()), job_id);
      },
    },
  );
  return {
    evidence: taken?.taken ?? 0,
    known: taken?.known ?? 0,
    refused: reflections.length - evidence.length,
    entries: taken?.changes.length ?? 0,
  };
}

interface LoadedSlice {
  readonly reflections: readonly Reflection[];
  readonly withdrawn: readonly string[];
}

/**
 * As they are now: a session may have gone on since it was sealed. What was withdrawn meanwhile is told by the slice that withdraws it, what
 * stands again by the one that has it, and what was erased by none.
 */
async function loadReflections(
  { reflections }: ApplyDeps,
  row: q.BacklogRow,
  refs: readonly string[],
): Promise<LoadedSlice> {
  const { project_id: projectId, job_id, session_id, tag } = row;
  const withdrawn = JSON.parse(row.withdrawn_refs_json) as string[];
  const known = await reflections.tagsOf(projectId, refs);
  const missing = refs.filter((id) => !known.has(id));
  if (missing.length > 0) {
    throw fail('artifact_missing', `${missing.length} of ${refs.length} reflections are gone: ${missing[0]}`, AGAIN, {
      job_id,
      missing: missing.slice(0, 20),
    });
  }
  const standing = await reflections.reflections(projectId, [...refs, ...withdrawn]);
  const stands = new Set(standing.map(({ reflection_id }) => reflection_id));
  const broken = [
    ...(await reflections.broken(
      projectId,
      refs.filter((id) => stands.has(id)),
    )),
  ];
  const found = standing.filter(({ reflection_id }) => refs.includes(reflection_id));
  for (const each of found) {
    if (each.project_id !== projectId || each.session_id !== session_id || each.tag !== tag)
      broken.push({ reflection_id: each.reflection_id, reason: 'it is of another project, session or tag' });
  }
  const [first] = broken;
  if (first) {
    throw fail('provenance_broken', `Of ${first.reflection_id}: ${first.reason}`, AGAIN, {
      job_id,
      broken: broken.slice(0, 20),
    });
  }
  return { reflections: found, withdrawn: withdrawn.filter((id) => !stands.has(id)) };
}

function mayEnter({ isStatus }: ApplyDeps, { is_durable, statement }: Reflection): boolean {
  return is_durable && statement.trim() !== '' && statement.length <= LONGEST_STATEMENT && !isStatus(statement);
}

function evidenceOf(reflection: Reflection): Evidence {
  const { project_id: _project, observation_ids: _ids, is_durable: _durable, ...evidence } = reflection;
  return evidence;
}

function compare([a, x]: [string, string], [b, y]: [string, string]): number {
  if (a !== b) return a < b ? -1 : 1;
  return x < y ? -1 : Number(x > y);
}
