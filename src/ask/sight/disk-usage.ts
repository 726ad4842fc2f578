// `disk_usage`: the disks that the work needs, each once, and how much the home itself takes. No path is part of it: a name says
// which place is meant.
import type { DiskFacts, Machine } from '../../base/machine.ts';
import type { HomeSight } from './ports.ts';
import type { Observed } from './summary.ts';
import type { ObservationTool } from './tool.ts';

export function diskUsage(machine: Machine, home: Pick<HomeSight, 'folder' | 'sizes'>): ObservationTool {
  return {
    tier: 2,
    sameFor: ({ projectRoot }) => projectRoot ?? '',
    async observe({ projectRoot }, signal) {
      const places = [
        ['home_disk', home.folder],
        ['project_disk', projectRoot ?? undefined],
        ['temporary_disk', machine.temporaryFolder],
      ] as const;
      const values: Record<string, Observed['values'][string]> = {};
      const seen = new Map<string, string>();
      // One after another: a disk that hangs holds one of the few threads that read files, and no more.
      for (const [name, path] of places) {
        // A project's folder may be on another machine, or gone.
        const disk = path === undefined ? undefined : await machine.disk(path).catch(() => undefined);
        signal.throwIfAborted();
        const same = disk && seen.get(disk.device);
        if (!disk) values[name] = undefined;
        else if (same !== undefined) values[name] = `same as ${same}`;
        else {
          seen.set(disk.device, name);
          values[`${name}_total_bytes`] = disk.totalBytes;
          values[`${name}_free_bytes`] = disk.freeBytes;
          values[`${name}_free_pct`] = freePercent(disk);
        }
      }
      const { databasesBytes, blobsBytes, backupsBytes } = await home.sizes(signal);
      values['home_databases_bytes'] = databasesBytes;
      values['home_blobs_bytes'] = blobsBytes;
      values['home_backups_bytes'] = backupsBytes;
      return { values };
    },
  };
}

/** Rounded down: a disk is never said to have more room than it has. Undefined for a filesystem without blocks. */
export function freePercent({ freeBytes, totalBytes }: DiskFacts): number | undefined {
  return totalBytes === 0 ? undefined : Math.floor((100 * freeBytes) / totalBytes);
}
