// Pure: which of the eligible artifacts fit under the caps. What contradicts each other, and a question with its answer, go in together or
// not at all, so that no side of a conflict ever stands alone.
import { canonicalJson } from '../../base/canonical-json.ts';
import { fittingLength, tokenBound } from '../../base/token-bound.ts';
import type { Artifact, Placed } from '../artifacts/contract.ts';
import type { Caps } from '../kernel/kernel-snapshot.ts';
import { frameSafeJson } from '../sanitise/harmless.ts';
import { EXCLUSION_REASONS } from './gates.ts';
import { byScore, type Score } from './score.ts';

export interface Selected {
  readonly included: readonly Artifact[];
  readonly left: readonly { readonly artifact: string; readonly reason: string }[];
}

export interface Room {
  readonly caps: Caps;
  /** What the bundle costs without any artifact. */
  readonly bare: number;
}

type Part = Placed['in'];

/** A comma, and what stands around an entry. */
const AROUND = 3;
const CUT = ' […]';
/** Less than this says nothing. */
const SHORTEST_CUT = 40;
/** What was said or declared is cut rather than left out: without it the next question hangs in the air. */
const MAY_BE_CUT: ReadonlySet<Part> = new Set(['turns', 'intent']);

export function select(
  artifacts: readonly Artifact[],
  scores: ReadonlyMap<string, Score>,
  deep: boolean,
  { caps, bare }: Room,
): Selected {
  const scoreOf = (id: string) => scores.get(id) ?? NO_SCORE;
  const included: Artifact[] = [];
  const left: { artifact: string; reason: string }[] = [];
  const used: Record<Part, number> = { facts: 0, open_items: 0, intent: 0, turns: 0, work: 0 };
  let whole = bare;
  for (const unit of unitsOf(artifacts, scoreOf)) {
    const leave = (reason: string) => left.push(...unit.members.map(({ id }) => ({ artifact: id, reason })));
    if (!deep && unit.members.every(({ ring }) => ring === 2)) {
      leave(EXCLUSION_REASONS.deepHistory);
      continue;
    }
    const beside = unit.members.reduce(
      (sum, { id, ring }) => sum + costOf(scoreOf(id)) + (ring === 2 ? tokenBound(id) + AROUND : 0),
      0,
    );
    const marked = unit.isConflict ? costOf(unit.members.map(({ id }) => id)) + CONFLICT_WORDS : 0;
    const fitting = fitted(unit.members, caps, used, caps.bundle - whole - beside - marked);
    if (!fitting) {
      leave(unit.isConflict ? EXCLUSION_REASONS.conflictCap : EXCLUSION_REASONS.cap);
      continue;
    }
    for (const { placed } of fitting) used[placed.in] += costOf(placed.entry);
    whole += beside + marked + fitting.reduce((sum, { placed }) => sum + costOf(placed.entry), 0);
    included.push(...fitting);
  }
  return { included, left };
}

const NO_SCORE: Score = { id: '', score: 0, relevance: 0, freshness: 0, authority: 0, risk: 0, utility: 0 };
const CONFLICT_WORDS = 40;

/** By the text that is sent. */
export function costOf(value: unknown): number {
  return tokenBound(frameSafeJson(canonicalJson(value))) + AROUND;
}

interface Unit {
  readonly members: readonly Artifact[];
  readonly isConflict: boolean;
  readonly best: Score;
}

/** Artifacts that stand or fall together, the best unit first; ties by id. */
function unitsOf(artifacts: readonly Artifact[], scoreOf: (id: string) => Score): Unit[] {
  const conflicting = new Set(conflictGroups(artifacts).flat());
  return joined(artifacts, ({ conflictsWith, together }) => [
    ...conflictsWith,
    ...(together === undefined ? [] : [together]),
  ])
    .map((members): Unit => {
      const sorted = members.toSorted((a, b) => byScore(scoreOf(a.id), scoreOf(b.id)));
      const [first] = sorted;
      return {
        members: sorted,
        isConflict: members.some(({ id }) => conflicting.has(id)),
        best: first ? scoreOf(first.id) : NO_SCORE,
      };
    })
    .toSorted((a, b) => byScore(a.best, b.best));
}

/** The ids of artifacts that contradict each other, directly or by others between them; each group once. */
export function conflictGroups(artifacts: readonly Artifact[]): string[][] {
  return joined(artifacts, ({ conflictsWith }) => conflictsWith)
    .filter((members) => members.length > 1)
    .map((members) => members.map(({ id }) => id).toSorted())
    .toSorted((a, b) => (a.join() < b.join() ? -1 : 1));
}

/** The groups of artifacts that hang together by the ids that each names. */
function joined(artifacts: readonly Artifact[], named: (artifact: Artifact) => readonly string[]): Artifact[][] {
  const root = new Map(artifacts.map(({ id }) => [id, id]));
  const find = (id: string): string => {
    let at = id;
    for (let up = root.get(at) ?? at; up !== at; up = root.get(at) ?? at) at = up;
    root.set(id, at);
    return at;
  };
  for (const artifact of artifacts) {
    for (const other of named(artifact)) if (root.has(other)) root.set(find(other), find(artifact.id));
  }
  return [...Map.groupBy(artifacts, ({ id }) => find(id)).values()];
}

/** The members as they fit, cut where that is allowed; undefined if they do not. */
function fitted(
  members: readonly Artifact[],
  caps: Caps,
  used: Readonly<Record<Part, number>>,
  room: number,
): readonly Artifact[] | undefined {
  const taken: Record<Part, number> = { ...used };
  let free = room;
  const kept: Artifact[] = [];
  // The longest one last: it is the one that is cut.
  for (const member of members.toSorted((a, b) => costOf(a.placed.entry) - costOf(b.placed.entry))) {
    const part = member.placed.in;
    const most = Math.min(caps[part] - taken[part], free);
    const fits = costOf(member.placed.entry) <= most ? member : cutTo(member, most);
    if (!fits) return undefined;
    const cost = costOf(fits.placed.entry);
    taken[part] += cost;
    free -= cost;
    kept.push(fits);
  }
  return kept;
}

function cutTo(artifact: Artifact, most: number): Artifact | undefined {
  const { placed } = artifact;
  if (!MAY_BE_CUT.has(placed.in) || artifact.conflictsWith.length > 0) return undefined;
  const text = placed.in === 'turns' ? placed.entry.content : placed.in === 'intent' ? placed.entry.intent : '';
  // Signs that JSON escapes cost more inside it: each try leaves less.
  for (let room = most; room >= SHORTEST_CUT; room = Math.floor(room * 0.8) - 8) {
    const start = `${text.slice(0, fittingLength(text, room)).trimEnd()}${CUT}`;
    const shorter = withText(placed, start);
    if (costOf(shorter.entry) <= most)
      return {
        ...artifact,
        placed: shorter,
        riskFlags: [...artifact.riskFlags, 'cut'],
        reason: `${artifact.reason}, cut to fit`,
      };
  }
  return undefined;
}

export function withText(placed: Placed, text: string): Placed {
  switch (placed.in) {
    case 'facts':
      return { in: 'facts', entry: { ...placed.entry, claim: text } };
    case 'open_items':
      return { in: 'open_items', entry: { ...placed.entry, issue: text } };
    case 'intent':
      return { in: 'intent', entry: { ...placed.entry, intent: text } };
    case 'turns':
      return { in: 'turns', entry: { ...placed.entry, content: text } };
    default:
      return { in: 'work', entry: { ...placed.entry, text } };
  }
}
