// The operation that prunes texts of exchanges by hand.
import { z } from 'zod';
import { operationsOf } from '../../base/operation.ts';
import { askRefusals } from '../contract.ts';
import { MOST_DAYS } from '../retention/contract.ts';
import type { Ask } from './ask-api.ts';
import { projectField } from './fields.ts';

const define = operationsOf<Ask>(askRefusals);

export const retentionOperations = {
  'ask.prune_exchanges': define({
    name: 'ask.prune_exchanges',
    summary: 'Empty the texts of old exchanges and actuations for good, and keep their hashes',
    details:
      'Questions, answers, parts of bundles and prompts, readings of sight, and arguments and output of actuations are emptied; a part that a younger exchange shares stays, and so does an actuation that waits or runs. Their bytes leave the database file and its log; on a server its pages are cleaned when the server does so. Backups and exports that you made earlier still hold them. Replay and verify say what is gone, and the chain stays valid. A text that is asked with again is kept again, with the new exchange. To have it done by itself, write {"retention_days": 90} to ask.json of your configuration folder: `throughline up` then prunes.',
    risk: 'destructive',
    role: 'admin',
    person: true,
    idempotent: true,
    input: z.strictObject({
      project_id: projectField,
      older_than_days: z
        .int()
        .min(0)
        .max(MOST_DAYS)
        .describe('Only exchanges that ended this many days ago, or earlier'),
      dry_run: z.boolean().default(false).describe('Only say how much it would be'),
    }),
    output: z.strictObject({
      project_id: z.string(),
      pruned: z.boolean(),
      older_than: z.string(),
      exchanges: z.int(),
      actuations: z.int(),
      bytes: z.int(),
      turns: z.int(),
      contents: z.int(),
      readings: z.int(),
      log: z
        .enum(['emptied', 'in_use', 'of_the_server', 'untouched'])
        .describe('Whether the log of the file was emptied too; `in_use`: somebody reads, call it again'),
    }),
    refusals: [],
    cli: { command: 'exchange prune' },
    examples: [
      { says: 'How much would it be?', input: { older_than_days: 90, dry_run: true } },
      { says: 'Empty what is older than a quarter', input: { older_than_days: 90 } },
    ],
    async preview(domain, { project_id, older_than_days }, call) {
      const { exchanges, actuations, bytes } = await domain.retention.plan(
        await domain.work.projectOf(project_id, call),
        older_than_days,
      );
      return { exchanges, actuations, bytes };
    },
    async handler(domain, { project_id, older_than_days, dry_run }, call) {
      const projectId = await domain.work.projectOf(project_id, call);
      await domain.settle(projectId);
      if (dry_run) {
        const plan = await domain.retention.plan(projectId, older_than_days);
        const none = { turns: 0, contents: 0, readings: 0, log: 'untouched' as const };
        return { project_id: projectId, pruned: false, ...plan, ...none };
      }
      const pruned = await domain.retention.prune(projectId, older_than_days, call.actor);
      return { project_id: projectId, pruned: pruned.exchanges + pruned.actuations > 0, ...pruned };
    },
  }),
};
