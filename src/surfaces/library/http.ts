// `throughline/http`: the daemon of a home inside your own program, and its tokens.
export { DEFAULT_PORT, startDaemon, type Daemon, type DaemonOptions } from '../http/daemon.ts';
export { stopOnSignals, type StopOptions } from '../http/stop-on-signals.ts';
export { findDaemon, type DaemonInfo } from '../http/daemon-info.ts';
export type { Admitted, DaemonPlace, Identity, Mount, ServedHome, StaticAssets } from '../http/ports.ts';
export { createToken, listTokens, revokeToken, type NewToken, type TokenDeps, type TokenInfo } from '../http/tokens.ts';
