// Small charts: a line over the last minutes, and bars over the sizes of a histogram.

const [WIDTH, HEIGHT] = [240, 48] as const;

interface SparkProps {
  readonly label: string;
  /** How long ago the first value was. */
  readonly since: string;
  readonly values: readonly number[];
  readonly format: (value: number) => string;
}

export function Spark({ label, since, values, format }: SparkProps) {
  const most = Math.max(...values, Number.EPSILON);
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map(
    (value, at) => `${(at * step).toFixed(1)},${(HEIGHT - (value / most) * (HEIGHT - 4) - 2).toFixed(1)}`,
  );
  const last = values.at(-1) ?? 0;
  return (
    <figure className="spark">
      <figcaption>
        <span>{label}</span>
        <strong>{values.length === 0 ? '…' : format(last)}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}: now ${format(last)}, at most ${format(Math.max(...values, 0))}`}
      >
        <path className="area" d={points.length > 1 ? `M0,${HEIGHT}L${points.join('L')}L${WIDTH},${HEIGHT}Z` : ''} />
        <polyline points={points.join(' ')} />
      </svg>
      <div className="axis" aria-hidden="true">
        <span>{since}</span>
        <span>{values.length === 0 ? '' : `at most ${format(Math.max(...values))}`}</span>
        <span>now</span>
      </div>
    </figure>
  );
}

interface BarsProps {
  readonly label: string;
  readonly value: string;
  readonly bars: readonly { readonly name: string; readonly value: number }[];
}

export function Bars({ label, value: said, bars }: BarsProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const width = WIDTH / Math.max(1, bars.length);
  return (
    <figure className="spark">
      <figcaption>
        <span>{label}</span>
        <strong>{said}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}: ${bars.map(({ name, value }) => `${value} up to ${name}`).join(', ')}`}
      >
        {bars.map(({ name, value }, at) => {
          const height = (value / most) * (HEIGHT - 2);
          return (
            <rect key={name} x={at * width + 1} y={HEIGHT - height} width={Math.max(1, width - 2)} height={height}>
              <title>{`${value} up to ${name}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className="axis" aria-hidden="true">
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </div>
    </figure>
  );
}
