// A session that is known only by its transcript gets a row like one whose hooks ran, so that it is distilled too. Where hooks keep the row,
// only the time of its newest event moves on.
import { sessionOwner } from '../../base/coding-agents.ts';
import type { WriteTx } from '../../store/store.ts';
import { upsertRow, writeRow } from '../../store/table.ts';
import { agentSessions } from '../queries.ts';
import type { T0SessionRow } from './queries.ts';

const KEPT = [
  ...(['owner', 'cwd', 'transcript_path', 'source', 'started_at', 'resumed_at', 'last_event'] as const),
  ...(['ended_at', 'end_reason', 'compactions', 'compacted_at', 'files_told_context', 'asked'] as const),
  ...(['worktree', 'branch'] as const),
] as const;

const noteRow = upsertRow(agentSessions, {
  once: KEPT,
  set: {
    project_id: 'coalesce(agent_sessions.project_id, excluded.project_id)',
    last_event_at:
      'CASE WHEN excluded.last_event_at > agent_sessions.last_event_at THEN excluded.last_event_at ELSE agent_sessions.last_event_at END',
  },
});

/** `worktreeOf` names the linked worktree that a folder lies in. */
export async function noteSessions(
  tx: WriteTx,
  sessions: readonly T0SessionRow[],
  worktreeOf: (cwd: string) => string | null = () => null,
): Promise<void> {
  for (const { project_id, agent, session_id, cwd, branch, started_at, last_at, recorded_at } of sessions) {
    const begun = started_at ?? last_at ?? recorded_at;
    await writeRow(tx, noteRow, {
      agent,
      session_id,
      project_id,
      owner: sessionOwner(agent, session_id),
      cwd: cwd ?? '',
      transcript_path: null,
      source: 'transcript',
      started_at: begun,
      resumed_at: begun,
      last_event_at: last_at ?? begun,
      last_event: 'transcript',
      ended_at: null,
      end_reason: null,
      compactions: 0,
      compacted_at: null,
      files_told_context: null,
      asked: 0,
      worktree: cwd === null ? null : worktreeOf(cwd),
      branch,
    });
  }
}
