// What a caller asks of a model through the gateway, and what it gets.
import type { Call } from '../../base/operation.ts';
import type { WriteTx } from '../../store/store.ts';
import type { Ending } from '../contract.ts';
import type {
  AnswerPart,
  EmbeddingAnswer,
  Finish,
  ModelAnswer,
  RawAnswer,
  RawRequest,
  ToolCall,
} from '../providers/contract.ts';
import type { Caller } from '../policy/caller.ts';
import type { Denial, Warning } from './judge-call.ts';

export interface Asked {
  readonly provider: string;
  readonly model: string;
  readonly category_id?: string;
  /** The projection of NEED_TO_KNOW that its payload passes. */
  readonly operation_key: string;
  readonly prompt?: { readonly id: string; readonly version: string };
}

/** What came of a call, before it is on record. */
export interface Came {
  readonly call_id: string;
  readonly ending: Ending;
  /** Of the error, if it ended with one. */
  readonly code: string | null;
  /** All of the answer's text that came, of an answer that was cut too. */
  readonly text: string;
  readonly tool_calls: readonly ToolCall[];
}

/**
 * What a caller puts on record together with its call: in the very transactions of its intent and its outcome, so that neither is
 * there without the other. A write that throws takes the call's own record with it: its intent then sends nothing, and its outcome is
 * recorded alone, as failed.
 */
export interface Beside {
  /** Once the call was let through, and before anything is sent. */
  readonly begun: (tx: WriteTx, callId: string) => Promise<void>;
  /** Looks at what came, outside of every transaction; what it returns is written with the outcome. */
  readonly ended: (came: Came) => (tx: WriteTx) => Promise<void>;
}

export interface CallRequest extends Asked {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly beside?: Beside;
}

/** Of a caller that speaks the provider's own protocol: its body goes as it came. */
export interface RawCallRequest extends Omit<Asked, 'operation_key'>, RawRequest {}

export interface GatewayRawAnswer extends Omit<RawAnswer, 'seen'> {
  readonly call_id: string;
  readonly warnings: readonly Warning[];
  /** Of the outcome, once the body was read to its end, failed, or was left. Rejects if it could not be recorded. */
  readonly record: Promise<CallRecord>;
}

export interface CallRecord {
  readonly call_id: string;
  /** Another process had taken this call for dead and settled it: what came was not put on record. */
  readonly was_settled: boolean;
  readonly warnings: readonly Warning[];
  readonly cost_nano: number;
  readonly price_known: boolean;
  readonly charged_by: string;
  readonly attempts: number;
  readonly first_token_ms: number | null;
}

export type GatewayAnswer = ModelAnswer & CallRecord;
/** As the adapter's parts; `finish` comes behind the record of the outcome, and names it. */
export type GatewayPart =
  | Exclude<AnswerPart, { readonly type: 'finish' }>
  | ({ readonly type: 'finish' } & Finish & CallRecord);

export interface Calls {
  generate(request: CallRequest, call: Call): Promise<GatewayAnswer>;
  stream(request: CallRequest, call: Call): AsyncGenerator<GatewayPart, void, undefined>;
  embed(request: CallRequest, call: Call): Promise<EmbeddingAnswer & CallRecord>;
  /** Whoever asks reads the body or leaves it: until then the call is under way. */
  raw(request: RawCallRequest, call: Call): Promise<GatewayRawAnswer>;
  /** How a call stands; undefined if there is none. */
  outcomeOf(callId: string): Promise<{ readonly status: Ending | 'open'; readonly code: string | null } | undefined>;
  /** The newest calls with this prompt, denied ones among them, newest first: who they are, and where the ledger tells of them. */
  askedWith(
    promptId: string,
    limit: number,
  ): Promise<
    readonly {
      readonly call_id: string;
      readonly gateway_id: string;
      readonly seq: number;
      readonly status: Ending | 'open';
    }[]
  >;
  /** Why not even the smallest call of this caller would fit into the limits that hold; nothing is recorded. */
  readonly budgetFor: (asked: Pick<Asked, 'provider' | 'model'>, caller: Caller) => Promise<Denial | undefined>;
  /** Gives reservations of calls whose process died a place in what is spent. Returns how many. */
  settleExpired(): Promise<number>;
}
