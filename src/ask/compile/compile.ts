// Pure: compiles the context bundle from what the sources offer. Gates, rings, scores and caps decide what is in it; what is not in it
// is named with its reason. The same inputs and time give the same bytes.
import { toTimestamp } from '../../base/clock.ts';
import { canonicalJson } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';
import { tokenBound } from '../../base/token-bound.ts';
import type { Artifact } from '../artifacts/contract.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { KernelSnapshot } from '../kernel/kernel-snapshot.ts';
import { agedTo } from '../sight/sight.ts';
import type { SightReading } from '../sight/contract.ts';
import { EXCLUSION_REASONS, gateOf, type GateRules } from './gates.ts';
import { byScore, scoreOf, termsOf, type Score } from './score.ts';

export interface CompileInput {
  readonly session_id: string;
  readonly kernel: KernelSnapshot;
  readonly tier: number;
  readonly host_role: string;
  readonly model_id: string;
  /** Sanitised. */
  readonly question: string;
  readonly deep: boolean;
  readonly nowMs: number;
  readonly sight: readonly SightReading[];
  readonly artifacts: readonly Artifact[];
  /** Sources that could not be read, by name. */
  readonly unavailable: readonly string[];
  readonly ranking: Pick<Bundle['ranking'], 'method' | 'vectors'>;
  readonly gates: Omit<GateRules, 'tier'>;
}

/** What was injected, for `context_artifact_ref`. */
export interface InjectedRef {
  readonly artifact_type: string;
  readonly artifact_id: string;
  readonly artifact_hash: string;
  readonly included_reason: string;
  readonly observed_at: string;
  readonly freshness_s: number;
  readonly risk_flags: readonly string[];
}

export interface Compiled {
  readonly bundle: Bundle;
  readonly refs: readonly InjectedRef[];
}

const SYSTEM_INTENT = {
  intent: 'Answer user question under current authority constraints.',
  source: 'system',
} as const;
type Part = Artifact['placed']['in'];

export function compile(input: CompileInput): Compiled {
  const { kernel, tier, nowMs } = input;
  const { caps } = kernel.document;
  const terms = termsOf(input.question);
  const exclusions: Bundle['exclusions'] = input.unavailable.map((name) =>
    exclusion(name, EXCLUSION_REASONS.unavailable),
  );
  const rules = { ...input.gates, tier };
  const offered = distinct(input.artifacts);
  const eligible = offered.filter((artifact) => {
    const reason = gateOf(artifact, rules);
    if (reason !== undefined) exclusions.push(exclusion(artifact.id, reason));
    return reason === undefined;
  });

  const scores = new Map(eligible.map((artifact) => [artifact.id, scoreOf(artifact, terms, nowMs, tier)]));
  const ranked = eligible.toSorted((a, b) => byScore(must(scores, a.id), must(scores, b.id)));
  const isConflicting = conflictTest(eligible, input.deep);
  const included: Artifact[] = [];
  const used: Record<Part, number> = { facts: 0, open_items: 0, intent: 0, turns: 0, work: 0 };
  let whole = 0;
  for (const artifact of ranked) {
    if (artifact.ring === 2 && !input.deep && !isConflicting(artifact)) {
      exclusions.push(exclusion(artifact.id, EXCLUSION_REASONS.deepHistory));
      continue;
    }
    const { in: part, entry } = artifact.placed;
    const cost = tokenBound(canonicalJson(entry));
    if (used[part] + cost > caps[part] || whole + cost > caps.bundle) {
      exclusions.push(exclusion(artifact.id, EXCLUSION_REASONS.cap));
      continue;
    }
    used[part] += cost;
    whole += cost;
    included.push(artifact);
  }
  for (const artifact of leftAlone(included, eligible)) {
    included.splice(included.indexOf(artifact), 1);
    exclusions.push(exclusion(artifact.id, EXCLUSION_REASONS.cap));
  }

  const sight = input.sight.map((reading) => agedTo(reading, nowMs));
  const entries = <Name extends Part>(name: Name) =>
    included.flatMap(({ placed }) => (placed.in === name ? [placed.entry] : [])) as Bundle[Name][number][];
  const bundle: Bundle = {
    version: 1,
    session_id: input.session_id,
    phase: kernel.document.phase,
    tier,
    kernel_hash: kernel.hash,
    host_role: input.host_role,
    model_id: input.model_id,
    compiled_at: toTimestamp(nowMs),
    sight: Object.fromEntries(sight.map(({ tool, entry }) => [tool, entry])),
    constraints: kernel.document.constraints.map(({ rule }) => ({ rule, source: 'kernel' })),
    facts: entries('facts'),
    open_items: entries('open_items'),
    intent: [SYSTEM_INTENT, ...entries('intent')],
    // As they were said: a conversation out of order says something else.
    turns: entries('turns').toSorted(inTime),
    work: entries('work'),
    conflicts: conflictsOf(included),
    disclosures: disclosuresOf(included, input.deep),
    ranking: { ...input.ranking, scores: included.map(({ id }) => must(scores, id)).toSorted(byScore) },
    exclusions: withinCap(exclusions, caps.exclusions),
  };
  return {
    bundle,
    refs: [...sight.map((reading) => sightRef(reading, nowMs)), ...included.map((artifact) => refOf(artifact, nowMs))],
  };
}

