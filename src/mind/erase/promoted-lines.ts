// Lines that people put from the canon into instruction files, and that an erasure takes out or words anew: they hold what is erased, or their
// entry loses words. What a person wrote outside of the block is theirs, and is not looked at.
import type { Store } from '../../store/store.ts';
import type { CanonFound } from '../canon/erase-words.ts';
import * as canonQueries from '../canon/queries.ts';
import type { PromoteFile } from '../promote/contract.ts';
import type { Promotions, StandingLine } from '../promote/promotions.ts';
import type { Has } from './search.ts';
import { projectsOf, type Selection } from './selection.ts';

export interface PromotedToErase {
  readonly lines: readonly { readonly project_id: string; readonly file: PromoteFile }[];
  /** Files that are there and that nobody can look into. */
  readonly unread: readonly PromoteFile[];
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
    const emptied = namesRows(selection) ? await store.read((tx) => tx.all(canonQueries.revisionsErased)) : [];
    const lost = new Set(emptied.map(({ project_id, number }) => `${project_id} C${number}`));
    const lines: { project_id: string; file: PromoteFile }[] = [];
    const unread = new Set<PromoteFile>();
    for (const project_id of await projectsOf(store)) {
      const found = losing.get(project_id)?.found;
      const loses = new Set([...(found?.emptied ?? []), ...(found?.changed ?? [])].map(({ entry_id }) => entry_id));
      const goes = ({ line, entry, isCurrent }: StandingLine) =>
        has?.(line.sentence) === true ||
        (entry !== undefined &&
          // The second: a process died behind the canon, or the file could not be written.
          (loses.has(entry.entry_id) || (lost.has(`${project_id} C${entry.number}`) && !isCurrent)));
      const looked = await promotions.look(project_id);
      for (const standing of looked.lines) if (goes(standing)) lines.push({ project_id, file: standing.file });
      for (const file of looked.unread) unread.add(file);
    }
    return { lines, unread: [...unread] };
  };
}

/** Whether it names rows, and not only words. */
export function namesRows({ isAgain, sessions, entries }: Selection): boolean {
  return isAgain === true || sessions.length + entries.length > 0;
}
