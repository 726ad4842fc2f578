// A daemon as a process of its own: says its url on stdout, logs on stderr, ends on a signal.
import { startDaemon } from '../../src/surfaces/http/daemon.ts';
import { stopOnSignals } from '../../src/surfaces/http/stop-on-signals.ts';
import { openServedBoard } from './served-home.ts';

export interface HttpDaemonArgument {
  readonly folder: string;
  readonly port?: number;
}

const { folder, port = 0 } = JSON.parse(process.argv[2] ?? '') as HttpDaemonArgument;
const { home, served, place } = await openServedBoard(folder);
try {
  const daemon = await startDaemon(served, { place, port, version: '0.0.0-test' });
  process.stdout.write(`${JSON.stringify({ url: daemon.url })}\n`);
  await stopOnSignals(daemon, { onSecond: () => process.stderr.write('{"message":"asked again"}\n') });
} catch (error) {
  process.stdout.write(`${JSON.stringify(error)}\n`);
  process.exitCode = 7;
} finally {
  await home.close();
}
