// Tells of a session when it is first seen, and again when a record says another folder or branch. Keeps hashes of what it told.
import type { Json } from '../../../base/canonical-json.ts';
import type { TranscriptSession, TranscriptStep } from '../../../mind/mind.ts';
import { isFields } from './transcript.ts';

const MOST_SESSIONS = 16;

export interface SessionsTold {
  tell(session: TranscriptSession, steps: TranscriptStep[]): void;
  /** The session that was told of last. */
  readonly last: string | undefined;
  state(): Json;
}

export function createSessionsTold(state: unknown, mark: (text: string) => string): SessionsTold {
  const told = new Map<string, string>(
    isFields(state)
      ? Object.entries(state).flatMap(([id, hash]) => (typeof hash === 'string' ? [[id, hash]] : []))
      : [],
  );
  let last = [...told.keys()].at(-1);
  let current: TranscriptSession | undefined;
  return {
    tell(session, steps) {
      if (
        current?.session_id === session.session_id &&
        current.cwd === session.cwd &&
        current.branch === session.branch
      ) {
        return;
      }
      current = session;
      const before = told.get(session.session_id);
      const [cwd = '', branch = ''] = before?.split(' ') ?? [];
      const hashOf = (value: string | undefined, hash: string) => (value === undefined ? hash : mark(value));
      const now = `${hashOf(session.cwd, cwd)} ${hashOf(session.branch, branch)}`;
      // Put last, so that the oldest is the one that is forgotten.
      told.delete(session.session_id);
      told.set(session.session_id, now);
      const [oldest] = told.size > MOST_SESSIONS ? told.keys() : [];
      if (oldest !== undefined) told.delete(oldest);
      last = session.session_id;
      if (now !== before) steps.push({ step: 'session', session });
    },
    get last() {
      return last;
    },
    state: () => Object.fromEntries(told),
  };
}
