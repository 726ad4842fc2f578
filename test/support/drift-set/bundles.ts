// Bundles under which the labelled answers were given: machines, projects and tasks as developers ask about them.
import type { Bundle } from '../../../src/ask/bundle/bundle.ts';

const AT = '2026-11-18T09:30:00.000Z';

function bundleOf(parts: Partial<Bundle>): Bundle {
  return {
    version: 1,
    session_id: '0198f3a2-1b2c-7d3e-8f40-123456789abc',
    phase: 'beta',
    tier: 2,
    kernel_hash: `sha256:${'5f'.repeat(32)}`,
    host_role: 'brain',
    model_id: 'ollama llama3.1:8b',
    compiled_at: AT,
    sight: {},
    constraints: [
      { rule: 'read_only_default', source: 'kernel' },
      { rule: 'evidence_first', source: 'kernel' },
    ],
    facts: [],
    open_items: [],
    intent: [{ intent: 'Answer the question under the current authority.', source: 'system' }],
    turns: [],
    work: [],
    conflicts: [],
    disclosures: [],
    ranking: { method: 'text', vectors: 'not_installed', scores: [] },
    exclusions: [],
    ...parts,
  };
}

const seen = (values: Record<string, number | string | boolean>, unknowns: string[] = []) => ({
  available: true as const,
  observed_at: AT,
  freshness_s: 3,
  values,
  unknowns,
});
const unseen = (reason: 'not_installed' | 'blocked_by_tier' | 'tool_error') => ({ available: false as const, reason });

const GIB = 2 ** 30;
const health = seen(
  {
    cpu_load: 0.42,
    cpu_cores: 8,
    mem_used_mb: 3812,
    mem_total_mb: 15884,
    mem_used_pct: 24,
    swap_used_mb: 0,
    disk_free_pct: 71,
    uptime_s: 266_400,
  },
  ['gpu_health', 'temperatures', 'disk_errors', 'network_health'],
);
const disks = seen({
  home_disk_total_bytes: 512 * GIB,
  home_disk_free_bytes: 364 * GIB,
  home_disk_free_pct: 71,
  project_disk: 'same as home_disk',
  home_databases_bytes: 48_234_496,
  home_backups_bytes: 193_986_560,
});
const service = seen(
  {
    program_version: '0.1.0',
    daemon_running: true,
    daemon_port: 4173,
    daemon_up_s: 7_260,
    databases_fitting: 3,
    schemas_fit: true,
    jobs_ready: 3,
    jobs_running: 1,
    jobs_dead: 2,
    backups_in_home: 5,
    last_backup_age_s: 5_400,
    kill_switches_on: 0,
  },
  ['backups_elsewhere', 'daemon_pid'],
);
const index = seen({
  documents: 18_240,
  indexed_position: 9_412,
  behind_events: 37,
  last_indexed_at: '2026-11-18T09:12:44.000Z',
  vectors_available: false,
});

const fact = (id: string, claim: string, observed_at = '2026-11-16T11:02:10.000Z') => ({
  id: `ledger:${id}`,
  claim,
  source: 'ledger',
  observed_at,
  confidence: 'high' as const,
});
const turn = (id: string, speaker: 'user' | 'aurora', content: string, created_at = '2026-11-18T09:20:00.000Z') => ({
  id: `turn:${id}`,
  speaker,
  content,
  created_at,
});

export const BUNDLES = {
  /** All of the machine is seen, and nothing else is known. */
  machine: bundleOf({
    sight: { sys_health: health, disk_usage: disks, service_status: service, index_status: index },
  }),
  /** Tier 1: the home is seen, the machine is not. */
  home: bundleOf({
    tier: 1,
    sight: {
      sys_health: unseen('blocked_by_tier'),
      disk_usage: unseen('blocked_by_tier'),
      service_status: service,
      index_status: index,
    },
  }),
  /** Nothing is seen. */
  blind: bundleOf({
    sight: {
      sys_health: unseen('tool_error'),
      disk_usage: unseen('tool_error'),
      index_status: unseen('not_installed'),
    },
    facts: [fact('000183', 'UNKNOWN domains are treated as risk needing verification.')],
  }),
  /** A task at hand, what was said a moment ago, and facts about the project. */
  project: bundleOf({
    sight: { service_status: service },
    facts: [
      fact('000201', 'The API of the shop runs on Node 24 behind nginx 1.27.'),
      fact('000214', 'Imports of more than 50,000 rows time out after 120 seconds.'),
      fact('000219', 'The team deploys on Tuesdays; Dana approves releases.', '2026-11-10T08:00:00.000Z'),
    ],
    turns: [
      turn(
        '0198f3a2-aaaa-7d3e-8f40-000000000001',
        'user',
        'The import of orders is slow. 14 of 312 tests fail since commit 9f2c4e7.',
      ),
      turn(
        '0198f3a2-aaaa-7d3e-8f40-000000000002',
        'aurora',
        'The checkpoint says that the batch size is 500. Raising it is the next step.',
      ),
    ],
    work: [
      {
        id: 'task:T12',
        kind: 'next_step',
        text: 'T12 of goal G3: raise the batch size of the import from 500 to 2000 in src/import/batch.ts:88, then run the import tests.',
        observed_at: '2026-11-18T08:55:00.000Z',
      },
      {
        id: 'checkpoint:T12@7',
        kind: 'checkpoint',
        text: 'Left off: the parser was rewritten, 298 tests pass, 14 fail. The import takes 41 s for 10,000 rows. Pushed the branch import-batches.',
        observed_at: '2026-11-18T08:50:00.000Z',
      },
    ],
  }),
  /** Open drift, and two facts that contradict each other. */
  conflict: bundleOf({
    sight: { sys_health: health },
    facts: [
      fact('000301', 'The staging database is Postgres 16.', '2026-10-02T10:00:00.000Z'),
      fact('000322', 'The staging database is Postgres 17.', '2026-11-12T10:00:00.000Z'),
    ],
    open_items: [
      { id: 'driftwatch:0042', issue: 'An answer of 2026-11-17 named a port that nobody had seen.', status: 'open' },
    ],
    conflicts: [{ between: ['ledger:000301', 'ledger:000322'], about: 'the version of the staging database' }],
    disclosures: [{ artifacts: ['ledger:000301'], line: 'Older fact shown because it conflicts with a newer one.' }],
  }),
  /** Tier 3: may propose. Dana approved one thing, in words. */
  operator: bundleOf({
    tier: 3,
    sight: { sys_health: health, disk_usage: disks, service_status: service },
    facts: [fact('000410', 'The command restart-worker is declared; it needs an approval each time.')],
    turns: [
      turn(
        '0198f3a2-bbbb-7d3e-8f40-000000000001',
        'user',
        'I restarted the worker at 08:15 and deleted the old queue files.',
      ),
      turn('0198f3a2-bbbb-7d3e-8f40-000000000002', 'aurora', 'Noted. The worker has been up since then.'),
      turn(
        '0198f3a2-bbbb-7d3e-8f40-000000000003',
        'user',
        'I approved the release notes of 2.4.0. The deploy is not approved yet.',
        '2026-11-17T16:40:00.000Z',
      ),
    ],
  }),
  /** Nothing but the frame: a question of general knowledge. */
  plain: bundleOf({}),
} as const satisfies Record<string, Bundle>;

export type BundleName = keyof typeof BUNDLES;
