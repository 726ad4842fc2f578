// Pure: whether the mind speaks now, and why. Each gate lets through some of what is due; the first that lets nothing through names the reason
// for keeping silent. Whatever is not said stays due.
import {
  isRelated,
  LIMITS,
  MATRIX,
  TRIGGERS,
  type Gate,
  type InjectionMode,
  type Reason,
  type SilentReason,
  type Trigger,
} from './matrix.ts';

/** Something to say, by what made it due. */
export interface Due {
  readonly trigger: Trigger;
  /** The tokens of each line that this context was not told, in the order in which they would be said. */
  readonly costs: readonly number[];
  /** Of these, how many are work or risks: what pressure leaves. */
  readonly grave: number;
}

export interface Situation {
  readonly due: readonly Due[];
  /** The person said for this process that nothing is to be injected. */
  readonly opted_out: boolean;
  readonly mode: InjectionMode;
  /** It is told of commands that failed and files that it read. */
  readonly is_related_on: boolean;
  readonly spoken_this_turn: boolean;
  /** How full the context is, in basis points; null where nobody knows. */
  readonly pressure_bps: number | null;
  /** Since the last message that was not urgent; null where there was none. */
  readonly since_said_ms: number | null;
}

export interface GateResult {
  readonly gate: Gate;
  /** What it looked at. */
  readonly input: string | number | boolean | null;
  readonly outcome: 'passed' | 'trimmed' | 'stopped';
  /** What is still to be said behind it. */
  readonly left: readonly Trigger[];
}

export interface Decision {
  readonly decision: 'whole' | 'delta' | 'nothing';
  readonly reason: Reason;
  /** What is said, the strongest first; empty if nothing is. */
  readonly says: readonly Trigger[];
  readonly trigger: Trigger | null;
  /** Only work and risks. */
  readonly is_trimmed: boolean;
  readonly most_tokens: number;
  readonly gates: readonly GateResult[];
}

export function decide(situation: Situation): Decision {
  const { due, pressure_bps: pressure } = situation;
  const gates: GateResult[] = [];
  const strongest = inOrder(due)[0]?.trigger ?? null;
  // The gates say why nothing would be said, even where nothing is due.
  let left = strongest === null ? [NOTHING] : inOrder(due);
  let silence: Reason | undefined;
  let isTrimmed = false;

  function pass(gate: Gate, input: GateResult['input'], reason: Reason, keeps: (one: Due) => boolean): void {
    if (silence !== undefined) return;
    const kept = left.filter(keeps);
    const outcome = kept.length === 0 ? 'stopped' : kept.length < left.length ? 'trimmed' : 'passed';
    left = kept;
    gates.push({ gate, input, outcome, left: strongest === null ? [] : kept.map(({ trigger }) => trigger) });
    if (outcome === 'stopped') silence = reason;
  }
  const isUrgent = ({ trigger }: Due) => MATRIX[trigger].urgent;

  pass('opt_out', situation.opted_out, 'opted_out', () => !situation.opted_out);
  const { mode } = situation;
  pass('mode', mode, SILENT_MODES[mode], ({ trigger }) => {
    if (mode === 'adaptive') return situation.is_related_on || !isRelated(trigger);
    return mode !== 'off' && MATRIX[trigger].isBeginning;
  });
  pass('one_per_turn', situation.spoken_this_turn, 'already_this_turn', () => !situation.spoken_this_turn);
  pass('dedupe', countOf(left), 'nothing_new', ({ costs }) => costs.length > 0);
  const isFull = pressure !== null && pressure > LIMITS.pressureBps;
  pass('pressure', pressure, pressure === null ? 'pressure_unknown' : 'pressure', (one) => {
    if (pressure !== null && !isFull) return true;
    // Trimmed to nothing, it is not said: the lines stay due.
    return isUrgent(one) && (!isFull || one.grave > 0);
  });
  if (silence === undefined && isFull && left.some(({ costs, grave }) => grave < costs.length)) isTrimmed = true;
  const since = situation.since_said_ms;
  pass('cooldown', since, 'cooldown', (one) => isUrgent(one) || since === null || since >= LIMITS.cooldownMs);
  const most = left.some(({ trigger }) => MATRIX[trigger].says === 'whole') ? LIMITS.whole : LIMITS.delta;
  pass('budget', most, 'no_room', ({ costs }) => costs.some((cost) => cost <= most));

  const [first] = left;
  if (silence !== undefined || first === undefined) {
    const reason = silence ?? 'nothing_new';
    return { decision: 'nothing', reason, says: [], trigger: strongest, is_trimmed: false, most_tokens: 0, gates };
  }
  return {
    decision: most === LIMITS.whole ? 'whole' : 'delta',
    reason: MATRIX[first.trigger].reason,
    says: left.map(({ trigger }) => trigger),
    trigger: first.trigger,
    is_trimmed: isTrimmed,
    most_tokens: most,
    gates,
  };
}

/** Where it lets nothing through; an adaptive one holds back only what nobody switched on. */
const SILENT_MODES: Readonly<Record<InjectionMode, SilentReason>> = {
  adaptive: 'related_off',
  'startup-only': 'startup_only',
  off: 'mode_off',
};

const NOTHING: Due = { trigger: 'canon', costs: [], grave: 0 };

function inOrder(due: readonly Due[]): readonly Due[] {
  return due.toSorted((a, b) => TRIGGERS.indexOf(a.trigger) - TRIGGERS.indexOf(b.trigger));
}

function countOf(due: readonly Due[]): number {
  return due.reduce((sum, { costs }) => sum + costs.length, 0);
}
