// A call to a model: intent before, outcome after, whatever happens between. No adapter is reached but from here.
import type { Ledger } from '../../ledger/ledger.ts';
import { Bug, Failure, Refusal } from '../../base/errors.ts';
import type { Call } from '../../base/operation.ts';
import { refuse } from '../contract.ts';
import { KILLED } from '../kill/kills.ts';
import type { EmbeddingAnswer, ModelAdapter, ModelAnswer, ProviderKind, RawAnswer } from '../providers/contract.ts';
import { askRaw } from '../providers/raw.ts';
import { retryCall, retryStream } from '../providers/retry.ts';
import { rawWithTimeouts, withTimeouts } from '../providers/with-timeouts.ts';
import * as q from '../queries.ts';
import { OFFLINE } from '../settings/document.ts';
import { createBeginCalls, type BeginDeps, type Begun } from './begin-call.ts';
import type { Calls } from './contract.ts';
import { LEFT, type Seen } from './ending.ts';
import { passOn } from './pass-on.ts';
import { createCallRecords } from './record-calls.ts';
import { QUESTION, RAW, TEXTS, prepareRaw, prepareRequest } from './request-kinds.ts';
import { settleExpired } from './settle-expired.ts';

export interface CallsDeps extends Omit<BeginDeps, 'records'> {
  readonly ledger: Ledger;
  readonly adapterOf: (kind: ProviderKind) => Promise<ModelAdapter>;
}

