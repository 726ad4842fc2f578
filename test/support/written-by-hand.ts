// JSON with comments, as somebody wrote it by hand.

/** What people put between the parts of a JSON file. */
export const BLANKS = ['', '', ' ', '\n  ', '\r\n\t', '/* c, {} " */', '// d, " }\n'];
/** As somebody wrote it by hand: what stands between its parts comes from `blanks`, in turn. */
export function writtenByHand(value: unknown, blanks: readonly string[]): string {
  let at = 0;
  const blank = () => blanks[at++ % blanks.length] ?? '';
  const list = (open: string, parts: readonly string[], close: string) => {
    const comma = parts.length > 0 && blank() === ' ' ? ',' : '';
    return `${open}${parts.map((part) => blank() + part + blank()).join(',')}${comma}${blank()}${close}`;
  };
  const write = (each: unknown): string => {
    if (typeof each !== 'object' || each === null) return JSON.stringify(each);
    if (Array.isArray(each)) return list('[', each.map(write), ']');
    const members = Object.entries(each).map(([key, of]) => `${JSON.stringify(key)}${blank()}:${blank()}${write(of)}`);
    return list('{', members, '}');
  };
  return blank() + write(value) + blank();
}
