// A process that serves a real home over stdio: the one that its environment names, made when there is none.
import { systemClock } from '../../src/base/clock.ts';
import { createIds } from '../../src/base/ids.ts';
import { systemProcesses } from '../../src/base/processes.ts';
import { systemRandom } from '../../src/base/random.ts';
import { readConfig } from '../../src/config.ts';
import type { Home } from '../../src/main.ts';
import { changesOfHome } from '../../src/surfaces/mcp/ledger-changes.ts';
import { serveStdio } from '../../src/surfaces/mcp/serve-stdio.ts';

const config = readConfig();
const report = (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? '') : String(error)}\n`);
};
let opening: Promise<Home> | undefined;
const open = () => (opening ??= import('../../src/main.ts').then(({ openHome }) => openHome({ create: true })));
try {
  await serveStdio({
    operations: async () => (await open()).operations,
    tier: process.argv.includes('--core') ? 'core' : 'admin',
    version: '0.0.0-test',
    ids: createIds(systemClock, systemRandom),
    clock: systemClock,
    cwd: config.cwd,
    changes: {
      subscribe: async (listener) => changesOfHome(await open(), report).subscribe(listener),
    },
    stdin: process.stdin,
    stdout: process.stdout,
    onError: report,
    isOpenElsewhere: async (owner) => (await open()).isOpenElsewhere(owner, [...systemProcesses.ancestors()]),
    ...(config.owner === undefined ? {} : { owner: config.owner }),
  });
} finally {
  await (await opening)?.close();
}
