// A place in the list of sessions, newest first, as a caller hands it back for the next page.
import { redactedStart } from '../../base/redact.ts';
import { refuse } from '../contract.ts';

type Place = readonly [time: string, agent: string, sessionId: string];

/** After every session that there will be. */
const END_OF_TIME = '9999-12-31T23:59:59.999Z';
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

interface Listed {
  readonly last_event_at: string;
  readonly agent: string;
  readonly session_id: string;
}

export function cursorOf({ last_event_at, agent, session_id }: Listed): string {
  return JSON.stringify([last_event_at, agent, session_id]);
}

/** Where a page begins; without a cursor, at the newest. Refuses what is no cursor. */
export function placeOf(after: string | undefined): Place {
  return after === undefined ? [END_OF_TIME, '', ''] : parseCursor(after);
}

function parseCursor(text: string): Place {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && value.length === 3 && value.every((each) => typeof each === 'string')) {
      const [time = '', agent = '', id = ''] = value;
      if (TIME.test(time)) return [time, agent, id];
    }
  } catch {
    // Said below.
  }
  throw refuse('invalid_cursor', `"${redactedStart(text, 100)}" is not a position in the list of sessions`);
}
