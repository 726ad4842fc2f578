// A held lease renews itself, and says early enough that it can no longer be relied on.
import type { Clock } from '../../base/clock.ts';
import { Refusal } from '../../base/errors.ts';
import { refuse, type LeaseClaim } from '../contract.ts';

/** An explicit reason, because without one the platform creates an error with a stack every time. */
const DONE = 'done';

/** Times count from when a renewal was asked for: the database may have granted it at once. */
export function keepRenewing(
  clock: Clock,
  claim: LeaseClaim,
  ttlMs: number,
  askedMs: number,
  renew: () => Promise<unknown>,
): { readonly signal: AbortSignal; readonly stop: () => void } {
  const lost = new AbortController();
  const stopped = new AbortController();
  let renewedMs = askedMs;

  const watch = async () => {
    while (!stopped.signal.aborted) {
      const leftMs = renewedMs + ttlMs / 2 - clock.monotonic();
      if (leftMs <= 0) {
        end(leaseLost(claim, 'it could not be renewed within half of its time'));
        return;
      }
      await clock.sleep(leftMs, stopped.signal);
    }
  };
  const renewing = async () => {
    for (let pauseMs = ttlMs / 3; ;) {
      await clock.sleep(pauseMs, stopped.signal);
      if (stopped.signal.aborted) return;
      const nowMs = clock.monotonic();
      try {
        await renew();
        renewedMs = nowMs;
        pauseMs = ttlMs / 3;
      } catch (error) {
        if (error instanceof Refusal) {
          end(error);
          return;
        }
        // A database that does not answer may do so in a moment; the watch ends it when that takes too long.
        pauseMs = ttlMs / 20;
      }
    }
  };
  const end = (reason: Refusal) => {
    if (stopped.signal.aborted) return;
    stopped.abort(DONE);
    lost.abort(reason);
  };
  void watch();
  void renewing();
  return { signal: lost.signal, stop: () => stopped.abort(DONE) };
}

export function leaseLost({ workflow_id, owner_id, fencing_token }: LeaseClaim, why: string): Refusal {
  return refuse(
    'lease_lost',
    `"${owner_id}" no longer holds the lease on ${workflow_id} with token ${fencing_token}: ${why}`,
    { workflow_id, owner_id, fencing_token },
  );
}
