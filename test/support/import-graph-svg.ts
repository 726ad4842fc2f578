// The import graph as a picture: folders in layers, what imports above what is imported, a line's width by the number of
// imports. The same graph gives the same bytes.
import { folderOf, layersOf, type FolderEdge, type ImportGraph } from './import-graph.ts';

const BOX = { height: 40, gapX: 26, gapY: 74, padding: 14, character: 7.3 };
const MARGIN = 28;
const SWEEPS = 12;
/** Smaller numbers are in the text; here they would hide the lines. */
const LEAST_LABELLED = 5;
/** A folder that this share of the others imports: lines to it say little, and would hide the rest. */
const COMMON = 0.6;

const STYLE = `
  svg { background: #ffffff; font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
  .box { fill: #f3f5f8; stroke: #8792a2; } .name { fill: #1b2330; font-weight: 600; } .files { fill: #5b6675; font-size: 10px; }
  .line { fill: none; stroke: #3b6fb6; stroke-linecap: round; } .back { stroke: #c2372b; }
  .count { fill: #24507f; font-size: 9px; paint-order: stroke; stroke: #ffffff; stroke-width: 3px; }
  @media (prefers-color-scheme: dark) {
    svg { background: #12161c; }
    .box { fill: #1f2630; stroke: #5f6c7d; } .name { fill: #e6ebf2; } .files { fill: #9aa7b8; }
    .line { stroke: #78a9ea; } .back { stroke: #ff7b6e; } .count { fill: #b7d3f7; stroke: #12161c; }
  }`;

