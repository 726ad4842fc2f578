// When the mind may speak, as data: what each trigger says, whether it waits, and the figures that the gates compare with. No zod: hooks
// load it.

/** The strongest first: of several that are due, the first names the message. */
export const TRIGGERS = [
  'start',
  'clear',
  'compaction',
  'resume',
  'dropped',
  'handoff',
  'tag',
  'collision',
  'canon',
  'failure',
  'file',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** Triggers with which a context begins or goes on. */
export type Beginning = 'start' | 'clear' | 'compaction' | 'resume';

export function isBeginning(trigger: Trigger | null): trigger is Beginning {
  return trigger !== null && MATRIX[trigger].isBeginning;
}

/** What a session met in its last turn, and entries of the canon name: told where that is switched on. */
export type RelatedTrigger = Extract<Trigger, 'failure' | 'file'>;

export function isRelated(trigger: Trigger): trigger is RelatedTrigger {
  return trigger === 'failure' || trigger === 'file';
}

export interface TriggerRow {
  /** `whole`: work, risks and canon. `delta`: only what this context was not told. */
  readonly says: 'whole' | 'delta';
  /** Neither cooldown nor pressure holds it back; pressure trims it to work and risks. */
  readonly urgent: boolean;
  /** Said even in the mode `startup-only`. */
  readonly isBeginning: boolean;
  /** The reason on record when it is said. */
  readonly reason: SaidReason;
}

export const MATRIX: Readonly<Record<Trigger, TriggerRow>> = {
  start: { says: 'whole', urgent: true, isBeginning: true, reason: 'baseline' },
  clear: { says: 'whole', urgent: true, isBeginning: true, reason: 'baseline' },
  compaction: { says: 'whole', urgent: true, isBeginning: true, reason: 'baseline' },
  resume: { says: 'delta', urgent: true, isBeginning: true, reason: 'changed_since_told' },
  dropped: { says: 'delta', urgent: true, isBeginning: true, reason: 'dropped_by_compaction' },
  handoff: { says: 'delta', urgent: true, isBeginning: false, reason: 'handed_over' },
  tag: { says: 'delta', urgent: true, isBeginning: false, reason: 'lines_of_tag' },
  collision: { says: 'delta', urgent: true, isBeginning: false, reason: 'file_changed_twice' },
  canon: { says: 'delta', urgent: false, isBeginning: false, reason: 'canon_revised' },
  failure: { says: 'delta', urgent: false, isBeginning: false, reason: 'command_failed' },
  file: { says: 'delta', urgent: false, isBeginning: false, reason: 'file_read' },
};

export const SAID_REASONS = [
  'baseline',
  'changed_since_told',
  'dropped_by_compaction',
  'handed_over',
  'lines_of_tag',
  'file_changed_twice',
  'canon_revised',
  'command_failed',
  'file_read',
] as const;
export type SaidReason = (typeof SAID_REASONS)[number];

/**
 * In the order in which they are passed, each with the reason that it gives when it lets nothing through. That a turn is not interrupted needs
 * no gate: what speaks is called where a session begins and where a prompt is about to be answered, and nowhere else.
 */
export const GATES = ['opt_out', 'mode', 'one_per_turn', 'dedupe', 'pressure', 'cooldown', 'budget'] as const;
export type Gate = (typeof GATES)[number];

export const SILENT_REASONS = [
  'opted_out',
  'mode_off',
  'startup_only',
  'related_off',
  'already_this_turn',
  'nothing_new',
  'pressure',
  'pressure_unknown',
  'cooldown',
  'no_room',
] as const;
export type SilentReason = (typeof SILENT_REASONS)[number];
export type Reason = SaidReason | SilentReason;

export const INJECTION_MODES = ['adaptive', 'startup-only', 'off'] as const;
export type InjectionMode = (typeof INJECTION_MODES)[number];
export const DEFAULT_MODE: InjectionMode = 'adaptive';

/** Whether the summary of a context's compaction is still to be read; missing: it never could be. */
export const SUMMARY = { read: 0, due: 1, missing: 2 } as const;

export const RELATED_MODES = ['on', 'off'] as const;
export type RelatedMode = (typeof RELATED_MODES)[number];

export const LIMITS = {
  /** Of one message, work and lines together. */
  whole: 500,
  /** Of a whole message, what work may take while lines wait. */
  work: 280,
  /** Of a message that says only what changed. */
  delta: 240,
  /** Of the context window, in basis points: above it only what is urgent is said, and of that only work and risks. */
  pressureBps: 7_000,
  /** Between two messages that were not urgent. */
  cooldownMs: 60_000,
  /** Lines of one message about commands that failed and files that were read. */
  related: 2,
  /** More than this said to one session within the time switches it to `startup-only`. */
  flood: { tokens: 2_000, withinMs: 10 * 60_000 },
} as const;
