// `up` and `mcp`: serve a home until they are stopped, over HTTP or to one client over stdin and stdout.
import { join } from 'node:path';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { systemClock } from '../../base/clock.ts';
import { Refusal } from '../../base/errors.ts';
import type { Tier } from '../../base/operation.ts';
import type { LogDepth } from '../http/log.ts';
import { VERSION } from '../../base/version.ts';
import type { Home } from '../../main.ts';
import type { CliContext } from './context.ts';
import { refuse } from './contract.ts';
import { print } from '../terminal/output.ts';
import { reportLine } from '../terminal/print-error.ts';
import { paint } from '../terminal/text.ts';

const TIERS = ['core', 'standard', 'admin'] as const satisfies readonly Tier[];
const INTERRUPTED = 130;

const MCP_METHODS = {
  post: 'Send a message of the Model Context Protocol',
  get: 'Follow the notifications of the session',
  delete: 'End the session',
};

interface UpOptions {
  readonly host?: string;
  readonly port?: number;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly allowInsecureRemote?: boolean;
  readonly allowHost?: readonly string[];
  readonly log?: LogDepth;
  readonly tier: Tier;
}

const tierOption = () => new Option('--tier <tier>', 'which tools MCP clients see').choices(TIERS).default('core');

const logOption = () =>
  new Option('--log <depth>', 'log requests too, or errors only (default on a terminal)').choices(['all', 'errors']);
const portOption = () =>
  new Option('--port <number>', 'default 4747, or a free port if that is taken; 0 is any free port').argParser(
    portNumber,
  );

export function addServerCommands(program: Command, context: CliContext): void {
  program
    .command('up')
    .description('serve this home over HTTP and MCP, and run its workers, until Ctrl-C')
    .addOption(portOption())
    .option('--host <address>', 'default 127.0.0.1; an address that other machines reach needs TLS')
    .option('--tls-cert <file>', 'certificate, PEM')
    .option('--tls-key <file>', 'its private key, PEM')
    .option('--allow-insecure-remote', 'plain HTTP to other machines: tokens can be read in transit')
    .option('--allow-host <name>', 'a further value of the Host header, as in box.local:4747 (repeatable)', collected)
    .addOption(logOption())
    .addOption(tierOption())
    .addHelpText('after', '\nExamples:\n  $ throughline up\n  $ throughline up --port 8080\n  $ throughline token list')
    .action((options: UpOptions) => context.withHome((home) => serve(context, home, options)));

  program
    .command('start', { hidden: true })
    .description(
      'make a home in this folder if there is none, and serve it; if it is already served, print its address',
    )
    .addOption(portOption())
    .addOption(logOption())
    .action((options: Omit<UpOptions, 'tier'>) =>
      context.withHome((home) => serveOrPoint(context, home, { ...options, tier: 'core' }), { create: true }),
    );

  program
    .command('login')
    .description('a link that opens mission control of the running daemon; it works once')
    .addHelpText('after', '\nExample:\n  $ throughline login')
    .action(() => context.withHome((home) => printLink(context, home)));

  program
    .command('mcp')
    .description('serve this home to one MCP client over stdin and stdout')
    .addOption(tierOption())
    .addHelpText('after', '\nExample, in the configuration of a client:\n  {"command": "throughline", "args": ["mcp"]}')
    .action(async ({ tier }: { tier: Tier }) => {
      const { serveClient } = await import('./serve-client.ts');
      const { config, output } = context;
      const code = await serveClient({
        config,
        tier,
        stderr: (text) => output.stderr(text),
        open: () => context.open(),
      });
      context.exitCode = code;
    });
}

async function serve(context: CliContext, home: Home, options: UpOptions): Promise<void> {
  const { config, output } = context;
  const { startDaemon } = await import('../http/daemon.ts');
  const { stopOnSignals } = await import('../http/stop-on-signals.ts');
  const { createMcpHttp } = await import('../mcp/serve-http.ts');
  const { changesOfHome } = await import('../mcp/ledger-changes.ts');
  const mcp = createMcpHttp({
    operations: home.operations,
    tier: options.tier,
    version: VERSION,
    ids: home.ids,
    clock: systemClock,
    cwd: config.cwd,
    // The daemon itself reports a database that cannot be opened.
    changes: changesOfHome(home, () => {}),
    onError: (error) => output.stderr(`warning: ${reportLine(error)}`),
  });
  try {
    const daemon = await startDaemon(home, {
      place: home.daemonPlace,
      version: VERSION,
      mounts: [{ path: '/mcp', methods: MCP_METHODS, handler: mcp.handle, close: mcp.close }],
      ...given('host', options.host),
      ...given('port', options.port),
      ...given('allowInsecureRemote', options.allowInsecureRemote),
      ...given('allowedHosts', options.allowHost),
      ...given('tls', tlsOf(options)),
      logDepth: options.log ?? (output.isWatched ? 'errors' : 'all'),
    });
    const tokenFile = join(config.configFolder, 'daemons', home.homeId, 'token');
    const { url: login } = daemon.createLoginLink();
    const isEmptyHome = await isEmpty(home);
    // Before the address is printed: a program that reads it may stop the daemon at once.
    const stopped = stopOnSignals(daemon, {
      onSecond: () => output.stderr('Still finishing requests and jobs; another Ctrl-C exits at once\n'),
    });
    print(output, { url: daemon.url, login, home: home.location, home_id: home.homeId, token_file: tokenFile }, [
      ['Serving ', home.location, ' at ', paint('bold', daemon.url)],
      ['Mission control, by a link that works once: ', paint('bold', login)],
      ['MCP is at ', paint('bold', `${daemon.url}/mcp`), '; the token is in ', tokenFile],
      ...(isEmptyHome
        ? [['There are no goals yet; to learn it in ten minutes: ', paint('bold', 'throughline sample add')]]
        : []),
      'Ctrl-C stops it; pending requests and jobs finish first',
    ]);
    const signal = await stopped;
    if (signal === 'SIGINT') context.exitCode = INTERRUPTED;
  } finally {
    await mcp.close();
  }
}

/** Its only project has no goal to show. */
async function isEmpty({ work }: Home): Promise<boolean> {
  const [project, ...others] = await work.projects.list();
  if (!project || others.length > 0) return false;
  const { goals } = await work.reads.listGoals({ project_id: project.project_id, limit: 1 }, { actor: 'cli' });
  return goals.length === 0;
}

/** For a user who only wants the daemon to run. */
async function serveOrPoint(context: CliContext, home: Home, options: UpOptions): Promise<void> {
  try {
    await serve(context, home, options);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'daemon_running') throw error;
    await printLink(context, home);
  }
}

async function printLink({ output }: CliContext, home: Home): Promise<void> {
  const { requestLoginLink } = await import('../http/request-login-link.ts');
  const { url, expires_at } = await requestLoginLink(home.daemonPlace);
  const { origin } = new URL(url);
  print(output, { url: origin, login: url, expires_at, home: home.location }, [
    [home.location, ' is served at ', paint('bold', origin)],
    ['Mission control, by a link that works once: ', paint('bold', url)],
  ]);
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
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new InvalidArgumentError('It is not a port.');
  return Number(text);
}

function collected(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}
