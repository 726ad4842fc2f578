// A session that takes one task after the other, as a coding agent would: claims it, starts it, leaves a checkpoint,
// completes it. What it was told stands in a log outside; what it lost it tries to write all the same, and tells how.
import { existsSync, openSync, writeSync } from 'node:fs';
import { Failure, Refusal } from '../../src/base/errors.ts';
import { pause } from './pause.ts';
import { argument, live, say } from './speak.ts';
import { openTarget, type Target } from './target.ts';

export type Moment = 'claimed' | 'started' | 'checkpointed';

export interface RacerTask {
  readonly target: Target;
  /** Its name alone: whoever lives again under another. */
  readonly owner: string;
  readonly log: string;
  readonly ttlMs: number;
  /** A file that appears when the race begins; at once when not given. */
  readonly gate?: string;
  /** What becomes of it with its n-th task in hand, or a later one. */
  readonly incident?: { readonly task: number; readonly at: Moment; readonly how: 'dies' | 'stops' };
}

/** What was acknowledged, on disk before anything else is asked for. */
export type RacerLine =
  | { readonly claimed: string; readonly owner: string; readonly token: number }
  | { readonly completed: string; readonly owner: string };

interface Claimed {
  readonly task_id: string;
  readonly status: string;
  readonly fencing_token: number;
}

const { target, owner, log, ttlMs, gate, incident } = argument() as RacerTask;

await live(async (word) => {
  const file = openSync(log, 'as');
  const write = (line: RacerLine) => writeSync(file, `${JSON.stringify(line)}\n`);
  const home = await patiently(() => openTarget(target));
  const call = <T>(name: string, input: object) =>
    patiently(() => home.call(`work.${name}`, input, { actor: owner, owner }) as Promise<T>);
  let taken = 0;
  let hasMet = false;
  const reached = (at: Moment, task_id: string) => {
    // A claim that was lost on the way there is none in hand: then with the next one.
    if (!incident || hasMet || taken < incident.task || incident.at !== at) return;
    hasMet = true;
    say({ what: incident.how, task_id });
    process.kill(process.pid, incident.how === 'dies' ? 'SIGKILL' : 'SIGSTOP');
  };
  say({ what: 'works' });
  while (gate !== undefined && !existsSync(gate)) await pause(5);
  for (;;) {
    const claim = await claimNext();
    if (claim === 'all done' && word.isFinishing) break;
    if (claim === 'all done' || claim === undefined) {
      await pause(20);
      continue;
    }
    const { task_id, status, fencing_token } = claim;
    taken += 1;
    write({ claimed: task_id, owner, token: fencing_token });
    say({ what: 'claimed', task_id });
    const held = { task_id, fencing_token };
    const steps = {
      start_task: () => call('start_task', { ...held, ttl_ms: ttlMs }),
      update_checkpoint: () =>
        call('update_checkpoint', {
          ...held,
          where_we_left_off: `${owner} is half through.`,
          next_step: 'Do the other half',
        }),
      complete_task: () =>
        call('complete_task', { ...held, evidence: 'It is done.', operation_id: `${owner}/${task_id}` }),
      renew_claim: () => call('renew_claim', held),
    };
    try {
      reached('claimed', task_id);
      if (status === 'todo') await steps.start_task();
      reached('started', task_id);
      await steps.update_checkpoint();
      reached('checkpointed', task_id);
      await steps.complete_task();
      write({ completed: task_id, owner });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'lease_lost') throw error;
      const attempts: Record<string, string> = {};
      for (const [name, step] of Object.entries(steps)) attempts[name] = await outcomeOf(step);
      const { released } = await call<{ released: boolean }>('release_claim', held);
      say({ what: 'lost', task_id, attempts, released });
    }
  }
  await home.close();
  say({ what: 'finished', taken });

  async function claimNext(): Promise<Claimed | 'all done' | undefined> {
    try {
      return await call<Claimed>('claim_next', { ttl_ms: ttlMs });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'nothing_to_claim') throw error;
      const left = await call<{ tasks: readonly unknown[] }>('list_tasks', {
        status: ['todo', 'doing', 'blocked'],
        limit: 1,
      });
      return left.tasks.length === 0 ? 'all done' : undefined;
    }
  }
});

async function outcomeOf(step: () => Promise<unknown>): Promise<string> {
  try {
    await step();
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Failure && error.retry.retry)) throw error;
      await pause(error.retry.afterMs);
    }
  }
}
