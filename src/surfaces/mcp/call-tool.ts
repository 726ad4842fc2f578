// Runs one tool. A refusal of the operation is an answer that the model can act on; a bug reveals nothing of our
// internals.
import type { CallToolResult } from '@modelcontextprotocol/server';
import { Bug, Failure, Refusal, type ErrorJson } from '../../base/errors.ts';
import type { Call, Operation } from '../../base/operation.ts';
import { typedError } from '../../base/system-errors.ts';
import { escaped, resultText } from './result-text.ts';
import { shownError } from './shown.ts';

export async function callTool(
  operation: Operation,
  input: unknown,
  call: Call,
  report: (error: unknown) => void,
): Promise<CallToolResult> {
  try {
    const result = await operation.run(input, call);
    return {
      content: [{ type: 'text', text: resultText(result) }],
      structuredContent: result as Record<string, unknown>,
    };
  } catch (error) {
    return { content: [{ type: 'text', text: errorText(error, report) }], isError: true };
  }
}

function errorText(error: unknown, report: (error: unknown) => void): string {
  const { code, message, hint, ...rest } = toldOf(error, report);
  return escaped(JSON.stringify({ code, message, hint, ...rest }));
}

/** What a client is shown of an error; an unexpected error is reported here instead. */
export function toldOf(thrown: unknown, report: (error: unknown) => void): ErrorJson {
  const error = typedError(thrown);
  if (error instanceof Refusal || error instanceof Failure) return shownError(error.toJSON());
  report(error);
  return new Bug('Something went wrong inside Throughline; its log says what').toJSON();
}
