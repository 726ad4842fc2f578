// A place in a list, newest first, as a caller hands it back for the next page: of sessions, and of what has a time and an id.
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

// ── A time and an id ─────────────────────────────────────────────────────────────────────────────────────────

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export function timeCursorOf(time: string, id: string): string {
  return JSON.stringify([time, id]);
}

/** `list` is how a refusal calls it. */
export function timePlaceOf(after: string | undefined, list: string): readonly [time: string, id: string] {
  if (after === undefined) return [END_OF_TIME, LAST_ID];
  try {
    const value: unknown = JSON.parse(after);
    if (Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string')) {
      const [time = '', id = ''] = value;
      if (TIME.test(time) && UUID.test(id)) return [time, id];
    }
  } catch {
    // Said below.
  }
  throw refuse('invalid_cursor', `"${redactedStart(after, 100)}" is not a position in the list of ${list}`);
}
