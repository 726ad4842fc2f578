// Sessions that race for the tasks of one project, some killed or stopped with a task in hand: who got which, what became
// of it, and whether all of it fits what they were told.
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from '../../src/main.ts';
import { Violation } from '../simulation/violation.ts';
import { audit, expect } from './audit.ts';
import { pause } from './pause.ts';
import type { Figures } from './scenario.ts';
import { openTarget, type Target } from './target.ts';
import { Victim, type Ending } from './victim.ts';
import type { RacerLine, RacerTask } from './work-racer.ts';

/** Only bounds how long a race that is stuck takes to say so. */
const PATIENCE_MS = 240_000;
const CALL = { actor: 'starter' };

export interface RaceOptions {
  readonly target: Target;
  /** For the logs of the racers. */
  readonly folder: string;
  readonly ttlMs: number;
}

export class WorkRace {
  kills = 0;
  stops = 0;
  readonly racers: Victim[] = [];
  private readonly options: RaceOptions;
  private readonly home: Home;
  private readonly logs: string;
  private readonly lives: number[] = [];
  private tasks = 0;

  private constructor(options: RaceOptions, home: Home) {
    this.options = options;
    this.home = home;
    this.logs = join(options.folder, 'told');
    mkdirSync(this.logs, { recursive: true });
  }

  static async open(options: RaceOptions): Promise<WorkRace> {
    return new WorkRace(options, await openTarget(options.target));
  }

