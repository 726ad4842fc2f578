// A write whose reply to COMMIT was lost is tried again until its outcome is known.
import { Failure, Refusal } from '../../base/errors.ts';

/** Found out by looking for the event's id under the write lock, so the number of tries only bounds patience. */
const UNKNOWN_COMMIT_TRIES = 5;

/** A caller whose earlier try may exist looks for what that wrote before it writes again. */
export async function untilKnown<T>(attempt: (mayExist: boolean) => Promise<T>): Promise<T> {
  let unknown: Failure | undefined;
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(unknown !== undefined);
    } catch (error) {
      // An upgrade in between: the store refuses before anybody could look.
      if (unknown && error instanceof Refusal && error.code === 'database_newer') throw unknown;
      if (!(error instanceof Failure)) throw error;
      // A server that was silent once gets one more try: each takes the caller's time.
      if (error.details['silent_ms'] !== undefined && unknown) throw unknown;
      if (error.code === 'commit_unknown') unknown = error;
      // Whatever kept it from looking, the first try may still have committed.
      else throw unknown ?? error;
      if (tries >= UNKNOWN_COMMIT_TRIES) throw error;
    }
  }
}
