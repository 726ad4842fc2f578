// Pure: evidence sorted into claims, one for each entry: what a person corrected, merged or rejected decides where a piece belongs, and
// what its source may say decides whether it counts.
import { uuidOf } from '../../base/named-id.ts';
import type { ObservationKind, Source } from '../observe/contract.ts';
import { goesOnAs, type Standing } from './fold-acts.ts';
import { PROVES, QUOTED, RANK } from './rules.ts';

/** Evidence as the fold sees it: hashes instead of words, so that erased words change nothing else. */
export interface KnownEvidence {
  readonly reflection_id: string;
  readonly agent: string;
  readonly session_id: string;
  readonly tag: string;
  readonly kind: ObservationKind;
  readonly topic: string;
  readonly source: Source;
  readonly at: string;
  readonly is_correction: boolean;
  readonly subject_key: string;
  readonly value_key: string | null;
  /** Of the value that it denies; null where it gives one, or has none. */
  readonly denied_key: string | null;
  readonly statement_key: string;
  readonly files: readonly string[];
  /** What it was taken from no longer counts: rewound, rolled back. */
  readonly is_withdrawn: boolean;
  /** Its words were erased. */
  readonly is_erased: boolean;
}

export interface Claim {
  readonly entry_id: string;
  readonly subject_key: string;
  readonly claim_key: string;
  readonly standing: Standing | undefined;
  /** It says what its subject's one value is. */
  readonly isValued: boolean;
  /** The claim of the same subject that it denies. */
  readonly denies: string | null;
  /** What counts, in the order of time. */
  readonly counted: readonly KnownEvidence[];
  /** Everything that is there for it, in the order of time. */
  readonly all: readonly KnownEvidence[];
  /** Whether what counts is enough for an entry, or a person said that it is one. */
  readonly isAdmitted: boolean;
  /** It was enough before its source was taken back. */
  readonly wasAdmitted: boolean;
}

export function claimKeyOf({ value_key, statement_key }: Pick<KnownEvidence, 'value_key' | 'statement_key'>): string {
  return value_key === null ? `s:${statement_key}` : `v:${value_key}`;
}

export function entryIdOf(projectId: string, subjectKey: string, claimKey: string): string {
  return uuidOf(`canon entry of ${projectId}: ${subjectKey} ${claimKey}`);
}

/** By its own evidence: what was merged with it says something else. */
function deniedIn(claimKey: string, all: readonly KnownEvidence[]): string | null {
  const key = all.find((each) => claimKeyOf(each) === claimKey)?.denied_key ?? null;
  return key === null ? null : `v:${key}`;
}

/** Whether both cannot hold. What is denied leaves every other value open. */
export function areContrary(one: Claim, other: Claim): boolean {
  if (one.denies === null && other.denies === null) return true;
  return one.denies === saysOf(other) || other.denies === saysOf(one);
}

function saysOf({ standing, claim_key }: Claim): string {
  return standing?.says_key ?? claim_key;
}

