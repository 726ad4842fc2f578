// One answer of a model, asked for whole, or in parts where the caller wants to see it come.
import { Bug } from '../../base/errors.ts';
import type { Call } from '../../base/operation.ts';
import type { CallRequest, Calls, GatewayAnswer } from '../calls/calls.ts';
import type { ToolCall } from '../providers/contract.ts';

/** Returns once the outcome is on record. Until then the text that was handed on is provisional. */
export async function askModel(
  calls: Calls,
  request: CallRequest,
  call: Call,
  onText?: (text: string) => void | Promise<void>,
): Promise<GatewayAnswer> {
  if (!onText) return calls.generate(request, call);
  const left = new AbortController();
  const signal = call.signal ? AbortSignal.any([call.signal, left.signal]) : left.signal;
  const parts = calls.stream(request, { ...call, signal });
  const tool_calls: ToolCall[] = [];
  let text = '';
  try {
    for (let next = parts.next(); ;) {
      const { value: part } = await next;
      if (!part) throw new Bug('a stream ended without its last part');
      if (part.type === 'finish') {
        const { type: _, ...finish } = part;
        return { ...finish, text, tool_calls };
      }
      // Before this one is handed on: a kill or a time limit then ends the call, however long its reader takes.
      next = parts.next();
      if (part.type === 'tool_call') tool_calls.push(part.call);
      if (part.type === 'text') {
        text += part.text;
        await orFailure(async () => onText(part.text), next);
      }
    }
  } finally {
    // Also where the reader failed: upstream is closed, and what it got is charged.
    left.abort();
    await parts.return().catch(() => {});
  }
}

function orFailure(hand: () => Promise<void>, next: Promise<unknown>): Promise<void> {
  return Promise.race([
    hand(),
    new Promise<never>((_resolve, reject) => {
      next.catch(reject);
    }),
  ]);
}
