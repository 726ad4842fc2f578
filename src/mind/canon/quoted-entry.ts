// An entry as a ref of a checkpoint shows it: `canon:C12` as it is now, `canon:C12@3` as it was then.
import { Refusal } from '../../base/errors.ts';
import type { CanonReads } from './contract.ts';

export interface QuotedEntry {
  readonly anchor: string;
  /** Another one, where the entry has changed since. */
  readonly newest: string;
  readonly state: string;
  readonly kind: string;
  readonly tag: string;
  /** Null once it was erased. */
  readonly summary: string | null;
}

/** Undefined where the project has no such entry, or not that revision of it. */
export async function quotedEntry(
  canon: Pick<CanonReads, 'byAnchor'>,
  projectId: string,
  ref: string,
): Promise<QuotedEntry | undefined> {
  try {
    const { entry_id, anchor, state, kind, tag, summary } = await canon.byAnchor(projectId, ref);
    const { anchor: newest } = await canon.byAnchor(projectId, entry_id);
    return { anchor, newest, state, kind, tag, summary };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unknown_anchor') return undefined;
    throw error;
  }
}
