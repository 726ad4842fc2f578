// Pure: what people did in the canon, in order, as it stands for each entry. A later act beats an earlier one.

export const ACT_TYPES = ['pinned', 'unpinned', 'corrected', 'rejected', 'merged', 'reverted', 'forgotten'] as const;
export type ActType = (typeof ACT_TYPES)[number];

/** One act of a person, with hashes instead of words. */
export interface PersonsAct {
  readonly act_id: string;
  /** The order of acts. */
  readonly number: number;
  readonly type: ActType;
  readonly entry_id: string;
  readonly subject_key: string;
  /** What the entry was first made of: `v:` and the hash of a value, or `s:` and that of a statement. */
  readonly claim_key: string;
  /** Of a merge: the entry that goes on. */
  readonly into_entry_id: string | null;
  readonly into_subject_key: string | null;
  readonly into_claim_key: string | null;
  /** What the entry says from now on, in the form of a claim; null where that is what it was made of. */
  readonly says_key: string | null;
  /** Wordings that are not learned again. */
  readonly statement_keys: readonly string[];
  readonly tag: string | null;
  /** Whether it has words of its own. */
  readonly has_words: boolean;
  readonly at: string;
}

/** What people made of one entry. */
export interface Standing {
  readonly entry_id: string;
  readonly subject_key: string;
  readonly claim_key: string;
  readonly is_pinned: boolean;
  /** When a person last said that it holds. */
  readonly heldAt: string | null;
  /** The act whose words it has. */
  readonly words: string | null;
  readonly says_key: string | null;
  /** The act that corrected it, and when. */
  readonly corrected: { readonly act_id: string; readonly at: string; readonly number: number } | null;
  readonly ended: 'rejected' | 'forgotten' | null;
  readonly mergedInto: string | null;
  readonly tag: string | null;
  readonly statement_keys: readonly string[];
}

export function foldActs(acts: readonly PersonsAct[]): ReadonlyMap<string, Standing> {
  const standings = new Map<string, Standing>();
  for (const act of acts.toSorted((a, b) => a.number - b.number)) {
    const { entry_id, subject_key, claim_key } = act;
    const before = standings.get(entry_id) ?? untouched(entry_id, subject_key, claim_key);
    standings.set(entry_id, after(before, act));
    const { into_entry_id: into, into_subject_key, into_claim_key } = act;
    if (into === null || into_subject_key === null || into_claim_key === null) continue;
    const target = standings.get(into) ?? untouched(into, into_subject_key, into_claim_key);
    // Of two entries that were each merged into the other, the later merge holds.
    standings.set(into, target.mergedInto === entry_id ? { ...target, mergedInto: null } : target);
  }
  return standings;
}

function untouched(entry_id: string, subject_key: string, claim_key: string): Standing {
  return {
    entry_id,
    subject_key,
    claim_key,
    is_pinned: false,
    heldAt: null,
    words: null,
    says_key: null,
    corrected: null,
    ended: null,
    mergedInto: null,
    tag: null,
    statement_keys: [],
  };
}

function after(before: Standing, act: PersonsAct): Standing {
  const { at, act_id } = act;
  switch (act.type) {
    case 'pinned':
      return { ...before, is_pinned: true, heldAt: at, tag: act.tag ?? before.tag };
    case 'unpinned':
      return { ...before, is_pinned: false, heldAt: before.words === null ? null : before.heldAt };
    case 'corrected':
    case 'reverted': {
      const { entry_id, subject_key, claim_key, is_pinned } = before;
      return {
        ...untouched(entry_id, subject_key, claim_key),
        is_pinned,
        heldAt: at,
        words: act.has_words ? act_id : before.words,
        says_key: act.says_key,
        corrected: act.says_key === null || act.says_key === claim_key ? null : { act_id, at, number: act.number },
        tag: act.tag ?? before.tag,
      };
    }
    case 'merged':
      return { ...before, is_pinned: false, heldAt: null, mergedInto: act.into_entry_id };
    default:
      return { ...before, is_pinned: false, heldAt: null, ended: act.type, statement_keys: act.statement_keys };
  }
}

/** Wordings that a person ended. */
export function endedKeysOf(acts: readonly PersonsAct[]): ReadonlySet<string> {
  const standings = [...foldActs(acts).values()];
  return new Set(standings.flatMap(({ ended, statement_keys }) => (ended === null ? [] : statement_keys)));
}

/** The entry that goes on for this one: itself, unless it was merged. */
export function goesOnAs(standings: ReadonlyMap<string, Standing>, entryId: string): string {
  const seen = new Set<string>();
  for (let at = entryId; ;) {
    const next = standings.get(at)?.mergedInto ?? null;
    if (next === null || seen.has(next)) return at;
    seen.add(at);
    at = next;
  }
}
