// What a run waits for: times and signals. When every branch waits, the run can go to sleep. What it waits for is in
// the ledger, so any process can resume it.
import { toTimestamp } from '../../base/clock.ts';
import type { Json } from '../../base/canonical-json.ts';
import { Failure } from '../../base/errors.ts';
import { WakeUp } from '../../base/wake-up.ts';
import { signalTakenBy, workflowKind } from './contract.ts';
import type { Outcome, RunOptions, WorkflowDeps } from './deps.ts';
import { readHistory } from './read-history.ts';
import type { Completion, History, Signal } from './history.ts';

interface Waiting {
  /** Order among waits for the same signal. */
  readonly turn: number;
  readonly event: string | undefined;
  readonly untilMs: number | undefined;
  readonly resolve: (result: Json) => void;
}

/** How often to look for a signal whose hint was lost. */
const LOOK_EVERY_MS = 5_000;
/** Every commit of any process is a hint; this limits how often hints cause a look. */
const HINT_GAP_MS = 5;

export class Waits {
  private readonly deps: WorkflowDeps;
  private readonly history: History;
  private readonly workflowId: string;
  private readonly options: RunOptions;
  private readonly waiting = new Map<string, Waiting>();
  private readonly taken = new Set<number>();
  private turns = 0;
  /** Settles when the latest wait has checked for what is already there. */
  private looked: Promise<unknown> = Promise.resolve();
  /** Number of branches of the function for which the kernel is working now. */
  private atWork = 0;
  private isInterrupted = false;
  private readonly closed = new AbortController();
  private readonly asleep: Promise<Outcome>;
  private fallAsleep: (outcome: Outcome) => void = () => {};
  private failAsleep: (error: unknown) => void = () => {};
  private isWatching = false;
  private changed = new AbortController();

  constructor(deps: WorkflowDeps, history: History, workflowId: string, options: RunOptions) {
    this.deps = deps;
    this.history = history;
    this.workflowId = workflowId;
    this.options = options;
    this.asleep = new Promise((resolve, reject) => {
      this.fallAsleep = resolve;
      this.failAsleep = reject;
    });
    this.asleep.catch(() => {});
  }

  allAsleep(): Promise<Outcome> {
    return this.asleep;
  }

  close(): void {
    this.closed.abort('closed');
  }

  /** A replayed wait already took its signal; no other wait may take it. */
  took({ outcome }: Completion): void {
    const taken = 'result' in outcome ? signalTakenBy(outcome.result) : undefined;
    if (taken !== undefined) this.taken.add(taken);
  }

  busy(change: 1 | -1): void {
    this.atWork += change;
    if (this.atWork === 0) this.check();
  }

  /** For a branch that must not continue in this run. */
  forever(why: 'interrupted'): Promise<never> {
    this.isInterrupted = why === 'interrupted';
    this.check();
    return new Promise<never>(() => {});
  }

  /** The result of the wait's step: with a payload when a signal arrived, empty when the time passed. */
  async wait(
    stepId: string,
    { event, untilMs }: { readonly event?: string; readonly untilMs?: number },
  ): Promise<Json> {
    const turn = (this.turns += 1);
    if (event !== undefined) {
      const found = this.looked.then(() => this.findSignal(event));
      this.looked = found.catch(() => {});
      const signal = await found;
      if (signal) return signal;
    }
    const deadlineMs = await this.begin(stepId, event, untilMs);
    return new Promise((resolve) => {
      this.waiting.set(stepId, {
        turn,
        event,
        untilMs: deadlineMs,
        resolve: (result) => {
          this.waiting.delete(stepId);
          this.atWork += 1;
          resolve(result);
        },
      });
      this.atWork -= 1;
      this.check();
    });
  }

  /**
   * Recorded so that a report can show what the run waits for. A time limit is recorded once: a later run must not
   * start counting again.
   */
  private async begin(
    stepId: string,
    event: string | undefined,
    untilMs: number | undefined,
  ): Promise<number | undefined> {
    if (this.history.deadlines.has(stepId)) return this.history.deadlines.get(stepId);
    const payload = {
      step_id: stepId,
      ...(untilMs === undefined ? {} : { until: toTimestamp(untilMs) }),
      ...(event === undefined ? {} : { event }),
    };
    await this.deps.append({ kind: workflowKind, id: this.workflowId }, [{ type: 'wait.begun', payload }], {
      operationId: `${stepId}.begun`,
      command: stepId,
      lease: this.options.claim,
      actor: this.options.claim.owner_id,
    });
    this.history.deadlines.set(stepId, untilMs);
    return untilMs;
  }

