// Two figures of the home that a person may set, and one that is counted: how much of transcripts is kept, for how long the texts of T0, and
// how much is kept now.
import type { ReadTx } from '../../store/store.ts';
import * as q from './queries.ts';

export const BUDGET = 'transcript_budget_bytes';
export const KEPT = 'transcript_kept_bytes';
export const RETENTION = 'text_retention_days';
/** How often something was erased: a part that was made ready before that is made ready again. */
export const ERASURES = 'erasures';
/** Up to which list of erased things this database was cleaned; an older backup has an older one. */
export const ERASED_MARK = 'erased_mark';

export const DEFAULTS = { [BUDGET]: 1024 ** 3, [KEPT]: 0, [RETENTION]: 90, [ERASURES]: 0, [ERASED_MARK]: 0 } as const;

export async function readSetting(tx: ReadTx, name: keyof typeof DEFAULTS): Promise<number> {
  return (await tx.get(q.readSetting, name))?.value ?? DEFAULTS[name];
}
