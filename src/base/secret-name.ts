// Judges, for redaction, whether a name says that its value is secret, and whether a value is one or only stands for it.
// Both look at a bounded number of characters.

export type NamedKind = 'password' | 'secret' | 'token' | 'key';

export interface SecretName {
  readonly kind: NamedKind;
  /** Written like an environment variable, where nearly every value is meant literally. */
  readonly isEnv: boolean;
}

/** Only the end of a longer name is judged. */
export const NAME_LENGTH = 64;
/** Only the beginning of a longer value is judged. */
export const HEAD_LENGTH = 128;

const HINT = /pass|pwd|secret|credential|token|key|private/i;
const ENV_NAME = /^[A-Z][A-Z0-9_]+$/;
const PASSWORD = /(?:password|passwd|pwd|passphrase)s?$/;
const SECRET = /(?:secret|credential)s?$/;
const ENDS_IN_KEY_BY_CHANCE = new Set(['monkey', 'donkey', 'turkey', 'hockey', 'whiskey', 'jockey', 'hotkey']);

/** A name that ends so tells something about the secret, not the secret. */
const ABOUT = new Set(
  (
    'id ids path paths file files dir folder url uri link name names type types kind count limit limits size length ttl ' +
    'expiry expires expiration at age estimate estimates budget ms seconds algorithm alg endpoint host port user username ' +
    'prefix suffix version status state ref refs hash hint label policy format field column index store manager provider ' +
    'rotation enabled required min max usage used pattern regex header placeholder error message service arn region'
  ).split(' '),
);

/** Keys that identify instead of unlocking. */
const OPEN_KEYS = new Set(
  (
    'public pub primary foreign partition sort cache idempotency dedupe dedup run row group map object lookup natural ' +
    'change operation routing registry known'
  ).split(' '),
);

/** In prose and code a bare "key" identifies; these words before it make it one that unlocks. */
const UNLOCKING = new Set(
  (
    'api access secret private auth authentication authorization encryption encrypt decryption signing sign master service ' +
    'account client ssh deploy deployment app application admin session shared hmac webhook jwt cipher aes rsa gpg pgp ' +
    'root bot subscription license rest openai anthropic stripe aws azure google gemini groq github gitlab slack twilio ' +
    'sendgrid mistral cohere huggingface openrouter'
  ).split(' '),
);

const OPEN_TOKENS = new Set(['fencing', 'page', 'cursor', 'continuation', 'sync', 'design', 'lexer', 'syntax']);

export function secretKindOfName(name: string): SecretName | undefined {
  const judged = name.slice(-NAME_LENGTH);
  // Nearly every name ends here.
  if (!HINT.test(judged)) return undefined;
  const plain = judged.replace(/^[-.]+/, '');
  const isEnv = ENV_NAME.test(plain);
  const kind = kindOfWords(wordsOf(plain), isEnv);
  return kind === undefined ? undefined : { kind, isEnv };
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

function kindOfWords(words: readonly string[], isEnv: boolean): NamedKind | undefined {
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  if (ABOUT.has(last)) return undefined;
  if (words.some((word) => PASSWORD.test(word)) || last === 'pass') return 'password';
  if (words.some((word) => SECRET.test(word)) || (isEnv && words.includes('private'))) return 'secret';
  const judged = isEnv ? words : [last];
  if (judged.some((word) => word.endsWith('token')) && !words.some((word) => OPEN_TOKENS.has(word))) return 'token';
  const isKey = judged.some((word) => /keys?$/.test(word) && !ENDS_IN_KEY_BY_CHANCE.has(word));
  if (!isKey || words.some((word) => OPEN_KEYS.has(word))) return undefined;
  return isEnv || last === 'apikey' || last === 'secretkey' || UNLOCKING.has(before) ? 'key' : undefined;
}

const WORDS_FOR_NOTHING = new Set(
  (
    'true false null nil none undefined string text number boolean object password passwd secret token key apikey required ' +
    'optional hidden example placeholder redacted todo tbd changeme default empty unset missing invalid disabled enabled'
  ).split(' '),
);

/** What a replacement begins with. */
export const MARK = '[redacted:';

/** Stands for a value, or is none. What holds a replacement is not judged again, which makes redaction idempotent. */
export function isPlaceholder(head: string): boolean {
  if (head.length < 4 || head.includes(MARK)) return true;
  if (/^<|^…|^\.\.\.|^\*{3}|^\[.*\]$|^\{.*\}$|^%[^%]*%$|\$\{|\{\{|^\$[A-Za-z_(]/s.test(head)) return true;
  if (/^[xX*.#_0-]+$/.test(head) || /^[0-9]{1,8}(?:\.[0-9]+)?[A-Za-z%]{0,2}$/.test(head)) return true;
  if (/^(?:xxx|your[-_ ]|change[-_]?me|replace[-_ ]|insert[-_ ]|redacted|placeholder|example[-_])/i.test(head))
    return true;
  if (/^your[A-Z]/.test(head)) return true;
  return WORDS_FOR_NOTHING.has(head.toLowerCase());
}

/** A call, an index, a path to a variable: what stands in code where a value is computed. */
export function isExpression(head: string): boolean {
  if (/^[A-Za-z_$][A-Za-z0-9_$.?!:]*[([]/.test(head)) return true;
  return /^(?:process|os|env|ENV|config|cfg|self|this|import|settings|secrets|vars|args|options|opts|req|res|ctx|props)\.[A-Za-z_]/.test(
    head,
  );
}

export function isPathOrUrl(head: string): boolean {
  if (/^(?:\.{1,2}|~)\/|^https?:\/\/|^file:|^[A-Za-z]:\\/.test(head)) return true;
  // Base64 may begin with a slash too, so a path needs a second segment or an extension and nothing foreign.
  return /^\/[A-Za-z0-9._-]+(?:\/|\.[a-z])[A-Za-z0-9._/-]*$/.test(head);
}

/** Whether a value between quotes is one, given a name that calls it secret. */
export function isQuotedSecret(head: string, name: SecretName): boolean {
  if (isPlaceholder(head) || isPathOrUrl(head)) return false;
  const isPhrase = /\s/.test(head);
  if (name.isEnv || name.kind === 'password') return true;
  if (isPhrase) return false;
  return /[0-9]/.test(head) || head.length >= 20;
}

/** Whether a value without quotes is one. In code such a value is a variable, so it must look like no word. */
export function isBareSecret(head: string, name: SecretName, isEnvLine: boolean): boolean {
  if (isPlaceholder(head) || isPathOrUrl(head) || isExpression(head)) return false;
  if (isEnvLine && name.isEnv) return true;
  if (head.length < 6 || /^[!&@[({]/.test(head)) return false;
  // A variable is named after what it holds: refreshToken, hashedPassword2.
  if (/^[A-Za-z_$][A-Za-z0-9_$]*$/.test(head) && /token|passw|pwd|secret|key|credential/i.test(head)) return false;
  if (/^[A-Za-z_$][A-Za-z_$0-9]{0,31}(?:\.[A-Za-z_$][A-Za-z_$0-9]{0,31})+$/.test(head)) return false;
  const hasLetter = /[A-Za-z]/.test(head);
  if (hasLetter && /[0-9!#%^&*@+=/]/.test(head)) return true;
  return head.length >= 20 && /[a-z]/.test(head) && /[A-Z]/.test(head);
}
