// What people call a goal or a task, as the id it stands for.
import { isUuid } from '../../base/ids.ts';

/** An id as it is, or the id of what bears the number: `12`, `#12`, `T12`. */
export async function idOf(
  ref: string,
  letter: 'G' | 'T',
  byNumber: (number: number) => Promise<{ id: string } | undefined>,
): Promise<string | undefined> {
  if (isUuid(ref)) return ref;
  const number = new RegExp(`^(?:#|${letter}|${letter.toLowerCase()})?(\\d{1,12})$`).exec(ref)?.[1];
  return number === undefined ? undefined : (await byNumber(Number(number)))?.id;
}
