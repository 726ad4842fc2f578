// The command: the real agents, each against a model on loopback, and one line per promise.
// Usage: npm run agents [-- claude codex@0.166.0 … --record --keep --pairs --taught --injected]
import { parseArgs } from 'node:util';
import { CAMPAIGNS } from './campaigns.ts';
import { createStage, installAgent, type Campaign, type Stage } from './campaign.ts';
import { seedCanon } from './canon-lines.ts';
import { holdFixture } from './fixtures.ts';
import { playInjected } from './injected.ts';
import { playPair, seedRepository } from './pair.ts';
import { taughtAndKnown } from './taught.ts';
import { playTogether } from './together.ts';
import { hasFixture, isCompacted, keepTranscript, readSessions } from './transcripts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Writes the fixtures anew. */
    record: { type: 'boolean', default: false },
    /** Leaves the folders to be looked at. */
    keep: { type: 'boolean', default: false },
    /** Only what each agent does together with the next one. */
    pairs: { type: 'boolean', default: false },
    /** Only what one teaches the next one. */
    taught: { type: 'boolean', default: false },
    /** Only what sessions are told of what the project knows. */
    injected: { type: 'boolean', default: false },
  },
});

const asked = positionals.map((word) => word.split('@', 2));
const unknown = asked.filter(([name]) => !CAMPAIGNS.some(({ agent }) => agent === name));
if (unknown.length > 0) {
  print(`usage: npm run agents [-- ${CAMPAIGNS.map(({ agent }) => agent).join(' ')}]`);
  process.exit(2);
}
let [kept, broken] = [0, 0];
const taught = taughtAndKnown({ isRecording: values.record });
const versioned = CAMPAIGNS.map((campaign): Campaign => {
  const [, version] = asked.find(([name]) => name === campaign.agent) ?? [];
  return version === undefined ? campaign : Object.assign({}, campaign, { version });
});
for (const [at, campaign] of versioned.entries()) {
  if (asked.length > 0 && !asked.some(([name]) => name === campaign.agent)) continue;
  const next = versioned[(at + 1) % versioned.length] ?? campaign;
  const isAll = !values.pairs && !values.taught && !values.injected;
  if (isAll) {
    const title = `${campaign.agent}: ${campaign.package}@${campaign.version}`;
    await play(title, [campaign], async (stage) => {
      await campaign.run(stage);
      await holdTranscripts(stage, campaign.agent);
    });
  }
  const pair = [campaign, next] as const;
  const versions = `${campaign.version} and ${next.version}`;
  if (isAll || values.pairs) {
    const title = `${campaign.agent} and ${next.agent}: ${versions}`;
    await play(title, pair, (stage) => playPair(stage, pair), seedRepository);
  }
  if (isAll || values.taught) {
    const title = `${campaign.agent} teaches ${next.agent}: ${versions}`;
    await play(title, pair, (stage) => playPair(stage, pair, [taught]), seedRepository);
  }
  if (isAll || values.injected) {
    const title = `${campaign.agent} is told: ${campaign.version}`;
    await play(title, [campaign], (stage) => playInjected(stage, campaign), seedCanon);
  }
}
const together = versioned.filter(({ agent }) => asked.length === 0 || asked.some(([name]) => name === agent));
if (together.length > 1 && !values.pairs && !values.taught) {
  const title = `side by side: ${together.map(({ agent, version }) => `${agent} ${version}`).join(', ')}`;
  await play(title, together, (stage) => playTogether(stage, together), seedCanon);
}
print(`\n${kept} promises kept, ${broken} not`);
if (broken > 0) process.exitCode = 1;

async function play(
  title: string,
  agents: readonly Campaign[],
  run: (stage: Stage) => Promise<void>,
  seed?: (stage: Stage) => void,
): Promise<void> {
  print(`── ${title}`);
  const promise = (sentence: string, isKept: boolean, seen?: unknown) => {
    if (isKept) kept += 1;
    else broken += 1;
    print(`   ${isKept ? '✓' : '✗'} ${sentence}`);
    if (!isKept && seen !== undefined) print(`     seen: ${typeof seen === 'string' ? seen : JSON.stringify(seen)}`);
  };
  const [{ agent }] = agents as [Campaign];
  try {
    const stage = createStage({
      installed: agents.map(installAgent),
      ...(seed && { seed }),
      promise,
      untried: (sentence) => print(`   – not tried: ${sentence}`),
      fixture: (on, event, input) => holdFixture(on, event, input, { agent, isRecording: values.record }),
    });
    try {
      await run(stage);
    } finally {
      if (values.keep) print(`   kept: ${stage.folder}`);
      else stage.dispose();
    }
  } catch (error) {
    promise('the campaign comes to its end', false, error instanceof Error ? error.stack : String(error));
  }
}

/** All that a campaign did, as the agent itself recorded it. */
async function holdTranscripts(stage: Stage, agent: string): Promise<void> {
  const sessions = await readSessions(stage, agent);
  const compacted = sessions.filter(isCompacted).toSorted((a, b) => a.steps.length - b.steps.length)[0];
  stage.promise('one of them was compacted', compacted !== undefined);
  if (compacted && values.record) keepTranscript(stage, 'compacted', compacted);
  stage.promise('a session like this is among the fixtures', hasFixture(agent, 'compacted'));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
