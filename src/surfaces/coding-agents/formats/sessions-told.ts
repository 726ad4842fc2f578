// Tells of a session when it is first seen, and again when a record says another folder or branch. Keeps hashes of what it told.
import type { Json } from '../../../base/canonical-json.ts';
import type { TranscriptSession, TranscriptStep } from '../../../mind/mind.ts';
import { isFields } from './transcript.ts';

const MOST_SESSIONS = 16;

export interface SessionsTold {
  /** Whether this was told last, and nothing since. */
  isTold(id: string, cwd: string | undefined, branch: string | undefined): boolean;
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
  const isTold = (id: string, cwd: string | undefined, branch: string | undefined) =>
    current?.session_id === id && current.cwd === cwd && current.branch === branch;
  return {
    isTold,
    tell(session, steps) {
      if (isTold(session.session_id, session.cwd, session.branch)) return;
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
