// The daemon of a home: one process that serves its operations over HTTP and runs its workers until it is stopped.
//
//   const daemon = await startDaemon(home, { place });   // refuses `daemon_running` with the url of the one that runs
//   await stopOnSignals(daemon);                          // stop-on-signals.ts; resolves when everything has ended
//   await home.close();                                   // the caller closes its home
import { systemClock, toTimestamp, type Clock } from '../../base/clock.ts';
import { Refusal } from '../../base/errors.ts';
import { systemRandom, type Random } from '../../base/random.ts';
import { createApp, type App } from './app.ts';
import { refuse } from './contract.ts';
import { findDaemon, publishDaemon } from './daemon-info.ts';
import { keepEndingGone } from './keep-ending-gone.ts';
import { createEventStreams } from './event-stream.ts';
import { createGuard, isLoopback } from './guard.ts';
import { keepSigned } from './keep-signed.ts';
import { createLog, errorFields, type Log, type LogDepth } from './log.ts';
import { createLogin } from './login.ts';
import type { DaemonPlace, Mount, ServedDatabase, ServedHome, StaticAssets } from './ports.ts';
import { createReadiness } from './readiness.ts';
import { createServer, type ConnectionLimits, type Listener, type TlsFiles } from './server.ts';
import type { LoginLink } from './request-login-link.ts';
import { linkOf } from './login-routes.ts';
import { createAuthenticate, ownToken } from './tokens.ts';
import { builtWebFolder, createWebAssets } from './web-assets.ts';

export interface DaemonOptions {
  readonly place: DaemonPlace;
  /** 127.0.0.1 by default. Anything but loopback needs `tls` or `allowInsecureRemote`. */
  readonly host?: string;
  /** 4747 by default, or a free port if that is taken. A given port is used or refused; 0 means any free port. */
  readonly port?: number;
  /** PEM files. */
  readonly tls?: TlsFiles;
  /** Plain HTTP to other machines: the tokens can be read in transit. */
  readonly allowInsecureRemote?: boolean;
  /** Further values of the Host header, such as `box.local:4747`. */
  readonly allowedHosts?: readonly string[];
  /** How long connections may take, and how much their headers may hold. */
  readonly limits?: Partial<ConnectionLimits>;
  readonly mounts?: readonly Mount[];
  /** Mission control by default, if it was built. */
  readonly assets?: StaticAssets;
  readonly version?: string;
  /** How long a stop waits for pending requests and jobs. Default 10,000. */
  readonly graceMs?: number;
  /** Receives one JSON object per line; writes to stderr by default. */
  readonly log?: (line: string) => void;
  /** All of them by default. */
  readonly logDepth?: LogDepth;
  readonly clock?: Clock;
  readonly random?: Random;
}

export interface Daemon {
  /** As in `http://127.0.0.1:4747`. */
  readonly url: string;
  readonly instanceId: string;
  /** A link that logs one browser in, valid for minutes. */
  createLoginLink(): LoginLink;
  /** Accepts nothing more, ends streams, lets requests and jobs finish, signs, and releases the place. The home stays open. */
  stop(): Promise<void>;
  /** Resolves when it has stopped. */
  readonly stopped: Promise<void>;
}

export const DEFAULT_PORT = 4747;
const LOOPBACK = '127.0.0.1';

