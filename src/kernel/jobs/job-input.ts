// Checks requests to the queue before any lock is taken.
import { canonicalJson, type Json } from '../../base/canonical-json.ts';
import { isUuid, type Ids } from '../../base/ids.ts';
import { redactChecked, redactedStart, secretFormOf } from '../../base/redact.ts';
import { LIMITS, refuse as refuseByLedger } from '../../ledger/contract.ts';
import type { Wanted } from './claim.ts';
import { refuse } from '../contract.ts';
import type { NewJob } from './contract.ts';

const KIND = /^[a-z][a-z0-9_.-]{0,99}$/;
const KEY = /^[^\p{Cc}]{1,200}$/u;
const PAYLOAD = { maxDepth: LIMITS.depth, maxBytes: 64 * 1024 } as const;

export function wantedOf(job: NewJob, ids: Ids): Wanted {
  const { kind, id, uniqueKey, key, runAt, priority = 2, maxAttempts = 5, backoffMs = 1_000 } = job;
  checkKind(kind);
  if (id !== undefined && !isUuid(id))
    throw refuse('invalid_job', 'A job’s id is a UUID in lower case', { option: 'id' });
  checkKey('uniqueKey', uniqueKey);
  checkKey('key', key);
  checkNumber('priority', priority, 0, 4);
  checkNumber('maxAttempts', maxAttempts, 1, 1_000);
  checkNumber('backoffMs', backoffMs, 1, 24 * 3_600_000);
  const runAtMs = runAt === undefined ? undefined : Math.ceil(Number(runAt));
  // The last millisecond of the year 9999: a later one is written with more digits, and sorts wrongly.
  if (runAtMs !== undefined) checkNumber('runAt', runAtMs, 0, 253_402_300_799_999);
  const payload = redactChecked((job.payload ?? null) as Json, PAYLOAD, ({ value, foundInKeys }) => {
    if (foundInKeys.length > 0)
      throw refuseByLedger('secret_in_key', 'A field name in the payload looks like a secret');
    return canonicalJson(value, PAYLOAD);
  });
  return {
    job_id: id ?? ids.uuid(),
    kind,
    unique_key: uniqueKey ?? null,
    lane: key ?? null,
    payload,
    priority,
    attempts: 0,
    max_attempts: maxAttempts,
    backoff_ms: backoffMs,
    runAtMs,
    isNamed: id !== undefined,
  };
}

export function checkKind(kind: string): void {
  if (KIND.test(kind)) return;
  throw refuse('invalid_job', `"${redactedStart(kind, 80)}" is not a kind of job: use at most 100 of a-z 0-9 _ . -`, {
    option: 'kind',
  });
}

export function checkKey(option: string, key: string | undefined): void {
  if (key === undefined) return;
  if (!KEY.test(key) || !key.isWellFormed())
    throw refuse('invalid_job', `${option} is 1 to 200 characters without control characters`, { option });
  const secret = secretFormOf(key);
  if (secret !== undefined)
    throw refuseByLedger('secret_in_key', `${option} has the form of a secret (${secret})`, { option });
}

export function checkNumber(option: string, value: number, least: number, most: number): void {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return;
  throw refuse('invalid_job', `${option} is a whole number from ${least} to ${most}`, { option });
}
