// Which command lines are hot: `next` and `status` with plain options. Everything else is for the whole program.

export interface HotCommand {
  readonly command: 'next' | 'status';
  readonly json: boolean;
  readonly home?: string;
  readonly project?: string;
  readonly owner?: string;
}

const VALUES: Readonly<Record<string, 'home' | 'project' | 'owner'>> = {
  '--home': 'home',
  '--project': 'project',
  '--project-id': 'project',
  '--owner': 'owner',
};

/** Undefined for whatever has to be looked at more closely: it may be wrong, or ask for help. */
export function hotCommandOf(argv: readonly string[]): HotCommand | undefined {
  let command: HotCommand['command'] | undefined;
  let json = false;
  const values: { home?: string; project?: string; owner?: string } = {};
  for (let at = 0; at < argv.length; at += 1) {
    const word = argv[at] ?? '';
    const name = VALUES[word];
    const value = argv[at + 1];
    if (word === '--json') json = true;
    else if (name !== undefined && (command !== undefined || name === 'home')) {
      // An empty value, or one that looks like an option, is for the whole program to judge.
      if (value === undefined || value === '' || value.startsWith('-') || values[name] !== undefined) return undefined;
      values[name] = value;
      at += 1;
    } else if (command === undefined && (word === 'next' || word === 'status')) command = word;
    else return undefined;
  }
  return command && { command, json, ...values };
}
