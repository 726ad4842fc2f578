// Questions of the mind about a slice of a session, through the pipeline: the slice is all that the model is shown, and the exchange is on
// record as any other. T0 takes up no exchange of this prompt.
import type { Json } from '../../base/canonical-json.ts';
import { MIND_ACTOR, readMindModel, type Gateway } from '../../gateway/gateway.ts';
import type { ArtifactSource } from '../artifacts/contract.ts';
import type { AskQuestion } from '../pipeline/ask.ts';
import { OBSERVE_PROMPT } from '../render/render.ts';

export interface MindQuestions {
  /** Undefined where nobody switched a model on: then nothing is asked. */
  observe(
    projectId: string,
    question: string,
    outputSchema: Readonly<Record<string, Json>>,
  ): Promise<{ readonly exchange_id: string; readonly text: string } | undefined>;
}

export interface MindQuestionsDeps {
  readonly ask: AskQuestion;
  readonly gateway: Pick<Gateway, 'settings'>;
}

const NOTHING_ELSE: ArtifactSource = { name: 'none', artifactsFor: async () => [] };

export function createMindQuestions({ ask, gateway }: MindQuestionsDeps): MindQuestions {
  return {
    async observe(projectId, question, outputSchema) {
      const chosen = await readMindModel(gateway.settings);
      if (!chosen) return undefined;
      const { provider, model } = chosen;
      const { judged } = await ask(
        {
          question,
          projectId,
          projectRoot: null,
          model: { provider, model },
          deep: false,
          standalone: { prompt: OBSERVE_PROMPT, source: NOTHING_ELSE, outputSchema },
        },
        { actor: MIND_ACTOR },
      );
      return { exchange_id: judged.answered.prompt.context.at.exchangeId, text: judged.response.text };
    },
  };
}
