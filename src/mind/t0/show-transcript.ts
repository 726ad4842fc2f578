// A session as it was read: its events in order, each with its place in the file and the kept line it came from.
import { redactedStart } from '../../base/redact.ts';
import { sessionsCalled } from '../session/find-session.ts';
import { filesOfRows, linesOf } from './kept-lines.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import { refuseT0, type Evidence, type SessionKey, type Speaker, type T0Kind } from './contract.ts';
import type { T0Body } from './prepare-part.ts';
import * as q from './queries.ts';

export interface ShownEvent {
  readonly t0_id: string;
  readonly seq: number;
  readonly kind: T0Kind;
  readonly speaker: Speaker;
  readonly at: string;
  readonly evidence: Evidence;
  readonly retraction: string | null;
  /** What T0 holds of it; null once it was erased. */
  readonly text: string | null;
  readonly command: string | null;
  readonly file: string | null;
  readonly offset: number | null;
  readonly length: number | null;
  /** The record as it was kept; null where no copy of it is kept. */
  readonly line: string | null;
}

export interface ShownTranscript extends SessionKey {
  readonly project_id: string;
  readonly events: readonly ShownEvent[];
  readonly next_after: number | null;
}

export interface ExportedTranscript extends SessionKey {
  readonly project_id: string;
  /** The kept records, one on each line, in the order of the session. */
  readonly content: string;
  readonly lines: number;
  /** Events whose record is no longer kept. */
  readonly missing: number;
  readonly next_after: number | null;
}

export interface TranscriptPage {
  readonly session: string;
  readonly agent?: string | undefined;
  readonly after: number;
  /** Begin shortly before it; one of another session is not found, and the page begins after `after`. */
  readonly event?: string | undefined;
  readonly limit: number;
}

export interface ShowTranscripts {
  show(projectId: string, page: TranscriptPage): Promise<ShownTranscript>;
  export(projectId: string, page: TranscriptPage): Promise<ExportedTranscript>;
}

/** Of all projects, before those of others are left out. */
const MOST_CALLED_SO = 20;
/** How many events are shown before the one that was asked for. */
const SHOWN_BEFORE = 3;
/** What is shown of a record that was kept. */
const MOST_LINE = 16 * 1024;
/** Of an export's page, in characters; at least one record. */
const MOST_CONTENT = 4 * 1024 * 1024;

export function createShowTranscripts({ store }: { readonly store: Store }): ShowTranscripts {
  async function page(projectId: string, { session, agent, after, event, limit }: TranscriptPage) {
    return store.read(async (tx) => {
      const found = await sessionIn(tx, projectId, session, agent);
      const named =
        event === undefined ? undefined : await tx.get(q.seqOfEvent, event, projectId, found.agent, found.session_id);
      const from = named === undefined ? after : Math.max(0, named.seq - 1 - SHOWN_BEFORE);
      const rows = await tx.all(q.placedEvents, projectId, found.agent, found.session_id, from, limit);
      const last = rows.length < limit ? undefined : rows.at(-1);
      const lines = await linesOf(tx, rows);
      const files = await filesOfRows(tx, rows);
      const of = { project_id: projectId, agent: found.agent, session_id: found.session_id };
      return { of, rows, lines, files, next_after: last?.seq ?? null };
    });
  }

  return {
    async show(projectId, asked) {
      const { of, rows, lines, files, next_after } = await page(projectId, asked);
      const events = rows.map((row): ShownEvent => {
        const told = row.body === null ? undefined : (JSON.parse(row.body) as T0Body);
        return {
          t0_id: row.event_id,
          seq: row.seq,
          kind: row.kind,
          speaker: row.speaker,
          at: row.at,
          evidence: row.evidence,
          retraction: row.retraction,
          text: told?.text ?? null,
          command: told?.command ?? null,
          file: row.file_id === null ? null : (files.get(row.file_id) ?? null),
          offset: row.file_id === null ? null : row.byte_offset,
          length: row.file_id === null ? null : row.byte_length,
          line: lines.get(row.event_id)?.slice(0, MOST_LINE).toWellFormed() ?? null,
        };
      });
      return { ...of, events, next_after };
    },
    async export(projectId, asked) {
      const { of, rows, lines, next_after } = await page(projectId, asked);
      const kept: string[] = [];
      let length = 0;
      let last: number | undefined;
      // Several events may stand in one record.
      let place = '';
      let missing = 0;
      for (const { event_id, seq, file_id, generation, byte_offset } of rows) {
        const line = lines.get(event_id);
        const here = `${file_id} ${generation} ${byte_offset}`;
        if (line === undefined) missing += 1;
        else if (here !== place) {
          if (kept.length > 0 && length + line.length > MOST_CONTENT) {
            const content = kept.map((each) => `${each}\n`).join('');
            return { ...of, content, lines: kept.length, missing, next_after: last ?? null };
          }
          kept.push(line);
          length += line.length + 1;
          place = here;
        }
        last = seq;
      }
      return { ...of, content: kept.map((line) => `${line}\n`).join(''), lines: kept.length, missing, next_after };
    },
  };
}

async function sessionIn(
  tx: ReadTx,
  projectId: string,
  session: string,
  agent: string | undefined,
): Promise<q.T0SessionRow> {
  const named = await tx.all(q.sessionsNamed, projectId, session);
  const exact = agent === undefined ? named : named.filter((row) => row.agent === agent);
  const found = exact.length > 0 ? exact : await calledSo(tx, projectId, session, agent);
  const [only, ...others] = found;
  const name = redactedStart(session, 100);
  if (!only)
    throw refuseT0('unknown_transcript', `No session ${name} was read into this project`, { session_id: name });
  if (others.length > 0)
    throw refuseT0('transcript_ambiguous', `More than one session is called ${name}`, {
      sessions: found.map((row) => ({ agent: row.agent, session_id: row.session_id })),
    });
  return only;
}

/** By its short name, as lists print it. */
async function calledSo(
  tx: ReadTx,
  projectId: string,
  session: string,
  agent: string | undefined,
): Promise<readonly q.T0SessionRow[]> {
  const rows = await sessionsCalled(tx, session, agent, MOST_CALLED_SO);
  const read = rows.map((row) => tx.get(q.readSession, projectId, row.agent, row.session_id));
  return (await Promise.all(read)).flatMap((row) => row ?? []);
}
