// The sessions of coding agents in this project: where they worked, how far each is distilled, and what waits or failed.
import { once } from '../actions.ts';
import { call } from '../api.ts';
import { mindPath, sessionName, sessionPath } from '../mind.ts';
import { Empty, Missing, PageProblem } from '../parts/empty.tsx';
import { MindFrame } from '../parts/mind-frame.tsx';
import { Lane } from '../parts/mind-words.tsx';
import { PlaceOf } from '../parts/session-place.tsx';
import { Badge } from '../parts/status.tsx';
import { Text } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { invalidate, useQuery } from '../queries.ts';
import { Link, usePlace } from '../router.tsx';
import { say } from '../toasts.ts';
import type { AgentSession, MindLane } from '../types.ts';

const PAGE = 100;
const MOST_DEAD = 20;
/** Hooks write rows beside the ledger, and only the ledger's changes are followed. */
const LOOK_MS = 10_000;

export function AgentSessions({ projectId }: { readonly projectId: string }) {
  const after = usePlace().query.get('after') ?? '';
  const page = { project_id: projectId, limit: PAGE, ...(after === '' ? {} : { after }) };
  const { data, error } = useQuery('mind.list_sessions', page, LOOK_MS);
  const { data: status } = useQuery('mind.status', page, LOOK_MS);
  const sessions = data?.sessions ?? [];
  const lanes = Map.groupBy(status?.lanes ?? [], ({ agent, session_id }) => `${agent} ${session_id}`);
  return (
    <MindFrame projectId={projectId} title="Sessions">
      <Backlog projectId={projectId} />
      {data ? <PageProblem error={error} /> : <Missing error={error} />}
      {data && sessions.length === 0 ? (
        <Empty title="No session yet" commands={['throughline setup', 'throughline mind ingest']}>
          <p>
            A session stands here once its agent’s hooks are set up. The second command reads what the agents recorded
            before:
          </p>
        </Empty>
      ) : null}
      {sessions.length === 0 ? null : (
        <div className="table" tabIndex={0} role="region" aria-label="Sessions">
          <table className="sessions">
            <thead>
              <tr>
                <th scope="col">Session</th>
                <th scope="col">Distilled</th>
                <th scope="col">Learned</th>
                <th scope="col">Last heard</th>
                <th scope="col">Began</th>
              </tr>
            </thead>
            <tbody>
              {sessions.map((session) => (
                <SessionRow
                  key={`${session.agent} ${session.session_id}`}
                  projectId={projectId}
                  session={session}
                  lanes={lanes.get(`${session.agent} ${session.session_id}`) ?? []}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="buttons pages">
        {after === '' ? null : <Link href={mindPath(projectId, '/sessions')}>Newest sessions</Link>}
        {data && data.next_after !== null ? (
          <Link href={mindPath(projectId, `/sessions?after=${encodeURIComponent(data.next_after)}`)}>
            Older sessions
          </Link>
        ) : null}
      </div>
    </MindFrame>
  );
}

interface SessionRowProps {
  readonly projectId: string;
  readonly session: AgentSession;
  readonly lanes: readonly MindLane[];
}

function SessionRow({ projectId, session, lanes }: SessionRowProps) {
  const sum = (name: 'observations' | 'reflections') => lanes.reduce((all, lane) => all + lane[name], 0);
  return (
    <tr>
      <th scope="row">
        <Link href={sessionPath(projectId, session)}>
          <Text of={sessionName(session)} />
        </Link>{' '}
        <PlaceOf worktree={session.worktree} branch={session.branch} />
      </th>
      <td>
        {lanes.map((lane) => (
          <Lane key={lane.tag} of={lane} />
        ))}
      </td>
      <td>
        {sum('observations')} observed, {sum('reflections')} kept
      </td>
      <td>
        {session.ended_at === null ? null : 'ended '}
        <When at={session.ended_at ?? session.last_event_at} />
      </td>
      <td>
        <When at={session.started_at} />
      </td>
    </tr>
  );
}

/** What waits to become canon, and what was given up. */
function Backlog({ projectId }: { readonly projectId: string }) {
  const { data } = useQuery('mind.t3_status', { project_id: projectId, status: 'dead', limit: MOST_DEAD }, LOOK_MS);
  if (!data) return null;
  const { pending, running, failed, dead } = data.backlog;
  const waiting = pending + running + failed;
  const again = () =>
    once('requeue', async () => {
      const { requeued } = await call('mind.t3_requeue', { project_id: projectId });
      say({ text: `${requeued.length} ${requeued.length === 1 ? 'slice is' : 'slices are'} tried again` });
      invalidate((name) => name.startsWith('mind.'));
    });
  return (
    <>
      {waiting === 0 ? null : (
        <p className="faint" role="status">
          {waiting} {waiting === 1 ? 'slice waits' : 'slices wait'} to become canon.
        </p>
      )}
      {dead === 0 ? null : (
        <section aria-labelledby="dead-title">
          <h2 id="dead-title">Given up</h2>
          <ul className="rows" aria-label="Given up">
            {data.jobs.map((job) => (
              <li key={job.job_id} className="row wraps">
                <div className="grow">
                  <Link href={sessionPath(projectId, job)}>
                    <Text of={sessionName(job)} />
                  </Link>
                  <p className="faint">
                    <Text of={job.last_error ?? 'No reason is on record.'} />
                  </p>
                </div>
                <Badge of="dead" tone="bad" />
              </li>
            ))}
          </ul>
          <div className="buttons">
            <button type="button" onClick={again}>
              Try them again
            </button>
          </div>
        </section>
      )}
    </>
  );
}
