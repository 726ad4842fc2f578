// What a context ref says. Whether a path may be read is decided by the reader of files; here a ref is only taken apart.

export type ContextRef =
  | { readonly kind: 'file'; readonly path: string; readonly lines?: LineRange }
  | { readonly kind: 'task'; readonly task: string }
  | { readonly kind: 'checkpoint'; readonly task: string; readonly seq?: number }
  | { readonly kind: 'exchange'; readonly id: string }
  | { readonly kind: 'canon'; readonly id: string; readonly revision?: string }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'invalid'; readonly why: string };

/** From 1, both ends included. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

export function parseRef(ref: string): ContextRef {
  const colon = ref.indexOf(':');
  const rest = ref.slice(colon + 1);
  switch (colon === -1 ? '' : ref.slice(0, colon)) {
    case 'file':
      return parseFile(rest);
    case 'task':
      return /^[0-9a-zA-Z#-]+$/.test(rest) ? { kind: 'task', task: rest } : invalid('names no task');
    case 'checkpoint':
      return parseCheckpoint(rest);
    case 'exchange':
      return /^[\w.:-]+$/.test(rest) ? { kind: 'exchange', id: rest } : invalid('names no exchange');
    case 'canon':
      return parseCanon(rest);
    case 'https':
      return URL.canParse(ref) ? { kind: 'url', url: ref } : invalid('is no URL');
    default:
      return invalid('is none of file:, task:, checkpoint:, exchange:, canon: and https:');
  }
}

/** Whether one of the refs is this one, or the same file with at least these lines. */
export function isNamedBy(refs: readonly string[], ref: string): boolean {
  if (refs.includes(ref)) return true;
  const wanted = parseRef(ref);
  if (wanted.kind !== 'file') return false;
  return refs.some((each) => {
    const named = parseRef(each);
    if (named.kind !== 'file' || named.path !== wanted.path) return false;
    if (!named.lines) return true;
    return wanted.lines !== undefined && named.lines.from <= wanted.lines.from && named.lines.to >= wanted.lines.to;
  });
}

function parseFile(rest: string): ContextRef {
  const [, path = '', first, last] = /^([^#]*)(?:#L(\d{1,9})(?:-L(\d{1,9}))?)?$/su.exec(rest) ?? [];
  if (path === '') return invalid('names no file, or its lines not as #L1-L9');
  if (first === undefined) return { kind: 'file', path };
  const from = Number(first);
  const to = last === undefined ? from : Number(last);
  if (from < 1 || to < from) return invalid('has lines that do not count from 1 upward');
  return { kind: 'file', path, lines: { from, to } };
}

function parseCheckpoint(rest: string): ContextRef {
  const [, task, seq] = /^([0-9a-zA-Z#-]+)(?:@(\d{1,15}))?$/.exec(rest) ?? [];
  if (task === undefined) return invalid('names no checkpoint');
  return { kind: 'checkpoint', task, ...(seq !== undefined && { seq: Number(seq) }) };
}

function parseCanon(rest: string): ContextRef {
  const [, id, revision] = /^([\w./:-]+)(?:@([\w.-]+))?$/.exec(rest) ?? [];
  if (id === undefined) return invalid('names no canon');
  return { kind: 'canon', id, ...(revision !== undefined && { revision }) };
}

function invalid(why: string): ContextRef {
  return { kind: 'invalid', why: `The ref ${why}.` };
}
