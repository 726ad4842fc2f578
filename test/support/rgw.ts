// A real S3 server for the tests: a throw-away Ceph (monitor, one OSD in memory) with its RADOS gateway on free
// loopback ports, as children of this process. Nothing of it outlives the tests.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { accessSync, constants, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { AwsV4Signer } from 'aws4fetch';

export interface Rgw {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  createBucket(name: string): Promise<void>;
  stop(): Promise<void>;
}

const NEEDED = ['ceph-mon', 'ceph-osd', 'ceph', 'monmaptool', 'radosgw', 'radosgw-admin'];
const READY_WITHIN_MS = 60_000;

/** Why there is no S3 server to test with; undefined when there is one. */
export function whyNoRgw(): string | undefined {
  const told = process.env['THROUGHLINE_TEST_S3_SKIP'];
  if (told !== undefined && told !== '') return told;
  const missing = NEEDED.filter((name) => !isInstalled(name));
  if (missing.length === 0) return undefined;
  return `radosgw is not installed (${missing.join(', ')} not on the PATH; Debian: radosgw ceph-mon ceph-osd ceph-common)`;
}

export async function startRgw(): Promise<Rgw> {
  const folder = await mkdtemp(join(tmpdir(), 'throughline-rgw-'));
  const children: ChildProcess[] = [];
  // Also when a test run ends without its teardown.
  const endAll = () => children.forEach((child) => child.kill('SIGKILL'));
  const leave = () => {
    endAll();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', leave);

  async function stop(): Promise<void> {
    // Memory only, so there is nothing to save; asked politely, each takes seconds.
    endAll();
    await Promise.all(children.map(ended));
    process.off('exit', leave);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    return { ...(await boot(folder, children)), stop };
  } catch (error) {
    const logs = await Promise.all(
      ['mon.a', 'osd.0', 'client.rgw'].map((name) => tail(join(folder, 'log', `${name}.log`))),
    );
    await stop();
    throw new Error(`radosgw did not start\n${logs.join('\n')}`, { cause: error });
  }
}

async function boot(folder: string, children: ChildProcess[]): Promise<Omit<Rgw, 'stop'>> {
  const [v2 = 0, v1 = 0, http = 0] = await freePorts(3);
  const monitor = `[v2:127.0.0.1:${v2},v1:127.0.0.1:${v1}]`;
  const fsid = randomUUID();
  const osd = randomUUID();
  const conf = join(folder, 'ceph.conf');
  const monmap = join(folder, 'monmap');
  await Promise.all(['mon', 'osd', 'rgw', 'log'].map((name) => mkdir(join(folder, name))));
  await writeFile(conf, settings(folder, fsid, monitor, http));

  const environment = { ...process.env, CEPH_CONF: conf };
  const run = (command: string, ...args: string[]) =>
    promisify(execFile)(command, args, { env: environment, timeout: READY_WITHIN_MS });
  const start = (command: string, ...args: string[]) => {
    // Where the kernel can be asked to, it ends the child when this process is killed.
    const [program = command, ...before] = isInstalled('setpriv')
      ? ['setpriv', '--pdeathsig', 'KILL', command]
      : [command];
    children.push(spawn(program, [...before, ...args, '-f'], { env: environment, stdio: 'ignore' }));
  };

  await run('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', monitor, monmap);
  await run('ceph-mon', '-i', 'a', '--mkfs', '--monmap', monmap);
  start('ceph-mon', '-i', 'a');
  await run('ceph', 'osd', 'new', osd);
  await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd);
  await run('ceph', 'osd', 'crush', 'add', 'osd.0', '1.0', 'host=h', 'root=default');
  start('ceph-osd', '-i', '0');
  start('radosgw', '-n', 'client.rgw', '--ms_mon_client_mode=crc', '--auth_client_required=none');
  const endpoint = `http://127.0.0.1:${http}`;
  await answering(endpoint, children);

  const accessKeyId = 'throughline-test';
  const secretAccessKey = randomUUID();
  await run(
    'radosgw-admin',
    ...['user', 'create', '--uid=test', '--display-name=test'],
    ...[`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`],
  );
  const region = 'us-east-1';
  return {
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
    async createBucket(name) {
      const url = `${endpoint}/${name}`;
      const signer = new AwsV4Signer({ method: 'PUT', url, service: 's3', region, accessKeyId, secretAccessKey });
      const { headers } = await signer.sign();
      const response = await fetch(url, { method: 'PUT', headers });
      if (!response.ok) throw new Error(`creating bucket ${name}: ${response.status} ${await response.text()}`);
    },
  };
}

function settings(folder: string, fsid: string, monitor: string, httpPort: number): string {
  return `[global]
fsid = ${fsid}
mon host = ${monitor}
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon warn on pool no redundancy = false
run dir = ${folder}
admin socket = ${folder}/$cluster-$name.asok
log file = ${folder}/log/$name.log
pid file = ${folder}/$name.pid
crash dir = ${folder}/log
public addr = 127.0.0.1
ms bind ipv6 = false
ms mon client mode = crc
paxos propose interval = 0.02
paxos min wait = 0.01
mon osd min up ratio = 0
[mon]
mon data = ${folder}/mon
mon max pg per osd = 1000
[osd]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
osd class load list = *
osd class default list = *
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${httpPort} tcp_nodelay=1
rgw data = ${folder}/rgw
rgw enable usage log = false
rgw dns name = localhost
`;
}

async function answering(endpoint: string, children: readonly ChildProcess[]): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const answered = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (answered) return;
    const gone = children.find(hasEnded);
    if (gone !== undefined)
      throw new Error(`${gone.spawnargs.join(' ')} ended with ${gone.exitCode ?? gone.signalCode}`);
    if (Date.now() > deadline) throw new Error(`no answer from ${endpoint}`);
    await sleep(20);
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function ended(child: ChildProcess): Promise<void> {
  return hasEnded(child) ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Ports that were free a moment ago, all different because they are held together. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

function isInstalled(name: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function tail(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '(no log)');
  return `${path}:\n${text.split('\n').slice(-15).join('\n')}`;
}
