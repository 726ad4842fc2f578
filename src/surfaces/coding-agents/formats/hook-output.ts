// The format of hook answers that Claude Code introduced and other agents adopted.

export function hookOutput(event: string, fields: object): object {
  return { hookSpecificOutput: { hookEventName: event, ...fields } };
}

/** Text for the model. */
export function contextOutput(event: string, text: string): object {
  return hookOutput(event, { additionalContext: text });
}

/** Text for the user. */
export function messageOutput(text: string): object {
  return { systemMessage: text };
}
