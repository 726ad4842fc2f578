// Judges values for redaction: whether one was drawn by chance as keys are, stands for another, or is ordinary text. Every function
// looks at a bounded number of characters.

/** Only the beginning of a longer value is judged. */
export const HEAD_LENGTH = 128;

/** What a replacement begins with. */
export const MARK = '[redacted:';

const STANDS_FOR_ONE =
  /x{4}|\*{3}|\.{3}|example|placeholder|dummy|sample|(?:^|[-_])your|0{7}|change[-_]?me|redacted|012345678|abcdefghij/i;

/** Whether a text has words in it that examples have in the place of a secret. */
function standsForOne(text: string): boolean {
  return STANDS_FOR_ONE.test(text);
}

const MASKED = /x{4,}|\*{3,}|\.{3,}|0{7,}|[^a-z0-9]+/i;
const WORD_OF_ONE = /^(?:[a-z]{1,12}|[A-Z]{1,12}|[A-Z][a-z]{1,11}|)$/;
/** As people type who need many characters. */
const TYPED_IN_ORDER = /abcdefghij|012345678|123456789/i;

/** Whether it is such words and nothing else: `your-key-here`, `xxxxxxxx`. Half a key with `sample` in it is none. */
export function isOnlyPlaceholder(text: string): boolean {
  const body = text.slice(0, HEAD_LENGTH);
  return standsForOne(body) && body.split(MASKED).every((part) => WORD_OF_ONE.test(part));
}

/** Behind a prefix that nothing but a token has: words of an example spare a value only where all of it is such words. */
export function isTokenLike(text: string): boolean {
  const body = text.slice(0, HEAD_LENGTH);
  return !isOnlyPlaceholder(body) && (looksDrawn(body) || TYPED_IN_ORDER.test(body));
}

/**
 * Whether a text reads like one that was drawn: letters and digits, or small and capital letters, take turns far more often than
 * in words, and no character is repeated at length. A long run of digits counts for nothing.
 */
export function isDrawn(text: string): boolean {
  const body = text.slice(0, HEAD_LENGTH);
  return !standsForOne(body) && looksDrawn(body);
}

function looksDrawn(body: string): boolean {
  const counts = { upper: 0, lower: 0, digit: 0 };
  let counted = 0;
  let turns = 0;
  let previous = '';
  let same = 0;
  let digitsInRow = 0;
  const distinct = new Set<number>();
  for (let at = 0; at < body.length; at += 1) {
    const code = body.charCodeAt(at);
    distinct.add(code);
    same = code === body.charCodeAt(at - 1) ? same + 1 : 1;
    // Real keys hold rows of zero bits, which are an A in base64.
    if (same >= 6 && code !== 0x41) return false;
    const kind = code >= 97 ? 'lower' : code >= 65 && code !== 95 ? 'upper' : code >= 48 && code <= 57 ? 'digit' : '';
    digitsInRow = kind === 'digit' ? digitsInRow + 1 : 0;
    if (kind === '') {
      previous = '';
      continue;
    }
    counts[kind] += 1;
    if (digitsInRow <= 6) counted += 1;
    if (previous !== '' && kind !== previous) turns += 1;
    previous = kind;
  }
  const { upper, lower, digit } = counts;
  const isMixed = upper > 0 && lower > 0 && digit > 0;
  if (distinct.size < Math.min(isMixed ? 4 : 6, body.length / 3)) return false;
  if (upper + lower === 0) return digit >= 10;
  if (lower > 0 && digit <= 2 && isWordy(body, 3.5)) return false;
  if (upper > 0 && lower > 0) return turns >= counted * (counted < 20 ? 0.2 : 0.28);
  if (lower === 0) return (digit > 0 ? upper + digit >= 10 : upper >= 14) && distinct.size >= 8;
  return digit > 0 && turns >= 2 && turns >= counted * 0.12;
}

const WORDS_FOR_NOTHING = new Set(
  (
    'true false null nil none undefined string text number boolean object password passwd secret token key apikey required ' +
    'optional hidden example placeholder redacted todo tbd changeme default empty unset missing invalid disabled enabled ' +
    'value values foo bar baz qux test tests testing dummy sample demo pass fail asdf qwer qewr qwerty asdfg xyz user username ' +
    'admin root guest anonymous public private username:password nobody anything something whatever different same yes no on off ' +
    'postgres postgresql mysql mariadb mongo mongodb redis rabbitmq minio minioadmin elastic'
  ).split(' '),
);

const NAMES_WHAT_IT_IS =
  /^(?:(?:my|your|our|some|the|an?|test|fake|dummy|new|old|super|awesome)[-_ ]?){0,3}(?:secret|passw(?:or)?d|pass|pw|pwd|token|key|api[-_ ]?key|access[-_ ]?token|credentials?)(?:[-_ ]?(?:here|value|name|string|goes[-_ ]here))?[0-9!]{0,4}$/i;
const DATE = /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[T ][0-9:.]{5,12}Z?)?$/;
const VERSION = /^[v^~<>= ]{0,4}[0-9]+(?:\.[0-9x*]+){1,3}(?:[-+][0-9A-Za-z.-]+)?$/;
/** A constant's or a variable's name, as it is passed on: `TOKEN_AUTH=OCI_TOKEN`. */
const CONSTANT = /^_{0,2}[A-Z]+(?:_+[A-Z0-9]+)*_{0,2};?$/;

