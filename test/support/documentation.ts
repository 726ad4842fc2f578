// Code in documents, and the regions of examples that it is taken from.

export interface Snippet {
  readonly name: string;
  readonly text: string;
}

/** The TypeScript blocks of a document, named by their line. */
export function typescriptBlocks(path: string, markdown: string): Snippet[] {
  const blocks: Snippet[] = [];
  for (const match of markdown.matchAll(/^```(?:ts|typescript)\b.*\n([^]*?)^```$/gm)) {
    const line = markdown.slice(0, match.index).split('\n').length;
    blocks.push({ name: `${path}:${line}`, text: (match[1] ?? '').trimEnd() });
  }
  return blocks;
}

/** What stands between `// #region name` and `// #endregion`, moved to the left. */
export function regionsOf(path: string, source: string): Snippet[] {
  const regions: Snippet[] = [];
  for (const match of source.matchAll(/^ *\/\/ #region (\S+)\n([^]*?)^ *\/\/ #endregion$/gm)) {
    const [, name = '', body = ''] = match;
    regions.push({ name: `${path}#${name}`, text: dedent(body) });
  }
  return regions;
}

function dedent(text: string): string {
  const lines = text.trimEnd().split('\n');
  const indents = lines.filter((line) => line !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents);
  return lines.map((line) => line.slice(least)).join('\n');
}
