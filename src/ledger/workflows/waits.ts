// What a run waits for: times and signals. When every branch of it waits, it can go to sleep; what it waits for is in
// the ledger, so that whoever wakes it, in whatever process, knows as much.
import { toTimestamp } from '../../base/clock.ts';
import type { Json } from '../../base/canonical-json.ts';
import { workflowKind } from './contract.ts';
import type { Outcome, RunOptions, WorkflowDeps } from './deps.ts';
import { readHistory } from './read-history.ts';
import type { Completion, History, Signal } from './history.ts';

interface Waiting {
  readonly event: string | undefined;
  readonly untilMs: number | undefined;
  readonly resolve: (result: Json) => void;
}

/** A signal that got lost is found by looking. */
const LOOK_EVERY_MS = 5_000;

export class Waits {
  private readonly deps: WorkflowDeps;
  private readonly history: History;
  private readonly workflowId: string;
  private readonly options: RunOptions;
  private readonly waiting = new Map<string, Waiting>();
  private readonly taken = new Set<number>();
  /** Branches of the function that the kernel works for just now. */
  private atWork = 0;
  private isInterrupted = false;
  private readonly closed = new AbortController();
  private readonly asleep: Promise<Outcome>;
  private fallAsleep: (outcome: Outcome) => void = () => {};
  private failAsleep: (error: unknown) => void = () => {};
  private isChecking = false;

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
    this.closed.abort();
  }

  /** A replayed wait had its signal; no other wait may have it. */
  took({ outcome }: Completion): void {
    const result = 'result' in outcome ? (outcome.result as { readonly signal_seq?: number } | null) : null;
    if (result?.signal_seq !== undefined) this.taken.add(result.signal_seq);
  }

  busy(change: 1 | -1): void {
    this.atWork += change;
    if (this.atWork === 0) this.check();
  }

  /** For a branch that must not go on here. */
  forever(why: 'interrupted'): Promise<never> {
    this.isInterrupted = why === 'interrupted';
    this.check();
    return new Promise<never>(() => {});
  }

  /** The result of the wait's step: with a payload when a signal came, empty when its time did. */
  async wait(
    stepId: string,
    { event, untilMs }: { readonly event?: string; readonly untilMs?: number },
  ): Promise<Json> {
    if (event !== undefined) {
      await readHistory(this.deps, this.history, this.workflowId);
      const signal = this.nextSignal(event);
      if (signal) return this.take(signal);
    }
    const deadlineMs = await this.begin(stepId, event, untilMs);
    return new Promise((resolve) => {
      this.waiting.set(stepId, {
        event,
        untilMs: deadlineMs,
        resolve: (result) => {
          this.waiting.delete(stepId);
          this.atWork += 1;
          resolve(result);
        },
      });
      this.busy(-1);
    });
  }

  /**
   * On record, so that whoever asks is told what it waits for. One that ends by itself says when, once: a later run
   * must not begin to count anew.
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
    if (this.isChecking || this.closed.signal.aborted) return;
    this.isChecking = true;
    void this.settle().then(
      () => {
        this.isChecking = false;
      },
      (error: unknown) => {
        this.isChecking = false;
        this.failAsleep(error);
      },
    );
  }

  private async settle(): Promise<void> {
    for (;;) {
      // Lets the function go on with what it was just told.
      await this.deps.clock.macrotask();
      if (this.closed.signal.aborted || this.atWork > 0) return;
      if (this.isInterrupted || this.options.stopping?.aborted) {
        this.fallAsleep({ status: 'interrupted' });
        return;
      }
      if (this.waiting.size === 0) return;
      const untilMs = await this.endDue();
      if (this.atWork > 0) return;
      if (!this.options.staysAwake) {
        this.fallAsleep({ status: 'asleep', untilMs });
        return;
      }
      await this.doze(untilMs);
    }
  }

  /** Ends what came or is over, and says when the next one is. */
  private async endDue(): Promise<number | undefined> {
    const { store } = this.deps;
    await readHistory(this.deps, this.history, this.workflowId);
    const nowMs = await store.read((tx) => tx.now());
    let next: number | undefined;
    for (const waiting of [...this.waiting.values()]) {
      const signal = waiting.event === undefined ? undefined : this.nextSignal(waiting.event);
      if (signal) waiting.resolve(this.take(signal));
      else if (waiting.untilMs !== undefined && waiting.untilMs <= nowMs) waiting.resolve({});
      else if (waiting.untilMs !== undefined) next = Math.min(next ?? Infinity, waiting.untilMs);
    }
    return next;
  }

  private async doze(untilMs: number | undefined): Promise<void> {
    const { clock, signals, store } = this.deps;
    const woken = new AbortController();
    const wake = () => woken.abort();
    const unwatch = signals.watch(wake);
    this.closed.signal.addEventListener('abort', wake);
    this.options.stopping?.addEventListener('abort', wake);
    const nowMs = await store.read((tx) => tx.now());
    await clock.sleep(Math.min((untilMs ?? Infinity) - nowMs, LOOK_EVERY_MS), woken.signal);
    unwatch();
    this.closed.signal.removeEventListener('abort', wake);
    this.options.stopping?.removeEventListener('abort', wake);
  }

  private nextSignal(event: string): Signal | undefined {
    return this.history.signals.find((signal) => signal.event === event && !this.taken.has(signal.seq));
  }

  private take({ seq, payload }: Signal): Json {
    this.taken.add(seq);
    return payload === undefined ? { signal_seq: seq } : { signal_seq: seq, payload };
  }
}
