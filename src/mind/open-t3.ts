// Puts the canon and its consolidation together over the mind's database. Opened by the first call that needs them: they need the user's
// key for hashes, which a list of sessions does not.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keyedHash, openOriginalsKey, sanitise, storable } from '../ask/ask.ts';
import { systemRandom, type Random } from '../base/random.ts';
import type { DomainHome } from '../kernel/domain.ts';
import { createCanon, type Canon } from './canon/canon.ts';
import { createCanonEraser, type CanonEraser } from './canon/erase-words.ts';
import type { ReadLikeness } from './canon/near-entries.ts';
import { createGoneFiles } from './canon/gone-files.ts';
import { createConsolidation, type Consolidation } from './consolidate/consolidation.ts';
import type { ReflectionsOfSlice } from './consolidate/contract.ts';
import { canonRef } from './recall/canon-source.ts';
import type { WorkOfSessions } from './session/ports.ts';

export interface T3Home extends DomainHome {
  readonly work: Pick<WorkOfSessions, 'projectOf' | 'rootOf'>;
  /** The home's folder; undefined on a server. */
  readonly folder: string | undefined;
  readonly random?: Random | undefined;
  /** Whether a text speaks of work under way. */
  readonly isStatus: (text: string) => boolean;
  readonly reflections: ReflectionsOfSlice;
  /** Called when a project's canon may have changed. */
  readonly onApplied: (projectId: string) => Promise<void>;
  /** Whether a text was erased, as of now: it is not learned again. */
  readonly readErased?: (() => Promise<{ readonly texts: { has(text: string): boolean } }>) | undefined;
  /** How alike documents of the index of recall are to one of them, by their refs. */
  readonly likeness?:
    | ((projectId: string, ref: string, others: readonly string[]) => Promise<ReadonlyMap<string, number>>)
    | undefined;
  /** How long a silent consolidator keeps its project. */
  readonly leaseMs?: number;
}

export interface T3 {
  readonly canon: Canon;
  readonly consolidation: Consolidation;
  readonly eraser: CanonEraser;
  /** Keyed, by the user's own key. */
  readonly hashOf: (text: string) => string;
}

export async function openT3(home: T3Home): Promise<T3> {
  const { store, ledger } = await home.database();
  const { clock, ids, work, folder } = home;
  const key = await openOriginalsKey(home, home.random ?? systemRandom);
  const hashOf = (text: string) => keyedHash(key, text);
  const projectOf: WorkOfSessions['projectOf'] = (ref, call) => work.projectOf(ref, call);
  const shared = {
    store,
    ledger,
    ids,
    hashOf,
    isStatus: home.isStatus,
    goneFiles: createGoneFiles((projectId) => work.rootOf(projectId)),
    projectOf,
    readErased: home.readErased,
    onApplied: home.onApplied,
  };
  return {
    hashOf,
    eraser: createCanonEraser(shared),
    canon: createCanon({
      ...shared,
      likeness: byNumber(home.likeness),
      sanitise: (text) => sanitise(storable(text)).text,
    }),
    consolidation: createConsolidation({
      ...shared,
      clock,
      reflections: home.reflections,
      leaseMs: home.leaseMs,
      async lockPath(projectId) {
        if (folder === undefined) return undefined;
        const locks = join(folder, 'locks');
        mkdirSync(locks, { recursive: true });
        return join(locks, `canon-${projectId}`);
      },
    }),
  };
}

/** Refs of the index, as numbers of entries. */
function byNumber(likeness: T3Home['likeness']): ReadLikeness | undefined {
  if (!likeness) return undefined;
  return async (projectId, number, others) => {
    const found = await likeness(projectId, canonRef(number), others.map(canonRef));
    return new Map(others.flatMap((each) => [[each, found.get(canonRef(each)) ?? 0] as const]));
  };
}
