// What consolidation reads of sealed sessions: reflections that may last, as evidence. One whose words were erased is none.
import { readAny } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { Evidence } from '../canon/contract.ts';
import { distilIdOf } from './distil-kind.ts';
import * as q from './queries.ts';

export interface EvidenceReads {
  /** In the order of their ids; those that are gone, withdrawn or of the session alone are left out. */
  byIds(projectId: string, reflectionIds: readonly string[]): Promise<readonly Evidence[]>;
  /** Of all sessions. */
  about(projectId: string, subjects: readonly string[]): Promise<readonly Evidence[]>;
  /** What these were about, also where they no longer hold. */
  subjectsOf(projectId: string, reflectionIds: readonly string[]): Promise<readonly string[]>;
  /** Everything, page by page, in the order of ids; '' for the first page. */
  page(projectId: string, after: string, limit: number): Promise<readonly Evidence[]>;
}

export interface EvidenceDeps {
  readonly store: Store;
  readonly openKeyedHash: () => Promise<(text: string) => string>;
}

/** Before every id, in both dialects. */
const FIRST = '00000000-0000-0000-0000-000000000000';

export function createEvidenceReads({ store, openKeyedHash }: EvidenceDeps): EvidenceReads {
  const named = (projectId: string, ids: readonly string[]) =>
    store.read((tx) =>
      readAny(
        tx,
        q.anyReflections,
        ids.map((id) => [id, projectId]),
      ),
    );
  return {
    byIds: async (projectId, ids) => inOrder(await named(projectId, ids)),
    async about(projectId, subjects) {
      const keyedHash = await openKeyedHash();
      const keys = [...new Set(subjects)].map((subject) => [projectId, keyedHash(subject)]);
      return inOrder(await store.read((tx) => readAny(tx, q.anyAboutSubject, keys)));
    },
    async subjectsOf(projectId, ids) {
      const rows = await named(projectId, ids);
      return [...new Set(rows.flatMap(({ subject }) => subject ?? []))].toSorted();
    },
    async page(projectId, after, limit) {
      const rows = await store.read((tx) => tx.all(q.durableAfter, distilIdOf(projectId), after || FIRST, limit));
      return inOrder(rows);
    },
  };
}

function inOrder(rows: readonly q.ReflectionRow[]): readonly Evidence[] {
  const holding = rows.filter(({ is_durable, withdrawn_at }) => is_durable === 1 && withdrawn_at === null);
  const sorted = holding.toSorted((a, b) => (a.reflection_id < b.reflection_id ? -1 : 1));
  return sorted.flatMap((row) => evidenceOf(row) ?? []);
}

function evidenceOf(row: q.ReflectionRow): Evidence | undefined {
  const { reflection_id, agent, session_id, tag, kind, topic, subject, value, statement, source, at, files } = row;
  if (subject === null || statement === null) return undefined;
  return {
    reflection_id,
    agent,
    session_id,
    tag,
    kind,
    topic,
    subject,
    value,
    statement,
    source,
    at,
    files: files === null ? [] : (JSON.parse(files) as string[]),
    is_correction: row.is_correction === 1,
  };
}
