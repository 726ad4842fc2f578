// Deltas: RFC 6902 JSON Patch over the state document `{collection: {id: entity}}`. Computing one is deterministic,
// applying one is guarded, and a patch that could reach outside the document is refused.
// Two packages, because neither does both: fast-json-patch needs 199 operations where the first of 100 items is removed
// (rfc6902: 1), and rfc6902 applies an index beyond a list's end, one that is no number, and an addition without a value.
import jsonPatch, { type Operation as PatchOperation } from 'fast-json-patch';
import { createPatch } from 'rfc6902';
import { canonicalJson, type Json } from '../../base/canonical-json.ts';
import { FORBIDDEN_KEYS, LIMITS, refuse, type Entity, type StateDocument } from '../contract.ts';
import type { BodyChange } from './state.ts';

export type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

/** The library's array diff is quadratic; longer lists are replaced whole. */
const MAX_DIFFED_LIST = 100;
const MAX_DIFFED_FIELDS = 100;

export function computeDelta(changes: readonly BodyChange[]): Operation[] {
  return changes.flatMap(({ ref, before, after }): Operation[] => {
    const path = `/${escapePointer(ref.collection)}/${escapePointer(ref.id)}`;
    if (after === undefined) return before === undefined ? [] : [{ op: 'remove', path }];
    const value = JSON.parse(after) as Json;
    if (before === undefined) return [{ op: 'add', path, value }];
    return diffEntity(path, JSON.parse(before) as Entity, value as Entity);
  });
}

/** Field by field; inside a field that is a list or an object on both sides, the library says what differs. */
function diffEntity(path: string, before: Entity, after: Entity): Operation[] {
  const operations: Operation[] = [];
  for (const field of Object.keys(before)) {
    if (!Object.hasOwn(after, field)) operations.push({ op: 'remove', path: `${path}/${escapePointer(field)}` });
  }
  for (const [field, value] of Object.entries(after)) {
    const at = `${path}/${escapePointer(field)}`;
    if (!Object.hasOwn(before, field)) {
      operations.push({ op: 'add', path: at, value });
      continue;
    }
    const was = before[field] as Json;
    if (was === value) continue;
    if (!isContainer(was) || !isContainer(value)) operations.push({ op: 'replace', path: at, value });
    else operations.push(...diffNested(at, was, value));
  }
  // Beyond this the whole entity is shorter, and no bounded entity can pass the limit on operations.
  return operations.length > MAX_DIFFED_FIELDS ? [{ op: 'replace', path, value: after }] : operations;
}

/** What an operation takes in a patch besides its path and its value: a removal takes least. */
const LEAST_AROUND_PATH = '{"op":"remove","path":""}'.length;

function diffNested(path: string, before: Json, after: Json): Operation[] {
  const whole: Operation = { op: 'replace', path, value: after };
  const flat = isFlat(before) && isFlat(after) ? diffFlat(path, before, after) : undefined;
  if (flat?.length === 0) return [];
  const text = canonicalJson(after);
  if (flat) {
    // Mostly the whole is shorter, and that can be seen without writing the patch out.
    const least = flat.length * (LEAST_AROUND_PATH + path.length);
    return least < text.length && canonicalJson(flat).length < text.length ? flat : [whole];
  }
  if (canonicalJson(before) === text) return [];
  if (Array.isArray(before) !== Array.isArray(after) || hasLongList(before) || hasLongList(after)) return [whole];
  const patch = createPatch(before, after) as Operation[];
  const placed = patch.map((operation) => Object.assign(operation, { path: path + operation.path }));
  return canonicalJson(placed).length < text.length ? placed : [whole];
}

type Flat = Readonly<Record<string, Exclude<Json, object>>>;

function isFlat(value: Json): value is Flat {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !Object.values(value).some(isContainer);
}

/** As the library does it, and in its order: of two records without anything nested, which most are, that takes a few comparisons. */
function diffFlat(path: string, before: Flat, after: Flat): Operation[] {
  const at = (field: string) => `${path}/${escapePointer(field)}`;
  const [was, is] = [Object.entries(before), Object.entries(after)];
  return [
    ...was.flatMap(([field]): Operation[] => (Object.hasOwn(after, field) ? [] : [{ op: 'remove', path: at(field) }])),
    ...is.flatMap(([field, value]): Operation[] =>
      Object.hasOwn(before, field) ? [] : [{ op: 'add', path: at(field), value }],
    ),
    ...was.flatMap(([field, value]): Operation[] => {
      const now = after[field];
      return now === undefined || now === value ? [] : [{ op: 'replace', path: at(field), value: now }];
    }),
  ];
}

