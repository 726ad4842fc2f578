// One stream with a long history over few entities, built once for the sections that look back over it.
import type { Report } from '../report.ts';
import { fill, openSubject, type Subject } from './subject.ts';

export interface BigLedger {
  readonly entities: number;
  /** Builds it when asked for the first time. */
  open(report: Report): Promise<Built>;
  close(): Promise<void>;
}

export interface Built {
  readonly subject: Subject;
  readonly stream: string;
  readonly events: number;
  readonly wanted: number;
  /** Events a second over the last of the build. */
  readonly lastRate: number;
  readonly buildSeconds: number;
}

const PROGRESS_EVERY = 100_000;
/** Should appends get slower with the events behind them, the history stays shorter, and the figures say how long. */
const BUDGET_SECONDS = 150;

export function createBigLedger(folder: () => string, quick: boolean): BigLedger {
  const entities = 1_000;
  const events = quick ? 10_000 : 1_000_000;
  let built: Built | undefined;
  return {
    entities,
    async open(report) {
      if (built) return built;
      const subject = await openSubject(folder());
      const startedMs = performance.now();
      const seconds = () => Math.round((performance.now() - startedMs) / 100) / 10;
      let reached = 0;
      let lastRate = 0;
      let lastSeconds = 0;
      const stream = await fill(subject, entities, events, (done) => {
        reached = done;
        if (done % PROGRESS_EVERY === 0) {
          lastRate = PROGRESS_EVERY / (seconds() - lastSeconds);
          lastSeconds = seconds();
          report.progress(`${done} of ${events} events after ${lastSeconds} s`);
        }
        return seconds() < BUDGET_SECONDS;
      });
      built = { subject, stream, events: reached, wanted: events, buildSeconds: seconds(), lastRate };
      return built;
    },
    close: async () => built?.subject.close(),
  };
}