interface Box {
  readonly folder: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export function graphSvg(graph: ImportGraph): string {
  const boxes = place(graph);
  const byFolder = new Map(boxes.map((box) => [box.folder, box]));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN;
  const height = Math.max(...boxes.map((box) => box.y + BOX.height)) + MARGIN;
  const ends = endsOf(graph, byFolder);
  // Thick lines first, so that thin ones are drawn over them.
  const edges = graph.folderEdges.toSorted((a, b) => b.imports - a.imports);
  const isCommon = (folder: string) => edges.filter(({ to }) => to === folder).length > COMMON * boxes.length;
  const lines = edges.map((edge) => lineOf(edge, ends.get(`${edge.from} ${edge.to}`) ?? NOWHERE, isCommon(edge.to)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" width="${round(width)}" height="${round(height)}" role="img" aria-label="Imports between the folders of src/">`,
    `<style>${STYLE}\n</style>`,
    ...lines.map(({ path }) => path),
    ...lines.flatMap(({ label }) => label),
    ...boxes.flatMap((box) => boxOf(box, graph.files.filter((file) => folderOf(file) === box.folder).length)),
    '</svg>',
    '',
  ].join('\n');
}

/** Each folder near those that import it and those it imports, by their mean place, swept up and down a few times. */
function place(graph: ImportGraph): Box[] {
  const rows = layersOf(graph).toReversed();
  const centre = new Map<string, number>();
  const spread = (row: readonly string[]) => row.forEach((folder, at) => centre.set(folder, (at + 0.5) / row.length));
  rows.forEach(spread);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const order = sweep % 2 === 0 ? rows.keys() : [...rows.keys()].toReversed();
    for (const at of order) {
      const wanted = new Map((rows[at] ?? []).map((folder) => [folder, meanOf(folder, graph, centre)]));
      const sorted = (rows[at] ?? []).toSorted(
        (a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0) || (a < b ? -1 : 1),
      );
      rows[at] = sorted;
      spread(sorted);
    }
  }
  const widths = rows.map((row) => row.reduce((sum, folder) => sum + widthOf(folder) + BOX.gapX, -BOX.gapX));
  const widest = Math.max(...widths);
  return rows.flatMap((row, at) => {
    // A row takes the whole width, so that lines have room to pass between its boxes.
    const gap = (widest - (widths[at] ?? 0)) / (row.length + 1);
    let x = MARGIN;
    return row.map((folder) => {
      x += gap;
      const box = { folder, x, y: MARGIN + at * (BOX.height + BOX.gapY), width: widthOf(folder) };
      x += box.width + BOX.gapX;
      return box;
    });
  });
}

function meanOf(folder: string, { folderEdges }: ImportGraph, centre: ReadonlyMap<string, number>): number {
  let sum = 0;
  let weights = 0;
  for (const { from, to, imports } of folderEdges) {
    const other = from === folder ? to : to === folder ? from : undefined;
    if (other === undefined) continue;
    sum += (centre.get(other) ?? 0) * Math.sqrt(imports);
    weights += Math.sqrt(imports);
  }
  return weights === 0 ? (centre.get(folder) ?? 0) : sum / weights;
}

function widthOf(folder: string): number {
  return folder.length * BOX.character + 2 * BOX.padding;
}

function boxOf({ folder, x, y, width }: Box, files: number): string[] {
  const middle = round(x + width / 2);
  return [
    `<rect class="box" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${BOX.height}" rx="6"/>`,
    `<text class="name" x="${middle}" y="${round(y + 18)}" text-anchor="middle">${folder}</text>`,
    `<text class="files" x="${middle}" y="${round(y + 32)}" text-anchor="middle">${files} ${files === 1 ? 'file' : 'files'}</text>`,
  ];
}

interface Ends {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** Not downward: the folders can reach each other. */
  readonly isBack: boolean;
}

const NOWHERE: Ends = { x1: 0, y1: 0, x2: 0, y2: 0, isBack: false };

/** Where each line leaves and arrives: spread along the box, in the order in which the other ends stand. */
function endsOf({ folderEdges }: ImportGraph, boxes: ReadonlyMap<string, Box>): Map<string, Ends> {
  const middleOf = (folder: string) => {
    const { x, width } = boxes.get(folder) ?? { x: 0, width: 0 };
    return x + width / 2;
  };
  const placeOn = (folder: string, other: string, others: readonly string[]) => {
    const { x, width } = boxes.get(folder) ?? { x: 0, width: 0 };
    const order = others.toSorted((a, b) => middleOf(a) - middleOf(b) || (a < b ? -1 : 1));
    return x + (width * (order.indexOf(other) + 1)) / (order.length + 1);
  };
  return new Map(
    folderEdges.map(({ from, to }) => {
      const [upper, lower] = [boxes.get(from)?.y ?? 0, boxes.get(to)?.y ?? 0];
      const isBack = lower <= upper;
      const imported = folderEdges.filter((edge) => edge.from === from).map((edge) => edge.to);
      const importing = folderEdges.filter((edge) => edge.to === to).map((edge) => edge.from);
      const ends = {
        x1: placeOn(from, to, imported),
        y1: upper + (isBack ? 0 : BOX.height),
        x2: placeOn(to, from, importing),
        y2: lower + (isBack ? BOX.height : 0),
        isBack,
      };
      return [`${from} ${to}`, ends];
    }),
  );
}

function lineOf({ from, to, imports }: FolderEdge, ends: Ends, isFaint: boolean): { path: string; label: string[] } {
  const { x1, y1, x2, y2, isBack } = ends;
  const bend = Math.max(30, Math.abs(y2 - y1) / 2.4) * (isBack ? -1 : 1);
  const path = `M${round(x1)} ${round(y1)}C${round(x1)} ${round(y1 + bend)} ${round(x2)} ${round(y2 - bend)} ${round(x2)} ${round(y2)}`;
  const width = isFaint ? 0.6 : round(0.6 + Math.sqrt(imports) * 0.55);
  const opacity = isFaint ? 0.2 : round(Math.min(0.85, 0.3 + imports / 40));
  const title = `<title>${from} imports ${to}: ${imports}</title>`;
  // On the curve a little below its beginning: there lines of one box have parted, and have not met others yet.
  const t = 0.3;
  const along = (a: number, b: number, c: number, d: number) =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
  const [x, y] = [along(x1, x1, x2, x2), along(y1, y1 + bend, y2 - bend, y2) + 3];
  return {
    path: `<path class="line${isBack ? ' back' : ''}" d="${path}" stroke-width="${width}" stroke-opacity="${opacity}">${title}</path>`,
    label:
      imports < LEAST_LABELLED || isFaint
        ? []
        : [`<text class="count" x="${round(x)}" y="${round(y)}" text-anchor="middle">${imports}</text>`],
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
