// What every section of this benchmark gets.
import type { Report } from '../report.ts';
import type { RaceLength } from './race.ts';

export interface Bench {
  readonly report: Report;
  /** Small counts, to see that it runs. */
  readonly quick: boolean;
  readonly length: RaceLength;
  /** A new folder on the disk that is measured; gone at the end. */
  folder(name: string): string;
}
