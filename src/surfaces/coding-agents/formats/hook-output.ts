// The format of hook answers that Claude Code introduced and other agents took over.

export function hookOutput(event: string, fields: object): object {
  return { hookSpecificOutput: { hookEventName: event, ...fields } };
}

/** A text for the model. */
export function contextOutput(event: string, text: string): object {
  return hookOutput(event, { additionalContext: text });
}

/** A text for the person. */
export function messageOutput(text: string): object {
  return { systemMessage: text };
}
