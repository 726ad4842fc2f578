// Which facts contradict each other: facts as boxes in layers, conflicts as lines between them. The table beside it says the same.
import { layoutOf } from '../conflict-layout.ts';
import type { FactConflict } from '../types.ts';
import { visible } from './text.tsx';

/** In units of the picture. */
const [BOX_W, BOX_H, GAP_X, GAP_Y, MARGIN] = [220, 44, 90, 16, 4] as const;
const LONGEST = 30;

export function ConflictGraph({ conflicts }: { readonly conflicts: readonly FactConflict[] }) {
  const { facts, layers, rows } = layoutOf(conflicts);
  const places = new Map(
    facts.map(({ fact, layer, row }) => [
      fact.fact_id,
      { x: MARGIN + layer * (BOX_W + GAP_X), y: MARGIN + row * (BOX_H + GAP_Y) },
    ]),
  );
  const width = layers * (BOX_W + GAP_X) - GAP_X + 2 * MARGIN;
  const height = rows * (BOX_H + GAP_Y) - GAP_Y + 2 * MARGIN;
  return (
    <div className="table conflict-graph" tabIndex={0} role="region" aria-label="Conflict graph">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="group"
        aria-label="Facts and conflicts"
      >
        {conflicts.map((conflict) => (
          <Edge key={conflict.conflict_id} of={conflict} places={places} />
        ))}
        {facts.map(({ fact }) => {
          const { x, y } = places.get(fact.fact_id) ?? { x: 0, y: 0 };
          const claim = visible(fact.claim ?? 'Its words are erased');
          const shown = claim.length > LONGEST ? `${claim.slice(0, LONGEST).toWellFormed()}…` : claim;
          return (
            <a key={fact.fact_id} href={`#${fact.name}`} aria-label={`${fact.name} ${fact.status} ${shown}`}>
              <title>{claim}</title>
              <rect x={x} y={y} width={BOX_W} height={BOX_H} rx={5} className={`fact is-${fact.status}`} />
              <text x={x + 10} y={y + 18} className="fact-name">
                {fact.name} {fact.status}
              </text>{' '}
              <text x={x + 10} y={y + 34}>
                {shown}
              </text>
            </a>
          );
        })}
      </svg>
    </div>
  );
}

type Places = ReadonlyMap<string, { readonly x: number; readonly y: number }>;

/** Dashed while only a rule says so. */
function Edge({ of, places }: { readonly of: FactConflict; readonly places: Places }) {
  const [from, to] = [places.get(of.a.fact_id), places.get(of.b.fact_id)].toSorted((p, q) => (p?.x ?? 0) - (q?.x ?? 0));
  if (!from || !to) return null;
  const isBeside = from.x === to.x;
  const [x1, y1] = [from.x + BOX_W, from.y + BOX_H / 2];
  const [x2, y2] = [isBeside ? to.x + BOX_W : to.x, to.y + BOX_H / 2];
  const bend = GAP_X / 2;
  const path = `M${x1} ${y1} C${x1 + bend} ${y1} ${isBeside ? x2 + bend : x2 - bend} ${y2} ${x2} ${y2}`;
  return (
    <a href={`#${of.name}`} aria-label={`${of.name}: ${of.a.name} against ${of.b.name}, ${of.status}`}>
      <path d={path} className={`conflict is-${of.status}`} />
      <text x={(x1 + x2) / 2 + (isBeside ? bend * 0.75 : 0)} y={(y1 + y2) / 2 - 5} className="conflict-name">
        {of.name}
      </text>
    </a>
  );
}
