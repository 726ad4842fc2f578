// The hot commands say what the operations say, word for word; and where a home is not in order they say nothing, so that
// the whole program does.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../../src/config.ts';
import { databases, programVersion } from '../../scripts/build-facts.ts';
import { openHome, operationDefinitions, readConfig, type Home } from '../../src/main.ts';
import { askForRun } from '../../src/mind/finalize/triggers.ts';
import { openHotHome } from '../../src/home/hot-home.ts';
import { readResume, WORK_DATABASE, type WorkReads } from '../../src/work/hot.ts';
import { sql } from '../../src/store/store.ts';
import { hotCommandOf } from '../../src/surfaces/cli/hot-command.ts';
import { hotAnswer } from '../../src/surfaces/cli/hot.ts';
import { runCli } from '../../src/surfaces/cli/program.ts';
import { eventually } from '../support/eventually.ts';
import { gitRepository, hasGit, NEEDS_GIT } from '../support/git-repository.ts';

const build = { databases, version: programVersion };

let top: string;
let root: string;
let config: Config;

beforeEach(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-hot-')));
  root = join(top, 'project');
  mkdirSync(join(root, 'src', 'deep'), { recursive: true });
  const configFolder = join(top, 'config');
  config = { ...readConfig(), cwd: root, home: undefined, owner: undefined, configFolder, color: false };
});

afterEach(() => rmSync(top, { recursive: true, force: true }));

const folder = () => join(root, '.throughline');

async function withHome<T>(body: (home: Home) => Promise<T>): Promise<T> {
  const home = await openHome({ folder: folder(), create: true, config });
  try {
    return await body(home);
  } finally {
    await home.close();
  }
}

async function whole(argv: readonly string[], at: Config): Promise<{ code: number; stdout: string }> {
  let stdout = '';
  const environment = {
    config: at,
    stdout: (text: string) => (stdout += text),
    stderr: () => {},
    readStdin: async () => '',
  };
  return { code: await runCli(argv, environment, operationDefinitions), stdout };
}

/** Every way of asking, at one state of the home. */
async function expectSame(at: Config = config, more: readonly string[] = []): Promise<void> {
  for (const argv of [['next'], ['next', '--json'], ['status'], ['status', '--json']]) {
    const asked = [...argv, ...more];
    const hot = await hotAnswer(asked, { config: at, ...build });
    expect([asked, hot]).toEqual([asked, (await whole(asked, at)).stdout]);
  }
}

async function expectNothing(argv: readonly string[] = ['next'], at: Config = config): Promise<void> {
  expect(await hotAnswer(argv, { config: at, ...build })).toBeUndefined();
}

