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
  private left: Completion[];
  private readonly called = new Map<string, Told>();
  private readonly newSteps = new Set<string>();
  private readonly finished: Promise<void>;
  private finish: () => void = () => {};
  private fail: (error: Refusal) => void = () => {};

  constructor(clock: Clock, workflowId: string, completions: readonly Completion[]) {
    this.clock = clock;
    this.workflowId = workflowId;
    this.left = [...completions];
    this.pastByStep = new Map(completions.map((completion) => [completion.stepId, completion]));
    this.finished = new Promise((resolve, reject) => {
      this.finish = resolve;
      this.fail = reject;
    });
    // Whoever waits for it hears of it; when nobody does, the run itself has ended.
    this.finished.catch(() => {});
  }

  /** Undefined for a step that never ended: it has to be done, once `told` resolves. */
  past(stepId: string): Promise<Completion> | undefined {
    const completion = this.pastByStep.get(stepId);
    if (!completion) {
      this.newSteps.add(stepId);
      return undefined;
    }
    return new Promise((tell, reject) => {
      this.called.set(stepId, { completion, tell });
      this.finished.catch(reject);
    });
  }

  /** Resolves when everything that happened before has been told. Refused when the function went another way. */
  told(): Promise<void> {
    return this.finished;
  }

  /** Runs beside the function, from its start. */
  async run(): Promise<void> {
    // Lets the function come to its first steps.
    await this.clock.macrotask();
    for (let isPatient = true; this.left.length > 0;) {
      const next = this.next();
      if (next) {
        isPatient = true;
        this.left = this.left.filter((completion) => completion !== next.completion);
        this.toldSeq = Math.max(this.toldSeq, next.completion.seq);
        next.tell(next.completion);
        await this.clock.macrotask();
      } else if (isPatient) {
        isPatient = false;
        await this.clock.sleep(PATIENCE_MS);
      } else {
        this.fail(this.changed());
        return;
      }
    }
    this.finish();
  }

  /** What the function ended without. */
  leftover(): Refusal | undefined {
    return this.left.length > 0 ? this.changed() : undefined;
  }

  /**
   * The earliest that the function asks for. An earlier one may be passed over only when both were under way at the
   * same time: the order of such is no promise.
   */
  private next(): Told | undefined {
    const passed: Completion[] = [];
    for (const completion of this.left) {
      const asked = this.called.get(completion.stepId);
      if (asked && passed.every((earlier) => completion.afterSeq < earlier.seq)) return asked;
      passed.push(completion);
    }
    return undefined;
  }

  private changed(): Refusal {
    const missing = this.left[0]?.stepId;
    const instead = [
      ...this.newSteps,
      ...this.left.filter(({ stepId }) => this.called.has(stepId)).map(({ stepId }) => stepId),
    ];
    const but =
      instead.length > 0 ? `it came to ${instead.map((id) => `"${id}"`).join(', ')} instead` : 'it does not come to it';
    return refuse(
      'definition_changed',
      `Workflow ${this.workflowId} went on with step "${missing}" before; as it is defined now, ${but}`,
      { workflow_id: this.workflowId, step_id: missing, instead },
    );
  }
}
