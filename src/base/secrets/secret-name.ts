// Judges, for redaction, whether a name says that its value is secret, and whether a value is one, given such a name. Both look at a
// bounded number of characters.
import { isDrawn, isExpression, isPathOrUrl, isPlaceholder, isSpokenOf, isUuidText, isWordy } from './secret-value.ts';

export type NamedKind = 'password' | 'secret' | 'token' | 'key';

export interface SecretName {
  readonly kind: NamedKind;
  /** Written like an environment variable, where nearly every value is meant literally. */
  readonly isEnv: boolean;
  /** A name such as `weather_key`: only a long value that was drawn can be the secret. */
  readonly isVague?: boolean;
  /** The name has other meanings too, so that the value must look like a secret by itself: `pass`, `TOKEN_AUTH`. */
  readonly isWeak: boolean;
}

/** Only the end of a longer name is judged. */
export const NAME_LENGTH = 64;

const HINT = /pass|pwd|secret|credential|token|key|private/i;
const ENV_NAME = /^[A-Z][A-Z0-9_]+$/;
const PASSWORD = /(?:password|passwd|pwd|passphrase)s?$/;
const SECRET = /(?:secret|credential)s?$/;
/** What is secret if it is private; a private subnet is not. */
const PRIVATE = /^(?:keys?|pem|token)$/;
const ENDS_IN_KEY_BY_CHANCE = new Set(['monkey', 'donkey', 'turkey', 'hockey', 'whiskey', 'jockey', 'hotkey']);

const VARIABLE_PATH = /^[A-Za-z_$][A-Za-z_$0-9]*(?:[?!]?\.[A-Za-z_$][A-Za-z_$0-9]*)+$/;

/** A name that ends so tells something about the secret, not the secret. */
const ABOUT = new Set(
  (
    'id ids path paths file files dir folder url uri link name names type types kind count limit limits size length ttl ' +
    'expiry expires expiration at age estimate estimates budget ms seconds algorithm alg endpoint host port user username ' +
    'prefix suffix version status state ref refs hash hint label policy format field column index store manager provider ' +
    'rotation chars enabled required min max usage used pattern regex header placeholder error message service arn region'
  ).split(' '),
);

/** Keys that identify instead of unlocking. */
const OPEN_KEYS = new Set(
  (
    'public pub primary foreign partition sort cache idempotency dedupe dedup run row group map object lookup natural ' +
    'change operation routing registry known'
  ).split(' '),
);

/** Directly before "key" these name an entry, if the value was not drawn: `STORAGE_KEY`, but also `AZURE_STORAGE_KEY`. */
const ENTRIES = new Set(['storage', 'query', 'event', 'shortcut']);

/** In prose and code a bare "key" identifies; these words before it make it one that unlocks. */
const UNLOCKING = new Set(
  (
    'api access secret private auth authentication authorization encryption encrypt decryption signing sign master service ' +
    'account client ssh deploy deployment app application admin session shared hmac webhook jwt cipher aes rsa gpg pgp ' +
    'root bot subscription license rest openai anthropic stripe aws azure google gemini groq github gitlab slack twilio ' +
    'sendgrid mistral cohere huggingface openrouter'
  ).split(' '),
);

/** A name that ends so says which of several secrets it is. */
const OF_WHICH = new Set(
  'prod production dev development staging stage live test old new current base64 b64 value str default main backup'.split(
    ' ',
  ),
);

const OPEN_TOKENS = new Set([
  'fencing',
  'page',
  'cursor',
  'continuation',
  'sync',
  'design',
  'lexer',
  'syntax',
  'progress',
]);

export function secretKindOfName(name: string): SecretName | undefined {
  const judged = name.slice(-NAME_LENGTH);
  // Nearly every name ends here.
  if (!HINT.test(judged)) return undefined;
  const isFlag = judged.startsWith('--');
  const plain = judged.replace(/^[-.]+/, '');
  const isEnv = ENV_NAME.test(plain);
  const said = kindOfWords(wordsOf(plain), isEnv, isFlag);
  return said === undefined ? undefined : { ...said, isEnv };
}

/** Whether a name says something about a secret, not the secret: `heroku_app_id`. */
export function isAboutSecret(name: string): boolean {
  return ABOUT.has(wordsOf(name).at(-1) ?? '');
}

/** DB_PASSWORD_2, x-api-key and clientSecret as lower-case words; numbers at the end do not count. */
function wordsOf(name: string): string[] {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_.-]/)
    .map((word) => word.replace(/[0-9]+$/, ''));
  return words.filter((word) => word !== '');
}

function kindOfWords(words: readonly string[], isEnv: boolean, isFlag: boolean): Omit<SecretName, 'isEnv'> | undefined {
  const last = words.at(-1) ?? '';
  if (ABOUT.has(last)) return undefined;
  const end = words.findLastIndex((word) => !OF_WHICH.has(word));
  const ending = words[end] ?? '';
  const before = words[end - 1] ?? '';
  // Elsewhere than at its end, a word says what the value is about at most.
  const said = (kind: NamedKind, isSure: boolean) => ({ kind, isWeak: !isSure });
  if (words.some((word) => PASSWORD.test(word))) return said('password', PASSWORD.test(ending));
  if (ending === 'pass') return said('password', isEnv || isFlag);
  if (words.some((word) => SECRET.test(word)))
    return said(
      'secret',
      SECRET.test(ending) || (SECRET.test(before) && ending === 'key') || isAccessKey(words, isEnv),
    );
  if (isEnv && words.includes('private') && words.slice(words.indexOf('private')).some((word) => PRIVATE.test(word)))
    return said('secret', true);
  const judged = isEnv ? words : [ending];
  if (judged.some((word) => word.endsWith('token')) && !words.some((word) => OPEN_TOKENS.has(word)))
    return said('token', ending.endsWith('token'));
  const isKey = (word: string) => /keys?$/.test(word) && !ENDS_IN_KEY_BY_CHANCE.has(word);
  if (!judged.some(isKey) || words.some((word) => OPEN_KEYS.has(word))) return undefined;
  if (ENTRIES.has(before) && isKey(ending)) return vague(words);
  if (isEnv) return said('key', isKey(ending));
  return ending === 'apikey' || ending === 'secretkey' || UNLOCKING.has(before) ? said('key', true) : vague(words);
}

