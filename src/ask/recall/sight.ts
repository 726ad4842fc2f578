// The index as sight looks at it.
import type { IndexSight } from '../sight/ports.ts';
import type { Recall } from './recall.ts';

/** `open` resolves to undefined where the database was never made: to look must not make it. */
export function indexSightOf(open: () => Promise<Recall | undefined>): IndexSight {
  const statusOf = async (projectId: string) => {
    const recall = await open();
    const status = await recall?.status(projectId);
    if (!recall || !status) return undefined;
    const { documents, vectors, sources } = status;
    const runs = sources.flatMap(({ indexed_at }) => indexed_at ?? []).toSorted();
    return {
      recall,
      status: {
        documents,
        indexedPosition: sources.reduce((sum, each) => sum + each.indexed_position, 0),
        headPosition: sources.reduce((sum, each) => sum + each.head_position, 0),
        indexedAt: runs.at(-1) ?? null,
        vectors: vectors.available ? { documents: vectors.documents } : undefined,
      },
    };
  };
  return {
    status: async (projectId) => (await statusOf(projectId))?.status,
    async changes(projectId) {
      const found = await statusOf(projectId);
      if (!found) return undefined;
      const { indexedAt, indexedPosition } = found.status;
      return { since: indexedAt, sincePosition: indexedPosition, ...(await found.recall.changes(projectId)) };
    },
  };
}
