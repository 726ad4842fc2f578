// Small charts: a line over the last minutes, and bars over the sizes of a histogram.

const [WIDTH, HEIGHT] = [240, 48] as const;

interface SparkProps {
  readonly label: string;
  readonly values: readonly number[];
  readonly format: (value: number) => string;
}

export function Spark({ label, values, format }: SparkProps) {
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
    </figure>
  );
}

interface BarsProps {
  readonly label: string;
  readonly bars: readonly { readonly name: string; readonly value: number }[];
}

export function Bars({ label, bars }: BarsProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const width = WIDTH / Math.max(1, bars.length);
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  return (
    <figure className="spark">
      <figcaption>
        <span>{label}</span>
        <strong>{total.toLocaleString('en')}</strong>
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
    </figure>
  );
}
