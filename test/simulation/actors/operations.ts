// Callers who repeat themselves: the same operation asked for on several machines, again after every failure, and now
// and then with other content under an id that is taken.
import { board } from '../../support/board.ts';
import type { CreateActor } from '../actor.ts';
import type { Dice } from '../dice.ts';
import type { Life } from '../life.ts';
import type { World } from '../world.ts';
import { BOARDS } from './boards.ts';

interface Wish {
  readonly operationId: string;
  readonly workflowId: string;
  readonly content: string;
  /** With a decider the command tells repetitions from others, with plain events they do so themselves. */
  readonly isDecided: boolean;
  isKnown: boolean;
}

const AT_ONCE = 3;

export const createOperations: CreateActor = (world) => {
  const wishes: Wish[] = [];

  const newWish = (dice: Dice): Wish => {
    const number = wishes.length + 1;
    const wish = {
      operationId: `op-${number}`,
      workflowId: dice.pick(BOARDS),
      content: dice.hit(0.1) ? 'nothing' : `wish ${number}`,
      isDecided: dice.hit(0.4),
      isKnown: false,
    };
    wishes.push(wish);
    return wish;
  };

  return {
    name: 'operations',
    branches: ['operation repeated', 'answer: operation_conflict', 'operation asked again after a failure'],
    async run(life) {
      const dice = life.dice.fork('operations');
      while (life.isWanted) {
        await life.clock.sleep(dice.int(150));
        const known = dice.hit(0.5) && wishes.length > 0 ? dice.pick(wishes) : newWish(dice);
        await Promise.all(Array.from({ length: dice.hit(0.3) ? AT_ONCE : 1 }, () => fulfil(world, life, dice, known)));
      }
      if (life.isStopping) return;
      // Whoever asked wants to know in the end.
      for (const wish of wishes) {
        while (!wish.isKnown && !life.isDead) {
          await fulfil(world, life, dice, wish);
          await life.clock.sleep(20);
        }
      }
    },
    finish: async () => {
      world.expect(
        wishes.every(({ isKnown }) => isKnown),
        'an operation that is asked for again and again is done',
        () =>
          wishes
            .filter(({ isKnown }) => !isKnown)
            .map(({ operationId }) => operationId)
            .join(', '),
      );
    },
  };
};

async function fulfil(world: World, life: Life, dice: Dice, wish: Wish): Promise<void> {
  const { operationId, workflowId, isDecided } = wish;
  const content = !world.isCalm && dice.hit(0.1) ? `not ${wish.content}` : wish.content;
  const isRight = content === wish.content;
  // Before the right content is known to be taken, the wrong one might be.
  if (!isRight && !wish.isKnown) return;
  const stream = { kind: board, id: workflowId };
  const events =
    content === 'nothing' ? [] : [{ type: 'card.added' as const, payload: { card_id: operationId, title: content } }];
  const answer = await world.promises.ask(life, { workflowId, content, operationId }, (actor) =>
    isDecided
      ? life.ledger.append(stream, () => events, { create: true, operationId, command: content, actor })
      : life.ledger.append(stream, events, { create: true, operationId, actor }),
  );
  if (answer.code === 'ok' && isRight) wish.isKnown = true;
  else if (isRight) world.branches.reached('operation asked again after a failure');
  world.expect(
    isRight ? answer.code !== 'operation_conflict' : answer.code !== 'ok',
    'an operation id that is taken refuses other content, and no other',
    () => `${operationId} as "${content}" ended with ${answer.code}`,
  );
}
