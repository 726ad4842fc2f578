// Parses JSON with positions, allowing comments and trailing commas, so that a file can be changed in one place and
// stay unchanged everywhere else. Pure.

export type JsonNode = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'object'; readonly members: readonly Member[] }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'scalar'; readonly value: string | number | boolean | null }
);
export interface Member {
  readonly key: string;
  readonly start: number;
  readonly value: JsonNode;
}
export type ObjectNode = Extract<JsonNode, { kind: 'object' }>;
export type ArrayNode = Extract<JsonNode, { kind: 'array' }>;

const MOST_DEPTH = 64;
const BLANK = /(?:[\s\ufeff]|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const WORD = /[-+.\w]+/y;

/** Throws a SyntaxError with the position. */
export function parseJson(text: string): JsonNode {
  let at = 0;
  const fail = (what: string): never => {
    throw new SyntaxError(`${what} in line ${text.slice(0, at).split('\n').length}`);
  };
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };
  // Written by hand: a regular expression would exhaust the stack on a text of megabytes.
  const quoted = (): string => {
    const start = at;
    if (text[at] !== '"') return '';
    at += 1;
    while (at < text.length && text[at] !== '"' && text[at] !== '\n') at += text[at] === '\\' ? 2 : 1;
    if (text[at] === '"') at += 1;
    return text.slice(start, at);
  };
  const take = (char: string): boolean => {
    match(BLANK);
    if (text[at] !== char) return false;
    at += 1;
    return true;
  };
  const scalar = (source: string): string | number | boolean | null => {
    try {
      return JSON.parse(source) as string | number | boolean | null;
    } catch {
      return fail(source === '' ? 'a name or a value is missing' : `${source.slice(0, 20)} is not a value`);
    }
  };

  function value(depth: number): JsonNode {
    if (depth > MOST_DEPTH) fail('too many levels');
    match(BLANK);
    const start = at;
    if (take('{')) {
      const members: Member[] = [];
      while (!take('}')) {
        match(BLANK);
        const keyAt = at;
        const key = String(scalar(quoted()));
        if (members.some((member) => member.key === key)) fail(`"${key}" stands twice`);
        if (!take(':')) fail('a colon is missing');
        members.push({ key, start: keyAt, value: value(depth + 1) });
        if (!take(',') && text[at] !== '}') fail('a comma or brace is missing');
      }
      return { kind: 'object', members, start, end: at };
    }
    if (take('[')) {
      const items: JsonNode[] = [];
      while (!take(']')) {
        items.push(value(depth + 1));
        if (!take(',') && text[at] !== ']') fail('a comma or bracket is missing');
      }
      return { kind: 'array', items, start, end: at };
    }
    const source = quoted() || match(WORD);
    return { kind: 'scalar', value: scalar(source), start, end: at };
  }

  const root = value(0);
  match(BLANK);
  if (at < text.length) fail('something follows the value');
  return root;
}

export function memberOf(node: ObjectNode, key: string): Member | undefined {
  return node.members.find((member) => member.key === key);
}

/** The value as JSON.parse would return it. */
export function plainOf(node: JsonNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'array') return node.items.map(plainOf);
  return Object.fromEntries(node.members.map(({ key, value }) => [key, plainOf(value)]));
}
