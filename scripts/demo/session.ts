// A session of a coding agent, as its hooks see it: a process that calls them on its events, tells what it was answered, and
// stays until it is killed. Usage: node session.ts <agent> <session id>, in the project's folder; each line on stdin names a
// file that it changes.
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

const HOOK = join(import.meta.dirname, '..', '..', 'dist', 'hook.cjs');
const [agent = 'claude', session_id = 'demo'] = process.argv.slice(2);

async function hook(event: Readonly<Record<string, unknown>>): Promise<string> {
  const child = spawn(process.execPath, [HOOK, agent], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ session_id, cwd: process.cwd(), ...event }));
  const answer = await text(child.stdout);
  const { hookSpecificOutput = {} } = JSON.parse(answer || '{}') as {
    hookSpecificOutput?: { additionalContext?: string };
  };
  return hookSpecificOutput.additionalContext ?? '';
}

const say = (told: string) => process.stdout.write(`${JSON.stringify(told)}\n`);

say(await hook({ hook_event_name: 'SessionStart', source: 'startup' }));
for await (const file of createInterface({ input: process.stdin })) {
  const file_path = join(process.cwd(), file);
  appendFileSync(file_path, '- Fix the login\n');
  say(await hook({ hook_event_name: 'PostToolUse', tool_name: 'Write', tool_input: { file_path }, tool_response: {} }));
}
