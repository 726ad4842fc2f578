// The kernel of ask for people: the document itself, as it is written to kernel.json.
import type { View } from './view.ts';

interface Kernel {
  readonly document: unknown;
}

export const kernelView: View<Kernel> = {
  lines: ({ document }) => JSON.stringify(document, null, 2).split('\n'),
  examples: ['throughline kernel show', 'throughline kernel show --built-in > ~/.config/throughline/kernel.json'],
};
