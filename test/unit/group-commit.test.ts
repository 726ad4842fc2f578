// Group commit over a connection that only takes notes: in which order it is asked for what, and what becomes of each
// body when any of these calls fails.
import { describe, expect, it } from 'vitest';
import { manualClock } from '../../src/base/clock.ts';
import type { Connection } from '../../src/store/driver.ts';
import { createGroupCommit, type GroupCommitOptions } from '../../src/store/group-commit.ts';
import { sql } from '../../src/store/store.ts';

const write = sql('INSERT INTO nothing VALUES (?)');

function recording(failing: Partial<Record<string, Error>> = {}, options: GroupCommitOptions = {}) {
  const calls: string[] = [];
  let inTransaction = false;
  const call = async (name: string) => {
    calls.push(name);
    if (failing[name]) throw failing[name];
  };
  const connection: Connection = {
    synchronous: true,
    usable: true,
    get inTransaction() {
      return inTransaction;
    },
    begin: async () => {
      await call('begin');
      inTransaction = true;
    },
    commit: async () => {
      await call('commit');
      inTransaction = false;
    },
    rollback: async () => {
      inTransaction = false;
      await call('rollback');
    },
    savepoint: () => call('savepoint'),
    release: () => call('release'),
    rollbackToSavepoint: () => call('rollback to'),
    lockSchema: async () => {},
    now: async () => 7,
    get: async () => undefined,
    all: async () => [],
    run: async (_, [value]) => {
      await call(`run ${value}`);
      return 1;
    },
    script: async () => {},
    close: async () => {},
    abandon: () => {},
  };
  return { calls, groups: createGroupCommit(manualClock(), async () => connection, options) };
}

describe('group commit', () => {
  it('gives a lone body no savepoint', async () => {
    const { calls, groups } = recording();
    expect(await groups.write((tx) => tx.run(write, 1))).toBe(1);
    expect(calls).toEqual(['begin', 'run 1', 'commit']);
  });

  it('runs bodies in the order of asking, each behind its savepoint', async () => {
    const { calls, groups } = recording();
    const results = await Promise.allSettled([
      groups.write((tx) => tx.run(write, 1)),
      groups.write(async (tx) => {
        await tx.run(write, 2);
        throw new Error('no');
      }),
      groups.write((tx) => tx.run(write, 3)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(calls).toEqual([
      'begin',
      'savepoint',
      'run 1',
      'release',
      'savepoint',
      'run 2',
      'rollback to',
      'release',
      'savepoint',
      'run 3',
      'release',
      'commit',
    ]);
  });

  it.each(['begin', 'commit', 'savepoint', 'release'])(
    'fails every caller when %s fails, and goes on with the next group',
    async (name) => {
      const failing: Partial<Record<string, Error>> = { [name]: new Error(`${name} failed`) };
      const { groups } = recording(failing);
      const results = await Promise.allSettled([1, 2, 3].map((n) => groups.write((tx) => tx.run(write, n))));
      for (const result of results)
        expect(result).toMatchObject({ status: 'rejected', reason: { message: `${name} failed` } });
      delete failing[name];
      expect(await groups.write((tx) => tx.run(write, 4))).toBe(1);
    },
  );

  it('fails every caller when there is no connection, and asks for one again', async () => {
    let tries = 0;
    const { groups: good } = recording();
    const groups = createGroupCommit(manualClock(), async () => {
      tries += 1;
      throw new Error('nobody home');
    });
    const results = await Promise.allSettled([groups.write(async () => 1), groups.write(async () => 2)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(groups.write(async () => 3)).rejects.toThrow('nobody home');
    expect(tries).toBe(2);
    expect(await good.write(async () => 4)).toBe(4);
  });

  it('puts those who ask while a group runs into the next one', async () => {
    const { calls, groups } = recording();
    let later: Promise<unknown> | undefined;
    await groups.write(async (tx) => {
      later = groups.write((inner) => inner.run(write, 2));
      await tx.run(write, 1);
    });
    await later;
    expect(calls).toEqual(['begin', 'run 1', 'commit', 'begin', 'run 2', 'commit']);
  });

  it('is drained when everything asked for is settled', async () => {
    const { groups } = recording();
    const settled: number[] = [];
    for (let n = 0; n < 300; n += 1) void groups.write((tx) => tx.run(write, n)).then(() => settled.push(n));
    await groups.drained();
    expect(settled).toHaveLength(300);
    await groups.drained();
  });

  it.each([
    ['with a listener', (errors: unknown[]) => ({ onEffectError: (error: unknown) => void errors.push(error) })],
    ['with none', () => ({})],
    [
      'with a listener that throws too',
      (errors: unknown[]) => ({
        onEffectError: (error: unknown) => {
          errors.push(error);
          throw new Error('the listener fell too');
        },
      }),
    ],
  ])('acknowledges a commit whose effect throws, %s, and goes on', async (_, optionsOver) => {
    const errors: unknown[] = [];
    const options: GroupCommitOptions = optionsOver(errors);
    const { calls, groups } = recording({}, options);
    const ran: string[] = [];
    const fallen = new Error('the effect fell');
    const results = await Promise.all(
      ['a', 'b'].map((name) =>
        groups.write(async (tx) => {
          tx.afterCommit(() => {
            throw fallen;
          });
          tx.afterCommit(() => ran.push(name));
          return name;
        }),
      ),
    );
    expect(results).toEqual(['a', 'b']);
    expect(ran).toEqual(['a', 'b']);
    expect(errors).toEqual(options.onEffectError ? [fallen, fallen] : []);
    expect(await groups.write((tx) => tx.run(write, 4))).toBe(1);
    expect(calls.filter((call) => call === 'commit')).toHaveLength(2);
    await groups.drained();
  });

  it('takes a body that throws before its first await as a refusal', async () => {
    const { groups } = recording();
    await expect(
      groups.write(() => {
        throw new Error('at once');
      }),
    ).rejects.toThrow('at once');
  });
});
