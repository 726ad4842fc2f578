// How an exchange ended, as a word with its tone, and the drift that was found in it.
import type { ListedExchange } from '../types.ts';
import { Badge } from './status.tsx';

export const OUTCOME_WORDS = {
  open: 'under way',
  answered: 'answered',
  failed: 'failed',
  killed: 'killed',
  cancelled: 'cancelled',
  outcome_unknown: 'outcome unknown',
} as const satisfies Readonly<Record<ListedExchange['outcome'], string>>;

const TONES = {
  open: 'busy',
  answered: 'good',
  failed: 'bad',
  killed: 'bad',
  cancelled: 'quiet',
  outcome_unknown: 'quiet',
} as const satisfies Readonly<Record<ListedExchange['outcome'], string>>;

export function Outcome({ of }: { readonly of: ListedExchange['outcome'] }) {
  return <Badge of={OUTCOME_WORDS[of]} tone={TONES[of]} />;
}
