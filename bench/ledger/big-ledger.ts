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
  readonly buildSeconds: number;
}

const PROGRESS_EVERY = 100_000;

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
      const stream = await fill(subject, entities, events, (done) => {
        if (done % PROGRESS_EVERY === 0) report.progress(`${done} of ${events} events after ${seconds()} s`);
      });
      built = { subject, stream, events, buildSeconds: seconds() };
      return built;
    },
    close: async () => built?.subject.close(),
  };
}
