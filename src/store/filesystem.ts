// Refuses to keep a home on a network filesystem: SQLite's WAL needs memory shared by all its users, so one host.
// FUSE is one kind for all of its drivers, so there the mount table names the driver; unknown drivers are allowed,
// since most of them are local (encryption, overlays) and a wrong refusal leaves no way on. The kinds are Linux's:
// on Windows only a UNC path is recognised, and on macOS nothing is checked at all.
import { readFile, realpath, statfs as systemStatfs } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { refuse } from './contract.ts';
import { errnoOf, toFailure } from '../base/system-errors.ts';

export type Statfs = (path: string) => Promise<{ readonly type: number }>;

const FUSE = 0x65735546;

/** Linux's filesystem magics (statfs(2) and the drivers' sources) of what other machines can write to as well. */
const NETWORK_KINDS: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB2'],
  [0x01021997, '9p'],
  [0x5346414f, 'AFS'],
  [0x6b414653, 'AFS'],
  [0x73757245, 'Coda'],
  [0x564c, 'NCP'],
  [0x00c36400, 'Ceph'],
  [0x0bd00bd0, 'Lustre'],
  [0x47504653, 'GPFS'],
  [0x7461636f, 'OCFS2'],
  [0x01161970, 'GFS2'],
  [0x19830326, 'BeeGFS'],
  [0x20030528, 'OrangeFS'],
  [0xaad7aaea, 'PanFS'],
  [0xbeefdead, 'StorNext'],
  [0x786f4256, 'VirtualBox shared folder'],
  [0xbacbacbc, 'VMware shared folder'],
  [0x7c7c6673, 'Parallels shared folder'],
]);

/** FUSE drivers that reach over a network, or from a virtual machine to its host, by the name in the mount table. */
const NETWORK_FUSE = new Set(
  (
    'sshfs s3fs s3ql s3backer goofys geesefs mountpoint-s3 gcsfuse rclone blobfuse blobfuse2 objectivefs juicefs ' +
    'glusterfs ceph ceph-fuse seaweedfs weed mfs mfsmount moosefs lizardfs saunafs xtreemfs alluxio-fuse hdfs fuse_dfs cvmfs2 ' +
    'davfs davfs2 curlftpfs ftpfs httpdirfs smbnetfs fusesmb gvfsd-fuse kio-fuse google-drive-ocamlfuse onedriver dbxfs ' +
    'acd_fuse grpcfuse osxfs'
  ).split(' '),
);

export async function refuseNetworkFilesystem(
  folder: string,
  statfs?: Statfs,
  readMounts?: () => Promise<string>,
): Promise<void> {
  const kind = await networkFilesystem(folder, statfs, readMounts);
  if (kind === undefined) return;
  throw refuse('network_filesystem', `${folder} is on a network filesystem (${kind}).`, { folder, filesystem: kind });
}

/** The name of the network filesystem that a folder is on, or will be; undefined when it is on none. */
export async function networkFilesystem(
  at: string,
  statfs: Statfs = systemStatfs,
  readMounts: () => Promise<string> = () => readFile('/proc/self/mountinfo', 'utf8'),
): Promise<string | undefined> {
  const folder = resolve(at);
  if (process.platform === 'win32') return folder.startsWith('\\\\') ? 'UNC share' : undefined;
  // The magic numbers are Linux's; elsewhere the same field means something else.
  if (process.platform !== 'linux') return undefined;
  const place = await nearestExisting(folder);
  let type: number;
  try {
    type = (await statfs(place)).type >>> 0;
  } catch (error) {
    if (errnoOf(error) === 'ENOSYS') return undefined;
    throw toFailure(error, 'statfs', place);
  }
  if (type !== FUSE) return NETWORK_KINDS.get(type);
  // Without a mount table (no /proc) the driver stays unknown, and unknown is allowed.
  return networkFuseDriver(await readMounts().catch(() => ''), place);
}

/** The folder itself or the closest one above it that exists, without links. */
async function nearestExisting(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    const above = dirname(folder);
    if (errnoOf(error) === 'ENOENT' && above !== folder) return await nearestExisting(above);
    throw toFailure(error, 'realpath', folder);
  }
}

function networkFuseDriver(mountinfo: string, path: string): string | undefined {
  const mount = mountOf(mountinfo, path);
  if (mount === undefined) return undefined;
  const [, subtype] = mount.type.split(/\.(.*)/s);
  if (subtype !== undefined) return NETWORK_FUSE.has(subtype) ? subtype : undefined;
  // A mount without a subtype still shows its driver, or an address, as the source: `mountpoint-s3`, `host:/path`.
  const source = mount.source.replace(/#.*/s, '');
  if (NETWORK_FUSE.has(source)) return source;
  return /^[a-z][a-z0-9+.-]*:\/\/|^[^/]+:/i.test(mount.source) ? 'FUSE' : undefined;
}

interface Mount {
  readonly point: string;
  readonly type: string;
  readonly source: string;
}

/** The mount a path is in: the deepest one, and of several on one point the last, which covers the others. */
function mountOf(mountinfo: string, path: string): Mount | undefined {
  let found: Mount | undefined;
  for (const line of mountinfo.split('\n')) {
    // proc(5): `36 35 98:0 /root /point options optional… - type source super`, with blanks written as \040.
    const [left, right] = line.split(' - ');
    const point = left?.split(' ')[4];
    const [type, source] = right?.split(' ') ?? [];
    if (point === undefined || type === undefined || source === undefined) continue;
    const mount = { point: unescape(point), type, source: unescape(source) };
    const inside = path === mount.point || path.startsWith(mount.point.endsWith(sep) ? mount.point : mount.point + sep);
    if (inside && mount.point.length >= (found?.point.length ?? 0)) found = mount;
  }
  return found;
}

function unescape(field: string): string {
  return field.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));
}
