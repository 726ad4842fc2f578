// The import graph as text: for reviewers to read, for a test to compare, and beside that of another checkout.
import { fan, fileCycles, folderOf, layersOf, longest, mutualPairs, type ImportGraph } from './import-graph.ts';

const TOP = 10;

export function graphText(graph: ImportGraph): string {
  const { files, edges, folderEdges, functionSizes, fileSizes } = graph;
  const filesIn = (folder: string) => files.filter((file) => folderOf(file) === folder).length;
  const layers = layersOf(graph)
    .map((layer, at) => `${at + 1}`.padStart(4) + `  ${layer.map((name) => `${name} (${filesIn(name)})`).join('  ')}`)
    .toReversed();
  return [
    'The import graph of src/, written by `npm run graph`; a test compares it with the sources. Types count as imports.',
    `A folder's own contract.ts, queries.ts and schema.ts count as below the folders inside it.`,
    '',
    `${files.length} files, ${edges.length} imports between them; the picture is imports.svg, with faint lines to what most folders import.`,
    section('Folders by layer, each importing only from layers below it (files)', layers),
    section('Folders that import each other', orNone(mutualPairs(graph).map(indented))),
    section('Cycles of files', orNone(fileCycles(graph).map(indented))),
    section(`Imported by the most files`, fan(graph, 'to').slice(0, TOP).map(counted)),
    section(`Importing the most files`, fan(graph, 'from').slice(0, TOP).map(counted)),
    section('Longest functions, in lines', longest(functionSizes, TOP).map(sized)),
    section('Longest files, in lines', longest(fileSizes, TOP).map(sized)),
    section(
      'Imports between folders',
      folderEdges.map(({ from, to, imports }) => counted({ name: `${from} → ${to}`, count: imports })),
    ),
    '',
  ].join('\n');
}

/** The figures of another checkout beside those of this one, for reports. */
export function comparison(before: ImportGraph, after: ImportGraph): string {
  const both = (title: string, linesOf: (graph: ImportGraph) => readonly string[]) => {
    const [left, right] = [
      ['  before', ...orNone(linesOf(before))],
      ['  after', ...orNone(linesOf(after))],
    ];
    const width = Math.max(...left.map((line) => line.length)) + 3;
    const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
      `${(left[at] ?? '').padEnd(width)}${right[at] ?? ''}`.trimEnd(),
    );
    return section(title, rows);
  };
  return [
    both('Size', ({ files, edges }) => [indented(`${files.length} files, ${edges.length} imports`)]),
    both('Folders that import each other', (graph) => mutualPairs(graph).map(indented)),
    both('Cycles of files', (graph) =>
      fileCycles(graph)
        .flatMap((cycle) => cycle.split(' ↔ '))
        .map(indented),
    ),
    both('Imported by the most files', (graph) => fan(graph, 'to').slice(0, TOP).map(counted)),
    both('Importing the most files', (graph) => fan(graph, 'from').slice(0, TOP).map(counted)),
    both('Longest functions, in lines', ({ functionSizes }) => longest(functionSizes, TOP).map(sized)),
    both('Longest files, in lines', ({ fileSizes }) => longest(fileSizes, TOP).map(sized)),
    '',
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string {
  return ['', title, ...lines].join('\n');
}

function orNone(lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? lines : [indented('none')];
}

function indented(line: string): string {
  return `      ${line}`;
}

function counted({ name, count }: { readonly name: string; readonly count: number }): string {
  return `${`${count}`.padStart(4)}  ${name}`;
}

function sized({ name, lines }: { readonly name: string; readonly lines: number }): string {
  return counted({ name, count: lines });
}
