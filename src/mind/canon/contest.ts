// Pure: which claims about a subject's one value hold, by what was said in the order of time. A later voice confirms, takes the place of
// what stands, stands beside it as a conflict, or is outweighed.
import type { Claim, KnownEvidence } from './claims.ts';
import { areContrary, inTime } from './claims.ts';
import { FACTUAL, PROVES, RANK, RANK_OF_ACT } from './rules.ts';

interface Voice {
  readonly claim: Claim;
  readonly at: string;
  readonly rank: number;
  /** Undefined for a person's act. */
  readonly evidence: KnownEvidence | undefined;
}

/** A claim that holds at some point of the walk. */
interface Holding {
  readonly claim: Claim;
  rank: number;
  kind: KnownEvidence['kind'] | undefined;
  readonly sessions: Set<string>;
  readonly tags: Set<string>;
}

export interface Contest {
  /** By entry: the tags that it speaks for, with those of what it took the place of. */
  readonly holding: ReadonlyMap<string, ReadonlySet<string>>;
  /** Entries that held, and the one that took their place. */
  readonly superseded: ReadonlyMap<string, string>;
  /** Entries that a run contradicted and could not replace. */
  readonly contradicted: ReadonlySet<string>;
  /** Entries that never held: something stronger did. */
  readonly outweighed: ReadonlyMap<string, string>;
  /** The last one whose place it took. */
  readonly supersedes: ReadonlyMap<string, string>;
}

export function contest(claims: readonly Claim[]): Contest {
  const holding = new Map<string, Holding>();
  const superseded = new Map<string, string>();
  const contradicted = new Set<string>();
  const outweighed = new Map<string, string>();
  const supersedes = new Map<string, string>();

  for (const voice of voicesOf(claims)) {
    const { entry_id: id } = voice.claim;
    const others = [...holding].filter(([other, held]) => other !== id && areContrary(voice.claim, held.claim));
    const verdicts = others.map(([other, held]) => [other, verdictOf(voice, held)] as const);
    const stronger = verdicts.find(([, verdict]) => verdict === 'outweighed');
    if (stronger && !holding.has(id)) {
      outweighed.set(id, stronger[0]);
      continue;
    }
    const own = holding.get(id) ?? {
      claim: voice.claim,
      rank: voice.rank,
      kind: undefined,
      sessions: new Set(),
      tags: new Set(),
    };
    for (const [other, verdict] of verdicts) {
      if (verdict !== 'supersedes' && verdict !== 'contradicts') continue;
      for (const tag of holding.get(other)?.tags ?? []) own.tags.add(tag);
      holding.delete(other);
      if (verdict === 'supersedes') {
        superseded.set(other, id);
        supersedes.set(id, other);
      } else contradicted.add(other);
    }
    own.rank = Math.min(own.rank, voice.rank);
    if (voice.evidence) {
      own.kind = voice.evidence.kind;
      own.sessions.add(sessionOf(voice.evidence));
      own.tags.add(voice.evidence.tag);
    }
    holding.set(id, own);
    superseded.delete(id);
    contradicted.delete(id);
    outweighed.delete(id);
  }
  for (const [id, by] of supersedes) if (superseded.get(by) !== id) supersedes.delete(id);
  return {
    holding: new Map([...holding].map(([id, { tags }]) => [id, tags])),
    superseded,
    contradicted,
    outweighed,
    supersedes,
  };
}

export function sessionOf({ agent, session_id }: KnownEvidence): string {
  return `${agent} ${session_id}`;
}

function voicesOf(claims: readonly Claim[]): readonly Voice[] {
  const said = claims.flatMap((claim) =>
    claim.counted.map((evidence): Voice => ({ claim, at: evidence.at, rank: RANK[evidence.source], evidence })),
  );
  const done = claims.flatMap((claim): Voice[] =>
    claim.standing && claim.standing.heldAt !== null
      ? [{ claim, at: claim.standing.heldAt, rank: RANK_OF_ACT, evidence: undefined }]
      : [],
  );
  return [...said, ...done].toSorted((a, b) => {
    if (a.at !== b.at) return a.at < b.at ? -1 : 1;
    if (a.evidence && b.evidence) return inTime(a.evidence, b.evidence);
    // An act of the same moment was done by somebody who had seen the rest.
    if (a.evidence || b.evidence) return a.evidence ? -1 : 1;
    return a.claim.entry_id < b.claim.entry_id ? -1 : 1;
  });
}

type Verdict = 'supersedes' | 'contradicts' | 'beside' | 'outweighed';

function verdictOf({ claim, rank, evidence }: Voice, held: Holding): Verdict {
  if (!evidence) return 'supersedes';
  // What a person did in the canon is replaced by such an act alone; what they say later is shown against it.
  if (held.rank === RANK_OF_ACT) return evidence.source === 'person' ? 'beside' : 'outweighed';
  if (rank < held.rank) return 'supersedes';
  if (rank === held.rank) {
    const isSameLine = held.sessions.size === 1 && held.sessions.has(sessionOf(evidence));
    // Who denies a value names it, and so knows of it.
    const isMeant = evidence.is_correction || claim.denies !== null;
    return isMeant || evidence.source === 'executed' || isSameLine ? 'supersedes' : 'beside';
  }
  const isElsewhere = PROVES.has(evidence.source) && !held.tags.has(evidence.tag);
  const isFactual = held.kind !== undefined && FACTUAL.has(held.kind) && FACTUAL.has(evidence.kind);
  if (evidence.source === 'executed' && isFactual) return 'contradicts';
  return isElsewhere ? 'beside' : 'outweighed';
}
