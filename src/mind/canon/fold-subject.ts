// Pure: what the canon holds of a subject, from all of its evidence and from what people did. The same set gives the same result in any
// order. Subjects that were merged are folded together.
import { toTimestamp } from '../../base/clock.ts';
import type { ObservationKind } from '../observe/contract.ts';
import { areContrary, byWeight, sortClaims, type Claim, type KnownEvidence } from './claims.ts';
import { contest, sessionOf, type Contest } from './contest.ts';
import type { CanonReason, CanonState } from './contract.ts';
import { foldActs, goesOnAs, type PersonsAct, type Standing } from './fold-acts.ts';
import * as rules from './rules.ts';

export interface SubjectInput {
  readonly projectId: string;
  readonly evidence: readonly KnownEvidence[];
  readonly acts: readonly PersonsAct[];
  /** Wordings that a person ended, under these subjects or others: what a sentence is about may be read otherwise later. */
  readonly endedKeys?: ReadonlySet<string>;
  readonly nowMs: number;
  /** Of the files that evidence names, those that are no longer there. */
  readonly gone: ReadonlySet<string>;
}

/** What an entry comes to. */
export interface Folded {
  readonly entry_id: string;
  readonly subject_key: string;
  readonly claim_key: string;
  readonly says_key: string | null;
  readonly state: CanonState;
  readonly reason: CanonReason | null;
  readonly kind: ObservationKind;
  readonly topic: string;
  readonly tag: string;
  /** The reflection or the act whose words it has. */
  readonly words_from: string;
  readonly confidence_bps: number;
  readonly newest_at: string;
  readonly stale_at: string | null;
  readonly supersedes_entry_id: string | null;
  readonly conflicts_with: readonly string[];
  /** The strongest first. */
  readonly evidence: readonly string[];
  readonly statement_keys: readonly string[];
  readonly is_pinned: boolean;
  readonly files: readonly string[];
  /** It never held: it has an entry only where one was made of it before. */
  readonly isShadow: boolean;
}

/** An entry that a person ended. */
export interface Ended {
  readonly entry_id: string;
  readonly state: 'rejected' | 'forgotten' | 'superseded';
  readonly reason: CanonReason;
}

export interface FoldedSubject {
  readonly entries: readonly Folded[];
  readonly ended: readonly Ended[];
}

export function foldSubject({ projectId, evidence, acts, endedKeys, nowMs, gone }: SubjectInput): FoldedSubject {
  const standings = foldActs(acts);
  const claims = sortClaims(projectId, evidence, standings, endedKeys);
  const open = claims.filter(({ standing, isAdmitted }) => isAdmitted && isOpen(standing));
  const contests = new Map(
    [
      ...Map.groupBy(
        open.filter(({ isValued }) => isValued),
        ({ subject_key }) => subject_key,
      ),
    ].map(([subject, some]) => [subject, contest(some)] as const),
  );
  const merged = mergedInto(standings);
  const drafts = claims.flatMap((claim) => {
    if (!isOpen(claim.standing)) return [];
    const draft = draftOf(claim, claim.isValued ? contests.get(claim.subject_key) : undefined, { nowMs, gone });
    return draft ? [draft] : [];
  });
  const active = drafts.filter(({ state }) => state === 'active');
  const bySubject = Map.groupBy(
    active.filter(({ claim }) => claim.isValued),
    ({ claim }) => claim.subject_key,
  );
  const entryOf = ({ claim, ...draft }: Draft): Folded => {
    const { entry_id } = claim;
    const rivals =
      draft.state === 'active' && claim.isValued
        ? (bySubject.get(claim.subject_key) ?? []).filter(
            (other) =>
              other.claim.entry_id !== entry_id && overlap(draft.tag, other.tag) && areContrary(claim, other.claim),
          )
        : [];
    const conflicts_with = rivals
      .map(({ claim: rival }) => rival.entry_id)
      .toSorted()
      .slice(0, rules.CANON_LIMITS.conflicts);
    return {
      entry_id,
      subject_key: claim.subject_key,
      claim_key: claim.claim_key,
      says_key: claim.standing?.says_key ?? null,
      ...draft,
      confidence_bps: confidenceOf(claim, conflicts_with.length > 0),
      supersedes_entry_id: contests.get(claim.subject_key)?.supersedes.get(entry_id) ?? merged.get(entry_id) ?? null,
      conflicts_with,
      is_pinned: claim.standing?.is_pinned ?? false,
    };
  };
  const entries = drafts.map(entryOf).toSorted((a, b) => (a.entry_id < b.entry_id ? -1 : 1));
  return { entries, ended: endedOf(standings) };
}

