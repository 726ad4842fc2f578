// A mind with thousands of sessions, as rows that hooks and the queue would have left: each told once, the oldest of them given up.
import type { Ids } from '../../src/base/ids.ts';
import { injections } from '../../src/mind/injection/queries.ts';
import { insertBacklog } from '../../src/mind/consolidate/queries.ts';
import { agentSessions } from '../../src/mind/queries.ts';
import type { Store } from '../../src/store/store.ts';
import { runRows } from '../../src/store/rows.ts';
import { insertRows, writeRow, type RowOf } from '../../src/store/table.ts';

const insertSessions = insertRows(agentSessions);
const insertInjections = insertRows(injections);
const AGENTS = ['claude', 'codex', 'gemini'] as const;
const MINUTE = 60_000;
const NEWEST = Date.UTC(2026, 5, 1);
const TOGETHER = 500;

/** Its number is what pages show of it. */
export const manySession = (at: number): string => `${String(at).padStart(7, '0')}-of-many`;

/** The session with the number 0 is the newest. */
export async function putManySessions(
  { store }: { readonly store: Store },
  ids: Pick<Ids, 'uuid'>,
  projectId: string,
  count: number,
): Promise<void> {
  for (let first = 0; first < count; first += TOGETHER) {
    const numbers = Array.from({ length: Math.min(TOGETHER, count - first) }, (_, at) => first + at);
    await store.write(async (tx) => {
      await Promise.all(
        runRows(
          tx,
          insertSessions,
          numbers.map((at) => sessionRow(projectId, at)),
        ),
      );
      await Promise.all(
        runRows(
          tx,
          insertInjections,
          numbers.map((at) => toldRow(projectId, at)),
        ),
      );
    });
  }
  const oldest = sessionRow(projectId, count - 1);
  await store.write((tx) =>
    writeRow(tx, insertBacklog, {
      ...{ job_id: ids.uuid(), project_id: projectId, project_root: null, pane_id: null, tag: 'main' },
      ...{ agent: oldest.agent, session_id: oldest.session_id, slice_start_id: null, slice_end_id: null },
      ...{ artifact_refs_json: '[]', withdrawn_refs_json: '[]', status: 'dead', attempts: 8 },
      ...{ last_error: 'Its bundle is gone.', created_at: oldest.last_event_at, updated_at: oldest.last_event_at },
    }),
  );
}

function sessionRow(project_id: string, at: number): RowOf<typeof agentSessions> {
  const time = new Date(NEWEST - at * MINUTE).toISOString();
  const agent = AGENTS[at % AGENTS.length] ?? 'claude';
  const session_id = manySession(at);
  return {
    ...{ agent, session_id, project_id, owner: `${agent}:${session_id}`, cwd: '/work', transcript_path: null },
    ...{ source: 'startup', started_at: time, resumed_at: time, last_event_at: time, last_event: 'SessionEnd' },
    ...{ ended_at: time, end_reason: 'exit', compactions: 0, compacted_at: null, files_told_context: null, asked: 0 },
    ...{ worktree: null, branch: 'main' },
  };
}

function toldRow(project_id: string, at: number): RowOf<typeof injections> {
  const { agent, session_id, last_event_at: decided_at } = sessionRow(project_id, at);
  const isTold = at % 2 === 0;
  return {
    ...{ agent, session_id, seq: 1, decided_at, project_id, tag: 'main', window_key: 'w', context: 1 },
    ...{ turn: 0, turn_id: null, event: 'SessionStart', trigger_name: 'start', situation: '{}', left_over: '[]' },
    decision: isTold ? 'whole' : 'nothing',
    reason: isTold ? 'baseline' : 'nothing_new',
    ...{ said: '[]', payload_hash: null, payload_text: isTold ? `Told to ${session_id}.` : null },
    ...{ tokens_said: isTold ? 12 : 0, tokens_saved: 30, pressure_bps: null, pressure_source: 'none', is_heard: 1 },
  };
}
