// The disk of the home runs full under its daemon. What is acknowledged stays, all else is refused by name, `/health`
// and hooks go on, and with space again everything does. Only where a small filesystem may be mounted.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountSmallDisk, type SmallDisk } from '../torture/small-disk.ts';
import type { Assault } from './assault.ts';

const MIB = 1024 * 1024;
const disks = new Map<string, SmallDisk>();

export const fullDisk: Assault = {
  name: 'full-disk',
  summary: 'the disk of the home runs full under its daemon, and has space again',
  unavailable: () => (mayMount() ? undefined : 'nothing may be mounted here'),
  place(folder) {
    const disk = mountSmallDisk(join(folder, 'disk'), 8 * MIB);
    if (!disk) throw new Error('nothing may be mounted here');
    disks.set(folder, disk);
    return join(disk.folder, 'project');
  },
  async run({ folder, beside, fault, isShort }) {
    const disk = disks.get(folder);
    if (!disk) throw new Error('there is no disk');
    const figures = { acknowledged: 0, refused: 0 };
    const kept: string[] = [];
    const write = async (text: string) => {
      const { status, text: answer } = await beside.post('/v1/work/create_goal', { text });
      if (status === 200) {
        figures.acknowledged += 1;
        kept.push(text);
      } else {
        figures.refused += 1;
        const { code } = JSON.parse(answer === '' ? '{}' : answer) as { readonly code?: string };
        if (status !== 503 || !['disk_full', 'storage_io_error'].includes(code ?? ''))
          fault(`a full disk: ${status} ${answer.slice(0, 300)}`);
      }
    };
    for (let round = 0; round < (isShort ? 1 : 4); round += 1) {
      for (let number = 0; number < 5; number += 1) await write(`before ${round}/${number} ${'x'.repeat(1_500)}`);
      disk.fill();
      for (let number = 0; number < 30; number += 1) await write(`full ${round}/${number} ${'x'.repeat(1_500)}`);
      disk.giveSpace();
      const before = figures.acknowledged;
      for (let number = 0; number < 5; number += 1) await write(`after ${round}/${number}`);
      if (figures.acknowledged !== before + 5) fault('with space again, writes are still refused');
    }
    if (figures.refused === 0) fault('the disk never was full');
    const listed = await beside.post('/v1/work/list_goals', { limit: 1_000 });
    for (const text of kept)
      if (!listed.text.includes(JSON.stringify(text))) fault(`acknowledged and gone: ${text.slice(0, 40)}`);
    const { text: report } = await beside.post('/v1/ledger/verify', { deep: true });
    if ((JSON.parse(report) as { readonly ok?: boolean }).ok !== true) fault(`verify: ${report.slice(0, 400)}`);
    return figures;
  },
  clear(folder) {
    disks.get(folder)?.unmount();
    disks.delete(folder);
  },
};

export function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-mount-'));
  try {
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status !== 0) return false;
    return spawnSync('umount', [folder]).status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
