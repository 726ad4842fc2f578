// An agent of the demo, in a process of its own: takes what nobody else holds, leaves a checkpoint, waits to be told
// `go`, completes it, and ends when nothing is left. Usage: node agent.ts <name> <ttl_ms>, in the project's folder.
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProgram } from './program.ts';

export interface Heard {
  readonly what: 'took' | 'recorded' | 'completed' | 'ended';
  readonly task?: string;
  readonly title?: string;
  /** What the task's last checkpoint says, when another agent left one. */
  readonly leftOff?: string | null;
}

const [name = 'agent', ttl = '2000'] = process.argv.slice(2);
const program = createProgram(process.cwd(), process.env);
const told = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const say = (heard: Heard) => process.stdout.write(`${JSON.stringify(heard)}\n`);

const owner = ['--owner', name];
for (;;) {
  const { code, answer } = await program.json('task', 'claim-next', ...owner, '--ttl-ms', ttl);
  if (code !== 0) {
    const { answer: open } = await program.json('task', 'list', '--status', 'todo', '--status', 'doing');
    if ((open['tasks'] as readonly unknown[]).length === 0) break;
    // What is left is held by another agent, or was: a claim ends by itself.
    await sleep(200);
    continue;
  }
  const task = `T${answer['number'] as number}`;
  const title = answer['title'] as string;
  say({ what: 'took', task, title, leftOff: answer['where_we_left_off'] as string | null });
  if (answer['status'] === 'todo') await program.json('task', 'start', task, ...owner, '--ttl-ms', ttl);
  await program.json('checkpoint', 'set', task, `Half of it is written, by ${name}.`, 'Write the other half', ...owner);
  say({ what: 'recorded', task, title });
  await told.next();
  await program.json('task', 'complete', task, ...owner);
  say({ what: 'completed', task, title });
}
say({ what: 'ended' });
process.exit(0);
