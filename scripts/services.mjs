// The services that tests want and npm cannot bring, from Debian: a real S3 (Ceph) and a real keychain (GNOME's Secret Service).
// Elsewhere those tests are skipped.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say } from './process.mjs';

const SERVICES = [
  {
    variable: 'THROUGHLINE_TEST_S3_SKIP',
    without: 'no S3 server',
    commands: ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd', 'monmaptool'],
    packages: ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common'],
  },
  {
    variable: 'THROUGHLINE_TEST_KEYCHAIN_SKIP',
    without: 'no keychain',
    commands: ['gnome-keyring-daemon', 'dbus-daemon', 'dbus-send'],
    packages: ['gnome-keyring', 'dbus'],
  },
];

/** Variables for the tests: empty when every service is there, otherwise the reason to skip by service. */
export async function prepareServices(env = process.env) {
  const lacking = SERVICES.filter((service) => missing(service, env).length > 0);
  if (lacking.length === 0) return {};
  // Only a throw-away machine is changed without asking.
  const mayInstall = env.CI === 'true' && process.getuid?.() === 0;
  const unread = mayInstall ? await aptGet(env, 'update') : undefined;
  const reasons = {};
  for (const service of lacking) {
    const reason = mayInstall ? (unread ?? (await install(service, env))) : notInstalled(service, env);
    if (reason === undefined) continue;
    reasons[service.variable] = `${service.without}: ${reason}`;
    if (mayInstall) say(reasons[service.variable]);
  }
  return reasons;
}

async function install(service, env) {
  say(`Installing ${service.packages.join(', ')} (apt-get) …`);
  const failure = await aptGet(env, 'install', '-y', '--no-install-recommends', ...service.packages);
  if (failure !== undefined || missing(service, env).length === 0) return failure;
  return `${missing(service, env).join(', ')} still missing after ${hint(service)}`;
}

function notInstalled(service, env) {
  return `${missing(service, env).join(', ')} not installed (${hint(service)})`;
}

function hint({ packages }) {
  return `apt-get install --no-install-recommends ${packages.join(' ')}`;
}

async function aptGet(env, ...args) {
  const options = { capture: true, timeoutMs: 300_000, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    const { code, output } = await run('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=60', ...args], options);
    return code === 0 ? undefined : `apt-get ${args[0]} failed: ${output.trim().split('\n').at(-1)}`;
  } catch (error) {
    return error.message;
  }
}

function missing({ commands }, env) {
  const folders = (env.PATH ?? '').split(delimiter);
  return commands.filter((command) => !folders.some((folder) => isExecutable(join(folder, command))));
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
