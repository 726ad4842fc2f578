// Tells a workflow's function again what it was told before, in the order of the ledger, and finds out when the
// function is no longer the one that was told. Nothing new runs before everything old is told.
import type { Clock } from '../../base/clock.ts';
import type { Refusal } from '../../base/errors.ts';
import { refuse } from '../contract.ts';
import type { Completion } from './history.ts';

interface Told {
  readonly completion: Completion;
  readonly tell: (completion: Completion) => void;
}

/** For a function that awaits something beside its steps, which it should not: long enough for what is at hand. */
const PATIENCE_MS = 20;

export class Replay {
  /** The newest completion that the function was told of. */
  toldSeq = 0;
  private readonly clock: Clock;
  private readonly workflowId: string;
  private readonly pastByStep: Map<string, Completion>;
  /** Not told yet, in order. */
  private readonly left: Map<string, Completion>;
  private readonly called = new Map<string, Told>();
  private readonly newSteps = new Set<string>();
  private readonly finished: Promise<void>;
  private finish: () => void = () => {};

  constructor(clock: Clock, workflowId: string, completions: readonly Completion[]) {
    this.clock = clock;
    this.workflowId = workflowId;
    this.pastByStep = new Map(completions.map((completion) => [completion.stepId, completion]));
    this.left = new Map(this.pastByStep);
    this.finished = new Promise((resolve) => {
      this.finish = resolve;
    });
  }

  /** Undefined for a step that never ended: it has to be done, once `told` resolves. */
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
   * Resolves when everything that happened before has been told; never when the function went another way: it is told
   * nothing of that, because it could take it for the failure of a step and go on.
   */
  told(): Promise<void> {
    return this.finished;
  }

  /** Runs beside the function, from its start. Throws when the function went another way. */
  async run(): Promise<void> {
    // Lets the function come to its first steps.
    await this.clock.macrotask();
    for (let isPatient = true; this.left.size > 0;) {
      const next = this.next();
      if (next) {
        isPatient = true;
        this.left.delete(next.completion.stepId);
        this.toldSeq = Math.max(this.toldSeq, next.completion.seq);
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

  /** What the function ended without asking for. What it asked for and did not wait for had lost a race. */
  leftover(): Refusal | undefined {
    const isMissing = [...this.left.keys()].some((stepId) => !this.called.has(stepId));
    return isMissing ? this.changed() : undefined;
  }

  /**
   * The earliest that the function asks for. An earlier one may be passed over only when both were under way at the
   * same time: the order of such is no promise.
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
      `Workflow ${this.workflowId} went on with step "${missing}" before; as it is defined now, ${but}`,
      { workflow_id: this.workflowId, step_id: missing, instead },
    );
  }
}
