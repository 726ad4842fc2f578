// Kill switches: for all providers, or for one. A switch that is on stands in the ledger, and in a file of the home that can
// be written when the disk is full. Either of them is enough to stop every call, those under way included.
import type { Clock } from '../../base/clock.ts';
import { Failure } from '../../base/errors.ts';
import type { Call } from '../../base/operation.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { ReservedFile } from '../../store/reserved-file.ts';
import type { Store } from '../../store/store.ts';
import { ALL_PROVIDERS } from '../policy/decide-access.ts';
import * as q from '../queries.ts';
import { gatewayKind } from '../state/evolve.ts';

export interface KillsDeps {
  readonly store: Store;
  readonly ledger: Pick<Ledger, 'append'>;
  readonly clock: Clock;
  readonly gatewayId: string;
  /** Absent for a home on a server, whose switches stand in its database alone. */
  readonly file: ReservedFile | undefined;
}

export interface KillState {
  readonly scope: string;
  readonly since: string | null;
  readonly by: string | null;
  readonly reason: string | null;
  /** False while only the file knows of it, because the database could not be written. */
  readonly recorded: boolean;
}

export interface Kills {
  /** The scopes that the file names: known without the database. */
  inFile(): ReadonlySet<string>;
  status(): Promise<readonly KillState[]>;
  on(scope: string, reason: string | undefined, call: Call): Promise<readonly KillState[]>;
  off(scope: string, call: Call): Promise<readonly KillState[]>;
  /** Fires when a switch for this provider is on; looks for as long as `done` has not fired. */
  watch(provider: string, done: AbortSignal): AbortSignal;
}

/** How often a call under way looks whether it was killed by another process. */
const LOOK_EVERY_MS = 200;

export function createKills({ store, ledger, clock, gatewayId, file }: KillsDeps): Kills {
  const watchers = new Set<{ readonly provider: string; readonly kill: () => void }>();

  const inFile = (): ReadonlySet<string> => parseScopes(file?.read() ?? '');
  const recorded = () => store.read((tx) => tx.all(q.readSwitches, gatewayId));
  const tell = (scopes: ReadonlySet<string>) => {
    for (const { provider, kill } of watchers) if (isKilled(scopes, provider)) kill();
  };
  const writeFile = (scopes: Iterable<string>) => file?.write(JSON.stringify([...new Set(scopes)].toSorted()));
  const append = (type: 'gateway.killed' | 'gateway.kill_ended', scope: string, reason: string | null, actor: string) =>
    ledger.append(
      { kind: gatewayKind, id: gatewayId },
      async (view) => {
        const isOn = (await view.get('switches', scope)) !== undefined;
        if (isOn === (type === 'gateway.killed')) return [];
        return type === 'gateway.killed'
          ? [{ type, payload: { scope, reason }, tokens: TOKENS }]
          : [{ type, payload: { scope }, tokens: TOKENS }];
      },
      { create: true, actor },
    );

  async function status(): Promise<readonly KillState[]> {
    const rows = await recorded();
    const known = new Set(rows.map(({ scope }) => scope));
    return [
      ...rows.map(({ scope, since, switched_by: by, reason }) => ({ scope, since, by, reason, recorded: true })),
      ...[...inFile()]
        .filter((scope) => !known.has(scope))
        .map((scope) => ({ scope, since: null, by: null, reason: null, recorded: false })),
    ];
  }

  let isLooking = false;
  async function lookOften(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    while (watchers.size > 0) {
      // A look that fails stops nothing: the file is looked at first, and the next look comes soon.
      const scopes = new Set(inFile());
      await recorded().then(
        (rows) => rows.forEach(({ scope }) => scopes.add(scope)),
        () => {},
      );
      tell(scopes);
      if (watchers.size > 0) await clock.sleep(LOOK_EVERY_MS);
    }
    isLooking = false;
  }

  return {
    inFile,
    status,
    async on(scope, reason, { actor }) {
      await writeFile([...inFile(), scope]);
      tell(new Set([scope]));
      try {
        await append('gateway.killed', scope, reason ?? null, actor);
      } catch (error) {
        // The file alone stops every call on this machine. Without a file the caller must know that nothing is stopped.
        if (!file || !(error instanceof Failure)) throw error;
        return [...inFile()].map((each) => ({ scope: each, since: null, by: null, reason: null, recorded: false }));
      }
      return status();
    },
    async off(scope, { actor }) {
      await append('gateway.kill_ended', scope, null, actor);
      await writeFile([...inFile()].filter((each) => each !== scope));
      return status();
    },
    watch(provider, done) {
      const killed = new AbortController();
      if (done.aborted) return killed.signal;
      const watcher = { provider, kill: () => killed.abort(KILLED) };
      watchers.add(watcher);
      done.addEventListener('abort', () => watchers.delete(watcher), { once: true });
      void lookOften();
      return killed.signal;
    },
  };
}

/** The reason with which a call under way is ended. */
export const KILLED = 'killed';

const TOKENS = [{ token_class: 'semanticKey', token_value: 'KILL' }] as const;

export function isKilled(scopes: ReadonlySet<string>, provider: string): boolean {
  return scopes.has(ALL_PROVIDERS) || scopes.has(provider);
}

/** A file that is not what we write stops everything: somebody meant something by it. */
function parseScopes(text: string): ReadonlySet<string> {
  if (text === '') return new Set();
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return new Set(value);
  } catch {
    // Told below.
  }
  return new Set([ALL_PROVIDERS]);
}
