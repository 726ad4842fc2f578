// The parts of a task's page that are lists.
import { useEffect, useState } from 'react';
import { useQuery } from '../queries.ts';
import { Link } from '../router.tsx';
import type { Checkpoint, Task, TaskReport } from '../types.ts';
import { DraftNote } from './draft.tsx';
import { EventList } from './event-list.tsx';
import { NeedsMark } from './status.tsx';
import { Refs } from './refs.tsx';
import { askForResolution } from './task-forms.tsx';
import { Text } from './text.tsx';
import { When } from './when.tsx';

export function Blockers({ report: { task, blockers } }: { readonly report: TaskReport }) {
  if (blockers.length === 0) return null;
  return (
    <section>
      <h2>In the way</h2>
      <ul className="rows">
        {blockers.map((blocker) => (
          <li key={blocker.blocker_id} className={`row blocker is-${blocker.status}`}>
            <div className="grow">
              <Text of={blocker.text} /> <NeedsMark needs={blocker.needs} />
              {blocker.resolution === null ? null : (
                <div className="faint">
                  Resolved: <Text of={blocker.resolution} />
                </div>
              )}
            </div>
            <span className="faint">
              <When at={blocker.resolved_at ?? blocker.created_at} />
            </span>
            {blocker.status === 'open' ? (
              <button type="button" className="primary" onClick={() => askForResolution(task, blocker)}>
                Resolve
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const FIRST = 3;
const PAGE = 50;
const MOST = 1_000;

export function Checkpoints({ report }: { readonly report: TaskReport }) {
  const { task, checkpoint, checkpoints, since, draft } = report;
  const [limit, setLimit] = useState(FIRST);
  const { data } = useQuery(
    'work.list_checkpoints',
    limit > FIRST ? { project_id: task.project_id, task_id: task.task_id, limit } : false,
  );
  const known = data?.checkpoints ?? checkpoints;
  const shown = known.slice(0, limit);
  const isMore = limit === FIRST ? known.length > FIRST : known.length >= limit && limit < MOST;
  return (
    <section>
      <h2>Where we left off</h2>
      {draft === undefined ? null : <DraftNote draft={draft} />}
      {checkpoint === null ? (
        <p className="faint">
          No checkpoint yet. A session records one before it stops, so that the next goes on from there.
        </p>
      ) : null}
      <ol className="checkpoints">
        {shown.map((each) => (
          <CheckpointItem key={each.seq} checkpoint={each} since={each.seq === since?.seq ? since.text : undefined} />
        ))}
      </ol>
      {isMore ? (
        <button
          type="button"
          className="link"
          onClick={() => setLimit(Math.min(MOST, limit === FIRST ? PAGE : limit * 4))}
        >
          Earlier checkpoints
        </button>
      ) : null}
    </section>
  );
}

function CheckpointItem({
  checkpoint,
  since,
}: {
  readonly checkpoint: Checkpoint;
  readonly since?: string | undefined;
}) {
  return (
    <li>
      <p className="next-line">
        <Text of={checkpoint.next_step} />
      </p>
      <p>
        <Text of={checkpoint.where_we_left_off} />
      </p>
      {checkpoint.needed_context_refs.length === 0 ? null : <Refs refs={checkpoint.needed_context_refs} />}
      {checkpoint.code ? <Code code={checkpoint.code} since={since} /> : null}
      <p className="faint">
        <Text of={checkpoint.actor} />, <When at={checkpoint.timestamp} />
      </p>
    </li>
  );
}

/** Where the code stood, and what happened since, as git said. */
function Code({
  code: { branch, commit, changed, more, snapshot, imported },
  since,
}: {
  readonly code: NonNullable<Checkpoint['code']>;
  readonly since: string | undefined;
}) {
  const count = changed.length + more;
  return (
    <div className="code">
      <p>
        {branch === null ? 'No branch' : <Text of={branch} />}
        {commit === null ? ', before the first commit' : ' at '}
        {commit === null ? null : <code title={commit}>{commit.slice(0, 7)}</code>}
        {snapshot === undefined ? '' : ', working tree kept'}
        {imported ? ', as an imported file said' : ''}
      </p>
      {since === undefined ? null : (
        <p className="since">
          <Text of={since} />
        </p>
      )}
      {count === 0 ? null : (
        <details>
          <summary>
            {count} {count === 1 ? 'file' : 'files'} not committed
          </summary>
          <ul className="refs">
            {changed.map(({ path }) => (
              <li key={path}>
                <code>
                  <Text of={path} />
                </code>
              </li>
            ))}
            {more > 0 ? <li>and {more} more</li> : null}
          </ul>
        </details>
      )}
    </div>
  );
}

const RECENT = 30;

export function History({ task }: { readonly task: Task }) {
  const [isAll, setAll] = useState(false);
  // No event concerns the task before it was made. Pages are oldest first, and the last one is wanted.
  const first = task.created_seq - 1;
  const [after, setAfter] = useState(first);
  const { data } = useQuery('work.history', {
    project_id: task.project_id,
    task_id: task.task_id,
    after,
    limit: MOST,
  });
  const next = data?.after ?? null;
  useEffect(() => {
    if (next !== null) setAfter(next);
  }, [next]);
  const events = data?.events.toReversed() ?? [];
  return (
    <section>
      <h2>History</h2>
      <EventList events={isAll ? events : events.slice(0, RECENT)} />
      {!isAll && events.length > RECENT ? (
        <button type="button" className="link" onClick={() => setAll(true)}>
          All {events.length} events
        </button>
      ) : null}
      {after > first ? (
        <p className="faint">
          Earlier ones are in <Link href={`/ledger/${task.project_id}`}>the ledger</Link>.
        </p>
      ) : null}
    </section>
  );
}
