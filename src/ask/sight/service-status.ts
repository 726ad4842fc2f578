// `service_status`: whether the daemon of this home serves, whether its databases fit, and what waits, failed or is switched off.
import type { Clock } from '../../base/clock.ts';
import type { DaemonState, HomeSight } from './ports.ts';
import type { Observed } from './summary.ts';
import type { ObservationTool } from './tool.ts';

/** More kill switches are counted, and not named. */
const MOST_SCOPES = 5;
/** Nothing records where a person keeps backups, and a daemon does not publish its process. */
const NEVER_SEEN = ['backups_elsewhere', 'daemon_pid'];

export function serviceStatus({ service }: Pick<HomeSight, 'service'>, clock: Clock): ObservationTool {
  const ageS = (atMs: number | undefined) =>
    atMs === undefined ? undefined : Math.max(0, Math.floor((clock.now() - atMs) / 1_000));
  return {
    tier: 1,
    sameFor: () => '',
    async observe(_scope, signal) {
      const { version, daemon, databases, jobs, backups, killScopes } = await service(signal);
      return {
        values: {
          program_version: version,
          ...daemonValues(daemon, ageS),
          databases: databases.made,
          databases_fitting: databases.fitting,
          schemas_fit: databases.fitting === databases.made,
          jobs_ready: jobs.ready,
          jobs_running: jobs.running,
          jobs_dead: jobs.dead,
          backups_in_home: backups?.count,
          ...(backups?.count === 0 ? {} : { last_backup_age_s: ageS(backups?.newestAtMs) }),
          kill_switches_on: killScopes?.length,
          ...(killScopes && killScopes.length > 0 ? { kill_switch_scopes: named(killScopes) } : {}),
        },
        unknowns: [...(databases.fitting < databases.made ? ['jobs_of_databases_that_do_not_fit'] : []), ...NEVER_SEEN],
      };
    },
  };
}

function daemonValues(
  daemon: DaemonState | undefined,
  ageS: (atMs: number | undefined) => number | undefined,
): Observed['values'] {
  if (!daemon?.isRunning) return { daemon_running: daemon?.isRunning };
  const { port, startedAt, version } = daemon;
  return {
    daemon_running: true,
    daemon_port: port,
    daemon_since: startedAt,
    daemon_up_s: startedAt === undefined ? undefined : ageS(Date.parse(startedAt)),
    daemon_version: version,
  };
}

function named(scopes: readonly string[]): string {
  const rest = scopes.length - MOST_SCOPES;
  // Short enough each that none pushes the others out.
  const some = scopes.slice(0, MOST_SCOPES).map((scope) => scope.slice(0, 16));
  return `${some.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