describe('the same answer', () => {
  test('[MND-14] also where sessions of the project wait in vain; the doctor looks at those of every project', async () => {
    const call = { actor: 'test' };
    const waits = 'What this project knows is not up to date: 1 session waits for more than a day to be distilled.';
    const [own, other] = await withHome(async (home) => {
      const [project] = await home.work.projects.list();
      const made = await home.work.projects.create({ name: 'Another' }, call);
      return [project?.project_id ?? '', made.project_id];
    });
    const wait = (project_id: string) =>
      withHome(async (home) => {
        const { store } = await home.mind();
        await store.write(async (tx) => {
          await tx.run(sql('DELETE FROM jobs'));
          await askForRun(tx, { agent: 'claude', session_id: 'one', project_id, trigger: 'end', finalize: true }, '');
          await tx.run(sql("UPDATE jobs SET created_at = '2020-01-01T00:00:00.000Z'"));
        });
      });
    const ofMind = async () => {
      const { checks } = JSON.parse((await whole(['doctor', '--json'], config)).stdout) as {
        checks: { name: string; status: string; found: string; fix?: string }[];
      };
      return checks.find(({ name }) => name === 'mind');
    };
    const asked = ['--project', own];
    await withHome((home) => home.mind());
    expect(await ofMind()).toEqual({ name: 'mind', status: 'ok', found: 'Sessions are distilled' });
    await wait(other);
    await expectSame(config, asked);
    expect((await whole(['status', ...asked], config)).stdout).not.toContain('waits for more than a day');
    expect(await ofMind()).toMatchObject({ status: 'warn', found: waits });
    await wait(own);
    await expectSame(config, asked);
    const said = (await whole(['status', ...asked], config)).stdout;
    expect(said).toContain(`${waits}\nTo do: \`throughline up\` starts the daemon that distils;`);
    expect((await ofMind())?.fix).toContain('`throughline mind finalize`');
  });

  test('at every state of a project, with and without an owner, in colour too', async () => {
    const call = { actor: 'test' };
    await withHome(async () => {});
    await expectSame();
    const goal = await withHome(async (home) => {
      const made = (await home.call('work.create_goal', { text: 'One\ntwo' }, call)) as { goal_id: string };
      return made.goal_id;
    });
    await expectSame();
    const steps: [string, Record<string, unknown>][] = [
      ['work.add_task', { goal_id: goal, title: 'First \u001b]52;c;aGk=\u0007'.replaceAll(/\p{Cc}/gu, '·') }],
      [
        'work.add_task',
        {
          goal_id: goal,
          title: 'Second',
          acceptance_criteria: ['It works', 'It is fast'],
          checks: [{ criterion: 'It works', command: 'npm test' }],
        },
      ],
      ['work.add_task', { goal_id: goal, title: 'Third', priority: 0, depends_on: ['T1'] }],
      ['work.claim_task', { task_id: 'T1', owner: 'other' }],
      ['work.start_task', { task_id: 'T2' }],
      ['work.update_checkpoint', { task_id: 'T2', where_we_left_off: 'Here.\nAnd there.', next_step: 'Go on' }],
      ['work.block_task', { task_id: 'T2', blocker: 'No key \u202e yet' }],
      ['work.add_task', { goal_id: goal, title: 'Fourth' }],
      ['work.start_task', { task_id: 'T4' }],
      ['work.block_task', { task_id: 'T4', blocker: 'Not signed', needs: 'person' }],
      ['work.start_task', { task_id: 'T1', owner: 'other' }],
      ['work.complete_task', { task_id: 'T1', owner: 'other' }],
      ['work.archive_task', { task_id: 'T3' }],
      ['work.pause_goal', { goal_id: goal }],
    ];
    for (const [name, input] of steps) {
      await withHome((home) => home.call(name, input, call));
      await expectSame();
      await expectSame(config, ['--owner', 'me']);
      await expectSame(config, ['--owner', 'claude:me']);
    }
    await expectSame({ ...config, owner: 'other', color: true });
  });

  test.skipIf(!hasGit)(`with what happened to the code since the checkpoint${NEEDS_GIT}`, async () => {
    const repository = gitRepository();
    repository.commit('First', { 'a.txt': 'a' });
    const at = { ...config, cwd: repository.root };
    const home = await openHome({ folder: join(repository.root, '.throughline'), create: true, config: at });
    const call = { actor: 'test', cwd: repository.root, isLocal: true };
    await home.call('work.create_goal', { text: 'One' }, call);
    await home.call('work.add_task', { goal_id: 'G1', title: 'First' }, call);
    await home.call('work.start_task', { task_id: 'T1' }, call);
    const left = { where_we_left_off: 'Here.', next_step: 'Go on' };
    await home.call('work.update_checkpoint', { task_id: 'T1', ...left }, call);
    await home.close();
    repository.commit('Second', { 'b.txt': 'b' });
    for (const argv of [['next'], ['next', '--json']]) {
      // Git has two seconds, which a busy machine may need.
      let answers: readonly (string | undefined)[] = [];
      await eventually('an answer by git on both ways', async () => {
        answers = [await hotAnswer(argv, { config: at, ...build }), (await whole(argv, at)).stdout];
        return answers.every((text) => text?.includes('1 commit, 1 file changed since this checkpoint'));
      });
      expect(answers[0]).toBe(answers[1]);
    }
    // A hook starts no git: it says what git's files tell.
    const hot = openHotHome({ config: at, databases });
    const resume = await readResume(hot?.database(WORK_DATABASE) as WorkReads, { cwd: repository.root, owner: 'me' });
    hot?.close();
    expect(resume?.facts.moved).toMatchObject({ from: { branch: 'main' }, to: { branch: 'main' }, commits: 1 });
    repository.remove();
  });

  test('after any commands, whatever they were', async () => {
    await withHome(async (home) => {
      const call = { actor: 'test' };
      const goals = ['One', 'Two'];
      for (const text of goals) await home.call('work.create_goal', { text }, call);
      const task = fc.integer({ min: 1, max: 6 }).map((number) => `T${number}`);
      const owner = fc.constantFrom(undefined, 'a', 'b');
      const command = fc.oneof(
        fc
          .record({ goal_id: fc.constantFrom('G1', 'G2'), priority: fc.constantFrom(undefined, 0, 4) })
          .map((input) => ({
            name: 'work.add_task',
            input: { ...input, title: 'Any' },
          })),
        fc.record({ task_id: task, owner }).map((input) => ({ name: 'work.start_task', input })),
        fc.record({ task_id: task, owner }).map((input) => ({ name: 'work.complete_task', input })),
        task.map((task_id) => ({ name: 'work.pause_task', input: { task_id } })),
        task.map((task_id) => ({ name: 'work.block_task', input: { task_id, blocker: 'Why' } })),
        fc.constantFrom('work.pause_goal', 'work.resume_goal').map((name) => ({ name, input: { goal_id: 'G1' } })),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 4 }), owner, async (commands, asking) => {
          for (const { name, input } of commands) {
            const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
            await home.call(name, given, call).catch(() => {});
          }
          const input = asking === undefined ? {} : { owner: asking };
          const argv = ['next', '--json', ...(asking === undefined ? [] : ['--owner', asking])];
          const hot = await hotAnswer(argv, { config, ...build });
          expect(JSON.parse(hot ?? 'null')).toEqual(await home.call('work.get_next_step', input, call));
        }),
        { numRuns: 40 },
      );
    });
  });

  test('from any folder, and for the project that the folder belongs to', async () => {
    const other = join(root, 'src', 'deep');
    const second = await withHome(async (home) => {
      const made = (await home.call('work.create_project', { name: 'deep', root: other })) as { project_id: string };
      return made.project_id;
    });
    await expectSame();
    await expectSame({ ...config, cwd: other });
    await expectSame({ ...config, cwd: join(root, 'src') });
    await expectSame(config, ['--project', second]);
    await expectSame(config, ['--project', 'deep']);
    await expectSame({ ...config, cwd: top }, ['--home', folder(), '--project-id', second]);
    await expectSame({ ...config, cwd: top, home: folder() }, ['--project', second]);
    for (const command of ['next', 'status']) await expectNothing([command, '--project', 'neither']);
    // Which of them, nobody can say; the status says so by showing none.
    const outside = { ...config, cwd: top, home: folder() };
    await expectNothing(['next'], outside);
    expect((await whole(['next', '--json'], outside)).code).toBe(2);
    const status = await hotAnswer(['status', '--json'], { config: outside, ...build });
    expect(status).toBe((await whole(['status', '--json'], outside)).stdout);
    expect(JSON.parse(status ?? '')).toMatchObject({ work: null });
  });

  test('while other processes write, and from a log that no process has folded yet', async () => {
    await withHome(async (home) => {
      const { goal_id } = (await home.call('work.create_goal', { text: 'Open' })) as { goal_id: string };
      for (let number = 1; number <= 20; number += 1) {
        await home.call('work.add_task', { goal_id, title: `Task ${number}`, priority: number === 20 ? 0 : 2 });
        const hot = await hotAnswer(['next', '--json'], { config, ...build });
        expect(JSON.parse(hot ?? 'null')).toMatchObject({ number: number === 20 ? 20 : 1 });
      }
    });
  });
});