function vague(words: readonly string[]): Omit<SecretName, 'isEnv'> | undefined {
  return words.length > 1 ? { kind: 'key', isWeak: true, isVague: true } : undefined;
}

/** `AWS_SECRET_ACCESS_KEY` and the like: what the secret is comes behind it. */
function isAccessKey(words: readonly string[], isEnv: boolean): boolean {
  return words.at(-1) === 'key' && (isEnv || words.at(-2) === 'access');
}

/** Whether a value between quotes is one, given a name that calls it secret. `isTight` is as a shell writes it: `NAME="value"`. */
export function isQuotedSecret(head: string, name: SecretName, isTight = true): boolean {
  if (isPlaceholder(head) || isPathOrUrl(head)) return false;
  const isPhrase = /\s/.test(head);
  if (name.isVague) return isKeyLike(head);
  if (name.isWeak) return !isPhrase && isStrong(head);
  if (name.isEnv && isTight) return true;
  if (isSpokenOf(head)) return false;
  // Words are spoken of; a passphrase has more than words.
  if (name.kind === 'password') return !/^[A-Za-z]+(?: [A-Za-z]+)+$/.test(head);
  if (isPhrase || isWordy(head.replace(/^[^A-Za-z0-9]/, '')))
    return !isPhrase && /[0-9]/.test(head) && head.length < 16;
  return /[0-9]/.test(head) || head.length >= 20;
}

/** Whether a value without quotes is one. In code such a value is a variable, so it must look like no word. */
export function isBareSecret(head: string, name: SecretName, isEnvLine: boolean): boolean {
  if (isPlaceholder(head) || isPathOrUrl(head) || isExpression(head)) return false;
  if (name.isVague) return isKeyLike(head);
  if (name.isWeak) return isStrong(head);
  if (isEnvLine && name.isEnv) return true;
  if (isSpokenOf(head) || (isUuidText(head) && name.kind !== 'key')) return false;
  if (head.length < 6 || /^[!&@[({/#]|^[0-9]?\*[a-z]/i.test(head)) return false;
  // A variable is named after what it holds: refreshToken, hashedPassword2.
  if (/^[A-Za-z_$][A-Za-z0-9_$]*$/.test(head) && /token|passw|pwd|secret|key|credential/i.test(head)) return false;
  if (/^[A-Za-z_$][A-Za-z_$0-9]{0,31}(?:\??\.[A-Za-z_$][A-Za-z_$0-9]{0,63})+$/.test(head)) return false;
  const hasLetter = /[A-Za-z]/.test(head);
  if (hasLetter && /[0-9!#%^&*@+=/]/.test(head)) return true;
  return head.length >= 20 && /[a-z]/.test(head) && /[A-Z]/.test(head) && !isWordy(head);
}

/** Whether what follows a colon in a sentence is a secret: no word, with a number or an exclamation mark at most. */
export function isSecretInSentence(head: string): boolean {
  return isStrong(head) && !/^[A-Za-z]+[0-9]{0,4}[!?]{0,3}$/.test(head);
}

/** Whether a value can hardly be anything but a key: long and drawn, and neither a hash nor an id. */
export function isKeyLike(head: string): boolean {
  if (head.length < 20 || !/^[A-Za-z0-9_+/=~-]+$/.test(head) || isPlaceholder(head) || isPathOrUrl(head)) return false;
  return (
    !/^(?:[0-9a-f]{40}|[0-9a-f]{56}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128}|sha[0-9]{1,3}-.*)$/i.test(head) &&
    !isUuidText(head) &&
    (head.length >= 32 || /[0-9]/.test(head)) &&
    isDrawn(head)
  );
}

/** Whether a value is a secret wherever it stands in such a place: like `hunter2!x`, and no word, path or number. */
export function isStrong(head: string): boolean {
  if (head.length < 6 || !/^[\x21-\x7e]+$/.test(head) || /[(){}[\]<>`|]/.test(head)) return false;
  if (isPlaceholder(head) || isPathOrUrl(head) || isExpression(head) || VARIABLE_PATH.test(head)) return false;
  if (isUuidText(head) || isSpokenOf(head)) return false;
  if (isDrawn(head) && (head.length >= 16 || /[0-9]/.test(head))) return true;
  if (/^[A-Z]?[a-z]+(?:[A-Z][a-z]+)*;?$/.test(head)) return false;
  return (
    /[A-Za-z]/.test(head) && /[0-9]/.test(head) && /^[A-Za-z0-9!#$%^&*@+=~?_.-]+$/.test(head) && !/[._-]/.test(head)
  );
}
