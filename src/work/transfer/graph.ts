// Dependencies by index: finds and opens circles, and sorts so that nothing stands before what it waits for.
// Linear and without recursion, because files hold long chains; only small circles are searched for the fewest edges.

/** `edges[i]` are those that `i` waits for. */
export type Edges = readonly (readonly number[])[];
export type Edge = readonly [from: number, to: number];

/** Above this, a circle is opened at the edges that a walk finds closing it, which may be more than the fewest. */
const SEARCHED_EDGES = { forOne: 200, forTwo: 40 } as const;

/**
 * The edges to leave out so that no circle remains: the fewest in small knots of up to two circles, else a set of which
 * none could be put back. Of equal choices the edge that was written last goes.
 */
export function findCircleEdges(edges: Edges): Edge[] {
  return components(edges).flatMap((members) => {
    const within = inner(edges, members);
    if (within.length === 0) return [];
    return fewest(members, within) ?? closing(members, within);
  });
}

/** Groups of those that wait for one another, each a member of exactly one; by Tarjan, in ascending order inside. */
export function components(edges: Edges): number[][] {
  const found: number[][] = [];
  const low = new Int32Array(edges.length).fill(-1);
  const seenAt = new Int32Array(edges.length).fill(-1);
  const isOpen = new Uint8Array(edges.length);
  const open: number[] = [];
  let time = 0;
  const enter = (node: number) => {
    low[node] = time;
    seenAt[node] = time;
    time += 1;
    isOpen[node] = 1;
    open.push(node);
  };
  for (const root of edges.keys()) {
    if (seenAt[root] !== -1) continue;
    enter(root);
    const path: { node: number; next: number }[] = [{ node: root, next: 0 }];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const { node } = top;
      const to = edges[node]?.[top.next];
      if (to !== undefined) {
        top.next += 1;
        if (seenAt[to] === -1) {
          enter(to);
          path.push({ node: to, next: 0 });
        } else if (isOpen[to] === 1) low[node] = Math.min(at(low, node), at(seenAt, to));
        continue;
      }
      path.pop();
      const parent = path.at(-1)?.node;
      if (parent !== undefined) low[parent] = Math.min(at(low, parent), at(low, node));
      if (low[node] !== seenAt[node]) continue;
      const members = open.splice(open.lastIndexOf(node));
      for (const member of members) isOpen[member] = 0;
      found.push(members.toSorted((a, b) => a - b));
    }
  }
  return found;
}

/** Everything after what it waits for, else as it stood. What is ordered already stays as it is; needs no circles. */
export function orderByDependency(edges: Edges): number[] {
  const order: number[] = [];
  const isSeen = new Uint8Array(edges.length);
  for (const root of edges.keys()) {
    if (isSeen[root] === 1) continue;
    isSeen[root] = 1;
    const path: { node: number; next: number }[] = [{ node: root, next: 0 }];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const to = edges[top.node]?.[top.next];
      if (to === undefined) {
        order.push(top.node);
        path.pop();
        continue;
      }
      top.next += 1;
      if (isSeen[to] === 1) continue;
      isSeen[to] = 1;
      path.push({ node: to, next: 0 });
    }
  }
  return order;
}

function inner(edges: Edges, members: readonly number[]): Edge[] {
  if (members.length === 1 && !edges[members[0] ?? 0]?.includes(members[0] ?? 0)) return [];
  const ofGroup = new Set(members);
  return members.flatMap((from) => (edges[from] ?? []).filter((to) => ofGroup.has(to)).map((to): Edge => [from, to]));
}

function fewest(members: readonly number[], within: readonly Edge[]): Edge[] | undefined {
  if (within.length > SEARCHED_EDGES.forOne) return undefined;
  const last = within.length - 1;
  for (let one = last; one >= 0; one -= 1) if (isOpenWithout(members, within, one)) return pick(within, one);
  if (within.length > SEARCHED_EDGES.forTwo) return undefined;
  for (let one = last; one > 0; one -= 1) {
    for (let two = one - 1; two >= 0; two -= 1) {
      if (isOpenWithout(members, within, one, two)) return pick(within, two, one);
    }
  }
  return undefined;
}

function pick(within: readonly Edge[], ...indexes: readonly number[]): Edge[] {
  return within.filter((_, index) => indexes.includes(index));
}

/** By taking away, again and again, each node that no other waits for. */
function isOpenWithout(members: readonly number[], within: readonly Edge[], ...without: readonly number[]): boolean {
  const waiting = new Map(members.map((member) => [member, 0]));
  const targets = new Map<number, number[]>(members.map((member) => [member, []]));
  for (const [index, [from, to]] of within.entries()) {
    if (without.includes(index)) continue;
    waiting.set(to, (waiting.get(to) ?? 0) + 1);
    targets.get(from)?.push(to);
  }
  const free = members.filter((member) => waiting.get(member) === 0);
  let taken = 0;
  for (let node = free.pop(); node !== undefined; node = free.pop()) {
    taken += 1;
    for (const to of targets.get(node) ?? []) {
      const left = (waiting.get(to) ?? 0) - 1;
      waiting.set(to, left);
      if (left === 0) free.push(to);
    }
  }
  return taken === members.length;
}

/** Edges to a node on the path that leads here: each closes a circle of edges that stay. */
function closing(members: readonly number[], within: readonly Edge[]): Edge[] {
  const targets = new Map<number, number[]>(members.map((member) => [member, []]));
  for (const [from, to] of within) targets.get(from)?.push(to);
  const state = new Map<number, 'on the path' | 'left'>();
  const found: Edge[] = [];
  for (const root of members) {
    if (state.has(root)) continue;
    state.set(root, 'on the path');
    const path: { node: number; next: number }[] = [{ node: root, next: 0 }];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const { node } = top;
      const to = targets.get(node)?.[top.next];
      if (to === undefined) {
        state.set(node, 'left');
        path.pop();
        continue;
      }
      top.next += 1;
      const seen = state.get(to);
      if (seen === 'on the path') found.push([node, to]);
      if (seen !== undefined) continue;
      state.set(to, 'on the path');
      path.push({ node: to, next: 0 });
    }
  }
  return found;
}

function at(values: Int32Array, index: number): number {
  return values[index] ?? 0;
}
