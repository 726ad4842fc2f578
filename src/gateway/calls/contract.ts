// What a caller asks of a model through the gateway, and what it gets.
import type { Call } from '../../base/operation.ts';
import type { AnswerPart, EmbeddingAnswer, Finish, ModelAnswer, RawAnswer, RawRequest } from '../providers/contract.ts';
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

export interface CallRequest extends Asked {
  readonly payload: Readonly<Record<string, unknown>>;
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
  /** Why not even the smallest call of this caller would fit into the limits that hold; nothing is recorded. */
  readonly budgetFor: (asked: Pick<Asked, 'provider' | 'model'>, caller: Caller) => Promise<Denial | undefined>;
  /** Gives reservations of calls whose process died a place in what is spent. Returns how many. */
  settleExpired(): Promise<number>;
}
