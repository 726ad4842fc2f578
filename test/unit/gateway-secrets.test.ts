// Secrets by their reference: what can be one, who gives it, and that no text repeats it. The keychain itself is in
// test/e2e/gateway-keychain.test.ts.
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { redactJson, redactText, secretFormOf } from '../../src/base/redact.ts';
import { holdSecret } from '../../src/base/secrets/held-secrets.ts';
import { secretRefSchema, type Keychain } from '../../src/gateway/secrets/contract.ts';
import { keychainScript } from '../../src/gateway/secrets/keychain.ts';
import { keychainAnswerIn } from '../../src/gateway/secrets/keychain-lines.ts';
import { createSecretProvider } from '../../src/gateway/secrets/secret-provider.ts';
import { readConfigFile } from '../../src/home/config-file.ts';
import { createDeclaredCommands } from '../../src/kernel/commands/declared-commands.ts';
import { eventually } from '../support/eventually.ts';
import { refusalOf } from '../support/expect-error.ts';
import { drawn } from '../support/secret-samples.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-secrets-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const key = (name: string) => drawn('a', 40, `key ${name}`);

/** A keychain in memory, with what was asked of it. */
function keptKeychain(): Keychain & { readonly entries: Map<string, string>; readonly asked: string[] } {
  const entries = new Map<string, string>();
  const asked: string[] = [];
  return {
    entries,
    asked,
    async get(account) {
      asked.push(`get ${account}`);
      const found = entries.get(account);
      await new Promise((resolve) => setImmediate(resolve));
      return found;
    },
    set: async (account, value) => void entries.set(account, value),
    delete: async (account) => entries.delete(account),
  };
}

function provided({ timeoutMs = 30_000 } = {}) {
  const commands = createDeclaredCommands({
    configFolder: folder,
    readConfigFile: (name) => readConfigFile(folder, name),
    variable: (name) => ({ PATH: process.env['PATH'], HOME: folder, MODEL_KEY: 'of the session' })[name],
    clock: systemClock,
  });
  const keychain = keptKeychain();
  return { keychain, provider: createSecretProvider({ keychain, commands, clock: systemClock, timeoutMs }) };
}

test.each([
  'anthropic',
  'keychain:',
  'keychain:A',
  'keychain:a b',
  'command:../x',
  'env:KEY',
  'file:/etc/passwd',
  `keychain:${'a'.repeat(65)}`,
])('the reference %s is none', (ref) => expect(secretRefSchema.safeParse(ref).success).toBe(false));

describe('in the keychain', () => {
  const ref = 'keychain:anthropic';

  test('it is written, read, replaced and removed by the name in its reference', async () => {
    const { provider, keychain } = provided();
    await provider.write(ref, key('one'));
    expect([...keychain.entries]).toEqual([['anthropic', key('one')]]);
    expect(await provider.read(ref)).toBe(key('one'));
    await provider.write(ref, key('two'));
    expect(await provider.read(ref)).toBe(key('two'));
    expect([await provider.remove(ref), await provider.remove(ref)]).toEqual([true, false]);
    expect((await refusalOf(provider.read(ref))).toJSON()).toMatchObject({
      code: 'secret_unavailable',
      secret_ref: ref,
      reason: 'not_set',
    });
  });

  test.each([
    ['empty', ''],
    ['two lines', `${key('a')}\n${key('b')}`],
    ['a line end', `${key('a')}\n`],
    ['a tab', `${key('a')}\t`],
    ['a zero byte', `a\0${key('a')}`],
    ['an escape', `\u001b[A${key('a')}`],
    ['blanks around it', ` ${key('a')}`],
    ['an invisible character', `${key('a')}\u200b`],
    ['a letter that no header takes', `clé-${key('a')}`],
    ['more than 8 KiB', 'k'.repeat(8 * 1024 + 1)],
  ])('a value is refused with nothing of it told and nothing written: %s', async (_, value) => {
    const { provider, keychain } = provided();
    const refused = await refusalOf(provider.write(ref, value));
    expect(refused.code).toBe('invalid_input');
    expect(keychain.entries.size).toBe(0);
    for (const part of [key('a'), key('b'), 'kkkk']) expect(JSON.stringify(refused)).not.toContain(part);
    // Nor is one used that something else put there.
    keychain.entries.set('anthropic', value);
    expect((await refusalOf(provider.read(ref))).details).toEqual({ secret_ref: ref, reason: 'not_a_key' });
  });

  test('8 KiB are a value', async () => {
    const { provider } = provided();
    const longest = drawn('a', 8 * 1024, 'longest');
    await provider.write(ref, longest);
    expect(await provider.read(ref)).toBe(longest);
  });

  test('reads at once share one; a read after a write never brings the value before it', async () => {
    const { provider, keychain } = provided();
    await provider.write(ref, key('before'));
    const early = [provider.read(ref), provider.read(ref), provider.read(ref)];
    expect(keychain.asked).toEqual(['get anthropic']);
    await provider.write(ref, key('after'));
    expect(await provider.read(ref)).toBe(key('after'));
    expect(await Promise.all(early)).toEqual(Array(3).fill(key('before')));
    await provider.read(ref);
    expect(keychain.asked).toHaveLength(3);
  });

  test('a caller that leaves ends its own wait only', async () => {
    const { provider } = provided();
    await provider.write(ref, key('left'));
    const leaving = new AbortController();
    const [left, stays] = [provider.read(ref, leaving.signal), provider.read(ref)];
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(await stays).toBe(key('left'));
    await expect(provider.read(ref, leaving.signal)).rejects.toThrow('left');
  });
});

