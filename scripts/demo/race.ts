// Two agents on one list of tasks, each in a folder of its own. The second one to have recorded a checkpoint is killed
// while it holds its task.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Heard } from './agent.ts';
import type { Stage } from './stage.ts';

export interface Race {
  /** By the agent that did it; what the killed one did before it died counts. */
  readonly completed: readonly { readonly task: string; readonly by: string }[];
  readonly killed: { readonly name: string; readonly task: string; readonly pid: number };
  /** What the survivor read when it took up the task of the dead one. */
  readonly takenUp: { readonly by: string; readonly leftOff: string };
}

interface RaceOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly stage: Stage;
  /** Ends the agents. */
  readonly signal: AbortSignal;
}

const CLAIM_MS = 2_000;
const WORKING_MS = 400;

/** By name, the folder that each agent works in. */
export async function race(places: ReadonlyMap<string, string>, { env, stage, signal }: RaceOptions): Promise<Race> {
  const completed: { task: string; by: string }[] = [];
  const takenUp: { by: string; leftOff: string }[] = [];
  let killed: Race['killed'] | undefined;
  let recorded = 0;

  async function follow(name: string, agent: ChildProcess): Promise<void> {
    const ended = once(agent, 'close');
    if (!agent.stdout || !agent.stdin) throw new Error('an agent has no pipes');
    // Whoever is killed no longer reads.
    agent.stdin.on('error', () => {});
    for await (const line of createInterface({ input: agent.stdout })) {
      const { what, task = '', title = '', leftOff } = JSON.parse(line) as Heard;
      if (what === 'took' && task === killed?.task) {
        takenUp.push({ by: name, leftOff: leftOff ?? '' });
        stage.line(`${name}  took ${task} of ${killed.name}: “${leftOff ?? ''}”`);
      } else if (what === 'took') stage.line(`${name}  took ${task}: ${title}`);
      if (what === 'completed') {
        completed.push({ task, by: name });
        stage.line(`${name}  completed ${task}`);
      }
      if (what !== 'recorded') continue;
      recorded += 1;
      if (recorded === 2) {
        killed = { name, task, pid: agent.pid ?? 0 };
        agent.kill('SIGKILL');
        stage.line(`${name}  killed by kill -9 ${killed.pid}, while it held ${task}`);
      } else {
        await stage.pause(WORKING_MS);
        agent.stdin.write('go\n');
      }
    }
    const [code] = (await ended) as [number | null];
    if (code !== 0 && name !== killed?.name) throw new Error(`${name} ended with ${code}`);
  }

  stage.gap();
  const agents = [...places].map(([name, cwd]) => {
    const program = [join(import.meta.dirname, 'agent.ts'), name, String(CLAIM_MS)];
    const options = { cwd, env, signal, killSignal: 'SIGKILL' } as const;
    return { name, agent: spawn(process.execPath, program, { ...options, stdio: ['pipe', 'pipe', 'inherit'] }) };
  });
  try {
    await Promise.all(agents.map(({ name, agent }) => follow(name, agent)));
  } finally {
    for (const { agent } of agents) agent.kill('SIGKILL');
  }
  const [up] = takenUp;
  if (!killed || !up) throw new Error('the task of the killed agent was not taken up');
  return { completed, killed, takenUp: up };
}
