// Charts of plain SVG, each with the same figures as a table for those who do not see it.
import { Text, visible } from './text.tsx';

export interface Figure {
  readonly name: string;
  readonly value: number;
}

interface ChartProps {
  readonly label: string;
  /** What the first column of the table names. */
  readonly of: string;
  readonly figures: readonly Figure[];
  readonly format: (value: number) => string;
}

const WIDTH = 600;
const HEIGHT = 120;

/** One column for each figure, in their order. */
export function Columns({ label, of, figures, format }: ChartProps) {
  const most = Math.max(...figures.map(({ value }) => value), 1);
  const width = WIDTH / Math.max(1, figures.length);
  const highest = figures.reduce<Figure | undefined>(
    (best, each) => (best && best.value >= each.value ? best : each),
    undefined,
  );
  return (
    <figure className="chart">
      <figcaption>{label}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}, ${figures.length} columns: now ${format(figures.at(-1)?.value ?? 0)}, at most ${format(highest?.value ?? 0)}`}
      >
        {figures.map(({ name, value }, at) => {
          const height = (value / most) * (HEIGHT - 2);
          return (
            <rect key={name} x={at * width + 1} y={HEIGHT - height} width={Math.max(1, width - 2)} height={height}>
              <title>{`${name}: ${format(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className="axis" aria-hidden="true">
        <span>{figures[0]?.name}</span>
        <span>at most {format(highest?.value ?? 0)}</span>
        <span>{figures.at(-1)?.name}</span>
      </div>
      <FigureTable label={label} of={of} figures={figures.filter(({ value }) => value > 0)} format={format} />
    </figure>
  );
}

const MOST_LINES = 12;

/** One line for each figure, the largest first. */
export function Lines({ label, of, figures, format }: ChartProps) {
  const sorted = figures.toSorted((a, b) => b.value - a.value);
  const most = Math.max(sorted[0]?.value ?? 0, 1);
  return (
    <figure className="chart">
      <figcaption>{label}</figcaption>
      <ul className="lines" aria-hidden="true">
        {sorted.slice(0, MOST_LINES).map(({ name, value }) => (
          <li key={name}>
            <span className="cut">
              <Text of={name} />
            </span>
            <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none">
              <rect width={(value / most) * WIDTH} height={10} />
            </svg>
            <span>{format(value)}</span>
          </li>
        ))}
      </ul>
      <FigureTable label={label} of={of} figures={sorted} format={format} />
    </figure>
  );
}

function FigureTable({ label, of, figures, format }: ChartProps) {
  if (figures.length === 0) return <p className="faint">Nothing yet.</p>;
  return (
    <details>
      <summary>
        As a table<span className="sr">: {visible(label)}</span>
      </summary>
      <div className="table" tabIndex={0} role="region" aria-label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">
                  <Text of={name} />
                </th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
