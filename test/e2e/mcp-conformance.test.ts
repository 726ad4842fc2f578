// The official conformance suite against the real daemon: what applies passes, and why the rest does not apply is said.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { startDaemon } from '../../src/surfaces/http/daemon.ts';
import { createMcpHttp } from '../../src/surfaces/mcp/serve-http.ts';
import { createDesk } from '../support/mcp-desk.ts';
import { openServedBoard, tokenOf } from '../support/served-home.ts';

const FIXTURE_TOOL = 'calls a tool of its own example server that returns such content; operations answer with records';
const ASKS_BACK = 'needs a server that asks its client back; no operation does';
const NO_LOGGING = 'needs the logging capability, which the protocol gives up; logs go to stderr';
const FIXTURE_RESOURCE = 'reads a resource of its own example server; ours are read in mcp-http.test.ts';
const FIXTURE_PROMPT = 'gets a prompt of its own example server; ours is got in mcp-http.test.ts';

/** Every scenario of the suite: `true` when it applies, else why not. */
const SCENARIOS: Readonly<Record<string, true | string>> = {
  'server-initialize': true,
  ping: true,
  'tools-list': true,
  'tools-call-simple-text': true,
  'tools-call-error': true,
  'tools-call-with-progress': true,
  'resources-list': true,
  'resources-subscribe': true,
  'resources-unsubscribe': true,
  'prompts-list': true,
  'server-sse-multiple-streams': true,
  'dns-rebinding-protection': true,
  'server-sse-polling':
    'needs streams that are resumed; a call that lost its reader is asked again by its operation id',
  'logging-set-level': NO_LOGGING,
  'tools-call-with-logging': NO_LOGGING,
  'completion-complete': 'needs the completions capability; nothing here is completed',
  'tools-call-image': FIXTURE_TOOL,
  'tools-call-audio': FIXTURE_TOOL,
  'tools-call-embedded-resource': FIXTURE_TOOL,
  'tools-call-mixed-content': FIXTURE_TOOL,
  'json-schema-2020-12': 'lists a tool of its own example server with keywords that no input of ours has',
  'tools-call-sampling': ASKS_BACK,
  'tools-call-elicitation': ASKS_BACK,
  'elicitation-sep1034-defaults': ASKS_BACK,
  'elicitation-sep1330-enums': ASKS_BACK,
  'resources-read-text': FIXTURE_RESOURCE,
  'resources-read-binary': FIXTURE_RESOURCE,
  'resources-templates-read': FIXTURE_RESOURCE,
  'prompts-get-simple': FIXTURE_PROMPT,
  'prompts-get-with-args': FIXTURE_PROMPT,
  'prompts-get-embedded-resource': FIXTURE_PROMPT,
  'prompts-get-with-image': FIXTURE_PROMPT,
};

const SUITE = fileURLToPath(
  new URL('../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
);

interface Check {
  readonly status: 'SUCCESS' | 'FAILURE' | 'WARNING' | 'INFO' | 'SKIPPED';
}

/** The suite knows no tokens: this puts one on every request, and nothing else. */
async function addToken(target: URL, token: string) {
  const server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    // The daemon checks the port as well, which is another here; names go on as they came.
    const named = { host: onPort(headers.host), ...(headers.origin ? { origin: onPort(headers.origin) } : {}) };
    const onward = forward(target, { method, headers: { ...headers, ...named, authorization: `Bearer ${token}` } });
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const onPort = (name = '') => name.replace(`:${port}`, `:${target.port}`);
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function runSuite(url: string, folder: string): Promise<Record<string, readonly Check[]>> {
  const args = [SUITE, 'server', '--url', url, '--suite', 'all', '--output-dir', folder];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  await once(child, 'close');
  const checks: Record<string, readonly Check[]> = {};
  for (const name of readdirSync(folder)) {
    const scenario = name.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/, '');
    checks[scenario] = JSON.parse(readFileSync(join(folder, name, 'checks.json'), 'utf8')) as Check[];
  }
  return checks;
}

test('the scenarios of the official suite that apply pass against the real daemon, and all are accounted for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-mcp-'));
  const { home, served, place } = await openServedBoard(folder);
  const mcp = createMcpHttp({
    operations: createDesk().operations,
    tier: 'standard',
    version: '0.0.0-test',
    ids: home.ids,
    clock: systemClock,
    changes: { subscribe: async () => () => undefined },
  });
  const mounts = [{ path: '/mcp', handler: mcp.handle }];
  const daemon = await startDaemon(served, { place, port: 0, mounts, log: () => undefined });
  const front = await addToken(new URL('/mcp', daemon.url), await tokenOf(place));
  try {
    const checks = await runSuite(front.url, join(folder, 'results'));
    expect(Object.keys(checks).toSorted()).toEqual(Object.keys(SCENARIOS).toSorted());
    // A reason that no longer holds is found as well.
    const passed = Object.entries(checks).filter(([, made]) => {
      const statuses = new Set(made.map(({ status }) => status));
      return statuses.has('SUCCESS') && !statuses.has('FAILURE');
    });
    const applicable = Object.keys(SCENARIOS).filter((name) => SCENARIOS[name] === true);
    expect(passed.map(([name]) => name).toSorted()).toEqual(applicable.toSorted());
  } finally {
    front.close();
    await mcp.close();
    await daemon.stop();
    await home.close();
    rmSync(folder, { recursive: true });
  }
});
