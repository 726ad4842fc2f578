// Bodies of `.env` files: several assignments of variables, one to a line. The names are kept, and no value is.
import { redactText } from '../../base/redact.ts';
import { runsOf, type Cut, type Line } from './lines.ts';

export const ENV_KIND = 'env-file';

const ASSIGNMENT =
  /^[ \t]{0,8}(?:[-+][ \t]{1,2})?(?:export[ \t]{1,4}|set[ \t]{1,4}|ENV[ \t]{1,4})?([A-Z][A-Z0-9_]{1,63})=(.*)$/s;
const BETWEEN = /^[ \t]{0,8}(?:#.*)?$/s;
/** So few may be a command with its settings. */
const FEWEST = 3;
/** So many assignments are a body of their own, whatever they hold. */
const FEWEST_OF_ANY = 6;
const MOST_NAMES = 24;
/** What an example or a script has in the place of a value. */
const NO_VALUE = /^["']?(?:$|[<$%]|\.{3}|…|x{3}|\*{3}|your|change|\(|\[)/i;

export function findEnvBodies(text: string, linesIn: () => readonly Line[]): Cut[] {
  const cuts: Cut[] = [];
  if (!mayAssign(text)) return cuts;
  const lines = linesIn();
  if (lines.length < FEWEST) return cuts;
  const runs = runsOf(lines, ({ head }) => (ASSIGNMENT.test(head) ? 'yes' : BETWEEN.test(head) ? 'between' : 'no'));
  for (const { first, last, count } of runs) {
    if (count < FEWEST) continue;
    const body = lines.slice(first, last + 1);
    const [start, end] = [body[0]?.start ?? 0, body.at(-1)?.end ?? 0];
    if (!isBody(text, body, count)) continue;
    const names = body.flatMap(({ head }) => ASSIGNMENT.exec(head)?.[1] ?? []);
    const shown = names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ', …' : '');
    cuts.push({ kind: ENV_KIND, start, end, mark: `[redacted:${ENV_KIND}] (${count} lines: ${shown})` });
  }
  return cuts;
}

/** Whether so many names in capitals stand before a sign of equality as a body has. */
function mayAssign(text: string): boolean {
  let names = 0;
  for (let at = text.indexOf('='); at !== -1; at = text.indexOf('=', at + 1)) {
    const code = text.charCodeAt(at - 1);
    const isOfName = (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39) || code === 0x5f;
    if (isOfName && (names += 1) >= FEWEST) return true;
  }
  return false;
}

/** Values that are told, and a secret among them, or so many that it is no setting of one command. */
function isBody(text: string, body: readonly Line[], count: number): boolean {
  const told = body.filter(({ head }) => {
    const value = ASSIGNMENT.exec(head)?.[2];
    return value !== undefined && !NO_VALUE.test(value);
  });
  if (told.length * 2 < count) return false;
  if (count >= FEWEST_OF_ANY) return true;
  return told.some(({ start, end }) => redactText(text.slice(start, end)).found.length > 0);
}
