// Round trips to real processes: the daemon over HTTP and the server over MCP, beside the smallest ones that answer at
// all; and how long it takes until a client is connected.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describeTimes, race, rateRatio, timesOf } from '../ledger/race.ts';
import { atMost, formatValue, median } from '../report.ts';
import { count, emptyProgramMs, environmentOf, programPath, type WorkBench } from './bench.ts';
import type { BuiltHome } from './homes.ts';

const TURN = 50;

export async function benchHttp(bench: WorkBench): Promise<void> {
  const home = await bench.home(bench.sizes[1] ?? 0);
  const { task_id, answer } = await prepare(home);
  const daemon = await startServer([programPath(), 'up', '--port', '0', '--json'], home);
  const echo = await startServer([join(import.meta.dirname, 'echo-http.ts'), answer], home);
  try {
    const token = readFileSync(String(daemon.said['token_file']), 'utf8').trim();
    const ask = (server: Server, name: string, body: () => object) => async (turn: number) => {
      for (let i = 0; i < turn; i += 1) {
        const response = await fetch(`${String(server.said['url'])}/v1/work/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(body()),
        });
        const text = await response.text();
        if (!response.ok) throw new Error(`${name} was answered with ${response.status}: ${text}`);
      }
    };
    const times = await race(
      [
        { name: 'echo', operations: TURN, turn: ask(echo, 'echo', () => ({})) },
        { name: 'read', operations: TURN, turn: ask(daemon, 'get_next_step', () => ({})) },
        { name: 'write', operations: TURN, turn: ask(daemon, 'update_checkpoint', () => checkpoint(task_id)) },
      ],
      bench.length,
    );
    reportTrips(bench, 'HTTP', times, 'node:http');
  } finally {
    await Promise.all([daemon.stop(), echo.stop()]);
  }
}

export async function benchMcp(bench: WorkBench): Promise<void> {
  const { report } = bench;
  const home = await bench.home(bench.sizes[1] ?? 0);
  const { task_id, answer } = await prepare(home);
  const own = await connect([programPath(), 'mcp'], home);
  const echo = await connect([join(import.meta.dirname, 'echo-mcp.ts'), answer], home);
  const ask = (client: Client, name: string, input: () => Record<string, unknown>) => async (turn: number) => {
    for (let i = 0; i < turn; i += 1) {
      const result = await client.callTool({ name, arguments: input() });
      if (result.isError) throw new Error(`${name}: ${JSON.stringify(result.content)}`);
    }
  };
  const times = await race(
    [
      { name: 'echo', operations: TURN, turn: ask(echo, 'echo', () => ({})) },
      { name: 'read', operations: TURN, turn: ask(own, 'get_next_step', () => ({})) },
      { name: 'write', operations: TURN, turn: ask(own, 'update_checkpoint', () => checkpoint(task_id)) },
    ],
    bench.length,
  );
  reportTrips(bench, 'MCP over stdio', times, 'SDK');
  await Promise.all([own.close(), echo.close()]);
  const starts: { readonly ms: number; readonly answered: number; readonly empty: number }[] = [];
  for (let round = bench.quick ? 2 : 9; round > 0; round -= 1) {
    const before = emptyProgramMs();
    const startedMs = performance.now();
    const client = await connect([programPath(), 'mcp'], home);
    const ms = performance.now() - startedMs;
    await client.callTool({ name: 'get_next_step', arguments: {} });
    const answered = performance.now() - startedMs;
    await client.close();
    starts.push({ ms, answered, empty: (before + emptyProgramMs()) / 2 });
  }
  const figures = [
    ['spawn to connected', ({ ms }: (typeof starts)[number]) => ms],
    ['spawn to the first next step', ({ answered }: (typeof starts)[number]) => answered],
  ] as const;
  for (const [index, [what, msOf]] of figures.entries()) {
    report.figure({
      what: `MCP, ${what}, × node -e 0`,
      value: median(starts.map((each) => msOf(each) / each.empty)),
      unit: '×',
      ...(index === 0 ? { goal: atMost(5) } : {}),
      detail: `${formatValue(median(starts.map(msOf)), 'ms')}; empty ${formatValue(median(starts.map(({ empty }) => empty)), 'ms')}`,
    });
  }
}

function reportTrips(
  { report, sizes }: WorkBench,
  surface: string,
  times: Parameters<typeof timesOf>[0],
  echoName: string,
): void {
  const echo = timesOf(times, 'echo');
  report.figure({
    what: `${surface}: ${echoName} echo`,
    value: echo.us / 1000,
    unit: 'ms',
    detail: describeTimes(echo),
  });
  for (const name of ['read', 'write'] as const) {
    const mine = timesOf(times, name);
    report.figure({
      what: `${surface}: ${name === 'read' ? 'get_next_step' : 'update_checkpoint'}, × echo`,
      value: 1 / rateRatio(mine, echo),
      unit: '×',
      ...(name === 'read' ? { goal: atMost(2) } : {}),
      detail: describeTimes(mine),
    });
  }
  report.note(`At ${count(sizes[1] ?? 0)} tasks. The echo answers with as many bytes as the next step has.`);
}

function checkpoint(task_id: string): Record<string, unknown> {
  return { task_id, where_we_left_off: 'Half of it is done.', next_step: 'Do the other half' };
}

/** The task that is written on, and what an echo has to say. */
async function prepare(built: BuiltHome): Promise<{ task_id: string; answer: string }> {
  const home = await built.open();
  const step = await home.work.reads.nextStep({}, { actor: 'bench' });
  await home.close();
  return { task_id: step.task_id ?? '', answer: JSON.stringify(step) };
}

interface Server {
  readonly said: Readonly<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** A process that says in its first line where it is. */
async function startServer(args: readonly string[], home: BuiltHome): Promise<Server> {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: home.root,
    env: environmentOf(home),
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  if (!child.stdout) throw new Error('it has no output');
  // `--json` may take several lines.
  let text = '';
  for await (const line of createInterface({ input: child.stdout })) {
    text += line;
    if (line.endsWith('}')) break;
  }
  const said = JSON.parse(text) as Record<string, unknown>;
  return {
    said,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function connect(args: readonly string[], home: BuiltHome): Promise<Client> {
  const env = Object.fromEntries(Object.entries(environmentOf(home)).map(([name, value]) => [name, value ?? '']));
  const transport = new StdioClientTransport({ command: process.execPath, args: [...args], env, cwd: home.root });
  const client = new Client({ name: 'bench', version: '1.0.0' }, { versionNegotiation: { mode: 'legacy' } });
  await client.connect(transport);
  return client;
}