export async function startDaemon(home: ServedHome, options: DaemonOptions): Promise<Daemon> {
  const { place, host = LOOPBACK, tls, graceMs = 10_000, version = '0.0.0' } = options;
  const { clock = systemClock, random = systemRandom } = options;
  if (!isLoopback(host) && !tls && !options.allowInsecureRemote) {
    throw refuse('remote_bind_refused', `${host} is reached by other machines, and there is no TLS`, { host });
  }
  const log = createLog(options.log ?? ((line) => void process.stderr.write(line)), clock, options.logDepth);
  const claim = await place.claim();
  if (!claim) {
    const running = await findDaemon(place);
    const where = running ? ` at ${running.url}` : '';
    throw refuse('daemon_running', `A daemon is already running for this home${where}`, running ? { ...running } : {});
  }
  const undo: (() => Promise<void>)[] = [() => claim.release()];
  try {
    const stopping = new AbortController();
    const authenticate = createAuthenticate(await ownToken(place.ownToken, random), place.tokens, clock);
    const login = createLogin({ place, clock, random });
    let guard = createGuard('http', { host, port: 0 });
    let url = '';
    const failed: string[] = [];
    const databases = await home.databases.all((error, database) => {
      failed.push(database);
      log.error('database', { database, ...errorFields(error) });
    });
    const names = [...databases.map(({ name }) => name), ...failed];
    const events = createEventStreams({
      // A derived database is made again under another id, which would invalidate every reader's position.
      feeds: databases.flatMap(({ ledger, isDerived }) => (isDerived ? [] : ledger.notifications)),
      clock,
      stopping: stopping.signal,
      onError: (error) => log.error('event stream', errorFields(error)),
    });
    const app = createApp({
      operations: home.operations,
      authenticate,
      guard: () => guard,
      events,
      login,
      url: () => url,
      ready: createReadiness({ databases: home.databases, names, clock }),
      metrics: home.metrics,
      clock,
      ids: home.ids,
      log,
      version,
      ...(options.mounts ? { mounts: options.mounts } : {}),
      ...given(options.assets ?? builtAssets()),
    });
    const fetch: App['fetch'] = async (request, connection) => {
      const response = await app.fetch(request, connection);
      // Otherwise the stop would wait for a connection that is kept alive.
      if (stopping.signal.aborted) response.headers.set('connection', 'close');
      return response;
    };
    const server = await createServer({
      fetch,
      ids: home.ids,
      clock,
      ...(tls ? { tls } : {}),
      ...(options.limits ? { limits: options.limits } : {}),
    });
    const listener = await listen(server, host, options.port);
    undo.push(() => listener.close(0));
    const scheme = tls ? 'https' : 'http';
    guard = createGuard(scheme, listener, options.allowedHosts);
    const workers = startWorkers(databases, log);
    undo.push(() => workers.stop());
    const signed = keepSigned(databases, clock, (error, database) =>
      log.error('signature', { database, ...errorFields(error) }),
    );
    undo.push(() => signed.stop());
    const ended = keepEndingGone(
      async () => home.endGoneSessions?.(),
      clock,
      (error) => log.error('sessions', errorFields(error)),
    );
    undo.push(() => ended.stop());
    const indexed = await keepIndexed(home, log);
    undo.push(() => indexed.stop());
    const distilled = await keepDistilled(home, log);
    undo.push(() => distilled.stop());
    const pruned = home.keepPruned?.((error) => log.error('retention', errorFields(error)));
    undo.push(async () => pruned?.stop());
    const instanceId = home.ids.uuid();
    url = `${scheme}://${urlHost(host)}:${listener.port}`;
    await publishDaemon(place, {
      instance_id: instanceId,
      url,
      home_id: home.homeId,
      location: home.location,
      version,
      started_at: toTimestamp(clock.now()),
    });
    log.info('started', { url, instance_id: instanceId, home_id: home.homeId });

    const stopped = Promise.withResolvers<void>();
    const stop = async (): Promise<void> => {
      log.info('stopping');
      stopping.abort();
      const closing = listener.close(graceMs);
      for (const { close } of options.mounts ?? [])
        await close?.().catch((error) => log.error('mount', errorFields(error)));
      const waiting = new AbortController();
      // Work that is cut off here is guarded by its lease, and the next worker continues it.
      const within = (work: Promise<void>) => Promise.race([work, clock.sleep(graceMs, waiting.signal)]);
      await Promise.all([
        closing,
        within(workers.stop()),
        within(ended.stop()),
        within(indexed.stop()),
        within(distilled.stop()),
        within(stopOf(pruned)),
      ]);
      // Last, so that it covers what they have appended.
      await within(signed.stop());
      waiting.abort();
      await place.info.remove();
      await claim.release();
      log.info('stopped');
    };
    let isStopping = false;
    return {
      url,
      instanceId,
      createLoginLink: () => linkOf(login, url),
      stop() {
        if (!isStopping) {
          isStopping = true;
          stop().then(stopped.resolve, stopped.reject);
        }
        return stopped.promise;
      },
      stopped: stopped.promise,
    };
  } catch (error) {
    for (const step of undo.toReversed()) await step().catch(() => {});
    throw error;
  }
}

function builtAssets(): StaticAssets | undefined {
  const folder = builtWebFolder();
  return folder === undefined ? undefined : createWebAssets(folder);
}

const given = (assets: StaticAssets | undefined) => (assets ? { assets } : {});

/** If the user asked for no port, another one may be used. */
async function listen(
  server: { listen(host: string, port: number): Promise<Listener> },
  host: string,
  port: number | undefined,
): Promise<Listener> {
  try {
    return await server.listen(host, port ?? DEFAULT_PORT);
  } catch (error) {
    if (port !== undefined || !(error instanceof Refusal && error.code === 'port_in_use')) throw error;
    return server.listen(host, 0);
  }
}

/** A database for which this program defines no workflow has no worker. */
function startWorkers(databases: readonly ServedDatabase[], log: Log): { stop(): Promise<void> } {
  const onError = (error: unknown) => log.error('worker', errorFields(error));
  const workers = databases.flatMap(({ ledger }) => {
    try {
      return [ledger.workflows.worker({ ownerId: 'daemon', onError })];
    } catch (error) {
      if (error instanceof Refusal && error.code === 'undefined_workflow') return [];
      throw error;
    }
  });
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** The loss of the index does no harm: a home is served without it. */
async function keepIndexed(home: ServedHome, log: Log): Promise<{ stop(): Promise<void> }> {
  const onError = (error: unknown) => log.error('index', errorFields(error));
  try {
    return (await home.keepIndexed?.(onError)) ?? { stop: async () => {} };
  } catch (error) {
    onError(error);
    return { stop: async () => {} };
  }
}

/** A home whose mind cannot be opened is served without it. */
async function keepDistilled(home: ServedHome, log: Log): Promise<{ stop(): Promise<void> }> {
  const onError = (error: unknown) => log.error('mind', errorFields(error));
  try {
    return (await home.keepDistilled?.(onError)) ?? { stop: async () => {} };
  } catch (error) {
    onError(error);
    return { stop: async () => {} };
  }
}

async function stopOf(kept: { stop(): Promise<void> } | undefined): Promise<void> {
  await kept?.stop();
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return LOOPBACK;
  return host.includes(':') ? `[${host}]` : host;
}
