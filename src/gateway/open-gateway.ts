// Puts the gateway of a home together: its database, the user's settings, the ways out and the keys.
import { EgressDenied } from '../base/egress/egress-errors.ts';
import { checkProviderUrl } from '../base/egress/check-url.ts';
import type { openOutgoing as OpenOutgoing, Outgoing } from '../base/egress/open-outgoing.ts';
import type { Fetch } from '../base/network.ts';
import { uuidOf } from '../base/named-id.ts';
import { readRegularText } from '../base/regular-file.ts';
import { createDeclaredCommands } from '../kernel/commands/declared-commands.ts';
import type { DomainHome } from '../kernel/domain.ts';
import { createCalls } from './calls/calls.ts';
import type { Accounting } from './calls/judge-call.ts';
import { refuse } from './contract.ts';
import { gatewayFetch } from './egress/map-egress-error.ts';
import type { Gateway } from './gateway.ts';
import { killFileIn } from './kill/kill-file.ts';
import { createKills } from './kill/kills.ts';
import { createAdapters } from './providers/adapters.ts';
import { loadPrices, type Prices } from './providers/prices.ts';
import type { Keychain } from './secrets/contract.ts';
import { createKeychain } from './secrets/keychain.ts';
import { createSecretProvider } from './secrets/secret-provider.ts';
import { providerIn, type Provider } from './settings/document.ts';
import { createSettings, type Rules } from './settings/settings.ts';

/** What the gateway needs of a home besides what every domain gets. */
export interface GatewayHome extends DomainHome {
  readonly homeId: string;
  /** Undefined on a server. */
  readonly folder: string | undefined;
  /** Of this machine. */
  readonly timezone: () => string;
  /** The way out, and the keychain; the system's when not given. */
  readonly openOutgoing?: typeof OpenOutgoing | undefined;
  readonly keychain?: Keychain | undefined;
}

const MAX_CA_BYTES = 1024 * 1024;

export async function openGateway(home: GatewayHome): Promise<Gateway> {
  const { store, ledger } = await home.database();
  const { clock, ids, configFolder } = home;
  const gatewayId = uuidOf(`gateway of ${home.homeId}`);
  const settings = createSettings(home);
  const commands = createDeclaredCommands({
    configFolder,
    clock,
    readConfigFile: (name) => home.readConfigFile(name),
    variable: (name) => home.variable(name),
  });
  // It starts its process with the first key.
  const keychain = createKeychain({ clock, variable: (name) => home.variable(name) });
  const secrets = createSecretProvider({ keychain: home.keychain ?? keychain, commands, clock });
  const file = home.folder === undefined ? undefined : killFileIn(home.folder, { ids });
  // Made while there is room for it; a home that cannot be written has its switches in the database alone.
  await file?.reserve().catch(() => {});
  const kills = createKills({ store, ledger, clock, gatewayId, file });

  let accounts: Promise<Accounting> | undefined;
  const accounting = () =>
    (accounts ??= ledger.status().then(({ host_id }) => ({ gatewayId, hostId: host_id, timezone: home.timezone() })));

  const adapters = createAdapters({ clock });
  const waysOut = createWaysOut(home);
  const calls = createCalls({
    store,
    ledger,
    clock,
    ids,
    settings,
    kills,
    secrets,
    pricesOf: createPriceList(),
    accounting,
    adapterOf: (kind) => adapters.of(kind),
    fetchFor: waysOut.fetchFor,
  });
  const checkUrl: Gateway['checkUrl'] = (url, options) => checkProviderUrl(url, options).map(({ message }) => message);
  const secretRefOf = async (name: string) => {
    const provider = providerIn((await settings.read()).document, name);
    if (!provider) throw refuse('unknown_provider', `There is no provider "${name}"`, { provider: name });
    if (provider.auth === 'key') return provider.secret_ref ?? `keychain:${name}`;
    throw refuse('invalid_provider', `"${name}" was declared without a key`, { provider: name, field: 'auth' });
  };
  return {
    ...{ store, clock, settings, kills, calls, secrets, secretRefOf, accounting, checkUrl },
    async close() {
      keychain.close();
      adapters.close();
      await waysOut.close();
    },
  };
}

/** One way out for each provider as it is declared now: connections are kept for the next call. */
function createWaysOut({ openOutgoing: given }: Pick<GatewayHome, 'openOutgoing'>) {
  const ways = new Map<string, { readonly made: string; readonly outgoing: Outgoing; readonly fetch: Fetch }>();
  const fetchFor = async (name: string, provider: Provider): Promise<Fetch> => {
    const { url, local, proxy, ca_file, max_answer_bytes, timeouts } = provider;
    const made = JSON.stringify([url, local, proxy, ca_file, max_answer_bytes, timeouts]);
    const known = ways.get(name);
    if (known?.made === made) return known.fetch;
    void known?.outgoing.close();
    // The modules behind it take a while to load, and most commands send nothing.
    const open = given ?? (await import('../base/egress/open-outgoing.ts')).openOutgoing;
    try {
      const outgoing = open({
        origins: [url],
        isLocal: local,
        proxy,
        ca: ca_file === undefined ? undefined : readCertificates(ca_file),
        maxAnswerBytes: max_answer_bytes,
        connectTimeoutMs: timeouts.connect_ms,
        silenceTimeoutMs: Math.max(timeouts.first_token_ms, timeouts.idle_ms),
      });
      const fetch = gatewayFetch(outgoing);
      ways.set(name, { made, outgoing, fetch });
      return fetch;
    } catch (error) {
      if (!(error instanceof EgressDenied)) throw error;
      throw refuse('network_denied', error.message, { reason: error.reason }, error);
    }
  };
  const close = async () => {
    const all = [...ways.values()];
    ways.clear();
    await Promise.all(all.map(({ outgoing }) => outgoing.close()));
  };
  return { fetchFor, close };
}

/** A file that was declared is there, or nothing is sent: without it other certificates would be believed. */
function readCertificates(path: string): string {
  let text: string | undefined;
  try {
    text = readRegularText(path, MAX_CA_BYTES, { followsLinks: true });
  } catch (error) {
    throw refuse('network_denied', 'The file that "ca_file" names cannot be read', { field: 'ca_file' }, error);
  }
  if (text !== undefined) return text;
  throw refuse('network_denied', 'The file that "ca_file" names is not there', { field: 'ca_file' });
}

/** Prices by the rules that hold, loaded once for each. */
function createPriceList(): (rules: Rules) => Promise<Prices> {
  let last: { readonly hash: string; readonly prices: Promise<Prices> } | undefined;
  return ({ hash, document }) => {
    if (last?.hash === hash) return last.prices;
    const overrides = Object.entries(document.providers).flatMap(([provider, { prices = {} }]) =>
      Object.entries(prices).map(([model, price]) => ({
        provider,
        model,
        input_nano_per_mtok: price.input,
        output_nano_per_mtok: price.output,
        cache_read_nano_per_mtok: price.cache_read,
        cache_write_nano_per_mtok: price.cache_write,
      })),
    );
    last = { hash, prices: loadPrices(overrides) };
    return last.prices;
  };
}