describe('by a command', () => {
  const ref = 'command:vault';
  const declare = (code: string, more: object = {}) =>
    writeFileSync(
      join(folder, 'commands.json'),
      JSON.stringify({
        commands: [{ name: 'vault', argv: [process.execPath, '-e', code], for: 'secret', ...more }],
      }),
      { mode: 0o600 },
    );
  const print = (text: string) => `process.stdout.write(${JSON.stringify(text)})`;

  test.each([
    ['no line end', ''],
    ['a line end', '\n'],
    ['one of Windows', '\r\n'],
  ])('its output is the key, without one line end: %s', async (_, end) => {
    declare(print(key('vault') + end));
    expect(await provided().provider.read(ref)).toBe(key('vault'));
  });

  test('it gets no input and nothing of the environment that its entry does not name', async () => {
    const kept = join(folder, 'seen');
    declare(
      `const fs = require('node:fs');
       fs.writeFileSync(${JSON.stringify(kept)}, JSON.stringify([fs.readFileSync(0, 'utf8'), process.env.MODEL_KEY ?? null]));
       ${print(key('vault'))}`,
    );
    await provided().provider.read(ref);
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual(['', null]);
  });

  test.each([
    ['ends with a code', `console.log('leak-out'); console.error('leak-err'); process.exit(3)`, {}, 'command_failed'],
    ['is killed', `console.log('leak-out'); process.kill(process.pid, 'SIGKILL')`, {}, 'command_failed'],
    ['writes nothing', ``, {}, 'not_a_key'],
    ['writes two lines', `console.log('leak-out\\nleak-err')`, {}, 'not_a_key'],
    ['writes more than a key', `console.log('leak-out'.repeat(2000))`, {}, 'command_output_too_large'],
    [
      'writes without end',
      `setInterval(() => process.stdout.write('leak-out'.repeat(9999)), 0)`,
      { max_output_bytes: 1000 },
      'command_output_too_large',
    ],
    ['does not end by its entry', `setInterval(() => {}, 99)`, { timeout_ms: 200 }, 'command_timed_out'],
    ['does not exist', ``, { argv: ['/no/such/program'] }, 'command_not_started'],
    ['is for something else', ``, { for: 'step' }, 'command_not_for'],
    ['is not declared', ``, { name: 'another' }, 'unknown_command'],
    ['has an entry that does not fit', ``, { argv: [] }, 'commands_invalid'],
  ])('a command that %s gives none, and nothing of what it wrote is told', async (_, code, more, reason) => {
    declare(code, more);
    const refused = await refusalOf(provided().provider.read(ref));
    expect(refused.code).toBe('secret_unavailable');
    expect(refused.details).toMatchObject({ secret_ref: ref, reason });
    expect(refused.cause).toBeUndefined();
    expect(`${JSON.stringify(refused)} ${refused.stack ?? ''}`).not.toMatch(/leak-(?:out|err)/);
  });

  test('without commands.json there is none', async () => {
    expect((await refusalOf(provided().provider.read(ref))).details['reason']).toBe('unknown_command');
  });

  test('a command that waits is ended at the time limit with every process it started', async () => {
    const kept = join(folder, 'pid');
    declare(
      `const child = require('node:child_process').spawn('sleep', ['600']);
       require('node:fs').writeFileSync(${JSON.stringify(kept)}, String(child.pid)); setInterval(() => {}, 99)`,
    );
    const refused = await refusalOf(provided({ timeoutMs: 1_000 }).provider.read(ref));
    expect(refused.details['reason']).toBe('command_timed_out');
    const pid = Number(readFileSync(kept, 'utf8'));
    await eventually('its end', () => !isRunning(pid));
  });

  test('calls at once share one run', async () => {
    const kept = join(folder, 'runs');
    declare(`require('node:fs').appendFileSync(${JSON.stringify(kept)}, 'run '); ${print(key('vault'))}`);
    const { provider } = provided();
    await Promise.all(Array.from({ length: 16 }, () => provider.read(ref)));
    expect(readFileSync(kept, 'utf8')).toBe('run ');
    await provider.read(ref);
    expect(readFileSync(kept, 'utf8')).toBe('run run ');
  });

  test('it cannot be written or removed here', async () => {
    const { provider } = provided();
    for (const act of [provider.write(ref, key('x')), provider.remove(ref)]) {
      expect((await refusalOf(act)).details).toEqual({ secret_ref: ref, reason: 'not_in_keychain' });
    }
  });
});

