// Writes down what a record says as steps, and counts the keys of its events: every reader names them alike.
import type {
  RetractReason,
  TranscriptEvent,
  TranscriptKind,
  TranscriptPlace,
  TranscriptResult,
  TranscriptStep,
} from '../../../mind/mind.ts';
import { isOwnCall, segmentsOf } from './context-text.ts';
import { inputText, toolCall, type CallSeen } from './tool-calls.ts';

/** What the events of one record have in common. */
export interface RecordSeen {
  readonly session_id: string;
  /** The agent's own id of the record, or its place where it has none. */
  readonly id: string;
  readonly at: string | undefined;
  readonly place: TranscriptPlace;
  readonly isSidechain?: boolean;
  readonly isContext?: boolean;
}

export interface HowSaid {
  /** The blocks of this agent that are context. */
  readonly blocks?: RegExp;
  readonly isContext?: boolean;
}

export interface RecordSteps {
  /** A text, its context apart. Whether anything in it is somebody's word. */
  say(kind: TranscriptKind, text: string | undefined, how?: HowSaid): boolean;
  call(seen: CallSeen): void;
  result(result: TranscriptResult, text: string): void;
  /** Of the events so far. */
  readonly count: number;
}

/** The calls to Throughline itself whose results are still to come: their ids, the newest. */
export type OwnCalls = Set<string>;
const MOST_OWN_CALLS = 64;

/** The n-th event of a record, from 0. */
export function keyOf(id: string, n: number): string {
  return n === 0 ? id : `${id}#${n}`;
}

export function recordSteps(steps: TranscriptStep[], seen: RecordSeen, own: OwnCalls): RecordSteps {
  return new StepWriter(steps, seen, own);
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

// A class, and events without spreads: this runs for every record of files of a gigabyte.
class StepWriter implements RecordSteps {
  readonly #steps: TranscriptStep[];
  readonly #seen: RecordSeen;
  readonly #own: OwnCalls;
  count = 0;

  constructor(steps: TranscriptStep[], seen: RecordSeen, own: OwnCalls) {
    this.#steps = steps;
    this.#seen = seen;
    this.#own = own;
  }

  say(kind: TranscriptKind, text: string | undefined, how?: HowSaid): boolean {
    if (text === undefined) return false;
    // An agent may quote a block of context: only what is said to it holds any.
    if (kind !== 'user') {
      if (text.trim() === '') return false;
      this.#add(kind, text, how?.isContext === true);
      return how?.isContext !== true && this.#seen.isContext !== true;
    }
    let isWord = false;
    for (const segment of segmentsOf(text, how?.blocks)) {
      const isContext = how?.isContext === true || segment.isContext;
      isWord ||= !isContext && this.#seen.isContext !== true;
      this.#add(kind, segment.text, isContext);
    }
    return isWord;
  }

  call(call: CallSeen): void {
    const tool = toolCall(call);
    const isOwn = isOwnCall(tool.tool, tool.command);
    if (isOwn) this.#awaitOwn(tool.call);
    this.#add('call', inputText(tool.command, call.input), isOwn).tool = tool;
  }

  result(result: TranscriptResult, text: string): void {
    this.#add('result', text, this.#own.delete(result.call)).result = result;
  }

  #awaitOwn(call: string): void {
    this.#own.add(call);
    if (this.#own.size <= MOST_OWN_CALLS) return;
    const [oldest = call] = this.#own;
    this.#own.delete(oldest);
  }

  #add(kind: TranscriptKind, text: string, isContext: boolean): Writable<TranscriptEvent> {
    const { session_id, id, at, place, isSidechain, isContext: isAllContext } = this.#seen;
    const event: Writable<TranscriptEvent> = { session_id, key: keyOf(id, this.count), kind, text, place };
    if (at !== undefined) event.at = at;
    if (isSidechain === true) event.is_sidechain = true;
    if (isContext || isAllContext === true) event.is_context = true;
    this.#steps.push({ step: 'event', event });
    this.count += 1;
    return event;
  }
}

/** Retracts an event and all that followed it in its session. */
export function retractFrom(session_id: string, from: string, reason: RetractReason): TranscriptStep {
  return { step: 'retract', session_id, from, reason };
}

/** A time of a day that every month has needs no calendar. */
const TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** A time as text or in milliseconds, in the form of the ledger. */
export function timeIn(value: unknown): string | undefined {
  if (typeof value === 'string' && TIME.test(value)) return value;
  const ms = typeof value === 'string' ? Date.parse(value) : typeof value === 'number' ? value : Number.NaN;
  return ms >= 0 && ms <= LAST_MS ? new Date(ms).toISOString() : undefined;
}

/** Of the year 9999. */
const LAST_MS = 253_402_300_799_999;

export function stringIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function stringsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
