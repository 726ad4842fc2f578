// The canon as a memory that work can query and save learnings to, where the user has named no other. It has the shape of work's port,
// which the mind does not import.
import type { Canon, Learned } from './canon.ts';
import { entryWords } from './entry-sentence.ts';

export interface MemoryOfCanon {
  readonly name: string;
  query(query: {
    readonly text: string;
    readonly kinds?: readonly Learned['kind'][];
    readonly limit: number;
  }): Promise<readonly RememberedEntry[]>;
  write(
    learning: { readonly kind: Learned['kind']; readonly text: string },
    provenance: { readonly actor: string },
  ): Promise<{ readonly written: boolean }>;
}

export interface RememberedEntry {
  readonly kind: Learned['kind'];
  readonly text: string;
  readonly about: string | null;
  readonly source: string | null;
  readonly learned_at: string | null;
}

/** `source` says whose word a saved learning is: an agent's waits for a proof before it is canon, and is found nevertheless. */
export function createMemoryOfCanon(
  canon: Canon,
  projectId: string,
  source: Learned['source'] = 'agent',
): MemoryOfCanon {
  return {
    name: 'canon',
    async query({ text, kinds, limit }) {
      const found = await canon.find(projectId, text, limit * 2);
      return found
        .map(({ kind, text: said, quoted_from, subject, anchor, at }) => ({
          kind: kindOf(kind),
          text: entryWords(said, quoted_from),
          about: subject,
          source: anchor === undefined ? null : `canon:${anchor}`,
          learned_at: at,
        }))
        .filter(({ kind }) => !kinds || kinds.includes(kind))
        .slice(0, limit);
    },
    write: ({ kind, text }, { actor }) => canon.learn(projectId, { kind, text, source, actor }),
  };
}

function kindOf(kind: string): Learned['kind'] {
  if (kind === 'preference' || kind === 'constraint' || kind === 'correction') return 'preference';
  return kind === 'decision' ? 'decision' : 'fact';
}
