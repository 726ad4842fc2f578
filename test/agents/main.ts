// The command: the real agents, each against a model on loopback, and one line per promise.
// Usage: npm run agents [-- claude codex@0.166.0 … --record --keep]
import { parseArgs } from 'node:util';
import { CAMPAIGNS } from './campaigns.ts';
import { createStage, installAgent, type Campaign } from './campaign.ts';
import { holdFixture } from './fixtures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Writes the fixtures anew. */
    record: { type: 'boolean', default: false },
    /** Leaves the folders to be looked at. */
    keep: { type: 'boolean', default: false },
  },
});

const asked = positionals.map((word) => word.split('@', 2));
const unknown = asked.filter(([name]) => !CAMPAIGNS.some(({ agent }) => agent === name));
if (unknown.length > 0) {
  print(`usage: npm run agents [-- ${CAMPAIGNS.map(({ agent }) => agent).join(' ')}]`);
  process.exit(2);
}
let [kept, broken] = [0, 0];
for (const campaign of CAMPAIGNS) {
  const [, version = campaign.version] = asked.find(([name]) => name === campaign.agent) ?? [];
  if (asked.length === 0 || asked.some(([name]) => name === campaign.agent)) await play(campaign, version);
}
print(`\n${kept} promises kept, ${broken} not`);
if (broken > 0) process.exitCode = 1;

async function play(campaign: Campaign, version: string): Promise<void> {
  const { agent, package: name } = campaign;
  print(`── ${agent}: ${name}@${version}`);
  const promise = (sentence: string, isKept: boolean, seen?: unknown) => {
    if (isKept) kept += 1;
    else broken += 1;
    print(`   ${isKept ? '✓' : '✗'} ${sentence}`);
    if (!isKept && seen !== undefined) print(`     seen: ${typeof seen === 'string' ? seen : JSON.stringify(seen)}`);
  };
  try {
    const stage = createStage({
      installed: installAgent({ ...campaign, version }),
      promise,
      untried: (sentence) => print(`   – not tried: ${sentence}`),
      fixture: (on, event, input) => holdFixture(on, event, input, { agent, isRecording: values.record }),
    });
    try {
      await campaign.run(stage);
    } finally {
      if (values.keep) print(`   kept: ${stage.folder}`);
      else stage.dispose();
    }
  } catch (error) {
    promise('the campaign comes to its end', false, error instanceof Error ? error.stack : String(error));
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
