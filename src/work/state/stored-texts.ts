// The texts that an event repeats from the ledger: what was there before a change, what an undo puts back, and the
// criteria and commands that a proof is for. They were redacted when they were written, or a caller said that they hold no secret.
import type { NewWorkEvent } from './events.ts';

export function withStoredTexts(event: NewWorkEvent): NewWorkEvent {
  const { was, restored, changes } = event.payload as {
    readonly was?: unknown;
    readonly restored?: unknown;
    readonly changes?: { readonly evidence?: readonly Proof[] };
  };
  const storedTexts: string[] = [];
  collect([was, restored, changes?.evidence?.map((each) => [each.criterion, each.executed?.command])], storedTexts);
  return storedTexts.length === 0 ? event : { ...event, storedTexts };
}

/** The decider refuses a command that holds a secret, unless it is that of a check. */
interface Proof {
  readonly criterion?: unknown;
  readonly executed?: { readonly command?: unknown };
}

function collect(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part, texts);
}
