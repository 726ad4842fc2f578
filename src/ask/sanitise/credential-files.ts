// Whole files of credentials, as they are pasted: with the secrets also the accounts and hosts in them are nobody's business.
import { redactText } from '../../base/redact.ts';
import { isPlaceholder } from '../../base/secrets/secret-value.ts';
import { runsOf, type Cut, type Line } from './lines.ts';

export const CREDENTIAL_KIND = 'credential-file';

interface LineFile {
  readonly name: string;
  /** One of these stands in every such file: a text without it is not read by lines. What begins with a rare sign is looked for fastest. */
  readonly needs: readonly string[];
  /** Lines of such a file. */
  readonly line: RegExp;
  /** Lines that may stand between them. */
  readonly between: RegExp;
  /** A line without which it is none. */
  readonly secret: RegExp;
}

const BLANK = /^[ \t]{0,8}(?:[#;].*)?$/s;
/** A value, and nothing that stands for one. */
const VALUE = String.raw`(?!\$|<|%|\*{3}|\.{3}|x{4}|your)[^\s]{3,}`;

const LINE_FILES: readonly LineFile[] = [
  {
    name: 'aws',
    needs: ['_secret_access_key', '_session_token', '_SECRET_ACCESS_KEY'],
    line: /^[ \t]{0,8}(?:\[[A-Za-z0-9_ .@-]{1,64}\]|[a-z][a-z_]{2,40}[ \t]{0,4}=.*)$/s,
    between: BLANK,
    secret: new RegExp(
      String.raw`^[ \t]{0,8}aws_(?:secret_access_key|session_token)[ \t]{0,4}=[ \t]{0,4}${VALUE}`,
      'i',
    ),
  },
  {
    name: 'netrc',
    needs: ['password'],
    line: /^[ \t]{0,8}(?:machine[ \t]+[A-Za-z0-9.:_-]+|default(?=[ \t]|$)|login[ \t]+\S+|password[ \t]+\S+|account[ \t]+\S+|macdef[ \t]+\S+)(?:[ \t]+(?:login|password|account)[ \t]+\S+){0,3}[ \t]{0,4}$/,
    between: BLANK,
    secret: new RegExp(String.raw`(?:^|[ \t])password[ \t]+${VALUE}`),
  },
  {
    name: 'pgpass',
    needs: [':5432:', ':6432:', ':*:', ':5433:', ':5434:', ':15432:'],
    line: /^[ \t]{0,4}[A-Za-z0-9*._-]{1,128}:(?:[0-9]{4,5}|\*):[A-Za-z0-9*._-]{1,64}:[A-Za-z0-9*._@-]{1,64}:\S{3,128}$/,
    between: BLANK,
    secret: new RegExp(String.raw`:(?:[0-9]{4,5}|\*):[^:\s]{1,64}:[^:\s]{1,64}:(?!\*$)${VALUE}$`),
  },
  {
    name: 'npmrc',
    needs: ['_auth', '_password'],
    line: /^[ \t]{0,4}(?:\/\/[A-Za-z0-9.:_/-]{1,128}:_?[A-Za-z-]{2,32}|@[A-Za-z0-9._-]{1,64}:registry|registry|_auth|_authToken|_password|username|email|always-auth|strict-ssl|ca|cafile|save-exact|engine-strict|fund|audit)[ \t]{0,2}=.*$/s,
    between: BLANK,
    secret: new RegExp(String.raw`(?:_authToken|_auth|_password)[ \t]{0,2}=[ \t]{0,2}["']?${VALUE}`),
  },
  {
    name: 'passwords',
    needs: [':$', ':{SHA}'],
    line: /^[a-z_][A-Za-z0-9_.-]{0,63}:(?:\$(?:1|2[abxy]|5|6|7|y|apr1|argon2id?)\$[^:\s]{8,256}|\{SHA\}[A-Za-z0-9+/=]{20,32}|[*!x]{1,2})(?::[^:\s]{0,64}){0,8}$/,
    between: BLANK,
    secret: /^[^:]{1,64}:(?:\$|\{SHA\})/,
  },
];

export function findCredentialFiles(text: string, lines: () => readonly Line[]): Cut[] {
  const cuts: Cut[] = [];
  for (const file of LINE_FILES) {
    if (file.needs.some((each) => text.includes(each))) cuts.push(...findLineFile(text, lines(), file));
  }
  if (text.includes('clusters:') || text.includes('users:')) cuts.push(...findKubeconfigs(lines()));
  cuts.push(...findJsonFiles(text));
  return cuts;
}

function markOf(name: string, lines: number): string {
  return `[redacted:${CREDENTIAL_KIND}] (${name}, ${lines} line${lines === 1 ? '' : 's'})`;
}

function findLineFile(text: string, lines: readonly Line[], { name, line, between, secret }: LineFile): Cut[] {
  const runs = runsOf(lines, ({ head }) => (line.test(head) ? 'yes' : between.test(head) ? 'between' : 'no'));
  return runs.flatMap(({ first, last, count }) => {
    const body = lines.slice(first, last + 1);
    if (!body.some(({ head }) => secret.test(head))) return [];
    const [start, end] = [body[0]?.start ?? 0, body.at(-1)?.end ?? 0];
    const isSure = name === 'passwords' || (name === 'netrc' && isNetrc(body));
    // What redaction takes for no secret, such as an example in documentation, is none here either.
    if (!isSure && redactText(text.slice(start, end)).found.length === 0) return [];
    return [{ kind: CREDENTIAL_KIND, start, end, mark: markOf(name, count) }];
  });
}

/** All three words that an entry has, and a password that stands for no other. */
function isNetrc(body: readonly Line[]): boolean {
  const text = body.map(({ head }) => head).join('\n');
  if (!/^[ \t]{0,8}machine[ \t]/m.test(text) || !/(?:^|\s)login[ \t]/.test(text)) return false;
  return [...text.matchAll(/(?:^|\s)password[ \t]+(\S+)/g)].some(([, value = '']) => !isPlaceholder(value));
}

const YAML_LINE = /^[ \t]{0,40}(?:- )?(?:[A-Za-z][A-Za-z0-9_.-]{0,63}:(?:[ \t]|$)|- |---$|[A-Za-z0-9+/=]{20,}$)/;
const KUBE_SECRET =
  /^[ \t]{1,40}(?:client-key-data|client-certificate-data|token|password|id-token|refresh-token):[ \t]{1,4}["']?[^\s<$*]{8,}/;

function findKubeconfigs(lines: readonly Line[]): Cut[] {
  const runs = runsOf(lines, ({ head }) => (YAML_LINE.test(head) ? 'yes' : BLANK.test(head) ? 'between' : 'no'));
  return runs.flatMap(({ first, last, count }) => {
    const body = lines.slice(first, last + 1);
    const has = (pattern: RegExp) => body.some(({ head }) => pattern.test(head));
    if (
      !has(/^[ \t]{0,8}(?:users|contexts|clusters):/) ||
      !has(/^[ \t]{0,8}(?:current-context|kind|apiVersion):/) ||
      !has(KUBE_SECRET)
    )
      return [];
    return [
      {
        kind: CREDENTIAL_KIND,
        start: body[0]?.start ?? 0,
        end: body.at(-1)?.end ?? 0,
        mark: markOf('kubeconfig', count),
      },
    ];
  });
}

/** Members by which an object is known to be such a file, and what else must stand in it. */
const JSON_FILES: readonly { readonly name: string; readonly known: string; readonly secret: RegExp }[] = [
  {
    name: 'docker',
    known: '"auths"',
    secret: /"(?:auth|identitytoken|password)"\s{0,4}:\s{0,4}"(?!<|\$|\*|x{4})[^"]{8,}"/,
  },
  { name: 'service-account', known: '"service_account"', secret: /"private_key"\s{0,4}:\s{0,4}"-----BEGIN/ },
];
const MOST_BEFORE = 512;

function findJsonFiles(text: string): Cut[] {
  const cuts: Cut[] = [];
  for (const { name, known, secret } of JSON_FILES) {
    let at = text.indexOf(known);
    while (at !== -1) {
      const start = text.slice(Math.max(0, at - MOST_BEFORE), at).lastIndexOf('{') + Math.max(0, at - MOST_BEFORE);
      const end = text[start] === '{' ? endOfObject(text, start) : undefined;
      if (end !== undefined && secret.test(text.slice(start, end))) {
        const count = text.slice(start, end).split('\n').length;
        cuts.push({ kind: CREDENTIAL_KIND, start, end, mark: markOf(name, count) });
      }
      // What was read is not read again.
      at = text.indexOf(known, Math.max(at + known.length, end ?? 0));
    }
  }
  return cuts;
}

const MOST_OBJECT = 64 * 1024;

/** Behind its closing bracket; at the end of the text where it was cut off. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isText = false;
  const stop = Math.min(text.length, start + MOST_OBJECT);
  for (let at = start; at < stop; at += 1) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return stop;
}
