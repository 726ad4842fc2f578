// Ask as its operations see it: put together in `open-ask.ts`.
import type { Clock } from '../../base/clock.ts';
import type { Call } from '../../base/operation.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Store } from '../../store/store.ts';
import type { HarnessOptions, HarnessReport } from '../harness/beta.ts';
import type { Actuation } from '../actuation/actuation.ts';
import type { QuotedExchange } from '../exchange/quote-exchange.ts';
import type { KernelSnapshot } from '../kernel/kernel-snapshot.ts';
import type { AskQuestion } from '../pipeline/ask.ts';
import type { MindQuestions } from '../steps/mind-questions.ts';
import type { ModelSteps } from '../steps/model-steps.ts';
import type { Retention } from '../retention/retention.ts';
import type { Sight } from '../sight/sight.ts';
import type { RecallApi } from './recall.ts';
import type { DriftBoard } from '../drift/resolve-drift.ts';
import type { Facts } from '../facts/facts.ts';
import type { Summaries } from '../summary/summaries.ts';

export interface ProjectsOfAsk {
  /** The project that is named, else the one of the caller's working directory; refuses what is not clear. */
  projectOf(ref: string | undefined, call: Call): Promise<string>;
  rootOf(projectId: string): Promise<string | null>;
}

export interface Ask extends RecallApi {
  readonly store: Store;
  readonly ledger: Pick<Kernel, 'append' | 'jobs' | 'exportProof'>;
  readonly clock: Clock;
  readonly work: ProjectsOfAsk;
  readonly ask: AskQuestion;
  readonly sight: Sight;
  readonly facts: Facts;
  readonly drift: DriftBoard;
  readonly summaries: Summaries;
  readonly kernel: () => Promise<KernelSnapshot>;
  readonly retention: Retention;
  /** One exchange of a project for a ref that names it; undefined where the project has none such. */
  readonly quoted: (projectId: string, exchangeId: string) => Promise<QuotedExchange | undefined>;
  readonly actuation: Actuation;
  /** Steps of tasks, for work. */
  readonly steps: ModelSteps;
  /** What the mind asks about sessions. */
  readonly mind: MindQuestions;
  /** Gives exchanges of dead processes the outcome that is known of them. */
  readonly settle: (projectId: string) => Promise<number>;
  /** Holds what is on record against the acceptance criteria. */
  readonly harness: (options: HarnessOptions) => Promise<HarnessReport>;
}
