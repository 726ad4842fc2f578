// Passwords of connection strings that name their parts: `host=… password=…`, `Server=…;Pwd=…`, `jdbc:…?password=…`. There the place alone
// says what it is, whatever the value looks like.
import { isPlaceholder } from '../../base/secrets/secret-value.ts';
import type { Cut } from './lines.ts';

const KIND = 'password';
/** Every repetition has a bound. Arguments of a call stand between commas, and are no connection string. */
const NAMED =
  /(?:jdbc:[a-z0-9:]{2,40}\/\/|(?:server|data source|host|hostaddr|dbname|addr|endpoint|user id|uid|user)=)[^\n,(){}<>]{0,300}?(?<![A-Za-z0-9_-])(?:password|pwd)=["']?(?<v>[^\s;&"'`,(){}<>]{3,128})/dgi;

export function findConnectionStrings(text: string): Cut[] {
  const cuts: Cut[] = [];
  if (!/(?:password|pwd)=/i.test(text)) return cuts;
  for (const { groups, indices } of text.matchAll(NAMED)) {
    const [value = '', place] = [groups?.['v'], indices?.groups?.['v']];
    if (!place || isPlaceholder(value) || /^[$%*[]/.test(value)) continue;
    cuts.push({ kind: KIND, start: place[0], end: place[1], mark: `[redacted:${KIND}]` });
  }
  return cuts;
}
