// A value that is denied: "no moment here" says of the date library that it is not moment, and nothing of any other one. Pure.

const NOT = 'not ';

export function denialOf(value: string): string {
  return `${NOT}${value}`;
}

/** The value that is denied; undefined for one that is given. */
export function deniedBy(value: string): string | undefined {
  return value.startsWith(NOT) ? value.slice(NOT.length) : undefined;
}

/** Whether both cannot hold of one thing. */
export function isContrary(one: string, other: string): boolean {
  const [denied, denies] = [deniedBy(one), deniedBy(other)];
  if (denied !== undefined && denies !== undefined) return false;
  if (denied !== undefined) return denied === other;
  if (denies !== undefined) return denies === one;
  return one !== other;
}
