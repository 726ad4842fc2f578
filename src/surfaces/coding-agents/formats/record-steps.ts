// Writes down what a record says as steps, and counts the keys of its events: every reader names them alike.
import type {
  RetractReason,
  TranscriptCall,
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
  const { session_id, id, at, place, isSidechain = false, isContext: isAllContext = false } = seen;
  let count = 0;
  const add = (
    kind: TranscriptKind,
    text: string,
    isContext: boolean,
    more?: { readonly tool: TranscriptCall } | { readonly result: TranscriptResult },
  ) => {
    steps.push({
      step: 'event',
      event: {
        session_id,
        key: keyOf(id, count),
        ...(at === undefined ? undefined : { at }),
        kind,
        text,
        ...(isSidechain ? { is_sidechain: true } : undefined),
        ...(isContext ? { is_context: true } : undefined),
        ...more,
        place,
      },
    });
    count += 1;
  };
  return {
    say(kind, text, { blocks, isContext: isTextContext = false } = {}) {
      if (text === undefined) return false;
      let isWord = false;
      // An agent may quote such a block: only what is said to it holds any.
      const segments =
        kind === 'user' ? segmentsOf(text, blocks) : text.trim() === '' ? [] : [{ text, isContext: false }];
      for (const segment of segments) {
        const isContext = isAllContext || isTextContext || segment.isContext;
        isWord ||= !isContext;
        add(kind, segment.text, isContext);
      }
      return isWord;
    },
    call(call) {
      const tool = toolCall(call);
      const isOwn = isOwnCall(tool.tool, tool.command);
      if (isOwn) {
        own.add(tool.call);
        const [oldest] = own.size > MOST_OWN_CALLS ? own : [];
        if (oldest !== undefined) own.delete(oldest);
      }
      add('call', inputText(tool.command, call.input), isAllContext || isOwn, { tool });
    },
    result(result, text) {
      add('result', text, own.delete(result.call) || isAllContext, { result });
    },
    get count() {
      return count;
    },
  };
}

/** Retracts an event and all that followed it in its session. */
export function retractFrom(session_id: string, from: string, reason: RetractReason): TranscriptStep {
  return { step: 'retract', session_id, from, reason };
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A time as text or in milliseconds, in the form of the ledger. */
export function timeIn(value: unknown): string | undefined {
  if (typeof value === 'string' && TIME.test(value)) return Number.isNaN(Date.parse(value)) ? undefined : value;
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