  // ── Ending waits, or going to sleep ────────────────────────────────────────────────────────────────────────

  private check(): void {
    this.changed.abort('changed');
    if (this.isWatching || this.closed.signal.aborted) return;
    this.isWatching = true;
    this.watch().catch((error: unknown) => {
      this.isWatching = false;
      this.failAsleep(error);
    });
  }

  /** Runs as long as any branch waits, even while other branches are working. */
  private async watch(): Promise<void> {
    for (;;) {
      // Lets the function react to the result it just received.
      await this.deps.clock.macrotask();
      const isQuiet = this.atWork === 0;
      const mustStop = this.isInterrupted || this.options.stopping?.aborted === true;
      if (isQuiet && mustStop) this.fallAsleep({ status: 'interrupted' });
      if (this.closed.signal.aborted || this.waiting.size === 0 || (isQuiet && mustStop)) {
        // In the same turn as the decision, so that a wait that begins afterwards starts another loop.
        this.isWatching = false;
        return;
      }
      const changed = (this.changed = new AbortController());
      if (await this.lookOnce(changed.signal, isQuiet)) return;
    }
  }

  /** Ends the waits that are due. Then it either puts the run to sleep, which ends it, or waits for a change. */
  private async lookOnce(changed: AbortSignal, isQuiet: boolean): Promise<boolean> {
    const { clock, signals } = this.deps;
    const wakeUp = new WakeUp(clock);
    // Watching starts before the look, so nothing that happens in between is missed.
    const unwatch = signals.watch(wakeUp.hint);
    const ends = [changed, this.closed.signal, ...(this.options.stopping ? [this.options.stopping] : [])];
    for (const end of ends) end.addEventListener('abort', wakeUp.hint);
    try {
      const next = await this.endDue();
      if (isQuiet && this.atWork === 0 && !changed.aborted && !this.options.staysAwake) {
        this.fallAsleep({ status: 'asleep', untilMs: next.untilMs });
        return true;
      }
      if (changed.aborted) return false;
      await wakeUp.sleepAfterGap(HINT_GAP_MS, Math.min(next.inMs, LOOK_EVERY_MS), [changed]);
    } catch (error) {
      // A database that is unreachable for a moment is no reason to abandon the work of another branch.
      if (!(error instanceof Failure) || this.atWork === 0) throw error;
      await clock.sleep(LOOK_EVERY_MS, changed);
    } finally {
      unwatch();
      for (const end of ends) end.removeEventListener('abort', wakeUp.hint);
    }
    return false;
  }

  /** Ends waits whose signal arrived or whose time passed, and returns when the next one is due. */
  private async endDue(): Promise<{ readonly untilMs: number | undefined; readonly inMs: number }> {
    const { store } = this.deps;
    await readHistory(this.deps, this.history, this.workflowId);
    const nowMs = await store.read((tx) => tx.now());
    let next: number | undefined;
    for (const waiting of [...this.waiting.values()].toSorted((a, b) => a.turn - b.turn)) {
      const signal = waiting.event === undefined ? undefined : this.nextSignal(waiting.event);
      if (signal) waiting.resolve(this.take(signal));
      else if (waiting.untilMs !== undefined && waiting.untilMs <= nowMs) waiting.resolve({});
      else if (waiting.untilMs !== undefined) next = Math.min(next ?? Infinity, waiting.untilMs);
    }
    return { untilMs: next, inMs: (next ?? Infinity) - nowMs };
  }

  /** A signal that arrived before any branch waited for it. */
  private async findSignal(event: string): Promise<Json | undefined> {
    await readHistory(this.deps, this.history, this.workflowId);
    const signal = this.nextSignal(event);
    return signal && this.take(signal);
  }

  private nextSignal(event: string): Signal | undefined {
    return this.history.signals.find((signal) => signal.event === event && !this.taken.has(signal.seq));
  }

  private take({ seq, payload }: Signal): Json {
    this.taken.add(seq);
    return payload === undefined ? { signal_seq: seq } : { signal_seq: seq, payload };
  }
}
