// Pure: how a call ended and what it is charged, from what was seen of it.
import { Failure, Refusal } from '../../base/errors.ts';
import { redactedStart } from '../../base/redact.ts';
import type { Finish, ToolCall, Usage } from '../providers/contract.ts';
import { NOTHING, type Amounts } from '../state/entities.ts';
import type { Ending } from '../contract.ts';
import { isEndCode, type CallEnded, type EndCode } from '../state/events.ts';
import type { CallFacts } from './judge-call.ts';
import { NO_USAGE } from './measure.ts';

/** What came of an answer so far. */
export interface Seen {
  /** Whether it has any text or tool call, or showed reasoning as it streamed; of a whole answer its reasoning is not kept. */
  has_words: boolean;
  finish: Finish | undefined;
  /** What came of it, for a caller that puts it on record beside the call. */
  text: string;
  tool_calls: ToolCall[];
  first_token_ms: number | null;
  attempts: number;
}

/** Why a reader's own leaving ended a call. */
export const LEFT = Symbol('the reader left');

export interface EndingFacts {
  /** What was reserved for it. */
  readonly asked: CallFacts['asked'];
  readonly seen: Readonly<Seen>;
  /** Undefined for a whole answer. */
  readonly error: unknown;
  readonly wasKilled: boolean;
  readonly wasCancelled: boolean;
  readonly isOffline: boolean;
  readonly runtimeMs: number;
  readonly costOf: (usage: Usage) => number | undefined;
}

export type Outcome = Omit<CallEnded, 'call_id' | 'windows' | 'code'> & { readonly code: EndCode | null };

export function endingOf(at: EndingFacts): Outcome {
  const { seen, error, runtimeMs } = at;
  const { price_known: wasPriced, ...reserved } = at.asked;
  const usage = seen.finish?.usage ?? NO_USAGE;
  const ending = kindOf(at);
  const { charged, charged_by, price_known } = chargeOf(at, usage, reserved, wasPriced);
  return {
    ending,
    code: codeOf(error, ending),
    model_answered: nameOf(seen.finish?.model),
    response_id: nameOf(seen.finish?.response_id),
    finish_reason: seen.finish?.reason ?? null,
    input_tokens: usage.input_tokens ?? null,
    cache_read_tokens: usage.cache_read_tokens ?? null,
    cache_write_tokens: usage.cache_write_tokens ?? null,
    output_tokens: usage.output_tokens ?? null,
    reasoning_tokens: usage.reasoning_tokens ?? null,
    // What the way out denied was not sent: it is no call.
    charged: { ...charged, runtime_ms: runtimeMs, calls: Number(ending !== 'denied') },
    charged_by,
    price_known,
    first_token_ms: seen.first_token_ms,
    attempts: seen.attempts,
  };
}

const LONGEST_NAME = 200;

/** As a provider says it, which may be anything: what no database holds is replaced, and what is secret. */
function nameOf(said: string | undefined): string | null {
  if (said === undefined) return null;
  return redactedStart(said.toWellFormed().replaceAll('\0', '\ufffd'), LONGEST_NAME).toWellFormed();
}

function kindOf({ error, wasKilled, wasCancelled }: EndingFacts): Ending {
  if (error === undefined) return 'answered';
  if (wasKilled) return 'killed';
  // A redirect is denied too, but as the answer to what was sent.
  if (error instanceof Refusal && error.code === 'network_denied' && error.details['maybe_sent'] !== true)
    return 'denied';
  if (error instanceof Failure || error instanceof Refusal) return 'failed';
  // A reader that left, or whose caller no longer waits.
  return wasCancelled || typeof error === 'symbol' ? 'cancelled' : 'failed';
}

function codeOf(error: unknown, ending: Ending): EndCode | null {
  if (ending === 'answered') return null;
  if (ending === 'killed') return 'provider_killed';
  if ((error instanceof Failure || error instanceof Refusal) && isEndCode(error.code)) return error.code;
  return ending === 'cancelled' ? null : 'bug';
}

/**
 * Whether the provider did nothing that it charges for. Of all attempts only the last one can be another: what the provider may have
 * worked on is not asked again.
 */
function isUndone(error: unknown): boolean {
  return error instanceof Refusal || (error instanceof Failure && error.details['maybe_done'] === false);
}

function chargeOf(
  { seen, error, isOffline, costOf }: EndingFacts,
  usage: Usage,
  reserved: Amounts,
  wasPriced: boolean,
): { readonly charged: Amounts; readonly charged_by: CallEnded['charged_by']; readonly price_known: boolean } {
  if (isOffline) return { charged: NOTHING, charged_by: 'nothing', price_known: true };
  const { input_tokens: input, output_tokens: output } = usage;
  // A request has tokens, and so has an answer with a text: a zero there is a figure that nobody gave.
  const isTold = input !== undefined && input > 0 && output !== undefined && (output > 0 || !seen.has_words);
  if (isTold) {
    const cost = costOf(usage);
    const charged = { ...NOTHING, tokens: input + output, cost_nano: cost ?? 0 };
    return { charged, charged_by: 'provider', price_known: cost !== undefined };
  }
  const hasBegun = seen.first_token_ms !== null;
  if (!hasBegun && isUndone(error)) return { charged: NOTHING, charged_by: 'nothing', price_known: true };
  // What came says little of what was written: more may wait unread, be on its way, or be reasoning that nobody is shown.
  return { charged: reserved, charged_by: hasBegun ? 'estimate' : 'reservation', price_known: wasPriced };
}
