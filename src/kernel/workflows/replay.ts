// Replays recorded results to a workflow's function in ledger order, and detects a function that no longer takes the
// same steps. No new step runs until every recorded result has been delivered.
import type { Clock } from '../../base/clock.ts';
import type { Refusal } from '../../base/errors.ts';
import { refuse } from '../contract.ts';
import type { Completion } from './history.ts';

interface Told {
  readonly completion: Completion;
  readonly tell: (completion: Completion) => void;
}

/** Allows for a function that awaits something other than its steps, which it should not do. */
const PATIENCE_MS = 20;

export class Replay {
  /** Sequence of the newest completion that the function has received. */
  toldSeq = 0;
  private readonly clock: Clock;
  private readonly workflowId: string;
  /** Called for every result that is delivered instead of running its step. */
  private readonly replayed: () => void;
  private readonly pastByStep: Map<string, Completion>;
  /** Not delivered yet, in order. */
  private readonly left: Map<string, Completion>;
  private readonly called = new Map<string, Told>();
  private readonly newSteps = new Set<string>();
  private readonly finished: Promise<void>;
  private finish: () => void = () => {};

  constructor(clock: Clock, workflowId: string, completions: readonly Completion[], replayed: () => void) {
    this.replayed = replayed;
    this.clock = clock;
    this.workflowId = workflowId;
    this.pastByStep = new Map(completions.map((completion) => [completion.stepId, completion]));
    this.left = new Map(this.pastByStep);
    this.finished = new Promise((resolve) => {
      this.finish = resolve;
    });
  }

  /** Undefined for a step that never ended: it must run, once `told` resolves. */
  past(stepId: string): Promise<Completion> | undefined {
    const completion = this.pastByStep.get(stepId);
    if (!completion) {
      this.newSteps.add(stepId);
      return undefined;
    }
    return new Promise((tell) => {
      this.called.set(stepId, { completion, tell });
    });
  }

  /**
   * Resolves when every recorded result has been delivered. Never settles when the function diverged: an error here
   * could be mistaken for the failure of a step.
   */
  told(): Promise<void> {
    return this.finished;
  }

  /** Runs beside the function, from its start. Throws when the function diverges. */
  async run(): Promise<void> {
    // Lets the function reach its first steps.
    await this.clock.macrotask();
    for (let isPatient = true; this.left.size > 0;) {
      const next = this.next();
      if (next) {
        isPatient = true;
        this.left.delete(next.completion.stepId);
        this.toldSeq = Math.max(this.toldSeq, next.completion.seq);
        this.replayed();
        next.tell(next.completion);
        await this.clock.macrotask();
      } else if (isPatient) {
        isPatient = false;
        await this.clock.sleep(PATIENCE_MS);
      } else {
        throw this.changed();
      }
    }
    this.finish();
  }

  /** Results that the function ended without asking for. A step it asked for and did not await had lost a race. */
  leftover(): Refusal | undefined {
    const isMissing = [...this.left.keys()].some((stepId) => !this.called.has(stepId));
    return isMissing ? this.changed() : undefined;
  }

  /**
   * The earliest result that the function asks for. An earlier one may be skipped only if both steps were running at
   * the same time, because the order of such steps is not guaranteed.
   */
  private next(): Told | undefined {
    const passed: Completion[] = [];
    for (const completion of this.left.values()) {
      const asked = this.called.get(completion.stepId);
      if (asked && passed.every((earlier) => completion.afterSeq < earlier.seq)) return asked;
      passed.push(completion);
    }
    return undefined;
  }

  private changed(): Refusal {
    const left = [...this.left.keys()];
    const missing = left.find((stepId) => !this.called.has(stepId)) ?? left[0];
    const instead = [...this.newSteps, ...left.filter((stepId) => this.called.has(stepId))];
    const but =
      instead.length > 0 ? `it came to ${instead.map((id) => `"${id}"`).join(', ')} instead` : 'it does not come to it';
    return refuse(
      'definition_changed',
      `Workflow ${this.workflowId} continued with step "${missing}" before; as it is defined now, ${but}`,
      { workflow_id: this.workflowId, step_id: missing, instead },
    );
  }
}
