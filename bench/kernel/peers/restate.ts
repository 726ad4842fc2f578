// Restate: its server as a process of its own on loopback, with its own storage, and its SDK in this process.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttp2Server, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { Agent, request } from 'node:http';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createGates, stepResult, STEPS_IN_A_WORKFLOW, type WorkflowEngine } from '../engine.ts';
import { loadPeer, PeerMissing } from './load-peer.ts';

interface Context {
  run<Result>(name: string, action: () => Promise<Result>): Promise<Result>;
}

interface RestatePackage {
  service(definition: {
    readonly name: string;
    readonly handlers: Record<string, (ctx: Context, input: unknown) => Promise<unknown>>;
  }): unknown;
  endpoint(): RestateEndpoint;
}

interface RestateEndpoint {
  /** Called for every invocation, which would be measured along. */
  setLogger(log: () => void): RestateEndpoint;
  bind(service: unknown): RestateEndpoint;
  http2Handler(): (request: Http2ServerRequest, response: Http2ServerResponse) => void;
}

const STARTED_WITHIN_MS = 60_000;
const agent = new Agent({ keepAlive: true });

export async function openRestate(folder: string): Promise<WorkflowEngine> {
  const restate = await loadPeer<RestatePackage>('@restatedev/restate-sdk');
  const gates = createGates();
  const bench = restate.service({
    name: 'bench',
    handlers: {
      async gated(ctx, input) {
        const gate = gates.get(Number(input));
        for (let step = 0; await gate.isWanted(step); step += 1) {
          await ctx.run(`step-${step}`, () => Promise.resolve(stepResult(step)));
          gate.isDone(step);
        }
      },
      async ten(ctx) {
        for (let step = 0; step < STEPS_IN_A_WORKFLOW; step += 1) {
          await ctx.run(`step-${step}`, () => Promise.resolve(stepResult(step)));
        }
      },
    },
  });
  const endpoint = createHttp2Server(
    restate
      .endpoint()
      .setLogger(() => {})
      .bind(bench)
      .http2Handler(),
  );
  endpoint.listen(0, '127.0.0.1');
  await once(endpoint, 'listening');
  const address = endpoint.address();
  const server = await startServer(folder);
  try {
    await post(server.admin, '/deployments', {
      uri: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    name: 'Restate',
    openWorkflows: (count) =>
      Promise.resolve(gates.open(count, (number) => post(server.ingress, '/bench/gated', number))),
    tenSteps: () => post(server.ingress, '/bench/ten', 0),
    async close() {
      await server.stop();
      endpoint.close();
    },
  };
}

interface RestateServer {
  readonly ingress: number;
  readonly admin: number;
  stop(): Promise<void>;
}

async function startServer(folder: string): Promise<RestateServer> {
  const [ingress, admin, node] = [await freePort(), await freePort(), await freePort()];
  let log = '';
  const server = spawn(serverFile(), ['--no-logo', '--base-dir', folder, '--node-name', 'bench'], {
    env: {
      ...process.env,
      RESTATE_DISABLE_TELEMETRY: 'true',
      RESTATE_LISTEN_MODE: 'tcp',
      RESTATE_BIND_ADDRESS: `127.0.0.1:${node}`,
      RESTATE_ADVERTISED_ADDRESS: `http://127.0.0.1:${node}/`,
      RESTATE_INGRESS__BIND_ADDRESS: `127.0.0.1:${ingress}`,
      RESTATE_ADMIN__BIND_ADDRESS: `127.0.0.1:${admin}`,
      RESTATE_ADMIN__DISABLE_WEB_UI: 'true',
      RESTATE_LOG_FILTER: 'warn',
      RESTATE_LOG_DISABLE_ANSI_CODES: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-2_000);
    });
  }
  server.on('error', (error) => {
    log += error.message;
  });
  const endMs = performance.now() + STARTED_WITHIN_MS;
  while (!(await isHealthy(admin, ingress))) {
    if (server.exitCode !== null || server.pid === undefined || performance.now() > endMs) {
      await stop(server);
      throw new PeerMissing(`Restate's server did not start: ${log.trim() || 'it said nothing'}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { ingress, admin, stop: () => stop(server) };
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return;
  const ended = once(server, 'exit');
  // Its data is thrown away, so there is nothing to close in order.
  server.kill('SIGKILL');
  await ended;
}

function serverFile(): string {
  const name = `@restatedev/restate-server-${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'bin', 'restate-server');
  } catch (error) {
    throw new PeerMissing(`${name} is not installed`, { cause: error });
  }
}

async function isHealthy(...ports: readonly number[]): Promise<boolean> {
  try {
    for (const [index, port] of ports.entries()) await send('GET', port, index === 0 ? '/health' : '/restate/health');
    return true;
  } catch {
    return false;
  }
}

const post = (port: number, path: string, body: unknown) => send('POST', port, path, JSON.stringify(body));

function send(method: string, port: number, path: string, body?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, agent, headers: { 'content-type': 'application/json' } },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on('end', () => {
          if ((response.statusCode ?? 500) < 300) resolve();
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 500)}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
