// Reads a stream of server-sent events (the HTML standard's `text/event-stream`), piece by piece as it comes.

export interface ServerSentEvent {
  readonly event: string;
  readonly data: string;
  /** The last id that was said up to here. */
  readonly id: string | undefined;
}

export interface EventReader {
  /** What is complete with this piece. */
  push(chunk: Uint8Array): readonly ServerSentEvent[];
  /** Also one that stood alone. */
  readonly lastId: string | undefined;
}

/** A line that is longer than anything sensible would fill the memory. */
const MAX_PENDING = 16 * 1024 * 1024;

export function createEventReader(): EventReader {
  const decoder = new TextDecoder();
  let pending = '';
  let lastId: string | undefined;
  let [event, data, id] = ['', [] as string[], undefined as string | undefined];

  /** An empty line ends an event; one without data is none, but its id counts. */
  const dispatch = (): ServerSentEvent | undefined => {
    if (id !== undefined) lastId = id;
    const complete = data.length === 0 ? undefined : { event: event || 'message', data: data.join('\n'), id: lastId };
    [event, data, id] = ['', [], undefined];
    return complete;
  };

  const takeLine = (line: string): ServerSentEvent | undefined => {
    if (line === '') return dispatch();
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) id = value;
    return undefined;
  };

  return {
    get lastId() {
      return lastId;
    },
    push(chunk) {
      pending += decoder.decode(chunk, { stream: true });
      if (pending.length > MAX_PENDING) throw new Error('An event of the stream never ends');
      const lines = pending.split(/\r\n|\n|\r(?=[^\n])/);
      pending = lines.pop() ?? '';
      return lines.map(takeLine).filter((complete) => complete !== undefined);
    },
  };
}
