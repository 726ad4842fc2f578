// Which command lines are hot: `next` and `status` with plain options. The whole program handles everything else.

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

/** Undefined for a line that needs a closer look: it may be wrong, or ask for help. */
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
      // The whole program checks an empty value, or one that looks like an option.
      if (value === undefined || value === '' || value.startsWith('-') || values[name] !== undefined) return undefined;
      values[name] = value;
      at += 1;
    } else if (command === undefined && (word === 'next' || word === 'status')) command = word;
    else return undefined;
  }
  return command && { command, json, ...values };
}
