// What every section of this benchmark gets.
import type { Report } from '../report.ts';

export interface Bench {
  readonly report: Report;
  /** Small counts, to see that it runs. */
  readonly quick: boolean;
  /** A new folder on the disk that is measured; gone at the end. */
  folder(name: string): string;
}