export function createCalls(deps: CallsDeps): Calls {
  const { clock } = deps;
  const { begin, budgetFor } = createBeginCalls({ ...deps, records: createCallRecords(deps) });

  /** With the time limits of the provider; each attempt is counted. */
  async function adapterFor(begun: Begun<unknown>, seen: Seen) {
    const unlimited = await deps.adapterOf(begun.kind);
    const startedAt = clock.monotonic();
    return {
      /** For the next attempt: all of them together take no longer than one may. */
      adapter: () => {
        const whole_ms = Math.max(1, begun.timeouts.whole_ms - (clock.monotonic() - startedAt));
        return withTimeouts(unlimited, clock, { ...begun.timeouts, whole_ms });
      },
      policy: { attempts: begun.maxAttempts, total_ms: begun.timeouts.whole_ms },
      ports: { clock, signal: begun.signal, onAttempt: (attempt: number) => void (seen.attempts = attempt) },
      connection: { ...begun.connection, signal: begun.signal },
      sinceStart: () => Math.round(clock.monotonic() - startedAt),
    };
  }

  return {
    async generate(asked, call) {
      const begun = await begin(asked, () => prepareRequest(QUESTION, asked), call, asked.beside);
      const seen = nothingSeen();
      let answer: ModelAnswer;
      try {
        const { adapter, policy, ports, connection, sinceStart } = await adapterFor(begun, seen);
        const ask = () => adapter().generate(begun.request, connection);
        ({ value: answer } = await retryCall(ask, policy, ports));
        seen.first_token_ms = sinceStart();
        seen.finish = answer;
        seen.text = answer.text;
        seen.tool_calls.push(...answer.tool_calls);
        seen.has_words = answer.text !== '' || answer.tool_calls.length > 0;
      } catch (error) {
        await begun.end(seen, error);
        throw explained(error, begun, call);
      }
      return { ...answer, ...(await begun.end(seen)) };
    },

    async *stream(asked, call) {
      const begun = await begin(asked, () => prepareRequest(QUESTION, asked), call, asked.beside);
      const seen = nothingSeen();
      let isSettled = false;
      try {
        const { adapter, policy, ports, connection, sinceStart } = await adapterFor(begun, seen);
        const ask = () => adapter().stream(begun.request, connection);
        for await (const part of retryStream(ask, policy, ports)) {
          seen.first_token_ms ??= sinceStart();
          if (part.type === 'finish') {
            seen.finish = part;
            continue;
          }
          seen.has_words = true;
          if (asked.beside && part.type === 'text') seen.text += part.text;
          if (asked.beside && part.type === 'tool_call') seen.tool_calls.push(part.call);
          yield part;
        }
        if (!seen.finish) throw new Bug('a stream ended without its last part');
        isSettled = true;
        const record = await begun.end(seen);
        yield { ...seen.finish, type: 'finish', ...record };
      } catch (error) {
        if (isSettled) throw error;
        isSettled = true;
        await begun.end(seen, error);
        throw explained(error, begun, call);
      } finally {
        // A reader that leaves before the end pays for all of the answer that may have been written.
        if (!isSettled) await begun.end(seen, LEFT);
      }
    },

    async embed(asked, call) {
      const begun = await begin(asked, () => prepareRequest(TEXTS, asked), call);
      const seen = nothingSeen();
      let answer: EmbeddingAnswer;
      try {
        const { adapter, policy, ports, connection, sinceStart } = await adapterFor(begun, seen);
        const ask = () => adapter().embed(begun.request, connection);
        ({ value: answer } = await retryCall(ask, policy, ports));
        seen.first_token_ms = sinceStart();
        // A provider of vectors writes no token; one that reports nothing of its input is charged by the bound.
        const usage = { ...answer.usage, output_tokens: answer.usage.output_tokens ?? 0 };
        seen.finish = { reason: 'stop', usage, model: answer.model, response_id: undefined };
      } catch (error) {
        await begun.end(seen, error);
        throw explained(error, begun, call);
      }
      return { ...answer, ...(await begun.end(seen)) };
    },

    async raw(asked, call) {
      const { path, headers } = asked;
      const begun = await begin(
        { ...asked, operation_key: RAW },
        (provider) => prepareRaw(provider?.kind ?? OFFLINE, asked, provider?.may_reach ?? []),
        call,
      );
      const seen = { ...nothingSeen(), attempts: 1 };
      const { protocol, is_stream } = begun.request;
      const startedAt = clock.monotonic();
      const left = new AbortController();
      const connection = { ...begun.connection, signal: AbortSignal.any([begun.signal, left.signal]) };
      let answer: RawAnswer;
      try {
        answer = await rawWithTimeouts(connection, clock, begun.timeouts, is_stream, (limited) =>
          askRaw(begun.kind, begun.request, { path, headers, body: asked.body }, limited),
        );
      } catch (error) {
        await begun.end(seen, error);
        throw explained(error, begun, call);
      }
      const passed = passOn(answer, seen, {
        // What is no text is no token that a provider writes.
        hasWords: protocol !== 'embeddings',
        leave: () => left.abort(LEFT),
        sinceStart: () => Math.round(clock.monotonic() - startedAt),
        end: (outcome, error) => begun.end(outcome, error),
        explain: (error) => explained(error, begun, call),
      });
      return { call_id: begun.call_id, warnings: begun.warnings, ...passed };
    },

    async outcomeOf(callId) {
      const row = await deps.store.read((tx) => tx.get(q.readCall, callId));
      return row && { status: row.status, code: row.code };
    },

    async askedWith(promptId, limit) {
      const { gatewayId } = await deps.accounting();
      return deps.store.read((tx) => tx.all(q.callsWithPrompt, gatewayId, promptId, limit));
    },

    budgetFor,
    settleExpired: async () => settleExpired(deps, (await deps.accounting()).gatewayId),
  };

  function explained(error: unknown, begun: Begun<unknown>, call: Call): unknown {
    if (begun.wasKilled() || error === KILLED) {
      return refuse('provider_killed', 'A kill switch ended this call', { call_id: begun.call_id });
    }
    // Of a call that had failed before its caller left the failure is on record, and so it is told.
    if (call.signal?.aborted && !(error instanceof Failure || error instanceof Refusal)) {
      return refuse('call_cancelled', 'The caller left before the whole answer', { call_id: begun.call_id }, error);
    }
    if (error instanceof Failure) {
      return new Failure(
        error.code,
        error.row,
        error.message,
        error.retry,
        { ...error.details, call_id: begun.call_id },
        error,
      );
    }
    return error;
  }
}

function nothingSeen(): Seen {
  return { has_words: false, finish: undefined, text: '', tool_calls: [], first_token_ms: null, attempts: 0 };
}
