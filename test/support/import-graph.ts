// The graph of imports between files and folders, and the sizes of files and functions, from the parsed sources.
// Works on given texts, so that it can be tested. Types count: a type that is imported is a thing that must be known.
import { basename, posix } from 'node:path';
import { functionsOf, importsOf, parse } from './syntax.ts';
import type { SourceModule } from './architecture.ts';

export interface Edge {
  readonly from: string;
  readonly to: string;
}

export interface FolderEdge extends Edge {
  /** How many files of the one import how many of the other: pairs of files. */
  readonly imports: number;
}

export interface Sized {
  readonly name: string;
  readonly lines: number;
}

export interface ImportGraph {
  /** Paths below src/. */
  readonly files: readonly string[];
  readonly edges: readonly Edge[];
  /** Between two folders; a file of src/ itself counts as one. */
  readonly folderEdges: readonly FolderEdge[];
  readonly fileSizes: readonly Sized[];
  readonly functionSizes: readonly Sized[];
}

/** Files that count as below the folders inside theirs: what a domain's parts share without knowing each other. */
const SHARED_WITH_SUBFOLDERS = new Set(['contract.ts', 'queries.ts', 'schema.ts']);
/** At the root of src/, the reader of the environment is such a file. */
const CONFIG = 'config.ts';

const isSharedFile = (file: string): boolean => file === CONFIG || SHARED_WITH_SUBFOLDERS.has(basename(file));

export function readGraph(modules: readonly SourceModule[]): ImportGraph {
  if (modules.length === 0) throw new Error('no module to draw');
  const texts = new Map(modules.map(({ path, text }) => [path.replace(/^src\//, ''), text]));
  const files = [...texts.keys()].toSorted(byText);
  const edges: Edge[] = [];
  const functionSizes: Sized[] = [];
  for (const from of files) {
    const text = texts.get(from) ?? '';
    const { program, error } = parse(from, text);
    if (error !== undefined) throw new Error(`${from}: ${error}`);
    const targets = importsOf(program)
      .filter(({ specifier }) => specifier?.startsWith('.'))
      .map(({ specifier = '' }) => posix.join(posix.dirname(from), specifier))
      .filter((to) => texts.has(to));
    for (const to of [...new Set(targets)].toSorted(byText)) edges.push({ from, to });
    for (const { name, start, end } of functionsOf(program)) {
      functionSizes.push({ name: `${from} ${name}`, lines: linesOf(text.slice(start, end)) });
    }
  }
  return {
    files,
    edges,
    folderEdges: countFolderEdges(edges),
    fileSizes: files.map((name) => ({ name, lines: linesOf((texts.get(name) ?? '').trimEnd()) })),
    functionSizes,
  };
}

/** A file of src/ itself stands for itself: each has its own place, config.ts at the bottom and main.ts at the top. */
export function folderOf(file: string): string {
  return file.includes('/') ? posix.dirname(file) : file;
}

/** Pairs of folders that import each other, each as `a ↔ b`. */
export function mutualPairs({ edges }: ImportGraph): string[] {
  const seen = new Set(
    edges
      .map((edge) => sidesOf(edge))
      .filter(({ from, to }) => from !== to)
      .map(({ from, to }) => `${from} ${to}`),
  );
  return [...seen]
    .map((pair) => pair.split(' ') as [string, string])
    .filter(([from, to]) => from < to && seen.has(`${to} ${from}`))
    .map((pair) => pair.join(' ↔ '))
    .toSorted(byText);
}

/** Files that can reach each other by imports, each group as `a ↔ b ↔ c`. */
export function fileCycles({ files, edges }: ImportGraph): string[] {
  return groupsOf(files, edges)
    .filter((group) => group.length > 1)
    .map((group) => group.toSorted(byText).join(' ↔ '))
    .toSorted(byText);
}

/** From the folders that import none to those that import the most; folders that reach each other share a layer. */
export function layersOf({ files, folderEdges }: ImportGraph): string[][] {
  const folders = [...new Set(files.map(folderOf))].toSorted(byText);
  const groups = groupsOf(folders, folderEdges);
  const layers: string[][] = [];
  const layerOf = new Map<string, number>();
  // Groups come with everything that they import before them.
  for (const group of groups) {
    const below = folderEdges.filter(({ from, to }) => group.includes(from) && !group.includes(to));
    const layer = Math.max(-1, ...below.map(({ to }) => layerOf.get(to) ?? -1)) + 1;
    for (const folder of group) layerOf.set(folder, layer);
    (layers[layer] ??= []).push(...group);
  }
  return layers.map((layer) => layer.toSorted(byText));
}

/** The files that most others import, or that import the most others. */
export function fan({ edges }: ImportGraph, end: keyof Edge): { readonly name: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const edge of edges) counts.set(edge[end], (counts.get(edge[end]) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || byText(a.name, b.name));
}

export function longest(sizes: readonly Sized[], count: number): Sized[] {
  return sizes.toSorted((a, b) => b.lines - a.lines || byText(a.name, b.name)).slice(0, count);
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function linesOf(text: string): number {
  return text.split('\n').length;
}

function countFolderEdges(edges: readonly Edge[]): FolderEdge[] {
  const counts = new Map<string, number>();
  for (const edge of edges) {
    const [from, to] = [folderOf(edge.from), folderOf(edge.to)];
    if (from !== to && !isShared(edge)) counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
  }
  return [...counts]
    .map(([pair, imports]) => {
      const [from = '', to = ''] = pair.split(' ');
      return { from, to, imports };
    })
    .toSorted((a, b) => byText(a.from, b.from) || byText(a.to, b.to));
}

/** Whether a folder takes something that lies below it although its path says above. */
function isShared({ from, to }: Edge): boolean {
  return isSharedFile(to) && isInside(folderOf(from), folderOf(to));
}

/** The folders at both ends; between a folder and one inside it, the shared files of the outer one are a side of their own. */
function sidesOf(edge: Edge): Edge {
  const [from, to] = [folderOf(edge.from), folderOf(edge.to)];
  const isSharing = isSharedFile(edge.from) && isInside(to, from);
  return { from: isSharing ? `${from}/contract.ts` : from, to: isShared(edge) ? `${to}/contract.ts` : to };
}

function isInside(inner: string, outer: string): boolean {
  return inner.startsWith(`${outer}/`);
}

/** Tarjan's strongly connected components: each after all that it reaches. */
function groupsOf(nodes: readonly string[], edges: readonly Edge[]): string[][] {
  const targets = new Map<string, string[]>(nodes.map((node) => [node, []]));
  for (const { from, to } of edges) targets.get(from)?.push(to);
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const visit = (node: string): void => {
    index.set(node, index.size);
    low.set(node, index.get(node) ?? 0);
    stack.push(node);
    for (const target of targets.get(node) ?? []) {
      if (!index.has(target)) visit(target);
      else if (!stack.includes(target)) continue;
      low.set(node, Math.min(low.get(node) ?? 0, low.get(target) ?? 0));
    }
    if (low.get(node) === index.get(node)) groups.push(stack.splice(stack.indexOf(node)));
  };
  for (const node of nodes) if (!index.has(node)) visit(node);
  return groups;
}
