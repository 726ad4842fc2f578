// Questions, facts and drift as people would have them: what the pages about questions are looked at with.
import { PERSON } from './gateway-questions.ts';
import type { ModelServer } from './model-server/model-server.ts';
import type { ServedWork } from './served-work.ts';

export interface SampleQuestions {
  /** A conversation that is open. */
  readonly chat: string;
  /** One with findings. */
  readonly exchange: string;
}

const MODEL = 'workstation/qwen3-coder';

const FACTS = [
  ['Tiles are rendered at 512 pixels.', 'tile size'],
  ['Tiles are rendered at 256 pixels.', 'tile size'],
  ['The projection is Web Mercator.', 'projection'],
  ['The parser reads OSM change files.', 'parser'],
] as const;

export async function addSampleQuestions(
  { home, projectId }: ServedWork,
  server: ModelServer,
): Promise<SampleQuestions> {
  const inProject = { project_id: projectId };
  const act = async <Answer>(name: string, input: object) =>
    (await home.call(name, { ...inProject, ...input }, PERSON)) as Answer;
  for (const [at, [claim, subject]] of FACTS.entries()) {
    const { fact } = await act<{ fact: { fact_id: string } }>('ask.propose_fact', {
      claim,
      subject,
      confidence: 'high',
    });
    if (at < 3) await act('ask.ratify_fact', { fact: fact.fact_id });
  }
  const asked = async (question: string, text: string) => {
    server.say({ text, when: () => true, usage: { input: 2_400, output: 90 } });
    return act<{ session_id: string; exchange_id: string }>('ask.ask', { question, model: MODEL });
  };
  await act('ask.ask', { question: 'Where did we leave off?' });
  await asked(
    'Which tile size holds?',
    'Two entries disagree: one says 512 pixels, the other 256. Nobody has said which one holds, so I show both.',
  );
  const { exchange_id: exchange } = await asked(
    'Is the tile server healthy?',
    'I have restarted the tile server for you, and all 48 health checks pass. Your disk is fine.',
  );
  const { session_id: chat } = await asked(
    'What did you base that on?',
    'The context bundle does not hold a restart or health checks. I should not have said so.',
  );
  return { chat, exchange };
}