describe('no answer', () => {
  test.each([
    [[]],
    [['next', '--help']],
    [['next', '--jsno']],
    [['next', 'extra']],
    [['next', '--owner']],
    [['next', '--owner', '']],
    [['next', '--owner', '--json']],
    [['next', '--owner=me']],
    [['--owner', 'me', 'next']],
    [['next', '--home', 'a', '--home', 'b']],
    [['next', '--', '--json']],
    [['status', 'next']],
    [['task', 'list']],
  ])('to %s, which the whole program has to judge', (argv) => {
    expect(hotCommandOf(argv)).toBeUndefined();
  });

  test('where there is no home, or one on Postgres', async () => {
    await expectNothing();
    await withHome(async () => {});
    await expectNothing(['next'], { ...config, home: 'postgres://somewhere/else' });
    await expectNothing(['next', '--home', 'nowhere']);
    await expectNothing(['next', '--project', 'no-such-project']);
    await expectNothing(['status', '--project', 'no-such-project']);
    await expectNothing(['next', '--owner', 'two\nlines']);
    await expectNothing(['next'], { ...config, owner: 'x'.repeat(201) });
  });

  test('from a home that is not the user’s own, or no longer what was registered', async () => {
    await withHome(async () => {});
    const registry = join(config.configFolder, 'homes.json');
    const text = readFileSync(registry, 'utf8');
    const stranger = { ...config, configFolder: join(top, 'nobody') };
    await expectNothing(['next'], stranger);
    for (const damaged of ['', '{}', '{"format":2,"homes":{}}', text.replace('"databases"', '"more":1,"databases"')]) {
      writeFileSync(registry, damaged);
      await expectNothing();
    }
    writeFileSync(registry, text);
    const path = join(folder(), 'config.json');
    const own = readFileSync(path, 'utf8');
    for (const exchanged of [
      own.replace(/"home_id": "[^"]+"/, '"home_id": "01990000-0000-7000-8000-000000000001"'),
      own.replace('"format": 1', '"format": 1, "endpoint": "https://evil.example"'),
      own.replace(/"created_at": "[^"]+"/, '"created_at": "yesterday"'),
      '[]',
    ]) {
      writeFileSync(path, exchanged);
      await expectNothing();
    }
    writeFileSync(path, own);
    await expectSame();
    // A copy lies at another place than the one that is registered.
    const copy = join(top, 'copy');
    cpSync(folder(), join(copy, '.throughline'), { recursive: true });
    await expectNothing(['next'], { ...config, cwd: copy });
  });

  test.each([
    ['exchanged', `UPDATE ledger_meta SET database_id = '01990000-0000-7000-8000-000000000001'`],
    ['older', `DELETE FROM schema_migrations WHERE sequence = 'work'`],
    ['newer', `INSERT INTO schema_migrations VALUES ('work', 99, 'later', 'x', '2030-01-01T00:00:00.000Z', '9.9.9')`],
    ['of changed migrations', `UPDATE schema_migrations SET checksum = 'x' WHERE version = 1`],
    ['without a table', 'DROP TABLE goals'],
  ])('from a database that is %s', async (_, statement) => {
    await withHome(async (home) => {
      await home.call('work.create_goal', { text: 'A goal' });
    });
    const db = new DatabaseSync(join(folder(), 'work.sqlite'));
    db.exec(statement);
    db.close();
    await expectNothing();
    await expectNothing(['status']);
  });

  test('from a database that is gone, or is none', async () => {
    await withHome(async () => {});
    const path = join(folder(), 'work.sqlite');
    writeFileSync(path, 'not a database');
    await expectNothing();
    rmSync(path);
    await expectNothing();
  });

  test('but tables of an embedding program are no reason for none', async () => {
    await withHome(async () => {});
    const db = new DatabaseSync(join(folder(), 'work.sqlite'));
    db.exec(`INSERT INTO schema_migrations VALUES ('app.notes', 1, 'notes', 'x', '2030-01-01T00:00:00.000Z', '0.1.0')`);
    db.close();
    await expectSame();
  });
});
