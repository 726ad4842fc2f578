// Starts a session in the place of a coding agent, under the agent's name, so that hooks know its process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface CodingAgent {
  readonly pid: number;
  /** What its model would read before anything else. */
  readonly block: string;
  /** The name under which it holds tasks. */
  readonly owner: string;
  /** Until its hook has noted it. */
  changes(file: string): Promise<void>;
  /** As `kill -9` does. */
  kill(): Promise<void>;
}

interface Options {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

export async function startCodingAgent(
  agent: string,
  sessionId: string,
  { cwd, env, signal }: Options,
): Promise<CodingAgent> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'session.ts'), agent, sessionId], {
    argv0: agent,
    cwd,
    env,
    signal,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  ended.catch(() => {});
  const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const told = async () => {
    const { value, done } = await said.next();
    if (done) throw new Error(`the session in the place of ${agent} ended before it was killed`);
    return JSON.parse(value) as string;
  };
  const block = await told();
  return {
    pid: child.pid ?? 0,
    block,
    owner: /^Owner id of this session: (\S+)\./m.exec(block)?.[1] ?? '',
    async changes(file) {
      child.stdin.write(`${file}\n`);
      await told();
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
