// Kill switches: for all providers, or for one. A switch that is on stands in the ledger, and in a file of the home that can
// be written when the disk is full. Either of them is enough to stop every call, those under way included.
import { toTimestamp, type Clock } from '../../base/clock.ts';
import { Failure } from '../../base/errors.ts';
import type { Call } from '../../base/operation.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Store } from '../../store/store.ts';
import { ALL_PROVIDERS } from '../policy/decide-access.ts';
import { gatewayKind } from '../state/evolve.ts';
import { unrecorded, withSwitch, type FiledSwitch, type KillFile } from './kill-file.ts';
import { recordedSwitches } from './recorded-switches.ts';

export interface KillsDeps {
  readonly store: Store;
  readonly ledger: Pick<Ledger, 'append'>;
  readonly clock: Clock;
  readonly gatewayId: string;
  /** Absent for a home on a server, whose switches stand in its database alone. */
  readonly file: KillFile | undefined;
}

export interface KillState extends FiledSwitch {
  /** False while only the file knows of it, because the database could not be written. */
  readonly recorded: boolean;
}

export interface Kills {
  /** The scopes that the file names: known without the database. A file that cannot be read stops everything. */
  inFile(): ReadonlySet<string>;
  /** Puts on record what only the file knows of: it was switched on while the database could not be written. */
  recordFromFile(): Promise<void>;
  status(): Promise<readonly KillState[]>;
  /** The scopes that are on, by the database or the file; only looks, and puts nothing on record. */
  scopes(): Promise<readonly string[]>;
  on(scope: string, reason: string | undefined, call: Call): Promise<readonly KillState[]>;
  off(scope: string, call: Call): Promise<readonly KillState[]>;
  /** Fires when a switch for this provider is on; looks for as long as `done` has not fired. */
  watch(provider: string, done: AbortSignal): AbortSignal;
}

/** How often a call under way looks whether it was killed by another process. */
const LOOK_EVERY_MS = 200;

export function createKills({ store, ledger, clock, gatewayId, file }: KillsDeps): Kills {
  const watchers = new Set<{ readonly provider: string; readonly kill: () => void }>();

  const inFile = (): ReadonlySet<string> => file?.scopes() ?? NONE;
  const filed = () => file?.switches() ?? [];
  const recorded = () => store.read((tx) => recordedSwitches(tx, gatewayId));
  const tell = (scopes: ReadonlySet<string>) => {
    for (const { provider, kill } of watchers) if (isKilled(scopes, provider)) kill();
  };
  const append = (
    type: 'gateway.killed' | 'gateway.kill_ended',
    {
      scope,
      reason = null,
      since,
    }: { readonly scope: string; readonly reason?: string | null; readonly since?: string },
    actor: string,
    isMeant: () => boolean = () => true,
  ) =>
    ledger.append(
      { kind: gatewayKind, id: gatewayId },
      async (view) => {
        const known = await view.get('switches', scope);
        if (!isMeant()) return [];
        if (type === 'gateway.kill_ended') return known ? [{ type, payload: { scope }, tokens: TOKENS }] : [];
        // A reader of the file may have come first, and could not know who switched it on and why.
        const isTold = known !== undefined && (known.by !== FINDER || actor === FINDER);
        return isTold ? [] : [{ type, payload: { scope, reason, ...(since && { since }) }, tokens: TOKENS }];
      },
      { create: true, actor },
    );

  async function recordFromFile(): Promise<void> {
    const named = file?.named();
    if (!named || named.size === 0) return;
    const known = new Set((await recorded()).map(({ scope }) => scope));
    for (const { scope, since, by, reason } of filed()) {
      if (known.has(scope)) continue;
      const told = { scope, reason: by === null ? FOUND_IN_FILE : reason, ...(since !== null && { since }) };
      // Looked at again inside the transaction: `off` takes it out of the file before it takes it out of the ledger.
      await append('gateway.killed', told, by ?? FINDER, () => file?.named()?.has(scope) ?? false);
    }
  }

  async function status(): Promise<readonly KillState[]> {
    // What cannot be written yet is told as such.
    await recordFromFile().catch(() => {});
    const rows = await recorded();
    const known = new Set(rows.map(({ scope }) => scope));
    return [
      ...rows.map(({ scope, since, switched_by: by, reason }) => ({ scope, since, by, reason, recorded: true })),
      ...filed()
        .filter(({ scope }) => !known.has(scope))
        .map(unrecorded),
    ];
  }

  let isLooking = false;
  async function lookOften(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    while (watchers.size > 0) {
      // First, because a database may keep us waiting. One that fails stops nothing: the next look comes soon.
      tell(inFile());
      await recorded().then(
        (rows) => tell(new Set(rows.map(({ scope }) => scope))),
        () => {},
      );
      if (watchers.size > 0) await clock.sleep(LOOK_EVERY_MS);
    }
    isLooking = false;
  }

  return {
    inFile,
    recordFromFile,
    status,
    async scopes() {
      const rows = await recorded();
      return [...new Set([...rows.map(({ scope }) => scope), ...inFile()])];
    },
    async on(scope, reason, { actor }) {
      tell(new Set([scope]));
      // Either is enough to stop every call: only where both fail is nothing stopped.
      const added = { scope, since: toTimestamp(clock.now()), by: actor, reason: reason ?? null };
      const isInFile = await (file?.write(withSwitch(filed(), added)).then(
        () => true,
        () => false,
      ) ?? false);
      try {
        await append('gateway.killed', { scope, reason: added.reason }, actor);
      } catch (error) {
        if (!isInFile || !(error instanceof Failure)) throw error;
        return filed().map(unrecorded);
      }
      return status();
    },
    async off(scope, { actor }) {
      await file?.write(filed().filter((each) => each.scope !== scope));
      await append('gateway.kill_ended', { scope }, actor);
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

const NONE: ReadonlySet<string> = new Set();
/** Who records what only the file knew of. */
const FINDER = 'gateway';
const FOUND_IN_FILE = 'Switched on while the database could not be written';
