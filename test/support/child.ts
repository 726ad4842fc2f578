// Runs one of the scripts of this folder as a process of its own, with a JSON argument, and reads its JSON answer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundledScript } from './bundled-script.ts';

export async function runChild<Answer>(script: string, argument: unknown): Promise<Answer> {
  const path = bundledScript(fileURLToPath(new URL(script, import.meta.url)));
  const child = spawn(process.execPath, [path, JSON.stringify(argument)], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${script} ended with ${child.exitCode ?? child.signalCode}: ${errors}`);
  return JSON.parse(output) as Answer;
}
