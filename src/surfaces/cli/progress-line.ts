// The progress of a long command: one line on stderr that is overwritten, only if stderr is a terminal.
import type { Progress } from '../../base/operation.ts';
import type { Output } from '../terminal/output.ts';
import { inOneLine } from '../terminal/text.ts';

export interface ProgressLine {
  show(progress: Progress): void;
  clear(): void;
}

export function createProgressLine(output: Output): ProgressLine {
  let shown = '';
  return {
    show({ done, of, what = '' }) {
      if (!output.isWatched || output.json) return;
      const share = of === undefined || of === 0 ? String(done) : `${Math.floor((done / of) * 100)} % of ${of}`;
      const text = inOneLine(`${share} ${what}`.trimEnd());
      // Repeating the same text would cost a write for every row of a long run.
      if (text === shown) return;
      shown = text;
      output.stderr(`\r${text}\u001b[K`);
    },
    clear() {
      if (shown !== '') output.stderr('\r\u001b[K');
    },
  };
}
