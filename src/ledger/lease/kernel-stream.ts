// What the kernel itself has to answer for, one stream per database: leases taken over, jobs given up and put back.
// Claims, heartbeats and attempts are rows only; these are the exceptions that an operator will ask about later.
import { z } from 'zod';
import { uuidOf } from '../../base/named-id.ts';
import { defineEvent, defineStreamKind } from '../contract.ts';

const uuid = z.uuid();
const time = z.string().max(40);

const job = { job_id: uuid, kind: z.string().max(200), unique_key: z.string().max(200).nullable() } as const;

export const kernelKind = defineStreamKind({
  kind: 'kernel',
  state: 'none',
  events: {
    'lease.taken_over': defineEvent({
      version: 1,
      payload: z.strictObject({
        workflow_id: uuid,
        owner_id: z.string().max(200),
        fencing_token: z.int().min(2),
        previous_owner_id: z.string().max(200),
        expired_at: time,
      }),
    }),
    'job.dead_lettered': defineEvent({
      version: 1,
      payload: z.strictObject({ ...job, attempts: z.int().min(0), reason: z.string().max(2_000) }),
    }),
    'job.requeued': defineEvent({ version: 1, payload: z.strictObject(job) }),
    'job.cancelled': defineEvent({ version: 1, payload: z.strictObject({ ...job, state: z.string().max(20) }) }),
  },
});

export const kernelStream = { kind: kernelKind, id: uuidOf('kernel') } as const;