  /** Of several goals and priorities, some of them waiting for others: what is ready changes while they race. */
  async addTasks(count: number): Promise<void> {
    const goals: string[] = [];
    for (const priority of [1, 2, 3]) {
      const { goal_id } = await this.call<{ goal_id: string }>('create_goal', { text: `Goal ${priority}`, priority });
      goals.push(goal_id);
    }
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const dependsOn = n % 5 === 4 ? [ids[n - 1], ids[n - 3]] : [];
      const { task_id } = await this.call<{ task_id: string }>('add_task', {
        goal_id: goals[n % 3],
        title: `Task ${n + 1}`,
        depends_on: dependsOn,
        ...(n % 4 === 3 ? { priority: n % 5 } : {}),
        ...(n % 2 === 0 ? { acceptance_criteria: ['It is done'] } : {}),
      });
      ids.push(task_id);
    }
    this.tasks += count;
  }

  start(index: number, { incident, gate }: Pick<RacerTask, 'incident' | 'gate'> = {}): Victim {
    const life = (this.lives[index] ?? 0) + 1;
    this.lives[index] = life;
    const { target, ttlMs } = this.options;
    const owner = `racer-${index}.${life}`;
    const task: RacerTask = {
      target,
      owner,
      ttlMs,
      log: join(this.logs, `${owner}.jsonl`),
      ...(incident ? { incident } : {}),
      ...(gate === undefined ? {} : { gate }),
    };
    const racer = new Victim('./work-racer.ts', task);
    this.racers[index] = racer;
    return racer;
  }

  /** Until nothing is left to do. Those that were killed have come to their end before. */
  async finish(): Promise<void> {
    let isOver = false;
    const endings = Promise.all(this.racers.map((racer) => racer.finished())).finally(() => (isOver = true));
    await this.until('every task comes to its end', async () => isOver);
    (await endings).forEach(checkEnding);
  }

  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const endMs = performance.now() + PATIENCE_MS;
    while (!(await holds())) {
      // Whoever failed is no longer there to bring it about.
      for (const racer of this.racers) if (!racer.isRunning) checkEnding(await racer.ended);
      if (performance.now() > endMs) throw new Violation(what, await this.openTasks());
      await pause(20);
    }
  }

  async isDone(taskId: string): Promise<boolean> {
    const { task } = await this.call<{ task: { status: string } }>('get_task', { task_id: taskId });
    return task.status === 'done';
  }

  /** Until a racer meets its end, or stops, with a task in hand: which one. The others leave it little. */
  async meets(racer: Victim, how: 'dies' | 'stops'): Promise<string> {
    const met = racer.heard(how);
    for (;;) {
      const said = await Promise.race([met, pause(200).then(() => 'not yet' as const)]);
      if (said === undefined) checkEnding(await racer.ended);
      if (said !== undefined && said !== 'not yet') return String(said['task_id']);
      await this.addTasks(5);
    }
  }

  /** What became of a stopped racer once it was continued: everything it still wanted was refused. */
  async wake(racer: Victim, taskId: string): Promise<void> {
    // On a slow machine it may have lost another one before.
    const next = racer.hears('lost');
    racer.kill('SIGCONT');
    const { attempts, released, task_id } = { ...(await next) } as Record<string, unknown>;
    expect(
      'who lost a claim changes nothing',
      { task_id, attempts, released },
      {
        task_id: taskId,
        attempts: {
          start_task: 'lease_lost',
          update_checkpoint: 'lease_lost',
          complete_task: 'lease_lost',
          renew_claim: 'lease_lost',
        },
        released: false,
      },
    );
  }

  async examine(): Promise<Figures> {
    const { tasks, kills, stops } = this;
    const told = this.told();
    const tokens = tokensOf(told);
    expect('every task is done', await this.openTasks(), '');
    const { claims } = await this.call<{ claims: readonly unknown[] }>('list_claims', {});
    expect('nobody holds what is done', claims, []);
    const done = await this.examineEvents(tokens);
    expect('there are as many as were added', done.size, tasks);
    for (const line of told) {
      if (!('completed' in line)) continue;
      expect('who was told that it completed a task did', done.get(line.completed), line.owner);
    }
    const { takeovers = 0, events = 0 } = await audit(this.home, []);
    return { tasks, kills, stops, takeovers, events, acknowledged: told.length };
  }

  async close(): Promise<void> {
    await Promise.all(this.racers.map((racer) => racer.killed()));
    await this.home.close();
  }

  /** Who completed which task. */
  private async examineEvents(tokens: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, string>> {
    const started = new Set<string>();
    const done = new Map<string, string>();
    const newest = new Map<string, number>();
    const [project] = (await this.call<{ projects: { project_id: string }[] }>('list_projects', {})).projects;
    for (let after = 0; ;) {
      const page = await this.home.ledger.events(project?.project_id ?? '', { after, limit: 1_000 });
      for (const { event_type: type, payload, actor, event_seq } of page) {
        after = event_seq;
        const { task_id: id } = JSON.parse(payload) as { task_id?: string };
        if (id === undefined || type === 'task.created') continue;
        const token = tokens.get(`${id} ${actor}`) ?? 0;
        const before = newest.get(id) ?? 1;
        expect(
          'nobody writes on a task that another has taken',
          { id, actor, holds: token >= before },
          { id, actor, holds: true },
        );
        newest.set(id, token);
        if (type === 'task.started') {
          expect('a task is started once', { id, again: started.has(id) }, { id, again: false });
          started.add(id);
        }
        if (type === 'task.completed') {
          expect('a task is completed once', { id, by: done.get(id), started: started.has(id) }, { id, started: true });
          done.set(id, actor);
        }
      }
      if (page.length < 1_000) return done;
    }
  }

  private told(): RacerLine[] {
    return readdirSync(this.logs)
      .flatMap((name) => readFileSync(join(this.logs, name), 'utf8').split('\n').slice(0, -1))
      .map((line) => JSON.parse(line) as RacerLine);
  }

  private async openTasks(): Promise<string> {
    const input = { status: ['todo', 'doing', 'blocked'], limit: 20 };
    const { tasks } = await this.call<{ tasks: { number: number; status: string }[] }>('list_tasks', input);
    return tasks.map(({ number, status }) => `T${number} ${status}`).join(', ');
  }

  private call<T>(name: string, input: object): Promise<T> {
    return this.home.call(`work.${name}`, input, CALL) as Promise<T>;
  }
}

function checkEnding({ code, signal, errors }: Ending): void {
  if (code === 0 || signal === 'SIGKILL') return;
  throw new Violation('a racer meets no error that ends it', `ended with ${code ?? signal}: ${errors}`);
}

/** Of a task and an owner the token; no token of a task was ever given to two. */
function tokensOf(told: readonly RacerLine[]): ReadonlyMap<string, number> {
  const tokens = new Map<string, number>();
  const owners = new Map<string, string>();
  for (const line of told) {
    if (!('claimed' in line)) continue;
    const { claimed: id, owner, token } = line;
    const key = `${id} ${token}`;
    expect('no two get the same claim', { key, owner: owners.get(key) ?? owner }, { key, owner });
    owners.set(key, owner);
    tokens.set(`${id} ${owner}`, token);
  }
  return tokens;
}
