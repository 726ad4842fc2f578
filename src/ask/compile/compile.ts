// Pure: compiles the context bundle from what the sources offer. Gates, rings, scores and caps decide what is in it; what is not in it
// is named with its reason. The same inputs and time give the same bytes.
import { toTimestamp } from '../../base/clock.ts';
import { canonicalJson } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';
import { tokenBound } from '../../base/token-bound.ts';
import type { Artifact } from '../artifacts/contract.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { KernelSnapshot } from '../kernel/kernel-snapshot.ts';
import { harmless } from '../sanitise/harmless.ts';
import { agedTo } from '../sight/sight.ts';
import type { SightReading } from '../sight/contract.ts';
import { gateOf, type GateRules } from './gates.ts';
import { byScore, scoreOf, termsOf, textOf, type Score } from './score.ts';
import { conflictGroups, costOf, select, withText } from './select.ts';

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
  const exclusions: Bundle['exclusions'] = [];
  const rules = { ...input.gates, tier };
  const offered = distinct(input.artifacts);
  const eligible = offered.filter((artifact) => {
    const reason = gateOf(artifact, rules);
    if (reason !== undefined) exclusions.push(exclusion(artifact.id, reason));
    return reason === undefined;
  });

  const scores = new Map(eligible.map((artifact) => [artifact.id, scoreOf(artifact, terms, nowMs, tier)]));
  const sight = input.sight.map((reading) => agedTo(reading, nowMs));
  const bare = costOf(bundleOf(input, sight, NOTHING)) + caps.exclusions;
  const { included, left } = select(eligible, scores, input.deep, { caps, bare });
  exclusions.push(...left);
  const entries = <Name extends Part>(name: Name) =>
    included.flatMap(({ placed }) => (placed.in === name ? [placed.entry] : [])) as Bundle[Name][number][];
  const bundle = bundleOf(input, sight, {
    facts: entries('facts'),
    open_items: entries('open_items'),
    intent: entries('intent'),
    // As they were said: a conversation out of order says something else.
    turns: entries('turns').toSorted(inTime),
    work: entries('work'),
    conflicts: conflictsOf(included),
    disclosures: disclosuresOf(included, input.deep),
    scores: included.map(({ id }) => must(scores, id)).toSorted(byScore),
    exclusions: withinCap(exclusions, caps.exclusions),
  });
  return {
    bundle,
    refs: [...sight.map((reading) => sightRef(reading, nowMs)), ...included.map((artifact) => refOf(artifact, nowMs))],
  };
}

type Filled = Pick<
  Bundle,
  'facts' | 'open_items' | 'intent' | 'turns' | 'work' | 'conflicts' | 'disclosures' | 'exclusions'
> & { readonly scores: Bundle['ranking']['scores'] };

const NOTHING: Filled = {
  facts: [],
  open_items: [],
  intent: [],
  turns: [],
  work: [],
  conflicts: [],
  disclosures: [{ artifacts: [], line: 'Entries of deep history added because the caller asked for deep history.' }],
  exclusions: [],
  scores: [],
};

/** Ring 0 and what fills it. */
function bundleOf(input: CompileInput, sight: readonly SightReading[], { scores, intent, ...filled }: Filled): Bundle {
  const { kernel } = input;
  return {
    version: 1,
    session_id: input.session_id,
    phase: kernel.document.phase,
    tier: input.tier,
    kernel_hash: kernel.hash,
    host_role: input.host_role,
    model_id: input.model_id,
    compiled_at: toTimestamp(input.nowMs),
    sight: Object.fromEntries(sight.map(({ tool, entry }) => [tool, entry])),
    constraints: kernel.document.constraints.map(({ rule }) => ({ rule, source: 'kernel' })),
    ...filled,
    intent: [SYSTEM_INTENT, ...intent],
    ranking: { ...input.ranking, scores },
  };
}

/** The first of each id: two sources may offer the same. */
function distinct(artifacts: readonly Artifact[]): Artifact[] {
  const byId = new Map<string, Artifact>();
  for (const artifact of artifacts) {
    // Whoever wrote it: in a bundle it is data, and cannot pass for a frame.
    const placed = withText(artifact.placed, harmless(textOf(artifact)));
    if (!byId.has(artifact.id)) byId.set(artifact.id, { ...artifact, placed });
  }
  return [...byId.values()];
}

function conflictsOf(included: readonly Artifact[]): Bundle['conflicts'] {
  const about = 'All of them stand in the ledger. Nobody has said which one holds.';
  return conflictGroups(included).map((between) => ({ between, about }));
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
