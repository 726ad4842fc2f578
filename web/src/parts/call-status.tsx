// How a call to a model ended, as a word with its tone.
import type { ModelCall } from '../types.ts';
import { Badge } from './status.tsx';

export const CALL_WORDS = {
  open: 'under way',
  answered: 'answered',
  failed: 'failed',
  denied: 'denied',
  cancelled: 'cancelled',
  killed: 'killed',
  outcome_unknown: 'outcome unknown',
} as const satisfies Readonly<Record<ModelCall['status'], string>>;
const TONES = {
  open: 'busy',
  answered: 'good',
  failed: 'bad',
  denied: 'bad',
  cancelled: 'quiet',
  killed: 'bad',
  outcome_unknown: 'quiet',
} as const satisfies Readonly<Record<ModelCall['status'], string>>;

export function CallStatus({ of }: { readonly of: ModelCall['status'] }) {
  return <Badge of={CALL_WORDS[of]} tone={TONES[of]} />;
}
