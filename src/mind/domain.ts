// The mind as one value. Its database is made by the first session of an agent.
import { createKeyedHash, openOriginalsKey } from '../ask/ask.ts';
import { Refusal } from '../base/errors.ts';
import { workPlaceOf } from '../base/git-worktree.ts';
import { systemRandom } from '../base/random.ts';
import { defineDomain, type DomainHome } from '../kernel/domain.ts';
import { mindRefusals } from './contract.ts';
import { createMind, type Mind, type ReadTranscript, type WorkOfSessions } from './mind.ts';
import { mindOperations } from './operations.ts';
import { mindSchema } from './schema.ts';
import { t0Refusals } from './t0/contract.ts';
import type { T0Ports } from './t0/open-t0.ts';
import { t0Schema } from './t0/schema.ts';
import { t0Registration } from './t0/t0-registration.ts';

/** What it asks of others, beside what every domain gets. */
export interface MindHome {
  readonly work: WorkOfSessions;
  readonly readTranscript: ReadTranscript;
  readonly t0Ports: Omit<T0Ports, 'rootOf' | 'projectAt'>;
}

export const mindDomain = defineDomain({
  name: 'mind',
  title: 'Mind: sessions of agents',
  database: 'mind',
  optional: true,
  sqlite: { erases: true },
  schema: [mindSchema, t0Schema],
  kinds: [t0Registration],
  errors: [
    { title: 'Mind', refusals: mindRefusals },
    { title: 'Mind: transcripts', refusals: t0Refusals },
  ],
  operations: mindOperations,
  open: async (home: DomainHome & MindHome): Promise<Mind> => {
    const { store, ledger } = await home.database();
    const { work, git, readTranscript, t0Ports } = home;
    return createMind({
      store,
      work,
      git,
      readTranscript,
      async openT0() {
        const key = await openOriginalsKey(home, systemRandom);
        return (await import('./t0/open-t0.ts')).openT0({
          ...t0Ports,
          store,
          ledger,
          key: { id: key.id, hash: createKeyedHash(key) },
          rootOf: (projectId) => work.rootOf(projectId),
          projectAt: (cwd) => projectAt(work, cwd),
        });
      },
    });
  },
});

/** Undefined where several projects could be meant, or none is. */
async function projectAt(work: WorkOfSessions, cwd: string): Promise<string | undefined> {
  try {
    return await work.projectOf(undefined, workPlaceOf({ actor: 'mind', cwd }));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
