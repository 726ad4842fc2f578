// What every workflow engine in this benchmark is asked for, so that all of them do the same work.

export interface WorkflowEngine {
  readonly name: string;
  /** Starts so many workflows, each of which then does one durable step whenever it is asked to. */
  openWorkflows(count: number): Promise<OpenWorkflows>;
  /** One workflow of ten steps, from its start until its result is known. */
  tenSteps(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenWorkflows {
  /** Resolves when the step is durable. */
  step(workflow: number): Promise<void>;
  /** Lets all of them run to their end. */
  finish(): Promise<void>;
}

export const STEPS_IN_A_WORKFLOW = 10;

/** No interface: those are not taken for JSON. */
type StepValue = { readonly item_id: string; readonly revision: number; readonly text: string };

/** As text, what a step of every engine returns. */
export const STEP_BYTES = 210;
const SENTENCE = 'the step read its input and wrote a result that later steps depend on while others wait for it; ';

/** Pure, and of the size of a raw row's payload. */
export function stepResult(step: number): StepValue {
  const value = { item_id: `item-${String(step % 100).padStart(6, '0')}`, revision: step, text: '' };
  return { ...value, text: SENTENCE.repeat(2).slice(0, STEP_BYTES - JSON.stringify(value).length) };
}

/** Where a running workflow waits to be asked for its next step. A replayed one passes what was already asked for. */
export interface Gate {
  /** False: there are no more steps. */
  isWanted(step: number): Promise<boolean>;
  isDone(step: number): void;
  /** The workflow ended otherwise than by its last step. */
  fail(error: unknown): void;
}

interface Asked {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

export interface AskedGate extends Gate {
  ask(): Promise<void>;
  end(): void;
}

export function createGate(): AskedGate {
  let asked = 0;
  let hasEnded = false;
  let failure: { readonly error: unknown } | undefined;
  let wake = () => {};
  const waiting = new Map<number, Asked>();
  return {
    ask() {
      const step = asked;
      asked += 1;
      return new Promise<void>((resolve, reject) => {
        if (failure) reject(asError(failure.error));
        else waiting.set(step, { resolve, reject });
        wake();
      });
    },
    end() {
      hasEnded = true;
      wake();
    },
    async isWanted(step) {
      while (step >= asked && !hasEnded) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return step < asked;
    },
    isDone(step) {
      waiting.get(step)?.resolve();
      waiting.delete(step);
    },
    fail(error) {
      failure = { error };
      for (const { reject } of waiting.values()) reject(asError(error));
      waiting.clear();
    },
  };
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Gates that workflows find by their number, which is all of their input. */
export interface Gates {
  get(number: number): Gate;
  /** Opens so many, and gives the numbers to `start`, which returns when its workflow has ended. */
  open(count: number, start: (number: number) => Promise<unknown>): OpenWorkflows;
}

export function createGates(): Gates {
  const gates: AskedGate[] = [];
  const find = (number: number): AskedGate => {
    const gate = gates[number];
    if (!gate) throw new Error(`there is no gate ${number}`);
    return gate;
  };
  return {
    get: find,
    open(count, start) {
      const first = gates.length;
      for (let index = 0; index < count; index += 1) gates.push(createGate());
      const ends = Array.from({ length: count }, async (_, index) => {
        try {
          await start(first + index);
        } catch (error) {
          find(first + index).fail(error);
          throw error;
        }
      });
      const ended = Promise.allSettled(ends);
      return {
        step: (workflow) => find(first + workflow).ask(),
        async finish() {
          for (let index = 0; index < count; index += 1) find(first + index).end();
          const failed = (await ended).find((end) => end.status === 'rejected');
          if (failed) throw asError(failed.reason);
        },
      };
    },
  };
}
