// The process that is killed in the first chapter: starts the task, records where it stands, and goes on working until
// somebody ends it. Usage: node worker.ts <task>, in the project's folder.
import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProgram } from './program.ts';

const [task = 'T1'] = process.argv.slice(2);
const program = createProgram(process.cwd(), process.env);

await program.json('task', 'start', task);
await program.json(
  'checkpoint',
  'set',
  task,
  'The fixes are listed. The features are not.',
  'List the features from the changelog',
);
process.stdout.write('working\n');
for (;;) {
  appendFileSync('release-notes.md', '- another fix\n');
  await sleep(50);
}
