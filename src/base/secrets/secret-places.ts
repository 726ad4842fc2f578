// Places where a secret stands whatever it looks like, one row each: flags of commands, headers, files, sentences.
//
// A row's pattern is tried where one of its starts stands in the text, three characters or more. The longer they are, the fewer places are
// tried: words of every day begin like many a row. Every repetition in a pattern has an upper bound, so that each try reads a bounded number
// of characters; `v` is the secret.
import { isDrawn, isPathOrUrl, isPlaceholder, isUuidText } from './secret-value.ts';
import { isKeyLike, isStrong } from './secret-name.ts';

export interface PlaceRow {
  readonly id: string;
  readonly kind: string;
  readonly starts: readonly string[];
  readonly pattern: RegExp;
  /** How much the value itself must look like a secret, where the place has other uses. */
  readonly accepts: (value: string) => boolean;
  /** The place can be inside a word. */
  readonly isInside?: true;
  /** Stands in a sentence, whose punctuation is no part of it. */
  readonly isSaid?: true;
  readonly example: string;
  readonly counter: string;
}

/** What stands in this place is the secret, unless it stands for another text. */
const isLiteral = (value: string) =>
  !isPlaceholder(value.replace(/<.*$/, '').padEnd(4, '!')) && !/^[-$<{%]/.test(value);
/** A secret here is no number, path or option either. */
const isPlain = (value: string) =>
  isLiteral(value) && !/^[0-9]{1,5}(?::[0-9]{1,5}){0,2}$/.test(value) && !isPathOrUrl(value);
const isLongDrawn = (value: string) =>
  value.length >= 12 && !isPlaceholder(value) && !isUuidText(value) && isDrawn(value);
const isSaid = (value: string) => isStrong(value);

/** Decodes to `user:password`. */
export function isBasic(value: string): boolean {
  const decoded = Buffer.from(value.slice(0, 256), 'base64').toString('latin1');
  return /^[\x21-\x39\x3b-\x7e]{1,100}:[\x20-\x7e]{3,}$/.test(decoded);
}

// Everyday secrets of examples: made up here, and not of the form of any provider's.
const A = 'Wint3r!sun';
const B = 'q8Zt4Lm2Xc7Vb9Nd';
const HEX = '9f2c4e7ab1d80356';

/** `-p value`, `-p "value"`, `-p=value`. */
const VALUE = String.raw`["']?(?<v>[^\s"'\x60]{3,128})`;
/** The rest of a simple command up to the flag: one line, or several joined by backslashes. */
const REST = String.raw`(?:[^\n;|&\x60]|&(?![\s&])|\\\n){0,200}?`;
const GAP = String.raw`[ \t]{1,4}(?:\\\n[ \t]{0,8})?`;
/** Only a host or a URL, and options with two words each at most, so that no sentence is read as a command. */
const OPTIONS =
  String.raw`(?:${GAP}["']?[^-\s;|&\x60"'][^\s;|&\x60"']{0,80}[.:/\\][^\s;|&\x60"']{1,80}["']?)?` +
  String.raw`(?:${GAP}-{1,2}[A-Za-z][^\s;|&\x60]{0,80}(?:${GAP}(?:"[^"\n]{0,80}"|'[^'\n]{0,80}'|[^-\s;|&\x60"'][^\s;|&\x60]{0,80})){0,2}){0,10}?${GAP}`;

function command(
  id: string,
  starts: readonly string[],
  source: string,
  example: string,
  counter: string,
  accepts: PlaceRow['accepts'] = isPlain,
): PlaceRow {
  return { id, kind: 'password', starts, pattern: new RegExp(source, 'dy'), accepts, example, counter };
}

export const SECRET_PLACES: readonly PlaceRow[] = [
  command(
    'curl-user',
    ['curl'],
    String.raw`curl\b${REST}\s(?:-u|--user|-U|--proxy-user)[ =]{0,2}["']?(?<user>[^\s:"']{0,64}):(?!\k<user>(?:\s|$))(?<v>[^\s"'\x60]{1,128})`,
    `curl -s -u admin:${A} https://example.org/api`,
    'curl -u "$USER:$PASSWORD" https://example.org:8080/api; curl -u user https://a.org',
    isLiteral,
  ),
  command(
    'mysql-attached',
    ['mysql', 'mariadb'],
    String.raw`(?:mysql(?:dump|admin|import|check|sh)?|mariadb(?:-dump|-admin)?)${OPTIONS}-p(?!a(?:th|rallel|ckage)|ro(?:cessor|tocol|ject|file)|ort\b|lugin)${VALUE}`,
    `mysqldump -u root -p${A} shop > shop.sql`,
    'mysql -u root -p shop; mysql -h db -P 3306 -p',
  ),
  command(
    'sshpass',
    ['sshpass'],
    String.raw`sshpass\s{1,4}-p[ =]{0,2}${VALUE}`,
    `sshpass -p ${A} ssh me@example.org`,
    'sshpass -p "$PW" ssh me@example.org; ssh -p 2222 example.org',
  ),
  command(
    'redis-cli',
    ['redis-cli'],
    String.raw`redis-cli${OPTIONS}-a[ =]?${VALUE}`,
    `redis-cli -h cache -a ${A} ping`,
    'redis-cli -h cache -p 6379 ping',
  ),
  command(
    'registry-login',
    ['login'],
    String.raw`(?<=\b(?:docker|podman|nerdctl|buildah|skopeo|oc|helm registry|az acr) {1,2})login${OPTIONS}-p[ =]?${VALUE}`,
    `docker login -u ci -p ${A} registry.example.org`,
    'docker login registry.example.org && docker run -p 8080:80 web; login -p 2222',
  ),
  command(
    'mongo',
    ['mongo'],
    String.raw`mongo(?:sh|dump|restore|import|export)?${OPTIONS}-p[ =]?${VALUE}`,
    `mongodump -h db -u app -p ${A}`,
    'mongosh --port 27017 -p; docker run -p 27017:27017 mongo',
  ),
  command(
    'ldap',
    ['ldap'],
    String.raw`ldap(?:search|add|modify|delete|whoami|passwd)${OPTIONS}-w[ =]?${VALUE}`,
    `ldapsearch -x -D cn=admin -w ${A} -b dc=org`,
    'ldapsearch -x -W -b dc=org',
  ),
  command(
    'sqlcmd',
    ['sqlcmd', 'bcp'],
    String.raw`(?:sqlcmd|bcp)\b${REST}\s-P[ =]?${VALUE}`,
    `sqlcmd -S db -U sa -P ${A} -Q "select 1"`,
    'sqlcmd -S db -U sa -Q "select 1"',
  ),
  command(
    'sqlplus',
    ['sqlplus'],
    String.raw`sqlplus\s{1,4}(?:-[A-Za-z]{1,2}\s{1,4}){0,3}[A-Za-z0-9_]{1,32}\/(?<v>[^\s@"']{3,64})@`,
    `sqlplus -s scott/${A}@orcl`,
    'sqlplus /nolog; sqlplus scott@orcl',
  ),
  command(
    'smb-user',
    ['smbclient', 'rpcclient', 'smbmap'],
    String.raw`(?:smbclient|rpcclient|smbmap)\b${REST}\s-U[ =]?["']?[^\s%"']{1,64}%(?<v>[^\s"']{3,64})`,
    `smbclient //nas/share -U me%${A}`,
    'smbclient //nas/share -U me',
  ),
  command(
    'openssl-pass',
    ['pass'],
    String.raw`pass(?:in|out)?["']?[ =]{1,2}["']?pass:(?<v>[^\s"'\x60]{3,128})`,
    `openssl rsa -in k.pem -passin pass:${A}`,
    'openssl rsa -in k.pem -passin env:PW; all tests pass: yes',
  ),
  command(
    'zip',
    ['zip'],
    String.raw`zip${OPTIONS}-P[ =]?${VALUE}`,
    `zip -P ${A} out.zip notes.txt`,
    'zip -r out.zip src',
  ),
  command(
    'seven-zip',
    ['7z ', '7za'],
    String.raw`7za?\s[ax]\b${REST}\s-p${VALUE}`,
    `7z a -p${A} out.7z notes.txt`,
    '7z a out.7z notes.txt',
  ),
  command(
    'htpasswd',
    ['htpasswd'],
    String.raw`htpasswd\s{1,4}-[A-Za-z]{0,6}b[A-Za-z]{0,6}\s{1,4}(?:\S{1,100}\s{1,4}){1,2}?${VALUE}(?=\s|$)`,
    `htpasswd -cb .htpasswd me ${A}`,
    'htpasswd -c .htpasswd me',
  ),
  command(
    'lftp',
    ['lftp'],
    String.raw`lftp\b${REST}\s-u[ =]?["']?[^\s,"']{1,64},(?<v>[^\s"']{3,64})`,
    `lftp -u me,${A} ftp.example.org`,
    'lftp -u me ftp.example.org',
  ),
  command(
    'rabbitmqctl',
    ['rabbitmqctl'],
    String.raw`rabbitmqctl\s{1,4}(?:add_user|change_password)\s{1,4}["']?[^\s"']{1,64}["']?\s{1,4}${VALUE}`,
    `rabbitmqctl add_user app ${A}`,
    'rabbitmqctl list_users',
  ),
  command(
    'net-use',
    ['net use'],
    String.raw`net use\b[^\n]{1,120}?\/user:\S{1,64}\s{1,4}${VALUE}`,
    `net use z: \\\\nas\\share /user:me ${A}`,
    'net use z: \\\\nas\\share',
  ),
  command(
    'windows-pass',
    ['/pass:'],
    String.raw`\/pass:${VALUE}`,
    `cmdkey /add:nas /user:me /pass:${A}`,
    'cmdkey /add:nas /user:me /pass',
  ),
  command(
    'secure-string',
    ['ConvertTo-SecureString'],
    String.raw`ConvertTo-SecureString\s{1,4}(?:-String\s{1,4})?["'](?<v>[^"'\n$]{3,128})["']`,
    `ConvertTo-SecureString "${A}" -AsPlainText -Force`,
    'ConvertTo-SecureString $plain -AsPlainText',
  ),
  command(
    'chpasswd',
    ['echo'],
    String.raw`echo\s{1,4}["']?[a-z_][a-z0-9_-]{0,31}:(?<v>[^\s"']{3,128})["']?\s{0,4}\|\s{0,4}(?:sudo\s{1,4})?chpasswd`,
    `echo "deploy:${A}" | sudo chpasswd`,
    'echo "note: done" | tee log',
  ),
  command(
    'piped-password',
    ['echo', 'printf'],
    String.raw`(?:echo|printf)\s{1,4}(?:-n\s{1,4})?["']?(?<v>[^\s"'\x60|]{3,128})["']?\s{0,4}\|\s{0,4}(?:[^\n|]{0,80}--password-stdin|[^\n|]{0,40}passwd\s{1,4}--stdin)`,
    `echo ${A} | docker login --username ci --password-stdin`,
    'echo "$TOKEN" | docker login --password-stdin; echo done | tee log',
  ),
  command(
    'piped-sudo',
    ['echo', 'printf'],
    String.raw`(?:echo|printf)\s{1,4}(?:-n\s{1,4})?["']?(?<v>[^\s"'\x60|]{3,128})["']?\s{0,4}\|\s{0,4}sudo\s{1,4}-S`,
    `echo ${A} | sudo -S apt-get update`,
    'echo "hello" | sudo -S tee /etc/x',
    isSaid,
  ),
  command(
    'sql-identified-by',
    ['IDENTIFIED', 'identified'],
    String.raw`(?:IDENTIFIED|identified)\s{1,4}(?:WITH\s{1,4}\S{1,40}\s{1,4}|with\s{1,4}\S{1,40}\s{1,4})?(?:BY|by)\s{1,4}["'](?<v>[^"'\n]{3,128})["']`,
    `CREATE USER app IDENTIFIED BY '${A}';`,
    "The rows are identified by 'id'.",
    isSaid,
  ),
  command(
    'sql-password',
    ['PASSWORD', 'password', 'Password'],
    String.raw`(?:PASSWORD|password|Password)\s{1,4}'(?<v>[^'\n]{3,128})'`,
    `ALTER ROLE app WITH LOGIN PASSWORD '${A}';`,
    "The field password 'optional' may be left out.",
    isSaid,
  ),
  command(
    'sql-set-password',
    ['PASSWORD', 'password'],
    String.raw`(?:PASSWORD|password)\s{0,4}\(\s{0,4}["'](?<v>[^"'\n]{3,128})["']\s{0,4}\)`,
    `SET PASSWORD FOR app = PASSWORD('${A}');`,
    "t.password('optional')",
    isSaid,
  ),
  command(
    'compared-password',
    ['password', 'Password', 'passwd', 'secret', 'token'],
    String.raw`(?:[Pp]assword|passwd|secret|token)["'\])]{0,3} {0,2}[!=]={1,2} {0,2}["'](?<v>[^"'\n]{6,128})["']`,
    `if (user == "me" and password == "${A}"):`,
    'if (token === "identifier" || password !== "other") return;',
    isSaid,
  ),
  command(
    'unseal-key',
    ['Unseal', 'unseal'],
    String.raw`[Uu]nseal(?: [Kk]ey [0-9]{1,2}:)? (?<v>[A-Za-z0-9+/=]{40,64})`,
    `Unseal Key 2: ${B}${B}${HEX}`,
    'Unseal Key 2: ask the operator',
    isDrawn,
  ),
  command(
    'psexec',
    ['psexec', 'PsExec', 'PSEXEC', 'psExec'],
    String.raw`(?:psexec|PsExec|PSEXEC|psExec)${OPTIONS}-p[ =]?${VALUE}`,
    `psexec \\\\10.0.0.7 -u Administrator -p ${A} cmd`,
    'psexec \\\\10.0.0.7 -u Administrator -p %PW% cmd',
  ),
  command(
    'network-credential',
    ['NetworkCredential', 'DirectoryEntry'],
    String.raw`(?:NetworkCredential|DirectoryEntry)\((?:\s{0,16}"[^"\n]{1,100}",){1,2}\s{0,16}"(?<v>[^"\n]{4,128})"`,
    `new NetworkCredential("me@example.org", "${A}");`,
    'new NetworkCredential("user", "password"); new NetworkCredential(user, password)',
    isSaid,
  ),
  command(
    'build-field',
    ['API_', 'api_'],
    String.raw`(?:API|api)_(?:KEY|key|SECRET|secret)["'] {0,4}, {0,4}["']{1,2}(?<v>[A-Za-z0-9_-]{16,128})`,
    `buildConfigField 'String', 'API_KEY', '"${HEX}${HEX}"'`,
    "buildConfigField 'String', 'API_KEY', 'the-name-of-the-key'",
    isKeyLike,
  ),
  command(
    'netrc',
    ['login', 'machine'],
    String.raw`(?:login|machine)\s{1,8}\S{1,128}\s{1,8}(?:login\s{1,8}\S{1,128}\s{1,8})?password\s{1,8}(?<v>\S{3,128})`,
    `machine example.org login me password ${A}`,
    'The login form has password fields; login and password reset.',
    isSaid,
  ),
  command(
    'pgpass',
    [':54', ':64', ':*:'],
    String.raw`(?<=(?:^|[\s"'\x60])[A-Za-z0-9*._-]{1,64}):(?:[0-9]{4}|\*):[^:\s]{1,64}:[^:\s]{1,64}:(?<v>[^\s"'\x60]{3,128})(?=$|[\s"'\x60])`,
    `db.example.org:5432:shop:app:${A}`,
    'db.example.org:5432:shop; 12:5432:1; *:*:*:*:*:*:*:*',
    (value) => isLiteral(value) && !/^[*:]+$/.test(value),
  ),
  {
    id: 'cookie-header',
    kind: 'cookie',
    isInside: true,
    starts: ['ookie'],
    pattern:
      /(?<=\b[Cc])ookie["']?[:=] {0,2}["']?(?<v>[A-Za-z0-9_.%!#$&-]{1,64}=[^\s"'`;,\\]{0,256}(?:; {0,2}[A-Za-z0-9_.%!#$&-]{1,64}=[^\s"'`;,\\]{0,256}){0,16})/dy,
    accepts: (value) =>
      value.split(/; ?/).some((pair) => isLongDrawn(pair.slice(pair.indexOf('=') + 1)) && /[0-9]/.test(pair)),
    example: `Cookie: theme=dark; sid=${B}${HEX}`,
    counter: 'Cookie: theme=dark; language=german; document.cookie="consent=accepted"',
  },
  {
    id: 'cookie-flag',
    kind: 'cookie',
    starts: ['curl'],
    pattern: new RegExp(
      String.raw`curl\b${REST}\s(?:-b|--cookie)[ =]["']?[A-Za-z0-9_.-]{1,64}=(?<v>[^\s"'\x60;]{8,256})`,
      'dy',
    ),
    accepts: isLongDrawn,
    example: `curl -b "sid=${B}${HEX}" https://example.org`,
    counter: 'curl -b cookies.txt https://example.org; curl -b "consent=accepted" https://a.org',
  },
  {
    id: 'session-cookie',
    kind: 'cookie',
    isInside: true,
    starts: [
      'sessionid=',
      'SESSID=',
      'SESSIONID=',
      '_SessionId=',
      '_session=',
      'connect.sid=',
      'sid=',
      '.sid=',
      'cf_clearance=',
    ],
    pattern:
      /(?:sessionid|SESSID|SESSIONID|_SessionId|_session|connect\.sid|(?<![A-Za-z])sid|\.sid|cf_clearance)=(?<v>[A-Za-z0-9%._~+/-]{16,512})/dy,
    accepts: isLongDrawn,
    example: `_gitlab_session=${HEX}${HEX}`,
    counter: 'sid=1; session=new; session=agent-7f3a9b2c4d5e; sessionid=<id>; PHPSESSID=your-session-id-here',
  },
  {
    id: 'xml-element',
    kind: 'password',
    starts: [
      '<pass',
      '<Password>',
      '<secretKey>',
      '<SecretKey>',
      '<api',
      '<ApiKey>',
      '<access',
      '<authToken>',
      '<client',
    ],
    pattern:
      /<(?:password|Password|passphrase|passwd|secretKey|SecretKey|apiKey|ApiKey|api-key|apikey|api_key|accessToken|access-token|authToken|clientSecret|client-secret|accessKey)>(?<v>[^<>\s]{4,256})<\//dy,
    accepts: (value) => isPlain(value) && !/^\{.*\}$/.test(value),
    example: `<server><id>x</id><password>${A}</password></server>`,
    counter: '<password>${env.PASSWORD}</password> <password></password>',
  },
  {
    id: 'xml-token',
    kind: 'token',
    starts: ['<pwd>', '<secret>', '<Secret>', '<token>', '<Token>'],
    pattern: /<(?:pwd|[Ss]ecret|[Tt]oken)>(?<v>[^<>\s]{6,256})<\//dy,
    accepts: isSaid,
    example: `<token>${B}</token>`,
    counter: '<token>string</token> <token>keyword</token> <pwd>/work</pwd>',
  },
  {
    id: 'xml-setting',
    kind: 'password',
    starts: ['key=', 'key =', 'name=', 'name ='],
    pattern:
      /(?:key|name) ?= ?["'][A-Za-z0-9_.:-]{0,40}(?:[Pp]assword|PASSWORD|[Aa]pi[_-]?[Kk]ey|[Ss]ecret|[Aa]ccess[_-]?[Tt]oken)["'] {0,4}(?:\/?>|value ?= ?["'])(?<v>[^"'<>\n]{4,256})/dy,
    accepts: isSaid,
    example: `<add key="ClearTextPassword" value="${A}" />`,
    counter: '<input name="password" value="" /> <label name="password">Password</label>',
  },
  {
    id: 'plist-string',
    kind: 'password',
    starts: ['<key>'],
    pattern:
      /<key>[A-Za-z0-9_.-]{0,40}(?:[Pp]assword|[Ss]ecret|[Tt]oken|[Aa]pi_?[Kk]ey)<\/key>\s{0,16}<string>(?<v>[^<>\n]{4,256})<\/string>/dy,
    accepts: isSaid,
    example: `<key>Password</key><string>${A}</string>`,
    counter: '<key>Password</key><string>required</string>',
  },
  {
    id: 'docker-auth',
    kind: 'authorization',
    starts: ['"auth"', '_auth'],
    pattern: /(?:"auth"|_auth) {0,2}[:=] {0,2}["']?(?<v>[A-Za-z0-9+/]{8,400}={0,2})/dy,
    accepts: isBasic,
    example: `{"auths":{"registry.example.org":{"auth":"${Buffer.from(`ci:${A}`).toString('base64')}"}}}`,
    counter: '"auth": "required", _auth=optionalauthentication',
  },
  {
    id: 'identity-token',
    kind: 'token',
    starts: ['identitytoken"', 'registrytoken"'],
    pattern: /(?:identitytoken|registrytoken)" {0,2}: {0,2}"(?<v>[^"\s]{16,256})/dy,
    accepts: isDrawn,
    example: `{"identitytoken":"${B}${HEX}"}`,
    counter: '{"identitytoken":"<your identity token>"}',
  },
  {
    id: 'url-user-token',
    kind: 'token',
    starts: ['://'],
    pattern: /(?<=https?):\/\/(?<v>[A-Za-z0-9_-]{20,256})(?=@[A-Za-z0-9.-]{3,100})/dy,
    accepts: isDrawn,
    example: `git clone https://${B}${HEX}@git.example.org/a/b.git`,
    counter: 'https://firstname-lastname-2024@git.example.org/a/b.git',
  },
  {
    id: 'said-password',
    kind: 'password',
    starts: ['pass', 'Pass', 'PASSWORD ', 'pwd '],
    pattern:
      /(?:passwords?|Passwords?|PASSWORD|Passwort|passwort|passphrase|Passphrase|passcode|pwd)(?: (?:for|of|on|to|is for) [\w@./-]{1,64}){0,2}(?: (?:is|was|ist|lautet|should be|will be|set to|changed to|now)){1,2}:? (?:still |now |just )?["'`“]?(?<v>[^\s"'`”]{6,128})/dy,
    accepts: isSaid,
    isSaid: true,
    example: `The password for staging is ${A}`,
    counter: 'The password is asked once, the password for staging is rotated, and the password is case-sensitive.',
  },
  {
    id: 'said-password-after',
    kind: 'password',
    starts: ['passw', 'Passw', 'passp', 'with p', 'with P', 'with the p', 'with the P'],
    pattern: /(?:with (?:the )?)?(?:password|Password|passphrase|Passwort|passwort) ["'`“]?(?<v>[^\s"'`”]{8,128})/dy,
    accepts: (value) => isSaid(value) && /[^A-Za-z0-9_.,;:/-]/.test(value) && !value.includes('='),
    isSaid: true,
    example: `Log in as admin with password ${A}`,
    counter: 'Log in with password authentication, a password manager, or password=$PW.',
  },
  {
    id: 'said-token',
    kind: 'token',
    starts: ['token ', 'Token ', 'TOKEN ', 'key ', 'Key ', 'KEY ', 'secret ', 'Secret ', 'SECRET '],
    pattern:
      /(?:[Tt]oken|TOKEN|[Kk]ey|KEY|[Ss]ecret|SECRET)(?: (?:for|of) [\w@./-]{1,64})?(?: (?:is|was|ist):?)? ["'`“]?(?<v>[^\s"'`”]{16,256})/dy,
    accepts: isKeyLike,
    isSaid: true,
    example: `The API token is ${B}${HEX}`,
    counter: 'The token is 0198f3a2-1b2c-7d3e-8f40-123456789abc, the key is src/base/redact.ts.',
  },
  {
    id: 'signed-url',
    kind: 'signature',
    starts: ['sig=', 'Signature=', 'X-Amz-S', 'X-Goog-Signature='],
    pattern:
      /(?<=[?&;, ])(?:sig|Signature|X-Amz-Signature|X-Goog-Signature|X-Amz-Security-Token)=(?<v>[A-Za-z0-9%+/=_-]{32,2048})/dy,
    accepts: isDrawn,
    example: `https://x.blob.example.org/a?sv=2024&sig=${B}${B}${HEX}%3D`,
    counter: 'https://example.org/?sig=yes&Signature=none',
  },
  {
    id: 'telegram-bot',
    kind: 'telegram-token',
    starts: [':AA'],
    pattern: /(?<=(?:^|[^0-9])[0-9]{8,10}):(?<v>AA[A-Za-z0-9_-]{33})(?![A-Za-z0-9_-])/dy,
    accepts: isDrawn,
    example: `123456789:AA${B}${B}z`,
    counter: 'time 12:AA:00',
  },
  {
    id: 'kubeconfig-key',
    kind: 'private-key',
    starts: ['client-key-data'],
    pattern: /client-key-data["']?: {0,4}["']?(?<v>[A-Za-z0-9+/=]{40,8192})/dy,
    accepts: isDrawn,
    example: `client-key-data: ${B}${B}${HEX}${B}`,
    counter: 'client-key-data: <base64 of the key>',
  },
  {
    id: 'jwk-private',
    kind: 'private-key',
    starts: ['"d"', '\\"d'],
    pattern: /\\?"d\\?" {0,2}: {0,2}\\?"(?<v>[A-Za-z0-9_-]{40,2048})/dy,
    accepts: isDrawn,
    example: `{"kty":"OKP","crv":"Ed25519","d":"${B}${B}${HEX}"}`,
    counter: '{"d": "M10 20 L30 40", "kty": "OKP"}',
  },
  {
    id: 'putty-key',
    kind: 'private-key',
    starts: ['Private-Lines: '],
    pattern: /Private-Lines: [0-9]{1,3}\s{1,4}(?<v>[A-Za-z0-9+/=]{16,76}(?:\s{1,4}[A-Za-z0-9+/=]{16,76}){0,100})/dy,
    accepts: () => true,
    example: `Private-Lines: 2\n${B.repeat(4)}\n${HEX.repeat(4)}\nPrivate-MAC: 1`,
    counter: 'Private-Lines: none',
  },
  {
    id: 'openvpn-static-key',
    kind: 'private-key',
    starts: ['-----BEGIN OpenVPN Static key V1-----'],
    pattern: /-----BEGIN OpenVPN Static key V1-----(?<v>\s{1,4}(?:[0-9a-f]{32}\s{1,4}){1,16})/dy,
    accepts: () => true,
    example: `-----BEGIN OpenVPN Static key V1-----\n${HEX}${HEX}\n${HEX}${HEX}\n`,
    counter: '-----BEGIN OpenVPN Static key V1-----\n',
  },
];
