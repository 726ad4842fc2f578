// `sys_health`: how the machine is, in a dozen figures.
import type { Machine } from '../../base/machine.ts';
import type { HomeSight } from './ports.ts';
import { freePercent } from './disk-usage.ts';
import type { ObservationTool } from './tool.ts';

const MEBIBYTE = 1024 * 1024;
/** Nothing that this program reads says them, on any platform. */
const NEVER_SEEN = ['gpu_health', 'temperatures', 'disk_errors', 'network_health'];

export function sysHealth(machine: Machine, { folder }: Pick<HomeSight, 'folder'>): ObservationTool {
  return {
    tier: 2,
    sameFor: () => '',
    async observe() {
      const { cores, usableCores, load } = machine.cpu();
      const { totalBytes, usedBytes, swapUsedBytes, isContainer } = machine.memory();
      const disk = folder === undefined ? undefined : await machine.disk(folder).catch(() => undefined);
      return {
        values: {
          cpu_load: load === undefined ? undefined : Math.round((100 * load) / cores) / 100,
          cpu_cores: cores,
          ...(usableCores < cores ? { cpu_cores_usable: usableCores } : {}),
          mem_used_mb: Math.round(usedBytes / MEBIBYTE),
          mem_total_mb: Math.round(totalBytes / MEBIBYTE),
          mem_used_pct: Math.round((100 * usedBytes) / totalBytes),
          swap_used_mb: swapUsedBytes === undefined ? undefined : Math.round(swapUsedBytes / MEBIBYTE),
          disk_free_pct: disk && freePercent(disk),
          uptime_s: machine.uptimeS(),
          ...(isContainer ? { mem_is_container_limit: true } : {}),
        },
        unknowns: NEVER_SEEN,
      };
    },
  };
}
