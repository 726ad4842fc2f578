// What the pages about the mind share: addresses, words for states, and where an anchor leads.
import { askPath } from './ask.ts';
import type { CanonEntry, CanonState, Handshake, MindLane } from './types.ts';

export const mindPath = (projectId: string, rest = ''): string => `/projects/${projectId}/mind${rest}`;
export const entryPath = (projectId: string, anchor: string): string =>
  mindPath(projectId, `/canon/${encodeURIComponent(anchor)}`);

/** Those that hooks tell something. */
export const AGENTS = ['claude', 'codex', 'cursor', 'gemini', 'opencode', 'pi'] as const;

export interface SessionKey {
  readonly agent: string;
  readonly session_id: string;
}

/** With an event, the page begins shortly before it. */
export const sessionPath = (projectId: string, { agent, session_id }: SessionKey, event?: string): string => {
  const path = mindPath(projectId, `/sessions/${encodeURIComponent(agent)}/${encodeURIComponent(session_id)}`);
  return event === undefined ? path : `${path}?event=${encodeURIComponent(event)}`;
};

const SHORT_ID = 8;
export const sessionName = ({ agent, session_id }: SessionKey): string => `${agent}:${session_id.slice(0, SHORT_ID)}`;

export const CANON_STATES = [
  'active',
  'superseded',
  'stale',
  'rejected',
  'forgotten',
] as const satisfies readonly CanonState[];

export const STATE_TONES = {
  active: 'good',
  superseded: 'quiet',
  stale: 'quiet',
  rejected: 'quiet',
  forgotten: 'quiet',
} as const satisfies Readonly<Record<CanonState, string>>;

export const REASON_WORDS: Readonly<Record<NonNullable<CanonEntry['reason']>, string>> = {
  newer: 'Newer evidence took its place',
  stronger: 'Something stronger stands',
  merged: 'It was merged into another entry',
  age: 'Nothing confirmed it for too long',
  files: 'The files that it names are gone',
  source: 'What it was taken from was contradicted or taken back',
  person: 'A person said so',
};

export const LEFT_OUT_WORDS: Readonly<Record<Handshake['left_out'][number]['reason'], string>> = {
  no_room: 'no room was left for it',
  said_in_instructions: 'AGENTS.md or a file like it says so already',
  erased: 'its words are erased',
};

export const LANE_TONES = {
  queued: 'busy',
  running: 'busy',
  open: 'quiet',
  done: 'good',
  error: 'bad',
  dead: 'bad',
} as const satisfies Readonly<Record<MindLane['state'], string>>;

export const EVERYWHERE = '*';
export const tagWords = (tag: string): string => (tag === EVERYWHERE ? 'the whole project' : tag);

const BPS = 10_000;
export const percent = (bps: number): string => `${Math.round((bps / BPS) * 100)} %`;
export const days = (count: number): string =>
  count === 0 ? 'today' : count === 1 ? '1 day old' : `${count} days old`;

export const ERASED = 'Its words are erased.';

/** Where an anchor of a handshake's line leads; undefined where it has no page. */
export function placeOfAnchor(projectId: string, anchor: string): string | undefined {
  if (/^C\d+(?:@\d+)?$/.test(anchor)) return entryPath(projectId, anchor);
  const task = /^(?:checkpoint:)?(T\d+)(?:@\d+)?$/.exec(anchor)?.[1];
  if (task !== undefined) return `/projects/${projectId}/tasks/${task}`;
  if (anchor.startsWith('drift:')) return askPath(projectId, '/drift');
  return undefined;
}
