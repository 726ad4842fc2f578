// Every scenario there is, in the order in which a campaign tries them.
import { brokenPostgres } from './broken-postgres.ts';
import { busyStorm } from './busy-storm.ts';
import { fullDisk } from './full-disk.ts';
import { killedAtCalls } from './killed-at-calls.ts';
import { killedAtSystemCalls } from './killed-at-system-calls.ts';
import { killedWorkers } from './killed-workers.ts';
import { killedWriters } from './killed-writers.ts';
import { racedTasks } from './raced-tasks.ts';
import type { Scenario } from './scenario.ts';
import { stoppedOwner } from './stopped-owner.ts';
import { twoVersions } from './two-versions.ts';

export const SCENARIOS: readonly Scenario[] = [
  killedWriters,
  killedAtCalls,
  killedAtSystemCalls,
  stoppedOwner,
  busyStorm,
  fullDisk,
  brokenPostgres,
  killedWorkers,
  racedTasks,
  twoVersions,
];
