// Those who want to hear of every append: a consumer with a handler of its own, one that writes in the transaction that
// moves its cursor, and a listener for as long as its process lives.
import type { NotificationBatch } from '../../../src/kernel/notifications/contract.ts';
import type { Consumer, ConsumerOptions } from '../../../src/kernel/notifications/consumers.ts';
import type { MigrationSequence } from '../../../src/store/migrations.ts';
import { sql } from '../../../src/store/store.ts';
import type { CreateActor } from '../actor.ts';
import type { Dice } from '../dice.ts';
import { OnPurpose, codeOf, type Life } from '../life.ts';
import type { World } from '../world.ts';

const schema: MigrationSequence = {
  name: 'simulated_inbox',
  migrations: [
    {
      name: 'inbox',
      sqlite: 'CREATE TABLE simulated_inbox (ordinal INTEGER PRIMARY KEY, position INTEGER NOT NULL) STRICT;',
      postgres: 'CREATE TABLE simulated_inbox (ordinal BIGINT PRIMARY KEY, position BIGINT NOT NULL);',
    },
  ],
};

const insert = sql(
  'INSERT INTO simulated_inbox (ordinal, position) VALUES ((SELECT count(*) FROM simulated_inbox) + 1, ?)',
);

export const createConsumers: CreateActor = (world) => {
  /** How many of the appends were told of at least once; never any beyond one that was not. */
  let told = 0;
  let inbox = 0;

  const handled = (life: Life, { source_cursor: { position } }: NotificationBatch): void => {
    const index = world.promises.appends.indexOf(position);
    world.expect(
      index >= 0 && index <= told,
      'a consumer hears of every append, in order',
      () => `${life.name} heard of ${position}, but the next one is ${world.promises.appends[told]}`,
    );
    if (index < told) world.branches.reached('notification repeated');
    told = Math.max(told, index + 1);
  };

  const areAllTold = () => told === world.promises.appends.length && inbox === world.promises.appends.length;

  const consume = async (life: Life, dice: Dice): Promise<() => Promise<void>> => {
    const options: ConsumerOptions = { batchSize: dice.between(1, 4) };
    const consumers: Consumer[] = [];
    consumers.push(
      await life.ledger.notifications.consume(
        'outside',
        async (batch) => {
          if (life.rates.crash > 0 && dice.hit(0.02)) throw new OnPurpose('the handler fails');
          handled(life, batch);
          await life.clock.sleep(dice.int(5));
        },
        options,
      ),
      await life.ledger.notifications.consumeInTransaction(
        'inside',
        async ({ source_cursor }, tx) => {
          await tx.run(insert, source_cursor.position);
        },
        options,
      ),
    );
    return async () => {
      await Promise.all(consumers.map((consumer) => consumer.stop()));
    };
  };

  return {
    name: 'consumers',
    sequences: [schema],
    branches: ['notification repeated', 'heard live'],
    async run(life) {
      const dice = life.dice.fork('consumers');
      try {
        await listen(world, life);
        const stop = await consume(life, dice);
        while (life.isWanted) await life.clock.sleep(100);
        while (world.isCalm && !life.isStopping && !areAllTold()) await life.clock.sleep(500);
        await stop();
      } catch (error) {
        life.note(`consumers: ${codeOf(life, 'in consuming', error)}`);
      }
    },
    committed() {
      const text = 'SELECT position FROM simulated_inbox WHERE ordinal > ? ORDER BY ordinal';
      for (const { position } of world.observer.rows<{ position: number }>(text, inbox)) {
        const next = world.promises.appends[inbox];
        world.expect(
          position === next,
          'a consumer inside the transaction writes exactly once, in order',
          () => `it wrote of ${position} when ${next} was next`,
        );
        inbox += 1;
      }
    },
    async finish(life) {
      const stop = await consume(life, life.dice.fork('consumers'));
      while (!areAllTold()) await life.clock.sleep(1_000);
      await stop();
    },
  };
};

async function listen(world: World, life: Life): Promise<void> {
  const { appends } = world.promises;
  let next: number | undefined;
  // Counted when it resolves: whatever commits from then on must be told of.
  let least = Infinity;
  await life.ledger.notifications.subscribe({}, ({ source_cursor: { position } }) => {
    if (life.isDead) return;
    const index = appends.indexOf(position);
    world.expect(
      next === undefined ? index >= 0 && index <= least : index === next,
      'a listener hears of everything while it lives, in order',
      () => `${life.name} heard of append ${index + 1} instead of ${(next ?? least) + 1}`,
    );
    next = index + 1;
    world.branches.reached('heard live');
  });
  least = appends.length;
}
