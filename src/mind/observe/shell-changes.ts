// The files that a line of a shell changes, as far as its words say so.

const MOST_LINE = 4000;
const WORD = /"[^"]*"|'[^']*'|[^\s"']+/g;

export function filesChangedBy(command: string): string[] {
  const files = new Set<string>();
  // What stands in a document after << is text and not a command.
  const line = (command.split(/<<-?\s*['"]?\w+/, 1)[0] ?? '').slice(0, MOST_LINE);
  for (const part of line.split(/&&|\|\||[;|\n]/)) {
    const bare = part.replaceAll(/"[^"]*"|'[^']*'/g, (quoted) => (/[\s>]/.test(quoted) ? ' ' : quoted.slice(1, -1)));
    for (const found of bare.matchAll(/(?<![0-9&<>])>{1,2}\s*([^\s&<>|;()]+)/g)) add(files, found[1]);
    const words = (part.replaceAll(/\d?>{1,2}\s*\S+/g, ' ').match(WORD) ?? []).map((word) =>
      word.replaceAll(/^["']|["']$/g, ''),
    );
    const [program, ...rest] = words[0] === 'sudo' ? words.slice(1) : words;
    const named = rest.filter((word) => !word.startsWith('-'));
    if (program === 'sed' && rest.some((word) => /^-[a-z]*i/.test(word) || word.startsWith('--in-place'))) {
      // The first word that is no option is the expression, unless -e gave it.
      for (const file of rest.includes('-e') ? named.filter((word) => !word.includes('s/')) : named.slice(1))
        add(files, file);
    } else if (program === 'mv' || program === 'touch' || program === 'rm' || program === 'tee') {
      for (const file of named) add(files, file);
    } else if (program === 'cp') {
      add(files, named.at(-1));
    } else if (program === 'git' && (rest[0] === 'mv' || rest[0] === 'rm')) {
      for (const file of named.slice(1)) add(files, file);
    }
  }
  return [...files];
}

function add(files: Set<string>, file: string | undefined): void {
  if (file === undefined || file === '' || /^(?:\/dev\/|\/tmp\/|[$~*])|[*?$`{}]/.test(file)) return;
  files.add(file.replace(/^\.\//, ''));
}