function isContainer(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}

/** The canonical text of a delta, within its limits. */
export function deltaText(operations: readonly Operation[]): string {
  if (operations.length > LIMITS.patchOperations) {
    throw refuse('hostile_patch', `A change of ${operations.length} operations is more than ${LIMITS.patchOperations}`);
  }
  // An operation adds two levels around its value.
  const text = canonicalJson(operations, { maxDepth: LIMITS.depth + 2 });
  if (Buffer.byteLength(text) > LIMITS.patchBytes) {
    throw refuse('hostile_patch', `A change of ${Buffer.byteLength(text)} bytes is more than ${LIMITS.patchBytes}`);
  }
  return text;
}

/** Checks a patch as a stranger's: only three operations, paths inside `collections`, nothing over its limit. */
export function checkPatch(
  patch: unknown,
  collections: readonly string[],
  limits: { readonly operations: number } = { operations: LIMITS.patchOperations },
): readonly Operation[] {
  const hostile = (why: string, index?: number) =>
    refuse(
      'hostile_patch',
      index === undefined ? why : `Operation ${index} ${why}`,
      index === undefined ? {} : { operation: index },
    );
  if (!Array.isArray(patch)) throw hostile('A patch is a list of operations');
  if (patch.length > limits.operations)
    throw hostile(`A patch of ${patch.length} operations is more than ${limits.operations}`);
  for (const [index, operation] of (patch as unknown[]).entries()) {
    if (typeof operation !== 'object' || operation === null) throw hostile('is no object', index);
    const { op, path, ...rest } = operation as Record<string, unknown>;
    if (op !== 'add' && op !== 'replace' && op !== 'remove')
      throw hostile(`is "${String(op)}", not add, replace or remove`, index);
    if (typeof path !== 'string') throw hostile('has no path', index);
    const segments = pointerSegments(path);
    if (!segments || segments.length < 2) throw hostile('does not point at an entity or into one', index);
    if (segments.length > LIMITS.depth + 2) throw hostile(`points ${segments.length} levels deep`, index);
    if (segments.some((segment) => FORBIDDEN_KEYS.has(segment))) throw hostile('points at a prototype', index);
    if (!collections.includes(segments[0] ?? ''))
      throw hostile(`points at the undeclared collection "${segments[0]}"`, index);
    const wants = op === 'remove' ? [] : ['value'];
    if (Object.keys(rest).join() !== wants.join()) throw hostile('has missing or foreign fields', index);
    if (op !== 'remove') canonicalJson(rest['value'], { maxDepth: LIMITS.depth, maxBytes: LIMITS.entityBytes });
  }
  return patch as Operation[];
}

/** Applies a checked patch in place. Every operation must fit what is there. */
export function applyPatch(state: StateDocument, patch: readonly Operation[]): void {
  for (const [index, operation] of patch.entries()) {
    try {
      // `value` is copied, or the document would share it with the patch.
      const own = 'value' in operation ? { ...operation, value: structuredClone(operation.value) } : operation;
      jsonPatch.applyOperation(state, own as PatchOperation, true, true, true, index);
    } catch (error) {
      throw refuse(
        'patch_not_applicable',
        `Operation ${index} (${operation.op} ${operation.path}) does not fit the state`,
        {
          operation: index,
        },
        error,
      );
    }
  }
}

/** The entities a patch touches. */
export function patchedRefs(patch: readonly Operation[]): { collection: string; id: string }[] {
  const seen = new Map<string, { collection: string; id: string }>();
  for (const { path } of patch) {
    const [collection = '', id = ''] = pointerSegments(path) ?? [];
    seen.set(`${collection}\n${id}`, { collection, id });
  }
  return [...seen.values()];
}

function escapePointer(segment: string): string {
  return segment.includes('~') || segment.includes('/') ? segment.replaceAll('~', '~0').replaceAll('/', '~1') : segment;
}

function pointerSegments(path: string): string[] | undefined {
  if (!path.startsWith('/') || /~(?![01])/.test(path)) return undefined;
  return path
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function hasLongList(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.length > MAX_DIFFED_LIST || value.some(hasLongList);
  return Object.values(value).some(hasLongList);
}
