// The answer of an operation while it comes, for a person at a terminal. Programs, and `--json`, get it whole.
import type { Output } from '../terminal/output.ts';
import { lineText, printable } from '../terminal/text.ts';
import type { View } from './renderers/view.ts';

export interface PartsShown {
  readonly show: (part: unknown) => void;
  /** Ends the line, whether the answer is whole or was broken off. */
  end(): void;
  isShown(): boolean;
  /** All of it, as the parts had it. */
  text(): string;
}

/** Undefined where nobody watches. */
export function createPartsShown(
  output: Output,
  { lead, text }: NonNullable<View['streamed']>,
): PartsShown | undefined {
  if (!output.isWatched || output.json) return undefined;
  let isShown = false;
  let whole = '';
  return {
    show(part) {
      if (!isShown) output.stdout(lineText(lead, output.color));
      isShown = true;
      const { text: said } = part as { readonly text?: unknown };
      if (typeof said === 'string') whole += said;
      output.stdout(printable(text(part as never)));
    },
    end: () => (isShown ? output.stdout('\n') : undefined),
    isShown: () => isShown,
    text: () => whole,
  };
}
