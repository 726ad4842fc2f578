// The services that tests want and npm cannot bring: a real S3, from Debian's Ceph. Elsewhere those tests are skipped.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say } from './process.mjs';

const COMMANDS = ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd', 'monmaptool'];
const PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common'];

/** Variables for the tests: empty when every service is there, otherwise the reason to skip by service. */
export async function prepareServices(env = process.env) {
  if (missing(env).length === 0) return {};
  const hint = `apt-get install --no-install-recommends ${PACKAGES.join(' ')}`;
  // Only a throw-away machine is changed without asking.
  if (env.CI !== 'true' || process.getuid?.() !== 0) {
    return { THROUGHLINE_TEST_S3_SKIP: `no S3 server: ${missing(env).join(', ')} not installed (${hint})` };
  }
  const failure = await aptInstall(env);
  if (failure === undefined && missing(env).length === 0) return {};
  const reason = `no S3 server: ${failure ?? `${missing(env).join(', ')} still missing after ${hint}`}`;
  say(reason);
  return { THROUGHLINE_TEST_S3_SKIP: reason };
}

async function aptInstall(env) {
  say(`Installing ${PACKAGES.join(', ')} (apt-get) …`);
  const lists = [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES]];
  for (const args of lists) {
    const options = { capture: true, timeoutMs: 300_000, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    try {
      const { code, output } = await run('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=60', ...args], options);
      if (code !== 0) return `apt-get ${args[0]} failed: ${output.trim().split('\n').at(-1)}`;
    } catch (error) {
      return error.message;
    }
  }
  return undefined;
}

function missing(env) {
  const folders = (env.PATH ?? '').split(delimiter);
  return COMMANDS.filter((command) => !folders.some((folder) => isExecutable(join(folder, command))));
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
