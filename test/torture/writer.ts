// A writing process: operation after operation, each acknowledged outside the home before the next.
import { Failure, Refusal } from '../../src/base/errors.ts';
import type { AppendResult } from '../../src/ledger/contract.ts';
import { openAcknowledgements } from './acknowledgements.ts';
import { argument, live, say } from './speak.ts';
import { openTarget, type Opened, type Target } from './target.ts';
import { COUNTER, COUNTING, LEASED, LINES, SHARED, operationOf, type Operation } from './write-plan.ts';

export interface WriterTask {
  readonly target: Target;
  readonly seed: string;
  readonly writer: string;
  /** Counts the lives of this writer. */
  readonly life: number;
  /** The first operation that no earlier life finished. */
  readonly from: number;
  readonly acknowledgements: string;
  readonly leaseMs: number;
  /** Failures that are no reason to give up: codes beside those that say so themselves. */
  readonly survives: readonly string[];
}

const task = argument() as WriterTask;
const failures: Record<string, number> = {};

await live(async (word) => {
  const acknowledged = openAcknowledgements(task.acknowledgements);
  const opened = await persistently(() => openTarget(task.target));
  if (!opened) return;
  say({ what: 'opened' });
  for (let n = task.from; !word.isFinishing; n += 1) {
    const operation = operationOf(task.seed, task.writer, n);
    await perform(opened, operation, n === task.from, (result) => acknowledged.append(result));
    acknowledged.done(n);
    if (n === task.from) say({ what: 'wrote' });
  }
  await persistently(() => opened.close());
  say({ what: 'finished', failures });

  /** Until it works; undefined when told to finish before. */
  async function persistently<T>(action: () => Promise<T>): Promise<T | undefined> {
    for (;;) {
      try {
        return await action();
      } catch (error) {
        await patience(error);
        if (word.isFinishing) return undefined;
      }
    }
  }

  async function perform(
    { ledger }: Opened,
    operation: Operation,
    isFirst: boolean,
    heard: (result: AppendResult) => void,
  ): Promise<void> {
    const actor = task.writer;
    const appendOnce = (card: string, title: string) =>
      persistently(async () => {
        const events = [{ type: 'card.added' as const, payload: { card_id: card, title } }];
        heard(await ledger.append(SHARED, events, { create: true, operationId: card, actor }));
      });
    switch (operation.what) {
      case 'plain': {
        // An earlier life may have died on it: asked again it would be done again.
        if (isFirst) return;
        const { card, title } = operation;
        await whatever(async () => {
          const events = [{ type: 'card.added' as const, payload: { card_id: card, title } }];
          heard(await ledger.append(SHARED, events, { create: true, actor }));
        });
        return;
      }
      case 'once':
        await appendOnce(operation.card, operation.title);
        return;
      case 'count':
        await persistently(async () => {
          const result = await ledger.append(
            COUNTER,
            async (view) => {
              const last = Number((await view.get('cards', COUNTING))?.['column'] ?? 0);
              const payload = { card_id: COUNTING, column: String(last + 1) };
              if (last > 0) return [{ type: 'card.moved', payload }];
              return [{ type: 'card.added', payload: { ...payload, title: 'a counter' } }];
            },
            { create: true, operationId: operation.id, command: operation.id, actor },
          );
          heard(result);
        });
        return;
      case 'group': {
        const { ids, title } = operation;
        await Promise.all(
          ids.map((id, index) =>
            index % 2 === 0
              ? appendOnce(id, title)
              : persistently(async () => {
                  const lines = [{ type: 'line.written' as const, payload: { text: id } }];
                  heard(await ledger.append(LINES, lines, { create: true, operationId: id, actor }));
                }),
          ),
        );
        return;
      }
      case 'leased':
        await underLease({ ledger }, operation, heard);
    }
  }

  async function underLease(
    { ledger }: Pick<Opened, 'ledger'>,
    { card, appends, lets_go }: Operation & { what: 'leased' },
    heard: (result: AppendResult) => void,
  ): Promise<void> {
    const owner = `${task.writer}-${task.life}`;
    await whatever(async () => {
      const { workflow_id, owner_id, fencing_token } = await ledger.leases.acquire(LEASED.id, owner, task.leaseMs);
      const lease = { workflow_id, owner_id, fencing_token };
      for (let index = 0; index < appends; index += 1) {
        const card_id = `${card}-${index}-${task.life}`;
        const title = `${fencing_token} ${owner}`;
        const events = [{ type: 'card.added' as const, payload: { card_id, title } }];
        heard(await ledger.append(LEASED, events, { create: true, lease, actor: task.writer }));
      }
      if (lets_go) await ledger.leases.release(lease);
    });
  }
});

/** Once: what comes of it when it fails stays open. */
async function whatever(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'lease_held' || error.code === 'lease_lost')) count(error.code);
    else await patience(error);
  }
}

/** Waits when the error is one to live with, else throws it. */
async function patience(error: unknown): Promise<void> {
  if (!(error instanceof Failure)) throw error;
  if (!error.retry.retry && !task.survives.includes(error.code)) throw error;
  count(error.code);
  await new Promise((resolve) => setTimeout(resolve, error.retry.retry ? error.retry.afterMs : 20));
}

function count(code: string): void {
  failures[code] = (failures[code] ?? 0) + 1;
  say({ what: `met ${code}` });
}
