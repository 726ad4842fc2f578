// A step of a task through the pipeline, for work: its question is all that the model is shown, and its answer is on record as any other.
// What comes of it is a proposal; nothing here can change a task.
import type { Call } from '../../base/operation.ts';
import { OFFLINE, OFFLINE_MODEL } from '../../gateway/gateway.ts';
import type { Store } from '../../store/store.ts';
import { isUuid } from '../../base/ids.ts';
import { workSource, type WorkAtHand } from '../artifacts/work-source.ts';
import { keptText } from '../exchange/quote-exchange.ts';
import { modelOf } from '../contract.ts';
import type { AskQuestion } from '../pipeline/ask.ts';
import * as q from '../queries.ts';
import { STEP_PROMPT } from '../render/render.ts';

export interface WantedStep {
  readonly projectId: string;
  readonly question: string;
  /** `<provider>/<model>`; undefined quotes from the question, without any model. */
  readonly model: string | undefined;
  /** The step, and where it was left off: the work in its bundle. */
  readonly atHand: WorkAtHand;
}

export interface ProposedStep {
  readonly exchange_id: string;
  readonly model_id: string;
  readonly question: string;
  readonly answer: string;
}

export interface ModelSteps {
  propose(wanted: WantedStep, call: Call): Promise<ProposedStep>;
  /** What was answered to such a step earlier; undefined for any other exchange, and where its texts are gone. */
  proposed(projectId: string, exchangeId: string): Promise<ProposedStep | undefined>;
}

export interface ModelStepsDeps {
  readonly store: Store;
  readonly ask: AskQuestion;
  readonly settle: (projectId: string) => Promise<number>;
}

export function createModelSteps({ store, ask, settle }: ModelStepsDeps): ModelSteps {
  return {
    async propose({ projectId, question, model, atHand }, call) {
      await settle(projectId);
      const { judged } = await ask(
        {
          question,
          projectId,
          projectRoot: null,
          model: modelOf(model ?? `${OFFLINE}/${OFFLINE_MODEL}`),
          deep: false,
          standalone: { prompt: STEP_PROMPT, source: workSource(async () => atHand) },
        },
        call,
      );
      const { at } = judged.answered.prompt.context;
      return {
        exchange_id: at.exchangeId,
        model_id: at.binding.model_id,
        question: at.question.text,
        answer: judged.response.text,
      };
    },
    async proposed(projectId, exchangeId) {
      if (!isUuid(exchangeId)) return undefined;
      return store.read(async (tx) => {
        const row = await tx.get(q.readExchange, exchangeId);
        if (row?.project_id !== projectId || row.prompt_id !== STEP_PROMPT.id || row.outcome !== 'answered')
          return undefined;
        const question = keptText(await tx.get(q.readTurn, row.turn_user_id));
        const answer = keptText(await tx.get(q.readTurn, row.turn_aurora_id));
        const session = await tx.get(q.sessionById, row.session_id);
        if (question === null || answer === null || !session) return undefined;
        return { exchange_id: exchangeId, model_id: session.model_id, question, answer };
      });
    },
  };
}
