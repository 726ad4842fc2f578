// Machines that get a newer version of the program one after another, while others still run the older one. The upgrade
// of the database is asked for at some moment; before it the newer processes are refused, after it the older ones.
import type { Migration, MigrationSequence } from '../../../src/store/migrations.ts';
import type { CreateActor } from '../actor.ts';

const step = (name: string, script: string): Migration => ({ name, sqlite: script, postgres: script });
const NEWER: MigrationSequence = {
  name: 'simulated_upgrade',
  migrations: [
    step('what both know', 'CREATE TABLE simulated_versions (version INTEGER NOT NULL);'),
    step('what only the newer version knows', 'INSERT INTO simulated_versions (version) VALUES (2);'),
  ],
};
const OLDER: MigrationSequence = { ...NEWER, migrations: NEWER.migrations.slice(0, 1) };

export const createUpgrades: CreateActor = (world) => {
  const dice = world.dice.fork('upgrades');
  const machines = new Set<string>();
  const renewed = new Set<string>();
  let format: number | undefined;
  const isUpgraded = () =>
    world.observer.isReady &&
    world.observer.rows('SELECT 1 FROM schema_migrations WHERE sequence = ? AND version = 2', NEWER.name).length > 0;

  return {
    name: 'upgrades',
    sequences: [NEWER],
    branches: [
      'upgrade',
      'upgrade cut off',
      'refused: upgrade_required while opening',
      'refused: database_newer while opening',
      'refused: database_newer while up',
    ],
    starts(machine) {
      const isFirst = !machines.has(machine);
      machines.add(machine);
      // A person whose process was refused installs the newer version, sooner or later.
      if (!isFirst && (isUpgraded() ? world.isCalm || dice.hit(0.5) : dice.hit(0.2))) renewed.add(machine);
      const isNewer = renewed.has(machine);
      return {
        sequences: world.sequences.map((sequence) => (sequence === NEWER && !isNewer ? OLDER : sequence)),
        upgrades: world.isCalm || dice.hit(0.4),
      };
    },
    async run(life) {
      const [machine = ''] = life.name.split('.');
      if (renewed.has(machine)) return;
      await life.clock.sleep(dice.int(1_500));
      if (!life.isWanted || dice.hit(0.3)) return;
      renewed.add(machine);
      life.note('is stopped for the newer version');
      life.isStopping = true;
    },
    committed({ life }) {
      const found = world.observer.format();
      world.expect(
        found === life.format,
        'a process writes only into a database of the format that it knows',
        () => `${life.name}, which knows format ${life.format}, has written into one of format ${found}`,
      );
      world.expect(
        format === undefined || found === format || life.program.upgrades,
        'a database is upgraded only when that was asked for',
        () => `${life.name} brought it from format ${format} to ${found}`,
      );
      format = found;
    },
  };
};
