// Pure: where the facts of a conflict graph stand. Each part that hangs together is laid out in layers, beginning with its oldest fact,
// so that every line leads to the same layer or the next.

export interface GraphFact {
  readonly fact_id: string;
  /** As in F3: the older, the smaller. */
  readonly name: string;
}

export interface GraphConflict<Fact extends GraphFact = GraphFact> {
  readonly conflict_id: string;
  readonly a: Fact;
  readonly b: Fact;
}

export interface PlacedFact<Fact extends GraphFact> {
  readonly fact: Fact;
  readonly layer: number;
  readonly row: number;
}

export interface ConflictLayout<Fact extends GraphFact> {
  readonly facts: readonly PlacedFact<Fact>[];
  readonly layers: number;
  readonly rows: number;
}

export function layoutOf<Fact extends GraphFact>(conflicts: readonly GraphConflict<Fact>[]): ConflictLayout<Fact> {
  const facts = new Map<string, Fact>();
  const beside = new Map<string, Set<string>>();
  for (const { a, b } of conflicts) {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      facts.set(one.fact_id, one);
      beside.set(one.fact_id, (beside.get(one.fact_id) ?? new Set()).add(other.fact_id));
    }
  }
  const byAge = (x: string, y: string) => ageOf(facts.get(x)) - ageOf(facts.get(y));
  const placed: PlacedFact<Fact>[] = [];
  const seen = new Set<string>();
  let [layers, rows] = [0, 0];
  for (const first of [...facts.keys()].toSorted(byAge)) {
    if (seen.has(first)) continue;
    seen.add(first);
    let height = 0;
    for (let [layer, ids] = [0, [first]]; ids.length > 0; layer += 1) {
      const next = new Set<string>();
      for (const [at, id] of ids.toSorted(byAge).entries()) {
        const fact = facts.get(id);
        if (fact) placed.push({ fact, layer, row: rows + at });
        for (const other of beside.get(id) ?? []) {
          if (seen.has(other)) continue;
          seen.add(other);
          next.add(other);
        }
      }
      height = Math.max(height, ids.length);
      layers = Math.max(layers, layer + 1);
      ids = [...next];
    }
    rows += height;
  }
  return { facts: placed, layers, rows };
}

function ageOf(fact: GraphFact | undefined): number {
  return Number(fact?.name.slice(1) ?? 0);
}
