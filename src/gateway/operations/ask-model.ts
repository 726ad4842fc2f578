// One answer of a model, asked for whole, or in parts where the caller wants to see it come.
import { Bug } from '../../base/errors.ts';
import type { Call } from '../../base/operation.ts';
import type { CallRequest, GatewayAnswer } from '../calls/contract.ts';
import type { ToolCall } from '../providers/contract.ts';
import type { Gateway } from './gateway-api.ts';

/** Returns once the outcome is on record. Until then the text that was handed on is provisional. */
export async function askModel(
  { calls, kills }: Pick<Gateway, 'calls' | 'kills'>,
  request: CallRequest,
  call: Call,
  onText?: (text: string) => void | Promise<void>,
): Promise<GatewayAnswer> {
  if (!onText) return calls.generate(request, call);
  const done = new AbortController();
  const killed = kills.watch(request.provider, done.signal);
  const over = call.signal ? AbortSignal.any([killed, call.signal]) : killed;
  const isOver = new Promise<void>((resolve) => {
    over.addEventListener('abort', () => resolve(), { once: true });
  });
  const tool_calls: ToolCall[] = [];
  let text = '';
  try {
    for await (const part of calls.stream(request, call)) {
      if (part.type === 'finish') {
        const { type: _, ...finish } = part;
        return { ...finish, text, tool_calls };
      }
      if (part.type === 'tool_call') tool_calls.push(part.call);
      if (part.type !== 'text') continue;
      text += part.text;
      // A reader that takes nothing must not keep a call from its end, which the stream then gives.
      if (!over.aborted) await Promise.race([onText(part.text), isOver]);
    }
  } finally {
    done.abort();
  }
  throw new Bug('a stream ended without its last part');
}
