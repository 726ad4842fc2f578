// Lines that people put from the canon into instruction files, and that an erasure takes out or words anew: they hold what is erased, or their
// entry loses words. What a person wrote outside of the block is theirs, and is not looked at.
import type { Store } from '../../store/store.ts';
import type { CanonFound } from '../canon/erase-words.ts';
import * as canonQueries from '../canon/queries.ts';
import type { Promotions, StandingLine } from '../promote/promotions.ts';
import type { Has } from './search.ts';
import { projectsOf, type Selection } from './selection.ts';

export interface PromotedToErase {
  /** As they stand before the canon is emptied: afterwards nothing tells whose a line without an id was. */
  readonly lines: readonly (StandingLine & { readonly project_id: string })[];
  /** Paths of files that are there and that nobody can look into. */
  readonly unread: readonly string[];
}

export interface PromotedLinesDeps {
  readonly store: Store;
  readonly promotions: Pick<Promotions, 'look'>;
}

/** What the canon is about to lose, by project; nothing once it was emptied. */
type Losing = ReadonlyMap<string, { readonly found: Pick<CanonFound, 'emptied' | 'changed'> }>;

export type LookForPromoted = (selection: Selection, losing: Losing, has: Has | undefined) => Promise<PromotedToErase>;

export function createPromotedLines({ store, promotions }: PromotedLinesDeps): LookForPromoted {
  return async (selection, losing, has) => {
    const withoutWords = namesRows(selection) ? await store.read((tx) => tx.all(canonQueries.revisionsErased)) : [];
    const lost = new Set(withoutWords.map(({ project_id, number }) => `${project_id} C${number}`));
    const lines: (StandingLine & { project_id: string })[] = [];
    const unread = new Set<string>();
    for (const project_id of await projectsOf(store)) {
      const found = losing.get(project_id)?.found;
      const loses = new Set([...(found?.emptied ?? []), ...(found?.changed ?? [])].map(({ entry_id }) => entry_id));
      const emptied = new Set(found?.emptied.map(({ number }) => number));
      // Also: a process died behind the canon, or the file could not be written.
      const isLost = (number: number) => lost.has(`${project_id} C${number}`);
      const goes = ({ line, entry, isCurrent }: StandingLine) => {
        if (has?.(line.sentence) === true) return true;
        if (entry) return loses.has(entry.entry_id) || (isLost(entry.number) && !isCurrent);
        // It may say what its entry said once, and with its words went what it could be known by.
        return line.id === '' && (emptied.has(line.number) || isLost(line.number));
      };
      const looked = await promotions.look(project_id);
      for (const standing of looked.lines) if (goes(standing)) lines.push({ ...standing, project_id });
      for (const path of looked.unread) unread.add(path);
    }
    return { lines, unread: [...unread] };
  };
}

/** Whether it names rows, and not only words. */
export function namesRows({ isAgain, sessions, entries }: Selection): boolean {
  return isAgain === true || sessions.length + entries.length > 0;
}
