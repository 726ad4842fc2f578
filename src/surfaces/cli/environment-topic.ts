// The variables that the program reads, for `help environment`.
import { table, type Line } from '../terminal/text.ts';

const VARIABLES: readonly (readonly [string, string])[] = [
  ['THROUGHLINE_HOME', 'the home: a folder, or a Postgres URL; default: the nearest .throughline/'],
  ['THROUGHLINE_OWNER', 'the name under which this session holds its claims'],
  ['THROUGHLINE_S3_ENDPOINT, …_BUCKET, …_REGION, …_PREFIX', 'where a Postgres home keeps large snapshots'],
  ['XDG_CONFIG_HOME', 'holds the folder of keys, tokens and trusted homes; default: ~/.config'],
  ['XDG_CACHE_HOME', 'holds compiled code; default: ~/.cache'],
  ['NO_COLOR', 'plain text on a terminal too'],
];

export function environmentLines(): Line[] {
  return ['Environment', '', ...table(VARIABLES.map(([name, meaning]) => [`  ${name}`, meaning]))];
}
