// Pure: which tag a session had at an event. Somebody switched it, else the goal of the task in hand has one, else it is `main`.
import { MAIN_TAG } from '../../base/tags.ts';
import type { TagSource } from './queries.ts';

/** No tag is empty: a switch to it was taken back. */
export const CLEARED = '';

export interface TagFrom {
  readonly source: TagSource;
  readonly from_seq: number;
  readonly tag: string;
}

/** Those of one source, the one that counts most first: of two from the same event on, the one that was set later. */
function newestFirst(marks: readonly TagFrom[], source: TagSource): readonly TagFrom[] {
  const own = marks.filter((mark) => mark.source === source);
  return own.toReversed().toSorted((a, b) => b.from_seq - a.from_seq);
}

/** In the order in which they were set. A switch counts from its event on, whatever task is in hand then. */
export function tagAtOf(marks: readonly TagFrom[]): (seq: number) => string {
  const switches = newestFirst(marks, 'switch');
  const tasks = newestFirst(marks, 'task');
  const at = (sorted: readonly TagFrom[], seq: number) => sorted.find(({ from_seq }) => from_seq <= seq)?.tag;
  return (seq) => {
    const switched = at(switches, seq);
    return (switched === CLEARED ? undefined : switched) ?? at(tasks, seq) ?? MAIN_TAG;
  };
}

/** What somebody switched to last; undefined where nobody did, or took it back. */
export function switchedTo(marks: readonly TagFrom[]): string | undefined {
  const [last] = newestFirst(marks, 'switch');
  return last === undefined || last.tag === CLEARED ? undefined : last.tag;
}

/** What the tasks in hand say: nothing where they say more than one thing. */
export function tagOfTasks(tags: readonly string[]): string | undefined {
  const [first, ...others] = new Set(tags);
  return others.length === 0 ? first : undefined;
}

/** The mark to set, where what the tasks say now is not what holds by them already. */
export function taskMark(marks: readonly TagFrom[], told: string | undefined, fromSeq: number): TagFrom | undefined {
  const [last] = newestFirst(marks, 'task');
  const tag = told ?? MAIN_TAG;
  if (tag === (last?.tag ?? MAIN_TAG)) return undefined;
  return { source: 'task', from_seq: fromSeq, tag };
}
