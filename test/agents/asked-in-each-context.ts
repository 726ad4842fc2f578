// A session that holds a task and writes no checkpoint, through two contexts: its model is asked once in each, to the letter.
import { isDeepStrictEqual } from 'node:util';
import type { ModelServer } from '../support/model-server/model-server.ts';
import type { Player, Stage } from './campaign.ts';
import { questionOf, timesIn } from './seen.ts';

export interface Asking {
  /** The tool's name in the question, where the model calls it otherwise. */
  readonly tool?: string;
  /** As the agent writes to its model what a hook asked. */
  readonly written?: (question: string) => string;
}

export async function askedInEachContext(
  stage: Stage,
  model: ModelServer,
  { tool, opening, converse }: Player,
  { tool: named = tool('update_checkpoint'), written = (question) => question }: Asking = {},
): Promise<void> {
  stage.tl('task', 'add', 'G1', 'Write the order');
  let owner = '(nobody)';
  const [calls, requests] = [stage.hooks().length, model.requests.length];
  const session = await converse(stage, model);
  if (!session) return;
  try {
    model.say(
      ...opening,
      { tool: tool('start_task'), input: { task_id: 'T3' } },
      { text: 'It is started.' },
      { text: 'I will not write it down.' },
      // Much enough to be summed up.
      { text: 'It goes on.', input_tokens: 50_000 },
    );
    await session.prompt('Start the order', 2);
    owner = ownerOf(stage, 'T3');
    await session.prompt('Go on');
    await session.compact();
    model.say({ text: 'On it.' }, { text: 'I still will not.' });
    await session.prompt('Go on again', 2);
    await session.prompt('And on');
  } finally {
    await session.close();
  }

  const contexts = ['since this session began', 'since this session was compacted'];
  const expected = contexts.map((since) => questionFor(named, since, owner));
  const asked = stage
    .hooks()
    .slice(calls)
    .flatMap((call) => questionOf(call) ?? []);
  stage.promise(
    'without a checkpoint it is asked once in each context, to the letter: at its first stop, and at the first after a compaction',
    isDeepStrictEqual(asked, expected),
    asked,
  );
  const said = ['I will not write it down.', 'I still will not.'];
  const times = said.map((words, at) => {
    const request = model.requests.slice(requests).find(({ turn }) => turn && 'text' in turn && turn.text === words);
    return timesIn(request?.text ?? '', written(expected[at] ?? ''));
  });
  stage.promise(
    'and both questions stand in the requests to its model, to the letter',
    times.every((count) => count > 0),
    {
      times,
      said: model.requests
        .slice(requests)
        .map(({ text }) => text.match(/.{20}Throughline: this session holds.{700}/)?.[0]),
    },
  );
}

function ownerOf(stage: Stage, task: string): string {
  const { claim } = stage.tl('task', 'show', task) as { claim: { owner: string } | null };
  return claim?.owner ?? '(nobody)';
}

const questionFor = (tool: string, since: string, owner: string) =>
  `Throughline: this session holds T3, without a checkpoint ${since}. ` +
  `Before you stop, call the tool ${tool}: task_id "T3", where_we_left_off (1 to 3 sentences: what is done, what is not, ` +
  'what was tried in vain), next_step (the one action to continue with). Without that tool, run ' +
  `\`throughline checkpoint set T3 '<where we left off>' '<next step>' --owner ${owner}\`. If it is finished, complete it ` +
  'with evidence instead. You are asked once; then end as you were about to, with your answer.';
