// Serves a home to one MCP client over stdin and stdout until the client disconnects. The home is opened after the
// client was greeted, because the user of a starting agent waits for this process.
import { systemClock } from '../../base/clock.ts';
import { createIds } from '../../base/ids.ts';
import type { Tier } from '../../base/operation.ts';
import { systemProcesses } from '../../base/processes.ts';
import { systemRandom } from '../../base/random.ts';
import { VERSION } from '../../base/version.ts';
import type { Config } from '../../config.ts';
import { changesOfHome } from '../mcp/ledger-changes.ts';
import { serveStdio } from '../mcp/serve-stdio.ts';
import type { Home } from '../../main.ts';
import { reportLine } from '../terminal/print-error.ts';

const INTERRUPTED = 130;

export interface ServeClientOptions {
  readonly config: Config;
  readonly tier: Tier;
  readonly stderr: (text: string) => void;
  readonly open: () => Promise<Home>;
}

/** Resolves with the exit code. */
export async function serveClient({ config, tier, stderr, open }: ServeClientOptions): Promise<number> {
  let opening: Promise<Home> | undefined;
  const home = () => (opening ??= open());
  const stopping = new AbortController();
  // At once: when the connection ends, its agent may have ended before.
  const ancestors = [...systemProcesses.ancestors()];
  const onError = (error: unknown) => stderr(reportLine(error));
  let exitCode = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      if (signal === 'SIGINT') exitCode = INTERRUPTED;
      stopping.abort();
    });
  }
  try {
    await serveStdio({
      operations: async () => (await home()).operations,
      tier,
      version: VERSION,
      ids: createIds(systemClock, systemRandom),
      clock: systemClock,
      cwd: config.cwd,
      changes: { subscribe: async (listener) => changesOfHome(await home(), onError).subscribe(listener) },
      stdin: process.stdin,
      stdout: process.stdout,
      signal: stopping.signal,
      onError,
      isOpenElsewhere: async (owner) => (await home()).isOpenElsewhere(owner, ancestors),
      ...(config.owner === undefined ? {} : { owner: config.owner }),
    });
  } finally {
    // The client was already sent the reason.
    const opened = await opening?.catch(() => undefined);
    await opened?.close();
  }
  return exitCode;
}
