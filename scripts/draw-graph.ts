// Writes docs/graph/: the imports between the folders of src/, as text and as a picture. With `--compare <checkout>`
// prints the same figures of another checkout beside this one's instead, and writes nothing.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readModules } from '../test/support/architecture.ts';
import { readGraph } from '../test/support/import-graph.ts';
import { graphSvg } from '../test/support/import-graph-svg.ts';
import { comparison, graphText } from '../test/support/import-graph-text.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { compare: { type: 'string' } } });
const graph = readGraph(readModules(root, 'src'));

if (values.compare === undefined) {
  const folder = join(root, 'docs', 'graph');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries({ 'imports.txt': graphText(graph), 'imports.svg': graphSvg(graph) })) {
    writeFileSync(join(folder, name), text);
    process.stdout.write(`docs/graph/${name}: ${text.split('\n').length} lines\n`);
  }
} else {
  process.stdout.write(comparison(readGraph(readModules(resolve(values.compare), 'src')), graph));
}