/** What a declaration in code says of a value: `setSecret(secret: Uint8Array)`. */
const TYPE_NAME = /^(?:Big)?(?:Int|Uint|Float)(?:8|16|32|64)(?:Clamped)?Array$/;

const WORDS = /^[A-Za-z]+(?:[-_ ][A-Za-z]+){0,4}$/;
const ENDS_IN_ITS_NAME = /(?:password|passwd|passphrase|secret|token|key)$/i;
/** A color, a number in hexadecimal, an object identifier, a name in parts: `cdx:npm:package`. */
const CODE = /^(?:#[0-9a-f]{3,8}|0x[0-9a-f]{1,8}|[0-9]+(?:\.[0-9]+){2,20}|[A-Za-z]{1,20}(?::[A-Za-z]{1,20}){2,8})$/i;

/** Stands for a value, or is none. What holds a replacement is not judged again, which makes redaction idempotent. */
export function isPlaceholder(given: string): boolean {
  // At the end of a sentence.
  const head = given.replace(/[.,;:?]{1,3}$/, '');
  if (head.length < 4 || given.includes(MARK)) return true;
  if (/^<|^…|^\.\.\.|^\*{3}|^\[.*\]$|^\{.*\}$|^%[^%]*%$|\$\{|\{\{|^\$[A-Za-z_(]/s.test(head)) return true;
  if (/^[xX*.#_0-]+$/.test(head) || /^[0-9]{1,8}(?:\.[0-9]+)?[A-Za-z%]{0,2}$/.test(head)) return true;
  if (/^(?:xxx|your[-_ ]|change[-_]?me|replace[-_ ]|insert[-_ ]|redacted|placeholder|example[-_])/i.test(head))
    return true;
  if (/^your[A-Z]/.test(head) || /^(.)\1+$/s.test(head)) return true;
  if (/0{7}|…|\.{3}$|\*{3}/.test(given)) return true;
  if (CODE.test(head) || TYPE_NAME.test(head)) return true;
  // Words that end in what they stand for: `challengePassword`, `api_password`.
  if (ENDS_IN_ITS_NAME.test(head) && WORDS.test(head)) return true;
  if (VERSION.test(head) || DATE.test(head) || NAMES_WHAT_IT_IS.test(head)) return true;
  if (CONSTANT.test(head) && (head.includes('_') || head.length <= 12)) return true;
  return WORDS_FOR_NOTHING.has(head.toLowerCase());
}

const ALGORITHM =
  /^(?:[0-9]{1,5}|(?:argon2?(?:id|i|d)?|bcrypt|scrypt|pbkdf|sha|md|hmac|aes|gcm|cbc|rsa|ecdsa|ed|hs|rs|es|ps|blake|chacha|poly|utf|base|oauth|rfc|iso|tls|http|jwt|pkce|x|v|arm|amd|win)[0-9]{0,5})$/i;
const TICKET = /^[A-Z][A-Z0-9]{1,9}-[0-9]{1,6}$/;
const TIME =
  /^(?:[0-9]{4}-?[WQ][0-9]{1,2}|[0-9]{1,5}-?(?:ms|secs?|seconds?|mins?|minutes?|hours?|days?|weeks?|months?|years?|chars?|characters|bytes|bits?))$/i;

/** What is said about a password or a token: a ticket, an algorithm, a standard, a time. */
export function isSpokenOf(given: string): boolean {
  const head = given.replace(/[.,;:!?]{1,3}$/, '');
  if (head.length > 32) return false;
  return TICKET.test(head) || TIME.test(head) || head.split(/[-_/+.]/).every((part) => ALGORITHM.test(part));
}

/** A call, an index, a path to a variable: what stands in code where a value is computed. */
export function isExpression(head: string): boolean {
  if (/^[A-Za-z_$][A-Za-z0-9_$.?!:#]*[([]/.test(head)) return true;
  return /^(?:process|os|env|ENV|config|cfg|self|this|import|settings|secrets|vars|args|options|opts|req|res|ctx|props)\.#?[A-Za-z_]/.test(
    head,
  );
}

/** Ours are UUIDs too, and most of what a UUID stands for is an id. */
export function isUuidText(head: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(head);
}

export function isPathOrUrl(given: string): boolean {
  // As a compiler or a linter names a place in a file.
  const head = given.replace(/(?::[0-9]{1,6}){1,2}$/, '');
  if (/^(?:\.{1,2}|~)\/|^https?:\/\/|^file:|^[A-Za-z]:\\/.test(head)) return true;
  // Base64 may begin with a slash too, so a path needs a second segment or an extension and nothing foreign.
  if (/^\/[A-Za-z0-9._-]+(?:\/|\.[a-z])[A-Za-z0-9._/-]*$/.test(head)) return true;
  return /^[A-Za-z0-9_.@-]+(?:\/[A-Za-z0-9_.@-]+)+\/?$/.test(head) && head.split('/').every(isWordy);
}

/**
 * Words, joined by hyphens, dots, underscores or capital letters: `related-task`, `notificationsToolLastEventId`. Their letters
 * number so many on the average.
 */
export function isWordy(head: string, letterCount = 2.6): boolean {
  if (!/^[A-Za-z0-9_.@$-]*$/.test(head)) return false;
  if (head.length <= 4) return true;
  const words = head.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|[0-9]+/g) ?? [];
  const letters = words.filter((word) => !/[0-9]/.test(word));
  const digits = head.replaceAll(/[^0-9]/g, '').length;
  return digits <= 4 && words.length - letters.length <= 1 && letters.join('').length >= letters.length * letterCount;
}
