// Half a secret is still one: a text is cut after it was redacted, wherever a length limit cuts it.
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { runCommand } from '../../src/kernel/commands/run-command.ts';
import { redactJson, redactTexts, redactedStart } from '../../src/base/redact.ts';
import { messageOf } from '../../src/base/error-text.ts';
import { checkKind } from '../../src/kernel/jobs/job-input.ts';
import { parsePrefixedToken } from '../../src/kernel/notifications/tokens.ts';
import { checkId } from '../../src/ledger/contract.ts';
import { connectionIdentity } from '../../src/surfaces/mcp/identity.ts';
import { cleanLine, tame } from '../../src/work/memory/untrusted.ts';
import { secondAction } from '../../src/work/texts.ts';
import { readImport } from '../../src/work/transfer/read-import.ts';
import { cleanText, cutAt, silently } from '../../src/work/transfer/clean-text.ts';
import { cutToBytes, excerptOf } from '../../src/work/context/excerpt.ts';
import { drawn } from '../support/secret-samples.ts';

const secret = ['gh', 'p_', drawn('a', 36, 'half')].join('');
/** So much of it that it is of use to a thief. */
const half = secret.slice(0, 12);
/** The secret begins before the limit and ends after it. */
const across = (limit: number) => `${'a '.repeat(Math.ceil(limit / 2)).slice(0, limit - 14)} ${secret} and more`;

function messageThrownBy(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return JSON.stringify(redactTexts(error)) + (error as Error).message;
  }
  throw new Error('nothing was thrown');
}

describe('a secret that a length limit would cut in half', () => {
  test.each<[string, () => string]>([
    ['the beginning of an input', () => redactedStart(across(80), 80)],
    ['the kind of a job', () => messageThrownBy(() => checkKind(across(80)))],
    ['a token of a notification', () => JSON.stringify(parsePrefixedToken(across(100)))],
    ['the id of a stream', () => redactTexts(messageThrownBy(() => checkId(across(80).replaceAll(' ', '/'))))],
    ['the name of a client', () => connectionIdentity(across(60), 'x').owner],
    ['the message of an error', () => messageOf(new Error(across(200)), 200)],
    ['a line of another program', () => cleanLine(across(200), 200)],
    [
      'an entry of memory',
      () => {
        const hidden = '\u200b'.repeat(3_000) + secret;
        const entry = { kind: 'fact', about: null, source: null, learned_at: null } as const;
        return JSON.stringify(
          tame(
            [
              { ...entry, text: across(2_000) },
              { ...entry, text: across(4_000) },
              { ...entry, text: hidden },
            ],
            9,
          ),
        );
      },
    ],
    ['the second action of a step', () => secondAction(`Build it, then ${across(40)}`) ?? ''],
    ['an imported text', () => cleanText(across(100), { field: 'x', max: 100, lines: 'one' }, silently())],
    ['an imported original', () => cutAt(across(100), 100, false)],
    [
      'an excerpt of a file',
      () => {
        const excerpt = excerptOf(Buffer.from(across(100)), undefined);
        return 'text' in excerpt ? cutToBytes(excerpt.text, 100).text : '';
      },
    ],
  ])('is taken out of %s', (_, cut) => {
    const shown = cut();
    expect(shown).not.toContain(half);
    expect(shown).not.toBe('');
  });

  test('is taken out of what a command says last', async () => {
    const said = `${'a '.repeat(900)}${secret} ${'b '.repeat(240)}`;
    const run = runCommand({
      name: 'talker',
      argv: [process.execPath, '-e', 'process.stderr.write(process.env.SAID); process.exitCode = 3'],
      cwd: tmpdir(),
      env: { SAID: said },
      input: '',
      timeoutMs: 60_000,
      maxOutputBytes: 1_000_000,
      clock: systemClock,
    });
    const message = await run.then(
      () => '',
      (error: unknown) => (error as Error).message,
    );
    expect(message).toContain('[redacted:github-token]'.slice(-12));
    expect(message).not.toContain(secret.slice(-12));
  });

  test('leaves no trace in the name of a record without an id', () => {
    const nameOf = (token: string) => {
      const document = { format: 'throughline.work/1', goals: [{ text: `Use ${token}` }], tasks: [] };
      return readImport(JSON.stringify(document)).goals[0]?.external_id;
    };
    expect(nameOf(secret)).toBe(nameOf(['gh', 'p_', drawn('a', 36, 'other')].join('')));
  });
});

describe('a private key told line by line', () => {
  const label = ['RSA PRIVATE', ' KEY'].join('');
  const lines = [drawn('a', 64, 'one'), drawn('a', 64, 'two'), `${drawn('a', 10, 'three')}==`];
  const items = [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, 'Then go on'];

  test('is taken out of a list of texts', () => {
    const { value, found } = redactJson({ criteria: items });
    expect(found).toEqual(['private-key']);
    for (const line of lines) expect(JSON.stringify(value)).not.toContain(line.slice(0, 10));
    expect(JSON.stringify(value)).toContain('Then go on');
    expect(redactJson(value).found).toEqual([]);
  });

  test('is no reason to change what stands behind the words alone', () => {
    const plain = { criteria: [`The file begins with -----BEGIN ${label}-----`, 'Done', 'src/base/redact.ts'] };
    expect(redactJson(plain).value).toBe(plain);
  });
});
