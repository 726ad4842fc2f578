import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { components, findCircleEdges, orderByDependency, type Edges } from '../../src/work/transfer/graph.ts';

const graph = (max: number) =>
  fc
    .integer({ min: 1, max })
    .chain((size) =>
      fc.array(fc.uniqueArray(fc.nat(size - 1), { maxLength: 4 }), { minLength: size, maxLength: size }),
    );

const without = (edges: Edges, left: readonly (readonly [number, number])[]) =>
  edges.map((targets, from) => targets.filter((to) => !left.some(([a, b]) => a === from && b === to)));
const hasCircle = (edges: Edges) =>
  components(edges).some((members) => members.length > 1) || edges.some((targets, from) => targets.includes(from));

describe('the edges left out of a graph', () => {
  test('leave no circle, and none of them could be put back', () => {
    fc.assert(
      fc.property(graph(30), (edges) => {
        const left = findCircleEdges(edges);
        expect(hasCircle(without(edges, left))).toBe(false);
        for (const edge of left)
          expect(
            hasCircle(
              without(
                edges,
                left.filter((other) => other !== edge),
              ),
            ),
          ).toBe(true);
      }),
    );
  });

  test('are the fewest where one or two are enough', () => {
    fc.assert(
      fc.property(graph(6), (edges) => {
        const all = edges.flatMap((targets, from) => targets.map((to) => [from, to] as const));
        const isOne = () => all.some((edge) => !hasCircle(without(edges, [edge])));
        const isTwo = () => all.some((one) => all.some((two) => !hasCircle(without(edges, [one, two]))));
        const fewest = !hasCircle(edges) ? 0 : isOne() ? 1 : isTwo() ? 2 : 3;
        expect(Math.min(3, findCircleEdges(edges).length)).toBe(fewest);
      }),
    );
  });

  test('are found in a ring of a hundred thousand', () => {
    const ring = Array.from({ length: 100_000 }, (_, index) => [(index + 1) % 100_000]);
    expect(findCircleEdges(ring)).toEqual([[99_999, 0]]);
  });
});

describe('the order by dependency', () => {
  test('puts everything behind what it waits for, and leaves what is in order as it is', () => {
    fc.assert(
      fc.property(graph(30), (given) => {
        const edges = without(given, findCircleEdges(given));
        const order = orderByDependency(edges);
        const places = new Map(order.map((node, place) => [node, place]));
        expect(order.toSorted((a, b) => a - b)).toEqual([...edges.keys()]);
        for (const [from, targets] of edges.entries()) {
          for (const to of targets) expect(places.get(to)).toBeLessThan(places.get(from) ?? -1);
        }
        const again = order.map((node) => (edges[node] ?? []).map((to) => places.get(to) ?? -1));
        expect(orderByDependency(again)).toEqual([...again.keys()]);
      }),
    );
  });
});
