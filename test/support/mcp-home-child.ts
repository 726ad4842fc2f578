// A process that serves a real home over stdio: the one that its environment names, made when there is none.
import { systemClock } from '../../src/base/clock.ts';
import { VERSION, openHome, readConfig } from '../../src/main.ts';
import { changesOf } from '../../src/surfaces/mcp/ledger-changes.ts';
import { serveStdio } from '../../src/surfaces/mcp/serve-stdio.ts';

const config = readConfig();
const home = await openHome({ config, create: true });
try {
  await serveStdio({
    operations: home.operations,
    tier: process.argv.includes('--core') ? 'core' : 'admin',
    version: VERSION,
    ids: home.ids,
    clock: systemClock,
    cwd: config.cwd,
    changes: changesOf(home.ledger.notifications),
    stdin: process.stdin,
    stdout: process.stdout,
    onError: (error) => process.stderr.write(`${error instanceof Error ? (error.stack ?? '') : String(error)}\n`),
    ...(config.owner === undefined ? {} : { owner: config.owner }),
  });
} finally {
  await home.close();
}
