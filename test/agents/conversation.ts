// A session of several prompts with a real agent, all of them in one of its processes, as a person has it.
import type { ModelServer } from '../support/model-server/model-server.ts';
import type { Stage } from './campaign.ts';

export interface Conversation {
  /** Until it has stopped as often: once more than it is asked. */
  prompt(text: string, stops?: number): Promise<void>;
  compact(): Promise<void>;
  close(): Promise<void>;
}

export interface ConverseOptions {
  /** For this session's process alone. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Undefined where this machine lacks what it takes. */
export type Converse = (
  stage: Stage,
  model: ModelServer,
  options?: ConverseOptions,
) => Promise<Conversation | undefined>;
