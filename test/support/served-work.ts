// A real home with its daemon and a client: for the tests of mission control, and for its pictures.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Client } from '../../src/client.ts';
import { openHome, readConfig, type Home } from '../../src/main.ts';
import { startDaemon, type Daemon } from '../../src/surfaces/http/daemon.ts';

export interface ServedWork {
  readonly home: Home;
  readonly folder: string;
  daemon: Daemon;
  readonly client: Client;
  readonly projectId: string;
  /** The same address, as after a crash or an update. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function serveWork(name = 'tl-web-'): Promise<ServedWork> {
  const folder = await mkdtemp(join(tmpdir(), name));
  const home = await openHome({
    folder: join(folder, '.throughline'),
    create: true,
    config: { ...readConfig(), cwd: folder, home: undefined, configFolder: join(folder, 'config', 'throughline') },
  });
  const start = (port: number) =>
    startDaemon(home, { place: home.daemonPlace, port, log: () => {}, graceMs: 200, version: '1.0.0' });
  const daemon = await start(0);
  const token = (await home.daemonPlace.ownToken.read())?.text.trim() ?? '';
  const client = createClient({ url: daemon.url, token });
  const { projects } = await client.call('work.list_projects');
  const served: ServedWork = {
    home,
    folder,
    daemon,
    client,
    projectId: projects[0]?.project_id ?? '',
    async restart() {
      await served.daemon.stop();
      served.daemon = await start(Number(new URL(daemon.url).port));
    },
    async close() {
      await served.daemon.stop();
      await home.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return served;
}
