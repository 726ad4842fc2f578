// What only a person does, on every surface: a program is shown what would be done, and a person confirms it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { canonicalJson } from '../../src/base/canonical-json.ts';
import type { ErrorTable } from '../../src/base/errors.ts';
import { sha256 } from '../../src/base/hash.ts';
import { bindOperations, operationsOf, type Call } from '../../src/base/operation.ts';
import { readConfig } from '../../src/config.ts';
import { runCli } from '../../src/surfaces/cli/program.ts';
import { startDaemon, type Daemon } from '../../src/surfaces/http/daemon.ts';
import { createToken } from '../../src/surfaces/http/tokens.ts';
import { toolboxOf } from '../../src/surfaces/mcp/tools.ts';
import { refusalOf } from '../support/expect-error.ts';
import { openServedBoard, tokenOf, type ServedBoard } from '../support/served-home.ts';

interface Vault {
  amount: number;
  readonly opened: Call[];
}

const define = operationsOf<Vault>({} satisfies ErrorTable);
const table = {
  'vault.open': define({
    name: 'vault.open',
    summary: 'Open the vault',
    risk: 'read',
    tier: 'core',
    person: true,
    input: z.strictObject({ door: z.string() }),
    output: z.object({ opened: z.boolean() }),
    refusals: [],
    cli: { command: 'vault open', args: ['door'] },
    preview: async ({ amount }) => ({ amount }),
    handler: async (vault, _input, call) => {
      vault.opened.push(call);
      return { opened: true };
    },
  }),
  'vault.enter': define({
    name: 'vault.enter',
    summary: 'Enter the vault',
    risk: 'write',
    tier: 'core',
    person: true,
    local: true,
    input: z.strictObject({}),
    output: z.object({}),
    refusals: [],
    handler: async () => ({}),
  }),
};

let vault: Vault;
beforeEach(() => {
  vault = { amount: 7, opened: [] };
});
const operations = () => bindOperations(vault, table);
const open = (call: Partial<Call> = {}, input: unknown = { door: 'left' }) =>
  Promise.resolve(operations()[0]?.run(input, { actor: 'test', ...call }));

const WOULD = { operation: 'vault.open', summary: 'Open the vault', input: { door: 'left' }, amount: 7 };
const DIGEST = sha256(canonicalJson(WOULD));

describe('an operation that only a person does', () => {
  test('tells a program what it would do and the digest of that, and does nothing', async () => {
    const refused = await refusalOf(open());
    expect(refused).toMatchObject({ code: 'confirmation_required', details: { digest: DIGEST, would: WOULD } });
    expect(refused?.message).toContain(DIGEST);
    expect(vault.opened).toEqual([]);
  });

  test('is done for a person, and by the digest of what a person was shown', async () => {
    await open({ person: true });
    await open({ confirm: DIGEST });
    expect(vault.opened).toHaveLength(2);
  });

  test('is not done by a digest of something else, nor once what it would do has changed', async () => {
    expect(await refusalOf(open({ confirm: DIGEST }, { door: 'right' }))).toMatchObject({
      code: 'confirmation_required',
    });
    expect(await refusalOf(open({ confirm: '' }))).toMatchObject({ code: 'confirmation_required' });
    vault.amount = 8;
    const refused = await refusalOf(open({ confirm: DIGEST }));
    expect(refused).toMatchObject({ code: 'confirmation_required', details: { would: { amount: 8 } } });
    expect(refused?.details['digest']).not.toBe(DIGEST);
    expect(vault.opened).toEqual([]);
  });

  test('refuses a wrong input before anything is shown', async () => {
    expect(await refusalOf(open({}, { door: 1 }))).toMatchObject({ code: 'invalid_input' });
  });

  test('is no MCP tool, of whatever tier and role', () => {
    expect(toolboxOf(operations(), 'admin', 'admin').list()).toEqual([]);
    expect(toolboxOf(operations(), 'admin', 'admin').find('vault_open')).toBeUndefined();
  });
});

