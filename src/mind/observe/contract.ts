// T1: observations. Each quotes T0 word for word and says by which rule it was made.
import type { T0Event } from '../t0/contract.ts';

export const OBSERVATION_KINDS = [
  // May become canon:
  'constraint', // what must or must never be done here
  'preference', // how the person wants it
  'correction', // the person said that something was wrong, and what is right
  'decision', // what was chosen, with its reason
  'fact', // how something in the project is
  'fix', // an error, and the change after which its command passed
  'proof', // a command that proves something, and passed
  // Of the session alone:
  'files', // files changed
  'commit',
  'open_end', // what was left undone
  'outcome', // how the session's work ended
] as const;
export type ObservationKind = (typeof OBSERVATION_KINDS)[number];

/** Who stands behind it, the strongest first. An agent's claim never becomes canon alone; a tool's output is quoted data. */
export const SOURCES = ['person', 'executed', 'agent', 'import', 'tool'] as const;
export type Source = (typeof SOURCES)[number];

export interface Quote {
  readonly t0_id: string;
  /** In characters of the T0 event's text, or of its command where `of` says so. */
  readonly of: 'text' | 'command';
  readonly start: number;
  readonly end: number;
  /** text.slice(start, end), to the letter. */
  readonly text: string;
}

export interface Observation {
  /** uuidOf over session, rule, quotes and statement: the same whenever it is made. */
  readonly observation_id: string;
  readonly project_id: string;
  readonly agent: string;
  readonly session_id: string;
  readonly tag: string;
  /** The rule that made it, as in `correction.use-not`; `model` for one that a model proposed. */
  readonly rule: string;
  readonly kind: ObservationKind;
  /** One of a short list of topics, as in tooling, testing, style, architecture, data, release, environment, errors, files, process. */
  readonly topic: string;
  /**
   * What it is about, in one form. Two observations are compared only if this is equal; so it names the thing and not what is said of it:
   * `package manager`, `command:test`, `error:ECONNREFUSED 127.0.0.1:5432`, `file:src/db.ts`.
   */
  readonly subject: string;
  /**
   * What is said of the subject, in one form, where it has one value at a time (`npm`); null where several may hold side by side.
   * Equal subject and different values contradict each other.
   */
  readonly value: string | null;
  /** One sentence that reads alone. */
  readonly statement: string;
  readonly source: Source;
  /** At least one. */
  readonly quotes: readonly Quote[];
  /** Of the newest quote. */
  readonly at: string;
  /** Files that the statement names: when they are gone, it is stale. */
  readonly files: readonly string[];
  /** The person takes an earlier statement back with it ("no longer", "instead", "actually"). */
  readonly is_correction: boolean;
}

export interface ObserveInput {
  readonly project_id: string;
  readonly agent: string;
  readonly session_id: string;
  /** The tag that held at an event: pure, from the record of switches. */
  readonly tagAt: (seq: number) => string;
  readonly events: readonly T0Event[];
}

/** Why an observation was left out, counted by reason. */
export interface Observed {
  readonly observations: readonly Observation[];
  readonly rejected: Readonly<Record<string, number>>;
}

/** Pure and deterministic: the same events give the same observations. */
export type Observe = (input: ObserveInput) => Observed;
