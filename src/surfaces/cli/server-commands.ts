// `up` and `mcp`: what serves a home until it is told to stop, over HTTP or to one client over stdin and stdout.
import { join } from 'node:path';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { systemClock } from '../../base/clock.ts';
import { createIds } from '../../base/ids.ts';
import type { Tier } from '../../base/operation.ts';
import { systemRandom } from '../../base/random.ts';
import { VERSION, type CliContext, type Home } from './context.ts';
import { refuse } from './contract.ts';
import { print } from './output.ts';
import { paint, printable } from './text.ts';

const TIERS = ['core', 'standard', 'admin'] as const satisfies readonly Tier[];
const INTERRUPTED = 130;

interface UpOptions {
  readonly host?: string;
  readonly port?: number;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly allowInsecureRemote?: boolean;
  readonly allowHost?: readonly string[];
  readonly tier: Tier;
}

const tierOption = () =>
  new Option('--tier <tier>', 'how many of the tools MCP clients see').choices(TIERS).default('core');

export function addServerCommands(program: Command, context: CliContext): void {
  program
    .command('up')
    .description('serve this home over HTTP and MCP, and run its workers, until Ctrl-C')
    .option('--port <number>', '4747, or a free one when that is taken; 0 is any free one', portNumber)
    .option('--host <address>', '127.0.0.1 unless told; anything that other machines reach needs TLS')
    .option('--tls-cert <file>', 'certificate, PEM')
    .option('--tls-key <file>', 'its private key, PEM')
    .option('--allow-insecure-remote', 'plain HTTP to other machines: tokens can be read on the way')
    .option('--allow-host <name>', 'a further value of the Host header, as in box.local:4747 (repeatable)', collected)
    .addOption(tierOption())
    .addHelpText('after', '\nExamples:\n  $ throughline up\n  $ throughline up --port 8080\n  $ throughline token list')
    .action((options: UpOptions) => context.withHome((home) => serve(context, home, options)));

  program
    .command('mcp')
    .description('serve this home to one MCP client over stdin and stdout')
    .addOption(tierOption())
    .addHelpText(
      'after',
      '\nExample, in the configuration of a client:\n  {"command": "npx", "args": ["throughline", "mcp"]}',
    )
    .action(({ tier }: { tier: Tier }) => serveClient(context, tier));
}

async function serve(context: CliContext, home: Home, options: UpOptions): Promise<void> {
  const { config, output } = context;
  const { startDaemon, stopOnSignals } = await import('../http/daemon.ts');
  const { createMcpHttp } = await import('../mcp/serve-http.ts');
  const { changesOf } = await import('../mcp/ledger-changes.ts');
  const mcp = createMcpHttp({
    operations: home.operations,
    tier: options.tier,
    version: VERSION,
    ids: home.ids,
    clock: systemClock,
    cwd: config.cwd,
    changes: changesOf(home.ledger.notifications),
    onError: (error) => output.stderr(`warning: ${printable((error as Error).message)}\n`),
  });
  try {
    const daemon = await startDaemon(home, {
      place: home.daemonPlace,
      version: VERSION,
      mounts: [{ path: '/mcp', handler: mcp.handle, close: mcp.close }],
      ...given('host', options.host),
      ...given('port', options.port),
      ...given('allowInsecureRemote', options.allowInsecureRemote),
      ...given('allowedHosts', options.allowHost),
      ...given('tls', tlsOf(options)),
    });
    process.once('SIGINT', () => {
      context.exitCode = INTERRUPTED;
    });
    const tokenFile = join(config.configFolder, 'daemons', home.homeId, 'token');
    print(output, { url: daemon.url, home: home.location, home_id: home.homeId, token_file: tokenFile }, [
      ['Serving ', home.location, ' at ', paint('bold', daemon.url)],
      ['MCP is at ', paint('bold', `${daemon.url}/mcp`), '; the token is in ', tokenFile],
      'Ctrl-C stops it; requests and jobs under way finish first',
    ]);
    await stopOnSignals(daemon);
  } finally {
    await mcp.close();
  }
}

async function serveClient(context: CliContext, tier: Tier): Promise<void> {
  const { config, output } = context;
  // Opened once the client was greeted; it is told why when that fails.
  let opening: Promise<Home> | undefined;
  const open = () => (opening ??= context.open());
  const { serveStdio } = await import('../mcp/serve-stdio.ts');
  const { changesOf } = await import('../mcp/ledger-changes.ts');
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      if (signal === 'SIGINT') context.exitCode = INTERRUPTED;
      stopping.abort();
    });
  }
  try {
    await serveStdio({
      operations: async () => (await open()).operations,
      tier,
      version: VERSION,
      ids: createIds(systemClock, systemRandom),
      clock: systemClock,
      cwd: config.cwd,
      changes: { subscribe: async (listener) => changesOf((await open()).ledger.notifications).subscribe(listener) },
      stdin: process.stdin,
      stdout: process.stdout,
      signal: stopping.signal,
      onError: (error) => output.stderr(`${printable(error instanceof Error ? error.message : String(error))}\n`),
      ...given('owner', config.owner),
    });
  } finally {
    // Why it could not be opened was said to the client.
    const home = await opening?.catch(() => undefined);
    await home?.close();
  }
}

function given<Name extends string, Value>(name: Name, value: Value | undefined): { [Key in Name]?: Value } {
  return value === undefined ? {} : ({ [name]: value } as { [Key in Name]?: Value });
}

function tlsOf({ tlsCert, tlsKey }: UpOptions): { certPath: string; keyPath: string } | undefined {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined) {
    throw refuse('tls_incomplete', 'TLS needs both a certificate and its key');
  }
  return { certPath: tlsCert, keyPath: tlsKey };
}

function portNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new InvalidArgumentError('It is no port.');
  return Number(text);
}

function collected(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}
