// Inserts members and items into a JSON text and removes them, in the file's own indentation; the rest stays to the
// byte. Pure.
import type { Path } from '../coding-agents/contract.ts';
import { memberOf, parseJson, type ArrayNode, type JsonNode, type ObjectNode } from './json-tree.ts';
import { insertAt, removeRange, type Edited } from './text-edit.ts';

export function nodeAt(text: string, path: Path): JsonNode | undefined {
  let node: JsonNode | undefined = parseJson(text);
  for (const key of path) {
    if (node?.kind === 'object' && typeof key === 'string') node = memberOf(node, key)?.value;
    else if (node?.kind === 'array' && typeof key === 'number') node = node.items[key];
    else return undefined;
  }
  return node;
}

export function addMember(edited: Edited, path: Path, key: string, value: unknown): Edited {
  const node = nodeAt(edited.text, path);
  if (node?.kind !== 'object') throw new SyntaxError(`${nameOf(path)} is not an object`);
  const ends = node.members.map((member) => member.value.end);
  return add(
    edited,
    node,
    ends,
    path.length,
    (pad) => `${JSON.stringify(key)}:${pad === null ? '' : ' '}${written(value, pad)}`,
  );
}

export function addItem(edited: Edited, path: Path, value: unknown): Edited {
  const node = nodeAt(edited.text, path);
  if (node?.kind !== 'array') throw new SyntaxError(`${nameOf(path)} is not a list`);
  const ends = node.items.map((item) => item.end);
  return add(edited, node, ends, path.length, (pad) => written(value, pad));
}

/** Removes a member or an item with its comma; comments around it stay. */
export function removeAt(edited: Edited, path: Path): Edited {
  const parent = nodeAt(edited.text, path.slice(0, -1));
  const key = path.at(-1);
  if (parent?.kind !== 'object' && parent?.kind !== 'array') return edited;
  const parts =
    parent.kind === 'object'
      ? parent.members.map((member) => ({ start: member.start, end: member.value.end }))
      : parent.items.map(({ start, end }) => ({ start, end }));
  const at = parent.kind === 'object' ? parent.members.findIndex((member) => member.key === key) : Number(key);
  const part = parts[at];
  if (!part) return edited;
  const before = parts[at - 1];
  const after = parts[at + 1];
  const { text } = edited;
  const isBare = (from: number, to: number) => !/\/[/*]/.test(text.slice(from, to));
  if (before && isBare(before.end, part.start)) return removeRange(edited, before.end, part.end);
  if (after && isBare(part.end, after.start)) return removeRange(edited, part.start, after.start);
  const isAlone = !before && !after && isBare(parent.start + 1, part.start) && isBare(part.end, parent.end - 1);
  if (isAlone) return removeRange(edited, parent.start + 1, parent.end - 1);
  return removeBetweenComments(edited, part, before);
}

function removeBetweenComments(
  edited: Edited,
  part: { readonly start: number; readonly end: number },
  before: { readonly end: number } | undefined,
): Edited {
  const { text } = edited;
  const own = commaAfter(text, part.end);
  const comma = own ?? (before && commaAfter(text, before.end));
  const withoutPart = (from: Edited) => removeRange(from, part.start, part.end);
  if (comma === undefined) return withoutPart(edited);
  const withoutComma = (from: Edited) => removeRange(from, comma, comma + 1);
  // The later one first, so that the position of the other stays valid.
  return own === undefined ? withoutComma(withoutPart(edited)) : withoutPart(withoutComma(edited));
}

function nameOf(path: Path): string {
  return path.length === 0 ? 'the file' : `"${path.join('.')}"`;
}

// ── Writing ──────────────────────────────────────────────────────────────────────────────────────────────────

/** `write` receives the indentation of its lines, or null if everything is on one line. */
function add(
  edited: Edited,
  node: ObjectNode | ArrayNode,
  ends: readonly number[],
  depth: number,
  write: (pad: Pad | null) => string,
): Edited {
  const { text } = edited;
  const last = ends.at(-1);
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const inner = text.slice(node.start, node.end);
  if (last !== undefined && !inner.includes('\n'))
    return insertAt(edited, last, `,${spaceAfterComma(inner)}${write(null)}`);
  const unit = unitOf(text);
  const pad: Pad = { eol, unit, base: unit.repeat(depth + 1) };
  if (last === undefined)
    return insertAt(edited, node.start + 1, `${eol}${pad.base}${write(pad)}${closing(inner, eol, unit, depth)}`);
  const comma = commaAfter(text, last);
  if (comma === undefined) return insertAt(edited, last, `,${eol}${pad.base}${write(pad)}`);
  return insertAt(edited, comma + 1, `${eol}${pad.base}${write(pad)}`);
}

/** Where the comma after a value is; a comma in a comment does not count. */
function commaAfter(text: string, end: number): number | undefined {
  const blank = /^(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/.exec(text.slice(end))?.[0].length ?? 0;
  return text[end + blank] === ',' ? end + blank : undefined;
}

interface Pad {
  readonly eol: string;
  readonly unit: string;
  readonly base: string;
}

/** An empty container may already end on another line. */
function closing(inner: string, eol: string, unit: string, depth: number): string {
  return inner.includes('\n') ? '' : `${eol}${unit.repeat(depth)}`;
}

function spaceAfterComma(inner: string): string {
  return /,\S/.test(inner) || !/[:,] /.test(inner) ? '' : ' ';
}

function unitOf(text: string): string {
  return /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
}

function written(value: unknown, pad: Pad | null): string {
  if (pad === null) return JSON.stringify(value);
  return JSON.stringify(value, null, pad.unit).replaceAll('\n', `${pad.eol}${pad.base}`);
}
