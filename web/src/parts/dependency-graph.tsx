// What a task waits for on the left, what waits for it on the right; stacked where the page is narrow.
import { useQuery } from '../queries.ts';
import { Link } from '../router.tsx';
import type { TaskReport, TaskStatus } from '../types.ts';
import { StatusIcon } from './status.tsx';
import { taskPath } from './task-actions.tsx';
import { Text, visible } from './text.tsx';

interface Node {
  readonly task_id: string;
  readonly number: number;
  readonly status: TaskStatus;
  /** Read from the daemon if it is not loaded. */
  readonly title?: string;
}

/** As in the style sheet: the lines have to meet the boxes. */
const [NODE_PX, GAP_PX] = [48, 8] as const;
const MOST = 12;

const heightOf = (count: number): number => Math.max(count, 1) * (NODE_PX + GAP_PX) - GAP_PX;

export function DependencyGraph({ report }: { readonly report: TaskReport }) {
  const { task, depends_on: before, dependents: after } = report;
  const [left, right] = [before.slice(0, MOST), after.slice(0, MOST)];
  const height = heightOf(Math.max(left.length, right.length));
  return (
    <figure
      className="graph"
      role="group"
      aria-label={`T${task.number} waits for ${before.length} tasks, ${after.length} wait for it`}
    >
      <div className="graph-line">
        <Side title="Waits for" nodes={left} projectId={task.project_id} />
        <Edges height={height} nodes={left} />
        <div className="node is-this">
          <Inside node={task} title={task.title} />
        </div>
        <Edges height={height} nodes={right} isLeaving isOpen={task.status !== 'done'} />
        <Side title="Waits for it" nodes={right} projectId={task.project_id} />
      </div>
      {before.length > MOST || after.length > MOST ? (
        <figcaption className="faint">The first {MOST} of each side.</figcaption>
      ) : null}
    </figure>
  );
}

interface SideProps {
  readonly title: string;
  readonly nodes: readonly Node[];
  readonly projectId: string;
}

function Side({ title, nodes, projectId }: SideProps) {
  if (nodes.length === 0) return null;
  return (
    <div className="graph-side">
      <h3>{title}</h3>
      <ul aria-label={title}>
        {nodes.map((node) => (
          <li key={node.task_id}>
            <Linked node={node} projectId={projectId} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Linked({ node, projectId }: { readonly node: Node; readonly projectId: string }) {
  const { data } = useQuery(
    'work.get_task',
    node.title === undefined ? { project_id: projectId, task_id: node.task_id } : false,
  );
  const title = node.title ?? data?.task.title ?? '';
  return (
    <Link
      className="node"
      href={taskPath({ project_id: projectId, task_id: node.task_id })}
      title={`T${node.number} ${visible(title)}`}
    >
      <Inside node={node} title={title} />
    </Link>
  );
}

function Inside({ node, title }: { readonly node: Node; readonly title: string }) {
  return (
    <>
      <StatusIcon status={node.status} />
      <span className="node-title">
        <span className="number">T{node.number}</span> <Text of={title} />
      </span>
    </>
  );
}

interface EdgesProps {
  readonly height: number;
  readonly nodes: readonly Node[];
  /** From this task to the others, instead of the opposite direction. */
  readonly isLeaving?: boolean;
  readonly isOpen?: boolean;
}

/** Dashed while the task still waits. */
function Edges({ height, nodes, isLeaving = false, isOpen }: EdgesProps) {
  if (nodes.length === 0) return null;
  const middle = height / 2;
  const yOf = (at: number) => (height - heightOf(nodes.length)) / 2 + at * (NODE_PX + GAP_PX) + NODE_PX / 2;
  return (
    <svg viewBox={`0 0 100 ${height}`} height={height} preserveAspectRatio="none" aria-hidden="true">
      {nodes.map((node, at) => {
        const [from, to] = isLeaving ? [middle, yOf(at)] : [yOf(at), middle];
        return (
          <path
            key={node.task_id}
            className={`edge ${(isOpen ?? node.status !== 'done') ? 'is-open' : ''}`}
            d={`M0 ${from}C50 ${from} 50 ${to} 100 ${to}`}
          />
        );
      })}
    </svg>
  );
}
