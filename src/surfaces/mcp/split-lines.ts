// Cuts a stream of bytes into lines, and drops a line that exceeds its limit without buffering it.

export function splitLines(
  maxBytes: number,
  onLine: (line: string) => void,
  onTooLong: () => void,
): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let bytes = 0;
  let isDropping = false;

  const keep = (part: Buffer) => {
    if (isDropping) return;
    bytes += part.length;
    parts.push(part);
    if (bytes <= maxBytes) return;
    isDropping = true;
    [parts, bytes] = [[], 0];
  };

  return (chunk) => {
    let from = 0;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
      keep(chunk.subarray(from, at));
      const line = isDropping ? undefined : Buffer.concat(parts).toString('utf8');
      [parts, bytes, isDropping] = [[], 0, false];
      if (line === undefined) onTooLong();
      else onLine(line);
      from = at + 1;
    }
    if (from < chunk.length) keep(chunk.subarray(from));
  };
}
