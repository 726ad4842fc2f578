// The line below a page that may not be the last one.
import type { Line } from '../../terminal/text.ts';

export function nextPageLine(nextAfter: string | null): Line[] {
  return nextAfter === null ? [] : ['', `There may be more: --after ${nextAfter}`];
}
