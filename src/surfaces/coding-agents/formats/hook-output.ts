// The format of hook answers that Claude Code introduced and other agents adopted.
import type { Fields } from '../contract.ts';

export function hookOutput(event: string, fields: object): object {
  return { hookSpecificOutput: { hookEventName: event, ...fields } };
}

/** Text for the model. */
export function contextOutput(event: string, text: string): object {
  return hookOutput(event, { additionalContext: text });
}

/** What a tool was called with. */
export function toolInput({ tool_input: input }: Fields): Fields {
  return typeof input === 'object' && input !== null ? (input as Fields) : {};
}

/** Makes an agent that is about to stop go on with this text. */
export function blockOutput(text: string): object {
  return { decision: 'block', reason: text };
}

/** Text for the user. */
export function messageOutput(text: string): object {
  return { systemMessage: text };
}
