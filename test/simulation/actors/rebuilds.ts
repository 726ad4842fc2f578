// People who rebuild streams while others append to them: sound ones, of which nothing may change, and ones in which a
// row was changed before, by SQL past every interface.
import type { CreateActor } from '../actor.ts';
import type { Dice } from '../dice.ts';
import { codeOf, type Life } from '../life.ts';
import type { World } from '../world.ts';
import { BOARDS } from './boards.ts';
import { PROJECT } from './work-promises.ts';

/** Each changes rows of one stream. */
const ENTITY = `UPDATE state_entities SET body = '{"title":"Never written"}' WHERE workflow_id = ?1 AND collection = 'cards'
  AND entity_id = (SELECT max(entity_id) FROM state_entities WHERE workflow_id = ?1 AND collection = 'cards')`;
const ROWS = [
  "UPDATE tasks SET title = 'Never written' WHERE project_id = ?1",
  'DELETE FROM tasks WHERE project_id = ?1',
  'DELETE FROM goals WHERE project_id = ?1',
  'UPDATE goals SET priority = 4 WHERE project_id = ?1',
  'UPDATE work_heads SET head_seq = head_seq + 1 WHERE project_id = ?1',
  'DELETE FROM work_heads WHERE project_id = ?1',
];

export const createRebuilds: CreateActor = (world) => ({
  name: 'rebuilds',
  branches: [
    'rebuild of sound streams',
    'rebuild of sound streams while others append',
    'rebuild of a damaged stream',
    'damage: checksum_mismatch',
    'damage: projection_damaged',
  ],
  async run(life) {
    const dice = life.dice.fork('rebuilds');
    while (life.isWanted) {
      await life.clock.sleep(dice.int(250));
      const stream = dice.hit(0.5) ? PROJECT : dice.pick(BOARDS);
      if (world.promises.events(stream).length === 0) continue;
      if (life.isWanted && dice.hit(0.5) && !world.damage.isIn(stream)) {
        for (let tries = 0; tries < 5 && !damage(world, life, dice, stream); tries += 1) await life.clock.sleep(10);
        // So that others meet it.
        if (dice.hit(0.7)) await life.clock.sleep(dice.int(500));
      }
      await rebuild(world, life, dice.hit(0.7) ? stream : undefined);
    }
    while (world.isCalm && !life.isStopping && !world.damage.isNone) {
      await rebuild(world, life);
      await life.clock.sleep(100);
    }
  },
});

function damage(world: World, life: Life, dice: Dice, stream: string): boolean {
  const statement = stream === PROJECT ? dice.pick(ROWS) : ENTITY;
  const isDone = world.damage.strike(stream, statement);
  if (isDone) life.note(`damages ${stream.slice(-2)}: ${statement.slice(0, 40)}`);
  return isDone;
}

async function rebuild(world: World, life: Life, stream?: string): Promise<void> {
  const seen = world.damage.seen();
  const events = world.promises.count;
  try {
    const report = await life.ledger.rebuild(stream === undefined ? {} : { stream });
    const isSound =
      stream === undefined ? seen.size === 0 && world.damage.isNone : !seen.has(stream) && !world.damage.isIn(stream);
    const found = report.differences_found;
    life.note(`rebuilds ${stream?.slice(-2) ?? 'all'}: ${found} differences`);
    world.expect(found === 0 || !isSound, 'a rebuild finds nothing where nothing is damaged', () =>
      JSON.stringify(report.differences),
    );
    if (found > 0) world.branches.reached('rebuild of a damaged stream');
    else world.branches.reached('rebuild of sound streams');
    if (found === 0 && world.promises.count > events) {
      world.branches.reached('rebuild of sound streams while others append');
    }
    world.damage.mended(seen, stream);
  } catch (error) {
    life.note(`rebuild: ${codeOf(life, 'in a rebuild', error)}`);
  }
}
