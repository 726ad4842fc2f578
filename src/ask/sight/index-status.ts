// `index_status` and `index_changed`: what recall can find, and what the next run of the index would bring. Neither starts a run.
import type { IndexSight } from './ports.ts';
import type { ObservationTool } from './tool.ts';

export function indexStatus(index: IndexSight | undefined): ObservationTool {
  return {
    tier: 1,
    sameFor: ({ projectId }) => projectId,
    async observe({ projectId }, signal) {
      const status = await index?.status(projectId, signal);
      if (!status) return undefined;
      const { documents, indexedPosition, headPosition, indexedAt, vectors } = status;
      return {
        values: {
          documents,
          indexed_position: indexedPosition,
          behind_events: Math.max(0, headPosition - indexedPosition),
          last_indexed_at: indexedAt ?? 'never',
          vectors_available: vectors !== undefined,
          ...(vectors ? { vector_documents: vectors.documents } : {}),
        },
      };
    },
  };
}

export function indexChanged(index: IndexSight | undefined): ObservationTool {
  return {
    tier: 1,
    sameFor: ({ projectId }) => projectId,
    async observe({ projectId }, signal) {
      const changes = await index?.changes(projectId, signal);
      if (!changes) return undefined;
      const { since, sincePosition, added, changed, removed } = changes;
      return {
        values: {
          new_documents: added,
          changed_documents: changed,
          removed_documents: removed,
          since: since ?? 'never',
          since_position: sincePosition,
        },
      };
    },
  };
}