/** In the order of time; what cannot be told apart by it has an order, too. */
export function inTime(a: KnownEvidence, b: KnownEvidence): number {
  const of = ({ at, agent, session_id, tag, kind, reflection_id }: KnownEvidence) =>
    [at, agent, session_id, tag, kind, reflection_id].join('\n');
  const [one, other] = [of(a), of(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The strongest first, of these a correction, of these the newest. */
export function byWeight(a: KnownEvidence, b: KnownEvidence): number {
  return RANK[a.source] - RANK[b.source] || Number(b.is_correction) - Number(a.is_correction) || inTime(b, a);
}

export function sortClaims(
  projectId: string,
  evidence: readonly KnownEvidence[],
  standings: ReadonlyMap<string, Standing>,
  /** Wordings that a person ended under whatever subject. */
  endedKeys: ReadonlySet<string> = new Set(),
): readonly Claim[] {
  const owners = ownersOf(standings);
  const blocked = new Set(
    [...standings.values()].flatMap(({ ended, subject_key, statement_keys }) =>
      ended === null ? [] : statement_keys.map((key) => `${subject_key} ${key}`),
    ),
  );
  const found = new Map<string, { subject_key: string; claim_key: string; all: KnownEvidence[] }>();
  const of = (entry_id: string, subject_key: string, claim_key: string) => {
    const there = found.get(entry_id) ?? { subject_key, claim_key, all: [] };
    found.set(entry_id, there);
    return there;
  };
  // Entries that people spoke about are there with or without evidence.
  for (const { entry_id, subject_key, claim_key } of standings.values()) of(entry_id, subject_key, claim_key);
  for (const each of evidence) {
    if (each.is_erased || !mayCount(each)) continue;
    const place = placeOf(each);
    if (place) of(place.entry_id, place.subject_key, place.claim_key).all.push(each);
  }
  const proven = new Set(
    evidence
      .filter((each) => PROVES.has(each.source) && !each.is_withdrawn && !each.is_erased)
      .map(({ subject_key }) => subject_key),
  );
  return [...found].map(([entry_id, { subject_key, claim_key, all }]): Claim => {
    const standing = standings.get(entry_id);
    const isValued = claim_key.startsWith('v:') || (standing?.says_key?.startsWith('v:') ?? false);
    const inOrder = all.toSorted(inTime);
    const counted = inOrder.filter((each) => !each.is_withdrawn);
    const isHeld = standing !== undefined && standing.heldAt !== null;
    const suffices = (some: readonly KnownEvidence[]) => isEnough(some, isValued, proven.has(subject_key));
    return {
      entry_id,
      subject_key,
      claim_key,
      standing,
      isValued,
      // What a person corrected says something else than its evidence.
      denies: (standing?.says_key ?? null) === null ? deniedIn(claim_key, all) : null,
      counted,
      all: inOrder,
      isAdmitted: isHeld || suffices(counted),
      wasAdmitted: suffices(inOrder),
    };
  });

  /** Undefined where a person said that it is not learned again. */
  function placeOf(each: KnownEvidence) {
    const { subject_key } = each;
    const claim_key = claimKeyOf(each);
    const owner = owners.get(`${subject_key} ${claim_key}`);
    const own = owner ?? entryIdOf(projectId, subject_key, claim_key);
    const standing = standings.get(own);
    if (!standing) {
      if (endedKeys.has(each.statement_key) || blocked.has(`${subject_key} ${each.statement_key}`)) return undefined;
      return { entry_id: own, subject_key, claim_key };
    }
    if (owner === undefined && standing.ended === null && standing.corrected) {
      // The person may have changed their mind: it comes back beside the correction, and as a conflict with it.
      if (each.value_key === null || each.source !== 'person' || each.at <= standing.corrected.at) return undefined;
      const again = `${claim_key} after ${standing.corrected.act_id}`;
      return { entry_id: entryIdOf(projectId, subject_key, again), subject_key, claim_key: again };
    }
    return standings.get(goesOnAs(standings, own)) ?? standing;
  }
}

/** Who a corrected claim belongs to from now on; of two, the one that was corrected last. */
function ownersOf(standings: ReadonlyMap<string, Standing>): ReadonlyMap<string, string> {
  const corrected = [...standings.values()].flatMap((each) =>
    each.corrected && each.ended === null && each.says_key !== null
      ? [{ key: `${each.subject_key} ${each.says_key}`, entry_id: each.entry_id, number: each.corrected.number }]
      : [],
  );
  return new Map(corrected.toSorted((a, b) => a.number - b.number).map(({ key, entry_id }) => [key, entry_id]));
}

/** Quoted data may say how something is. It is no evidence of what anybody wants, in whatever words. */
function mayCount({ source, kind }: KnownEvidence): boolean {
  return !QUOTED.has(source) || kind === 'fact';
}

/** An agent's word needs a proof of its subject, of its very value where there can be one only; a tool's output never suffices. */
function isEnough(some: readonly KnownEvidence[], isValued: boolean, isSubjectProven: boolean): boolean {
  if (some.some(({ source }) => PROVES.has(source) || source === 'import')) return true;
  return !isValued && isSubjectProven && some.some(({ source }) => source === 'agent');
}
