import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refuseNetworkFilesystem } from '../../src/store/filesystem.ts';

const FUSE = 0x65735546;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'throughline-filesystem-'));
});
afterAll(() => rm(folder, { recursive: true }));

const expectAccepted = (...args: Parameters<typeof refuseNetworkFilesystem>) =>
  expect(refuseNetworkFilesystem(...args)).resolves.toBeUndefined();

const ofType = (type: number) => () => Promise.resolve({ type });

test('the local disk of this machine is accepted', async () => {
  await expectAccepted(folder);
});

describe('on Linux', () => {
  beforeEach((ctx) => {
    if (process.platform !== 'linux') ctx.skip('only Linux tells filesystems apart by these numbers');
  });

  test.each([
    ['NFS', 0x6969],
    ['SMB', 0x517b],
    ['CIFS', 0xff534d42],
    ['SMB2', 0xfe534d42],
    ['9p', 0x01021997],
    ['AFS', 0x5346414f],
    ['Ceph', 0x00c36400],
    ['Lustre', 0x0bd00bd0],
    ['GPFS', 0x47504653],
    ['OCFS2', 0x7461636f],
    ['GFS2', 0x01161970],
  ])('%s is refused by name', async (kind, type) => {
    await expect(refuseNetworkFilesystem(folder, ofType(type))).rejects.toMatchObject({
      name: 'Refusal',
      code: 'network_filesystem',
      details: { folder, filesystem: kind },
    });
  });

  test('a magic that a 32-bit system reports as negative is recognised', async () => {
    await expect(refuseNetworkFilesystem(folder, ofType(0xff534d42 | 0))).rejects.toMatchObject({
      details: { filesystem: 'CIFS' },
    });
  });

  test.each([
    ['ext4', 0xef53],
    ['btrfs', 0x9123683e],
    ['xfs', 0x58465342],
    ['tmpfs', 0x01021994],
    ['overlay', 0x794c7630],
    ['zfs', 0x2fc12fc1],
  ])('%s is accepted', async (_, type) => {
    await expectAccepted(folder, ofType(type));
  });

  test('a folder that does not exist yet is judged by the nearest one above it', async () => {
    const asked: string[] = [];
    const statfs = (path: string) => {
      asked.push(path);
      return Promise.resolve({ type: 0x6969 });
    };
    const missing = join(folder, 'not', 'yet', '.throughline');
    await expect(refuseNetworkFilesystem(missing, statfs)).rejects.toMatchObject({ details: { folder: missing } });
    expect(asked).toEqual([folder]);
  });

  test('a link is judged by where it leads', async () => {
    const asked: string[] = [];
    await symlink(tmpdir(), join(folder, 'link'));
    await expectAccepted(join(folder, 'link'), (path) => {
      asked.push(path);
      return Promise.resolve({ type: 0xef53 });
    });
    expect(asked).toEqual([tmpdir()]);
  });

  const mounts = (line: string) => () =>
    Promise.resolve(
      `22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw\n${line}\n30 22 0:50 / /elsewhere rw - nfs a:/b rw\n`,
    );

  test.each([
    ['sshfs', 'fuse.sshfs me@host:/home/me rw,user_id=0'],
    ['s3fs', 'fuse.s3fs s3fs rw'],
    ['gcsfuse', 'fuse.gcsfuse bucket rw'],
    ['rclone', 'fuse.rclone drive: rw'],
    ['glusterfs', 'fuse.glusterfs host:/volume rw'],
    ['mountpoint-s3', 'fuse mountpoint-s3 rw'],
    ['FUSE', 'fuse https://dav.example.org/files rw'],
    ['FUSE', 'fuse host:/export rw'],
  ])('the FUSE driver %s (%s) is refused', async (driver, rest) => {
    const table = mounts(`40 22 0:44 / ${folder} rw,nosuid shared:9 master:2 - ${rest}`);
    await expect(refuseNetworkFilesystem(folder, ofType(FUSE), table)).rejects.toMatchObject({
      code: 'network_filesystem',
      details: { filesystem: driver },
    });
  });

  test.each([
    'fuse.gocryptfs /home/me/.cipher rw',
    'fuseblk /dev/sdb1 rw',
    'fuse.bindfs /data rw',
    'fuse /dev/fuse rw',
    'virtiofs home rw',
  ])('the FUSE mount "%s" is accepted', async (rest) => {
    await expectAccepted(folder, ofType(FUSE), mounts(`40 22 0:44 / ${folder} rw - ${rest}`));
  });

  test('of several mounts on one point the last counts, and a sibling with the same beginning does not', async () => {
    const under = (line: string) => `40 22 0:44 / ${folder} rw - ${line}`;
    await expectAccepted(folder, ofType(FUSE), mounts(`${under('fuse.sshfs h:/ rw')}\n${under('fuse.bindfs /d rw')}`));
    const sibling = mounts(`40 22 0:44 / ${folder.slice(0, -1)} rw - fuse.sshfs h:/ rw`);
    await expectAccepted(folder, ofType(FUSE), sibling);
  });

  test('without a mount table a FUSE mount is accepted', async () => {
    await expectAccepted(folder, ofType(FUSE), () => Promise.reject(new Error('no /proc')));
  });
});