/** The first of each id: two sources may offer the same. */
function distinct(artifacts: readonly Artifact[]): Artifact[] {
  const byId = new Map<string, Artifact>();
  for (const artifact of artifacts) if (!byId.has(artifact.id)) byId.set(artifact.id, artifact);
  return [...byId.values()];
}

/** Deep history that contradicts something situational is shown, asked for or not: a conflict that nobody sees is the worse one. */
function conflictTest(artifacts: readonly Artifact[], deep: boolean): (artifact: Artifact) => boolean {
  const shown = new Set(artifacts.filter(({ ring }) => ring === 1 || deep).map(({ id }) => id));
  const contradicted = new Set(
    artifacts.filter(({ id }) => shown.has(id)).flatMap(({ conflictsWith }) => conflictsWith),
  );
  return ({ id, conflictsWith }) => contradicted.has(id) || conflictsWith.some((other) => shown.has(other));
}

/** Those of which a cap let in only one side of a conflict: it would pass for settled. */
function leftAlone(included: readonly Artifact[], eligible: readonly Artifact[]): Artifact[] {
  const known = new Set(eligible.map(({ id }) => id));
  const shown = new Map(included.map((artifact) => [artifact.id, artifact]));
  const alone: Artifact[] = [];
  for (let found = true; found;) {
    found = false;
    for (const artifact of shown.values()) {
      if (!artifact.conflictsWith.some((id) => known.has(id) && !shown.has(id))) continue;
      shown.delete(artifact.id);
      alone.push(artifact);
      found = true;
    }
  }
  return alone;
}

function conflictsOf(included: readonly Artifact[]): Bundle['conflicts'] {
  const ids = new Set(included.map(({ id }) => id));
  const pairs = new Map<string, Bundle['conflicts'][number]>();
  for (const { id, conflictsWith } of included) {
    for (const other of conflictsWith) {
      if (!ids.has(other) || other === id) continue;
      const between = [id, other].toSorted();
      pairs.set(between.join('\n'), { between, about: 'Both stand in the ledger. Nobody has said which one holds.' });
    }
  }
  return [...pairs.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, conflict]) => conflict);
}

function disclosuresOf(included: readonly Artifact[], deep: boolean): Bundle['disclosures'] {
  const artifacts = included.filter(({ ring }) => ring === 2).map(({ id }) => id);
  if (artifacts.length === 0) return [];
  const why = deep ? 'because the caller asked for deep history' : 'to show a conflict';
  const count = artifacts.length === 1 ? 'One entry' : `${artifacts.length} entries`;
  return [{ artifacts: artifacts.toSorted(), line: `${count} of deep history added ${why}.` }];
}

function refOf(artifact: Artifact, nowMs: number): InjectedRef {
  return {
    artifact_type: artifact.type,
    artifact_id: artifact.id,
    artifact_hash: sha256(canonicalJson(artifact.placed.entry)),
    included_reason: artifact.reason,
    observed_at: artifact.observedAt,
    freshness_s: Math.max(0, Math.floor((nowMs - Date.parse(artifact.observedAt)) / 1_000)),
    risk_flags: artifact.riskFlags,
  };
}

function sightRef({ tool, execution_id, observed_at, entry }: SightReading, nowMs: number): InjectedRef {
  return {
    artifact_type: tool,
    artifact_id: `sight:${execution_id}`,
    artifact_hash: sha256(canonicalJson(entry)),
    included_reason: entry.available ? 'observed by sight' : `sight is not available: ${entry.reason}`,
    observed_at,
    freshness_s: Math.max(0, Math.floor((nowMs - Date.parse(observed_at)) / 1_000)),
    risk_flags: entry.available ? entry.unknowns.map((name) => `unknown:${name}`) : ['unavailable'],
  };
}

function inTime(a: Bundle['turns'][number], b: Bundle['turns'][number]): number {
  if (a.created_at !== b.created_at) return a.created_at < b.created_at ? -1 : 1;
  // A question and its answer may share a millisecond.
  if (a.speaker !== b.speaker) return a.speaker === 'user' ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

function exclusion(artifact: string, reason: string): Bundle['exclusions'][number] {
  return { artifact, reason };
}

/** Sorted, and counted where there are more than the cap lets in. */
function withinCap(exclusions: Bundle['exclusions'], cap: number): Bundle['exclusions'] {
  const sorted = exclusions.toSorted((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1));
  const kept: Bundle['exclusions'] = [];
  let tokens = 0;
  for (const each of sorted) {
    tokens += tokenBound(canonicalJson(each));
    if (tokens > cap) {
      kept.push({ artifact: `${sorted.length - kept.length} more`, reason: 'list_cut' });
      break;
    }
    kept.push(each);
  }
  return kept;
}

function must(scores: ReadonlyMap<string, Score>, id: string): Score {
  const score = scores.get(id);
  if (!score) throw new Error(`no score of ${id}`);
  return score;
}
