// Writes docs/reference/: the operations and the errors, from their definitions.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errorsPage } from './reference/errors-page.ts';
import { operationsPage } from './reference/operations-page.ts';

const folder = new URL('../docs/reference/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of [
  ['operations.md', operationsPage()],
  ['errors.md', errorsPage()],
] as const) {
  writeFileSync(fileURLToPath(new URL(name, folder)), text);
  process.stdout.write(`docs/reference/${name}: ${text.split('\n').length} lines\n`);
}
