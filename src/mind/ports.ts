// What the mind needs to know of the work, which it does not import: whoever opens the home supplies it.
import type { Call } from '../base/operation.ts';

export interface WorkOfSessions {
  /** The project that is named, else the one of the caller's working directory; refuses what is not clear. */
  projectOf(ref: string | undefined, call: Call): Promise<string>;
}
