// A process with the name of a coding agent that runs the built hook for each event, as the agent would: from its own
// process, through no shell of ours.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const HOOK = join(import.meta.dirname, '..', '..', 'dist', 'hook.cjs');
const END = '-- answered';

export interface FakeAgent {
  /** What the hook wrote to stdout. */
  event(input: object): Promise<string>;
  kill(): Promise<void>;
}

export function startFakeAgent(
  agent: string,
  { folder, env }: { readonly folder: string; readonly env: NodeJS.ProcessEnv },
): FakeAgent {
  const place = mkdtempSync(join(folder, 'agent-'));
  const program = join(place, 'bin', agent);
  mkdirSync(join(place, 'bin'));
  const script = `while read -r input; do "${process.execPath}" "${HOOK}" ${agent} < "$input"; echo; echo '${END}'; done`;
  writeFileSync(program, `#!/bin/sh\n${script}\n`);
  chmodSync(program, 0o755);
  const child = spawn(program, { cwd: folder, env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let events = 0;
  return {
    async event(input) {
      events += 1;
      const path = join(place, `${events}.json`);
      writeFileSync(path, JSON.stringify(input));
      child.stdin.write(`${path}\n`);
      const said: string[] = [];
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`${agent} ended before its hook did`);
        if (value === END) return said.join('\n').trim();
        said.push(value);
      }
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