function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

describe('a key that this process holds', () => {
  const held = `${drawn('a', 20, 'held')}/+"\\ &${drawn('a', 20, 'held too')}`;
  const bytes = Buffer.from(held);
  beforeEach(() => holdSecret(held));

  test.each([
    ['as it is', held],
    ['in the middle of a word', `x${held}y`],
    ['as JSON', JSON.stringify({ key: held })],
    ['as JSON in JSON', JSON.stringify(JSON.stringify({ key: held }))],
    ['in a URL', `https://host/path?key=${encodeURIComponent(held)}&n=1`],
    ['in a form', new URLSearchParams({ key: held }).toString()],
    ['in small hexadecimal digits', bytes.toString('hex')],
    ['in capital ones', bytes.toString('hex').toUpperCase()],
    ['every byte percent-encoded', bytes.toString('hex').replaceAll(/../g, '%$&')],
    ['as the password of basic authentication', Buffer.from(`user:${held}`).toString('base64')],
    ['in base64 behind one byte', Buffer.from(`a${held}b`).toString('base64')],
    ['in base64 behind two', Buffer.from(`ab${held}c`).toString('base64')],
    ['in base64url', Buffer.from(`abc${held}`).toString('base64url')],
    ['split by characters that nobody sees', `${held.slice(0, 9)}\u200b${held.slice(9)}`],
  ])('is taken out of a text: %s', (_, text) => {
    for (const options of [{}, { allowText: true }]) {
      const redacted = redactText(`before ${text} after`, options);
      expect(redacted.text).toMatch(/^before .*\[redacted:provider-key\].* after$/);
      expect(redacted.text).not.toContain(drawn('a', 20, 'held').slice(0, 12));
      expect(redacted.found).toContain('provider-key');
    }
  });

  test('is taken out of values, found in names, and makes an id a secret', () => {
    const plain = drawn('a', 30, 'a plain one');
    // Names are remembered: this one from before it was held.
    expect(redactJson({ [plain]: 1 }).foundInKeys).not.toContain('provider-key');
    holdSecret(plain);
    expect(redactJson({ [plain]: 1 }).foundInKeys).toContain('provider-key');
    expect(redactJson({ note: { id: `x ${plain}` } }).value).toEqual({ note: { id: 'x [redacted:provider-key]' } });
    expect(secretFormOf(`id-${plain}`)).toBe('provider-key');
    expect(redactText(plain, { brief: true }).text).toBe('…');
  });

  test('is taken out of a text that was looked through before it was held, and of an id in its own form', () => {
    const short = drawn('b', 24, 'short');
    expect(redactText(short)).toEqual({ text: short, found: [] });
    holdSecret(short);
    expect(redactText(short).text).toBe('[redacted:provider-key]');
    const uuid = '0193a1b2-c3d4-7e5f-8a6b-1c2d3e4f5a6b';
    expect(secretFormOf(uuid)).toBeUndefined();
    holdSecret(uuid);
    expect(secretFormOf(uuid)).toBe('provider-key');
  });

  test('does not stand for words: a short one is left alone', () => {
    holdSecret('ollama');
    expect(redactText('We use ollama here').text).toBe('We use ollama here');
  });

  test('other texts stay as they are', () => {
    const text = 'The quick brown fox: see https://example.org/a?b=c and QmFzZTY0 text.';
    expect(redactText(text)).toEqual({ text, found: [] });
  });
});

test('the process that talks to the keychain is found beside the sources, and from every depth of the built program', () => {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'program', 'chunks'), { recursive: true });
  const built = join(dist, 'program', 'keychain.js');
  writeFileSync(built, '');
  const from = (...path: string[]) => keychainScript(`file://${join(dist, ...path)}`);
  expect(from('main.js')).toBe(built);
  expect(from('chunks', 'gateway.js')).toBe(built);
  expect(from('program', 'main.js')).toBe(built);
  expect(from('program', 'chunks', 'gateway.js')).toBe(built);
  expect(() => keychainScript(`file://${join(folder, 'elsewhere', 'main.js')}`)).toThrow('not beside the program');
  expect(keychainScript()).toMatch(/src\/gateway\/secrets\/keychain-process\.ts$/);
});

describe('a line of the process that talks to the keychain', () => {
  test.each([
    '',
    'dbus: warning',
    '{"id":',
    'null',
    '[]',
    '{"id":"1"}',
    '{"id":1,"reason":"because"}',
    '{"id":1,"value":7}',
  ])('that is no answer is passed over: %s', (line) => {
    expect(keychainAnswerIn(line)).toBeUndefined();
  });

  test('that is one is read', () => {
    const answers = [
      { id: 1 },
      { id: 2, value: null },
      { id: 3, value: 'k' },
      { id: 4, was: true },
      { id: 5, reason: 'locked' },
    ];
    expect(answers.map((answer) => keychainAnswerIn(JSON.stringify(answer)))).toEqual(answers);
  });
});