function endedOf(standings: ReadonlyMap<string, Standing>): readonly Ended[] {
  return [...standings.values()].flatMap(({ entry_id, ended, mergedInto: into }): Ended[] => {
    if (ended !== null) return [{ entry_id, state: ended, reason: 'person' }];
    return into === null ? [] : [{ entry_id, state: 'superseded', reason: 'merged' }];
  });
}

function isOpen(standing: Standing | undefined): boolean {
  return standing === undefined || (standing.ended === null && standing.mergedInto === null);
}

function overlap(one: string, other: string): boolean {
  return one === other || one === rules.EVERYWHERE || other === rules.EVERYWHERE;
}

/** By the entry that goes on: one that was merged into it. */
function mergedInto(standings: ReadonlyMap<string, Standing>): ReadonlyMap<string, string> {
  const merged = [...standings.values()].flatMap(({ entry_id, mergedInto: into }) =>
    into === null ? [] : [[goesOnAs(standings, entry_id), entry_id] as const],
  );
  return new Map(merged.toSorted(([, a], [, b]) => (a < b ? 1 : -1)));
}

type Draft = Omit<
  Folded,
  | 'entry_id'
  | 'subject_key'
  | 'claim_key'
  | 'says_key'
  | 'confidence_bps'
  | 'supersedes_entry_id'
  | 'conflicts_with'
  | 'is_pinned'
> & { readonly claim: Claim };

interface World {
  readonly nowMs: number;
  readonly gone: ReadonlySet<string>;
}

function draftOf(claim: Claim, found: Contest | undefined, world: World): Draft | undefined {
  const { standing, counted, all, entry_id } = claim;
  const weighed = (counted.length > 0 ? counted : all).toSorted(byWeight);
  const [best] = weighed;
  const words_from = standing?.words ?? best?.reflection_id;
  const isHeld = standing !== undefined && standing.heldAt !== null;
  // Nobody can say what it says, or nobody says it.
  if (words_from === undefined || (!best && !isHeld)) return undefined;
  const spoken = found?.holding.get(entry_id) ?? new Set(tagsOf(counted));
  const tag = standing?.tag ?? (spoken.size > 1 ? rules.EVERYWHERE : ([...spoken][0] ?? best?.tag ?? rules.EVERYWHERE));
  const kind = best?.kind ?? 'fact';
  const newest_at = [...weighed.map(({ at }) => at), ...(standing?.heldAt ? [standing.heldAt] : [])].reduce((a, b) =>
    a > b ? a : b,
  );
  const isPinned = standing?.is_pinned ?? false;
  const staleMs = Date.parse(newest_at) + rules.STALE_DAYS[kind] * rules.DAY_MS;
  const files = isHeld ? [] : (best?.files ?? []);
  const isGone = files.length > 0 && files.every((file) => world.gone.has(file));
  const stands = {
    claim,
    kind,
    topic: best?.topic ?? 'process',
    tag,
    words_from,
    newest_at,
    stale_at: isPinned ? null : toTimestamp(staleMs),
    evidence: weighed.map(({ reflection_id }) => reflection_id),
    statement_keys: [...new Set(weighed.map(({ statement_key }) => statement_key))],
    files,
  };
  const as = (state: CanonState, reason: CanonReason | null, isShadow = false): Draft => ({
    ...stands,
    state,
    reason,
    isShadow,
  });
  if (!claim.isAdmitted) return as('stale', 'source', true);
  if (found?.superseded.has(entry_id)) return as('superseded', 'newer');
  if (found?.outweighed.has(entry_id)) return as('superseded', 'stronger', true);
  if (found?.contradicted.has(entry_id)) return as('stale', 'source');
  if (!isPinned && staleMs <= world.nowMs) return as('stale', 'age');
  if (isGone) return as('stale', 'files');
  return as('active', null);
}

/** A tool's output in another tag makes nothing hold for the whole project. */
function tagsOf(counted: readonly KnownEvidence[]): readonly string[] {
  const own = counted.filter(({ source }) => !rules.QUOTED.has(source));
  return (own.length > 0 ? own : counted.slice(0, 1)).map(({ tag }) => tag);
}

function confidenceOf({ standing, counted, all }: Claim, isInConflict: boolean): number {
  const change = isInConflict ? rules.CONFIDENCE_IN_CONFLICT : 0;
  if (standing && standing.heldAt !== null) return rules.CONFIDENCE_OF_ACT + change;
  const some = counted.length > 0 ? counted : all;
  const [best] = some.toSorted(byWeight);
  if (!best) return 0;
  const sessions = new Set(some.filter(({ source }) => !rules.QUOTED.has(source)).map(sessionOf));
  const { bps, most } = rules.CONFIDENCE_PER_SESSION;
  return rules.CONFIDENCE[best.source] + bps * Math.min(most, Math.max(0, sessions.size - 1)) + change;
}
