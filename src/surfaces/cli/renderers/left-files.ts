// What in the agents' folders was not read, as people read it.
import type { LeftFiles } from '../../../mind/mind.ts';
import { countOf } from '../../terminal/text.ts';

/** Empty where nothing was left. */
export function leftText({ irregular, link, elsewhere }: LeftFiles): string {
  const parts = [
    [irregular, 'file that cannot be read as a record', 'files that cannot be read as a record'],
    [link, 'link', 'links'],
    [elsewhere, 'file of sessions elsewhere', 'files of sessions elsewhere'],
  ] as const;
  return parts.flatMap(([count, one, more]) => (count === 0 ? [] : countOf(count, one, more))).join(', ');
}
