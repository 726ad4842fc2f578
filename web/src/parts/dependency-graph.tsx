// What a task waits for on the left, what waits for it on the right.
import { Link } from '../router.tsx';
import type { TaskReport, TaskStatus } from '../types.ts';
import { STATUS_WORDS } from './status.tsx';
import { visible } from './text.tsx';

interface Node {
  readonly task_id: string;
  readonly number: number;
  readonly status: TaskStatus;
  readonly title: string;
}

const [WIDTH, NODE_WIDTH, NODE_HEIGHT, GAP] = [640, 170, 34, 10] as const;
const MOST = 12;
const COLUMNS = [0, (WIDTH - NODE_WIDTH) / 2, WIDTH - NODE_WIDTH] as const;

export function DependencyGraph({
  report,
  titles,
}: {
  readonly report: TaskReport;
  readonly titles: ReadonlyMap<string, string>;
}) {
  const { task, depends_on: before, dependents: after } = report;
  const left = before.slice(0, MOST).map(({ task_id, number, status }) => {
    return { task_id, number, status, title: titles.get(task_id) ?? '' };
  });
  const right = after.slice(0, MOST);
  const rows = Math.max(left.length, right.length, 1);
  const height = rows * (NODE_HEIGHT + GAP) - GAP;
  const yOf = (at: number, count: number) =>
    (height - (count * (NODE_HEIGHT + GAP) - GAP)) / 2 + at * (NODE_HEIGHT + GAP);
  const middle = height / 2;
  const path = (id: string) => `/projects/${task.project_id}/tasks/${id}`;
  return (
    <figure className="graph">
      <svg
        viewBox={`-2 -2 ${WIDTH + 4} ${height + 4}`}
        role="group"
        aria-label={`T${task.number} waits for ${before.length} tasks, ${after.length} wait for it`}
      >
        {left.map((node, at) => (
          <Edge
            key={node.task_id}
            from={[COLUMNS[0] + NODE_WIDTH, yOf(at, left.length) + NODE_HEIGHT / 2]}
            to={[COLUMNS[1], middle]}
            isOpen={node.status !== 'done'}
          />
        ))}
        {right.map((node, at) => (
          <Edge
            key={node.task_id}
            from={[COLUMNS[1] + NODE_WIDTH, middle]}
            to={[COLUMNS[2], yOf(at, right.length) + NODE_HEIGHT / 2]}
            isOpen={task.status !== 'done'}
          />
        ))}
        {left.map((node, at) => (
          <Box key={node.task_id} node={node} x={COLUMNS[0]} y={yOf(at, left.length)} href={path(node.task_id)} />
        ))}
        <Box node={task} x={COLUMNS[1]} y={middle - NODE_HEIGHT / 2} />
        {right.map((node, at) => (
          <Box key={node.task_id} node={node} x={COLUMNS[2]} y={yOf(at, right.length)} href={path(node.task_id)} />
        ))}
      </svg>
      {before.length > MOST || after.length > MOST ? (
        <figcaption className="faint">The first {MOST} of each side.</figcaption>
      ) : null}
    </figure>
  );
}

interface EdgeProps {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly isOpen: boolean;
}

function Edge({ from: [x1, y1], to: [x2, y2], isOpen }: EdgeProps) {
  const bend = (x1 + x2) / 2;
  return (
    <path className={`edge ${isOpen ? 'is-open' : ''}`} d={`M${x1} ${y1}C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}`} />
  );
}

interface BoxProps {
  readonly node: Node;
  readonly x: number;
  readonly y: number;
  readonly href?: string;
}

const LETTERS = 17;

function Box({ node, x, y, href }: BoxProps) {
  const title = visible(node.title);
  const box = (
    <g className={`node is-${node.status} ${href === undefined ? 'is-this' : ''}`} transform={`translate(${x} ${y})`}>
      <title>{`T${node.number} ${title}, ${STATUS_WORDS[node.status].toLowerCase()}`}</title>
      <rect width={NODE_WIDTH} height={NODE_HEIGHT} rx="4" />
      <rect className="stripe" width="4" height={NODE_HEIGHT} rx="2" />
      <text x="12" y="21">
        <tspan className="node-number">T{node.number}</tspan>{' '}
        {title.length > LETTERS ? `${title.slice(0, LETTERS)}…` : title}
      </text>
    </g>
  );
  return href === undefined ? box : <Link href={href}>{box}</Link>;
}
