// People at a few shared boards: single appends and whole handfuls at once, some of them to be refused, decisions on
// what is there, rollbacks, restores of now and of earlier, and signatures.
import type { NewEvent } from '../../../src/ledger/contract.ts';
import { UNPROJECTABLE, board, log, type boardEvents } from '../../support/board.ts';
import type { CreateActor } from '../actor.ts';
import type { Dice } from '../dice.ts';
import { codeOf, type Life } from '../life.ts';
import type { World } from '../world.ts';

type BoardEvent = NewEvent<typeof boardEvents>;

export const BOARDS = ['b1', 'b2', 'b3'].map((end) => `01900000-0000-7000-8000-0000000000${end}`);
const LOG = '01900000-0000-7000-8000-0000000000c1';
const CARDS = ['a', 'b', 'c', 'd', 'e'];
const COLUMNS = ['todo', 'doing', 'done'];
/** So that a few of them outgrow a row and become blobs. */
const LONG = 'long '.repeat(4_000);

export const createBoards: CreateActor = (world) => ({
  name: 'boards',
  branches: [
    'answer: sequence_conflict',
    'refusal inside a group commit',
    'late failure inside a group commit',
    'rollback',
    'snapshot part',
    'snapshot parts merged',
    'earlier state restored',
  ],
  async run(life) {
    const dice = life.dice.fork('boards');
    while (life.isWanted) {
      await life.clock.sleep(dice.int(80));
      await oneThing(world, life, dice);
    }
  },
  async finish(life) {
    for (const id of BOARDS) if (world.promises.events(id).length > 0) await world.promises.restoreBoard(life, id);
  },
});

async function oneThing(world: World, life: Life, dice: Dice): Promise<void> {
  const id = dice.pick(BOARDS);
  switch (dice.int(12)) {
    case 0:
    case 1:
      await handful(world, life, dice);
      return;
    case 2:
      await decide(world, life, dice, id);
      return;
    case 3:
    case 4:
      await rollback(world, life, dice, id);
      return;
    case 5:
    case 6:
      await restore(world, life, dice, id);
      return;
    case 7:
      await many(world, life, dice, id);
      return;
    case 8:
      await attempt(life, 'signing', () => life.ledger.sign());
      return;
    default:
      await append(world, life, dice, id);
  }
}

export function someEvents(dice: Dice, most: number): BoardEvent[] {
  return Array.from({ length: dice.between(1, most) }, () => someEvent(dice));
}

function someEvent(dice: Dice): BoardEvent {
  const card_id = dice.pick(CARDS);
  switch (dice.int(5)) {
    case 0:
      return { type: 'card.moved', payload: { card_id, column: dice.pick(COLUMNS) } };
    case 1:
      return { type: 'card.removed', payload: { card_id } };
    case 2:
      return { type: 'card.noted', payload: { card_id, note: dice.hit(0.05) ? LONG : `note ${dice.int(100)}` } };
    default:
      return { type: 'card.added', payload: { card_id, title: `title ${dice.int(100)}`, column: dice.pick(COLUMNS) } };
  }
}

async function append(world: World, life: Life, dice: Dice, id: string): Promise<string> {
  const events = someEvents(dice, 4);
  // As somebody would who has looked at the board, and may be late.
  const expects = dice.hit(0.3) ? { expectedSeq: world.promises.events(id).length } : {};
  const answer = await world.promises.ask(life, { workflowId: id, content: `${events.length} events` }, (actor) =>
    life.ledger.append({ kind: board, id }, events, { create: true, actor, ...expects }),
  );
  return answer.code;
}

/** Together, so that they share a commit: plain logs in one batch, boards behind savepoints, and some to be refused. */
async function handful(world: World, life: Life, dice: Dice): Promise<void> {
  const codes = await Promise.all(
    Array.from({ length: dice.between(2, 6) }, async () => {
      if (dice.hit(0.3)) return append(world, life, dice, dice.pick(BOARDS));
      if (dice.hit(0.2)) return failLate(world, life, dice.pick(BOARDS));
      if (dice.hit(0.3)) return decide(world, life, dice, dice.pick(BOARDS));
      const isWrong = dice.hit(0.3);
      const answer = await world.promises.ask(life, { workflowId: LOG, content: 'line' }, (actor) =>
        life.ledger.append({ kind: log, id: LOG }, [{ type: 'line.written', payload: { text: `line ${actor}` } }], {
          create: true,
          actor,
          ...(isWrong ? { expectedSeq: 100_000 } : {}),
        }),
      );
      return answer.code;
    }),
  );
  if (codes.includes('ok') && codes.includes('sequence_conflict')) {
    world.branches.reached('refusal inside a group commit');
  }
  if (codes.includes('ok') && codes.includes('projection_failed')) {
    world.branches.reached('late failure inside a group commit');
  }
}

/** Refused only when all of it is written: nothing of it may stay, and nothing of the others may go. */
async function failLate(world: World, life: Life, id: string): Promise<string> {
  const events = [{ type: 'card.added', payload: { card_id: 'late', title: UNPROJECTABLE } }] as const;
  const answer = await world.promises.ask(life, { workflowId: id, content: 'unprojectable' }, (actor) =>
    life.ledger.append({ kind: board, id }, events, { create: true, actor }),
  );
  return answer.code;
}

async function decide(world: World, life: Life, dice: Dice, id: string): Promise<string> {
  const card_id = dice.pick(CARDS);
  const answer = await world.promises.ask(life, { workflowId: id, content: `decide ${card_id}` }, (actor) =>
    life.ledger.append(
      { kind: board, id },
      async (view) =>
        (await view.get('cards', card_id))
          ? [{ type: 'card.removed', payload: { card_id } }]
          : [{ type: 'card.added', payload: { card_id, title: 'decided' } }],
      { create: true, actor },
    ),
  );
  return answer.code;
}

/** Enough for a snapshot. */
async function many(world: World, life: Life, dice: Dice, id: string): Promise<void> {
  const length = dice.between(20, 40);
  // Of distinct cards they make a large part, which later small ones are not merged with.
  const card = (index: number): BoardEvent => ({ type: 'card.added', payload: { card_id: `x${index}`, title: 'one' } });
  const isDistinct = dice.hit(0.5);
  const events = Array.from({ length }, (_, index) => (isDistinct ? card(index) : someEvent(dice)));
  await world.promises.ask(life, { workflowId: id, content: `${events.length} events` }, (actor) =>
    life.ledger.append({ kind: board, id }, events, { create: true, actor }),
  );
}

async function rollback(world: World, life: Life, dice: Dice, id: string): Promise<void> {
  const head = world.promises.events(id).length;
  if (head < 2) return;
  const toSeq = dice.between(Math.max(1, head - 10), head - 1);
  await world.promises.ask(life, { workflowId: id, content: `rollback to ${toSeq}` }, (actor) =>
    life.ledger.rollback({ kind: board, id }, toSeq, { reason: 'another try', actor }),
  );
}

async function restore(world: World, life: Life, dice: Dice, id: string): Promise<void> {
  const head = world.promises.events(id).length;
  if (head === 0) return;
  const isEarlier = head > 1 && dice.hit(0.4);
  await attempt(life, 'a restore', () =>
    world.promises.restoreBoard(life, id, isEarlier ? dice.between(1, head - 1) : undefined),
  );
  if (isEarlier) world.branches.reached('earlier state restored');
}

/** Whatever may fail but leaves nothing to remember. */
async function attempt(life: Life, what: string, action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    life.note(`${what}: ${codeOf(life, `in ${what}`, error)}`);
  }
}
