// `task prove` and `task complete --prove` from the shell, in a real repository: who may run which command, what is
// recorded, and what leaves the task as it is.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Task } from '../../src/work/contract.ts';
import { eventually } from '../support/eventually.ts';
import { gitRepository, hasGit, NEEDS_GIT, type GitRepository } from '../support/git-repository.ts';
import { PROGRAM, runWarm } from '../support/run-warm.ts';

const READ = JSON.stringify([{ criterion: 'It reads well', proof: 'Read twice.' }]);
const CHECK = 'echo ran >> ../ran && test ! -e broken';

describe.skipIf(!hasGit)(`proof by doing, from the shell${NEEDS_GIT}`, () => {
  let repository: GitRepository;
  let env: NodeJS.ProcessEnv;

  beforeEach(() => {
    repository = gitRepository();
    const folder = dirname(repository.root);
    env = {
      ...process.env,
      ...repository.variables,
      XDG_CONFIG_HOME: join(folder, 'xdg'),
      XDG_CACHE_HOME: join(folder, 'cache'),
    };
    for (const name of ['THROUGHLINE_HOME', 'THROUGHLINE_OWNER']) delete env[name];
    repository.commit('First', { 'a.txt': 'one\n' });
    const criteria = ['It reads well', 'All tests pass'].flatMap((text) => ['--acceptance-criteria', text]);
    const checks = JSON.stringify([{ criterion: 'All tests pass', command: CHECK }]);
    done('init');
    done('goal', 'create', 'Ship it');
    done('task', 'add', 'G1', 'Build', ...criteria, '--checks', checks);
    done('task', 'start', 'T1');
  });
  afterEach(() => repository.remove());

  const tl = (...args: string[]) => runWarm(PROGRAM, args, { cwd: repository.root, env });
  function done(...args: string[]): string {
    const { status, stdout, stderr } = tl(...args);
    if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
    return stdout;
  }
  const refused = (...args: string[]) => {
    const { status, stdout } = tl(...args, '--json');
    return {
      status,
      ...(JSON.parse(stdout) as { code: string; message: string; run?: string; runs?: { tail: string }[] }),
    };
  };
  const prove = (...args: string[]) => ['task', 'prove', 'T1', '--json', ...args];
  const shown = () => (JSON.parse(done('task', 'show', 'T1', '--json')) as { task: Task }).task;
  const timesRun = () => {
    const ran = join(repository.root, '..', 'ran');
    return existsSync(ran) ? readFileSync(ran, 'utf8').split('\n').length - 1 : 0;
  };

  test('without a terminal a check runs only by its own words; then the task is complete while the code stays', () => {
    expect(refused('task', 'complete', 'T1', '--evidence', READ)).toMatchObject({
      code: 'proof_required',
      status: 5,
      run: `throughline task prove T1 --criterion 2 -- '${CHECK}'`,
    });
    expect(refused('task', 'prove', 'T1')).toMatchObject({ code: 'command_required', status: 5 });
    expect(refused('task', 'complete', 'T1', '--prove', '--evidence', READ)).toMatchObject({
      code: 'command_required',
    });
    const other = JSON.parse(tl(...prove('--criterion', '2', '--', 'true')).stdout) as { code: string };
    expect([other.code, timesRun()]).toEqual(['check_differs', 0]);

    const { status, stdout, stderr } = tl(...prove('--', CHECK));
    expect([status, timesRun()]).toEqual([0, 1]);
    expect(stderr).toContain(`$ ${CHECK}`);
    const commit = repository.git('rev-parse', 'HEAD').trim();
    expect(JSON.parse(stdout)).toMatchObject({
      proofs: [
        { number: 2, executed: { command: CHECK, exit_code: 0, commit, dirty: false, changed_meanwhile: false } },
      ],
    });
    repository.write('a.txt', 'two\n');
    expect(refused('task', 'complete', 'T1', '--evidence', READ)).toMatchObject({ code: 'proof_required' });
    done('task', 'prove', 'T1', '--', CHECK);
    repository.commit('Second');
    expect(refused('task', 'complete', 'T1', '--evidence', READ)).toMatchObject({ code: 'proof_required' });
    done('task', 'prove', 'T1', '--criterion', '2', '--', CHECK);
    done('task', 'complete', 'T1', '--evidence', READ);
    expect(shown()).toMatchObject({ status: 'done', evidence: [{ kind: 'claimed' }, { kind: 'executed' }] });
    expect(done('export', '--format', 'markdown')).toContain('Proof, executed:');
  });

  test('the line that a session is told to run works although that session holds the task, and no other session’s', () => {
    done('task', 'claim', 'T1', '--owner', 'claude:1c2d3e4f');
    expect(refused('task', 'prove', 'T1', '--owner', 'codex:99', '--', CHECK).code).toBe('task_claimed');
    done('task', 'prove', 'T1', '--criterion', '2', '--', CHECK);
    done('task', 'complete', 'T1', '--owner', 'claude:1c2d3e4f', '--evidence', READ);
  });

  test.each([
    ['fails', ['sh', '-c', 'cat ../secret; exit 4'], 'check_failed', 5],
    ['is not there', ['no-such-program'], 'check_not_found', 5],
    ['takes too long', ['sleep', '60'], 'check_timed_out', 5],
    ['holds a secret', ['env', 'API_KEY=sk-live-0123456789abcdefghij', 'true'], 'invalid_check', 2],
  ])('a command that %s leaves the task as it is, with a code of its own', (_, words, code, exit) => {
    const before = shown();
    writeFileSync(join(repository.root, '..', 'secret'), 'PASSWORD=hunter2hunter2\n');
    const run = tl(...prove('--criterion', '1', '--timeout-ms', '400', '--', ...words));
    expect([run.status, (JSON.parse(run.stdout) as { code: string }).code]).toEqual([exit, code]);
    expect(run.stdout).not.toContain('hunter2hunter2');
    expect(shown()).toEqual(before);
  });

  test('a criterion that is changed while its command runs gets no proof', () => {
    const script = join(repository.root, '..', 'change.sh');
    const change = `"${process.execPath}" --experimental-strip-types "${PROGRAM}" task update T1 --acceptance-criteria Green`;
    writeFileSync(script, `cd "${repository.root}" && ${change}\n`);
    const { status, stdout } = tl(...prove('--criterion', '1', '--', 'sh', script));
    expect([status, (JSON.parse(stdout) as { code: string }).code]).toEqual([7, 'criterion_changed']);
    expect(shown()).toMatchObject({ acceptance_criteria: ['Green'], checks: [], evidence: [] });
  });

  test('Ctrl-C ends the command with everything it started, and the task stays as it is', async () => {
    const before = shown();
    const line = 'sleep 600 & echo $! > ../pid; sleep 600';
    const child = spawn(process.execPath, [PROGRAM, ...prove('--criterion', '1', '--', line)], {
      cwd: repository.root,
      env,
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const pid = join(repository.root, '..', 'pid');
    await eventually('it runs', () => existsSync(pid) && statSync(pid).size > 0, 60_000);
    child.kill('SIGINT');
    await once(child, 'close');
    expect([child.exitCode, (JSON.parse(said) as { code: string }).code]).toEqual([130, 'check_interrupted']);
    await eventually('what it started is gone', () => {
      return spawnSync('kill', ['-0', readFileSync(pid, 'utf8').trim()]).status !== 0;
    });
    expect(shown()).toEqual(before);
  });

  test('an override with a reason takes a claim in place of the run, on record', () => {
    const evidence = JSON.stringify([
      ...(JSON.parse(READ) as object[]),
      { criterion: 'All tests pass', proof: 'They did.' },
    ]);
    done('task', 'complete', 'T1', '--evidence', evidence, '--override', 'The runner is down');
    expect(shown().evidence[1]).toMatchObject({ kind: 'claimed', overridden: 'The runner is down' });
    expect(done('task', 'show', 'T1')).toContain('check overridden The runner is down');
  });

  test('in a linked worktree the command runs there, and the proof is of the code there', () => {
    repository.git('worktree', 'add', '--quiet', '-b', 'side', '../side');
    const side = join(repository.root, '..', 'side');
    writeFileSync(join(side, 'only-here'), '');
    const args = ['task', 'prove', 'T1', '--criterion', '1', '--json', '--', 'test', '-e', 'only-here'];
    const { status, stdout } = runWarm(PROGRAM, args, { cwd: side, env });
    expect([
      status,
      (JSON.parse(stdout) as { proofs: { executed: { dirty: boolean } }[] }).proofs[0]?.executed.dirty,
    ]).toEqual([0, true]);
    expect(tl(...args).status).toBe(5);
  });

  // A terminal of its own, by the tool that records sessions.
  const hasTerminal = spawnSync('script', ['--version']).status === 0;
  const atTerminal = (line: string, answer = '') => {
    const program = `"${process.execPath}" "${PROGRAM}" ${line}`;
    const { status, stdout } = spawnSync('script', ['-qec', program, '/dev/null'], {
      ...{ cwd: repository.root, env, encoding: 'utf8', input: answer },
    });
    return { status, said: stdout };
  };

  test.skipIf(!hasTerminal)('at a terminal a check of the command line runs at once, and completes the task', () => {
    const { status } = atTerminal(`task complete T1 --prove --evidence '${READ}'`);
    expect([status, timesRun(), shown().status]).toEqual([0, 1, 'done']);
  });

  test.skipIf(!hasTerminal)('at a terminal a check from a file is shown and asked for, once', () => {
    const file = join(repository.root, '..', 'work.json');
    writeFileSync(file, done('export', '--format', 'json'));
    mkdirSync(join(repository.root, '..', 'other'));
    done('project', 'create', 'copy', '--root', join(repository.root, '..', 'other'));
    done('import', file, '--project', 'copy');
    const no = atTerminal('task prove T1 --project copy', 'n\n');
    expect([no.status, timesRun()]).toEqual([5, 0]);
    expect(no.said).toContain('import:cli:');
    expect(no.said).toContain(CHECK);
    expect([atTerminal('task prove T1 --project copy', 'y\n').status, timesRun()]).toEqual([0, 1]);
    const again = atTerminal('task prove T1 --project copy');
    expect([again.status, timesRun(), again.said.includes('[y/N]')]).toEqual([0, 2, false]);
  });
});
