// The format of hook answers that Claude Code introduced and other agents adopted.

export function hookOutput(event: string, fields: object): object {
  return { hookSpecificOutput: { hookEventName: event, ...fields } };
}

/** Text for the model. */
export function contextOutput(event: string, text: string): object {
  return hookOutput(event, { additionalContext: text });
}

/** Makes an agent that is about to stop go on with this text. */
export function blockOutput(text: string): object {
  return { decision: 'block', reason: text };
}

/** Text for the user. */
export function messageOutput(text: string): object {
  return { systemMessage: text };
}