describe('on the command line', () => {
  async function tl(isAttended: boolean, ...argv: string[]) {
    let [stdout, stderr] = ['', ''];
    const bound = operations();
    const code = await runCli(
      argv,
      {
        config: { ...readConfig(), isAttended, color: false },
        stdout: (text) => (stdout += text),
        stderr: (text) => (stderr += text),
        readStdin: async () => '',
        call: async (name, input, call) => bound.find((each) => each.definition.name === name)?.run(input, call),
      },
      bound.map(({ definition }) => definition),
    );
    return { code, stdout, stderr };
  }

  test('a person at a terminal does it', async () => {
    expect(await tl(true, 'vault', 'open', 'left')).toMatchObject({ code: 0 });
    expect(vault.opened).toHaveLength(1);
  });

  test('a program is refused with the digest, and a person confirms it by that', async () => {
    const refused = await tl(false, 'vault', 'open', 'left', '--json');
    expect(refused.code).toBe(5);
    expect(JSON.parse(refused.stdout)).toMatchObject({ code: 'confirmation_required', digest: DIGEST, would: WOULD });
    expect(await tl(false, 'vault', 'open', 'left', '--confirm', DIGEST)).toMatchObject({ code: 0 });
    expect(await tl(false, 'call', 'vault.open', '{"door":"left"}')).toMatchObject({ code: 5 });
    expect(await tl(false, 'call', 'vault.open', '{"door":"left"}', '--confirm', DIGEST)).toMatchObject({ code: 0 });
    expect(vault.opened).toHaveLength(2);
  });

  test('help says how it is confirmed', async () => {
    expect((await tl(true, 'vault', 'open', '--help')).stdout).toContain('--confirm <digest>');
  });
});

describe('over HTTP', () => {
  let folder: string;
  let board: ServedBoard;
  let daemon: Daemon;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'throughline-person-'));
    board = await openServedBoard(folder);
  });
  beforeEach(async () => {
    daemon = await startDaemon(
      { ...board.served, operations: operations() },
      { place: board.place, port: 0, log: () => {} },
    );
  });
  afterEach(() => daemon.stop());
  afterAll(async () => {
    await board.home.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const send = async (token: string, path: string, body: unknown = { door: 'left' }) => {
    const response = await fetch(`${daemon.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };
  const session = async () => {
    const code = new URL(daemon.createLoginLink().url).hash.replace('#code=', '');
    return String((await send('', '/v1/session', { code })).answer['token']);
  };

  test('a browser’s session does it; the daemon’s token and an admin token are refused with the digest', async () => {
    const { token: admin } = await createToken({ place: board.place }, { name: 'robot', role: 'admin' });
    for (const token of [await tokenOf(board.place), admin]) {
      expect(await send(token, '/v1/vault/open')).toMatchObject({
        status: 403,
        answer: { code: 'confirmation_required', details: { digest: DIGEST, would: WOULD } },
      });
    }
    expect(vault.opened).toEqual([]);
    expect(await send(await session(), '/v1/vault/open')).toMatchObject({ status: 200, answer: { opened: true } });
    expect(vault.opened).toHaveLength(1);
  });

  test('a program cannot make itself a session: neither by a link nor by a name', async () => {
    const { token } = await createToken({ place: board.place }, { name: 'climber', role: 'admin' });
    expect(await send(token, '/v1/login-link', {})).toMatchObject({ status: 403 });
    const named = createToken({ place: board.place }, { name: 'web-climber', role: 'admin' });
    expect(await refusalOf(named)).toMatchObject({ code: 'invalid_token_request' });
  });

  test('what runs only in the caller’s own process has no route, for a session neither', async () => {
    expect(await send(await session(), '/v1/vault/enter', {})).toMatchObject({
      status: 404,
      answer: {
        code: 'unknown_operation',
        detail: expect.stringMatching(/^vault\.enter runs only as `throughline [a-z .]+`$/) as string,
      },
    });
    const response = await fetch(`${daemon.url}/v1/openapi.json`, {
      headers: { authorization: `Bearer ${await tokenOf(board.place)}` },
    });
    const { paths } = (await response.json()) as { paths: Record<string, { post?: unknown }> };
    expect(paths['/v1/vault/enter']).toBeUndefined();
    expect(JSON.stringify(paths['/v1/vault/open'])).toContain('confirmation_required');
  });
});
