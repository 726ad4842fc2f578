// Finds an object of a JSON text that has a key twice. Readers differ in which of the two they take, so that what one of them checked
// is not what another one does.

/** The text is known to be JSON. */
export function repeatedKeyIn(text: string): boolean {
  /** The keys of each object that is open; undefined for an array. */
  const open: (Set<string> | undefined)[] = [];
  let isKeyNext = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      const keys = open.at(-1);
      if (isKeyNext && keys) {
        const key = JSON.parse(text.slice(at, end + 1)) as string;
        if (keys.has(key)) return true;
        keys.add(key);
        isKeyNext = false;
      }
      at = end;
    } else if (sign === '{') {
      open.push(new Set());
      isKeyNext = true;
    } else if (sign === '[') {
      open.push(undefined);
      isKeyNext = false;
    } else if (sign === '}' || sign === ']') {
      open.pop();
      isKeyNext = false;
    } else if (sign === ',') {
      isKeyNext = open.at(-1) !== undefined;
    }
  }
  return false;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
