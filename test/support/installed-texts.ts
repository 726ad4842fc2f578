// Ordinary texts: lines and paragraphs of the installed packages, the same ones in every run.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const TEXT = /\.(?:md|markdown|js|mjs|cjs|ts|mts|cts|json|ya?ml|sh|txt|html|css)$|^README$/i;
const MOST_OF_A_FILE = 24 * 1024;
const MOST_TEXTS = 120_000;

/** The installed files, in the same order everywhere. */
function* filesBelow(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) yield* filesBelow(path);
    else if (entry.isFile() && TEXT.test(entry.name) && statSync(path).size < 2 ** 21) yield path;
  }
}

export function installedTexts(): Set<string> {
  const texts = new Set<string>();
  for (const folder of ['node_modules', 'scripts/runtime/node_modules']) {
    for (const path of filesBelow(join(import.meta.dirname, '../..', folder))) {
      const text = readFileSync(path, 'utf8').slice(0, MOST_OF_A_FILE);
      for (const line of text.split('\n')) if (line.trim().length > 3) texts.add(line);
      if (/\.md$/i.test(path)) for (const paragraph of text.split(/\n{2,}/)) texts.add(paragraph);
      if (texts.size > MOST_TEXTS) return texts;
    }
  }
  return texts;
}
