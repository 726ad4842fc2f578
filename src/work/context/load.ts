// Resolves context refs, each by itself: exactly the given ones, inside limits, held against what a checkpoint saw.
import { canonicalJson, type Json } from '../../base/canonical-json.ts';
import { Bug } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { redactJson } from '../../base/redact.ts';
import type { ProjectFiles } from '../../store/project-files.ts';
import type { LoadedRef, SeenRef } from '../contract.ts';
import { CONTEXT_LIMITS, type ContextLimits } from './contract.ts';
import { cutToBytes, excerptOf, type Excerpt } from './excerpt.ts';
import { parseRef, type ContextRef } from './ref.ts';

/** Records of one project; whatever is not in it is not there. */
export interface RecordSource {
  task(id: string): Promise<object | undefined>;
  /** The latest one when no seq is given. */
  checkpoint(taskId: string, seq?: number): Promise<object | undefined>;
}

/** An exchange with a model as a ref shows it. A text that is null was pruned or erased. */
export interface QuotedExchange {
  readonly exchange_id: string;
  readonly asked_at: string;
  readonly model_id: string | null;
  readonly outcome: string;
  readonly question: string | null;
  readonly answer: string | null;
}

/** Exchanges of one project, which another domain keeps; whatever is not of it is not there. */
export interface ExchangeSource {
  read(id: string): Promise<QuotedExchange | undefined>;
}

/** What the project has learned, as a ref shows it. A text that is null was erased. */
export interface QuotedLearning {
  readonly anchor: string;
  readonly newest: string;
  readonly state: string;
  readonly kind: string;
  readonly tag: string;
  readonly summary: string | null;
}

/** What one project has learned, which another domain keeps; `C12` as it is now, `C12@3` as it was then. */
export interface CanonSource {
  read(anchor: string): Promise<QuotedLearning | undefined>;
}

export interface ContextDeps {
  readonly files: Pick<ProjectFiles, 'read'>;
  readonly records: RecordSource;
  readonly exchanges?: ExchangeSource;
  readonly canon?: CanonSource;
}

export async function loadContext(
  deps: ContextDeps & { readonly root: string | null },
  refs: readonly string[],
  seen: readonly SeenRef[],
  limits: ContextLimits,
): Promise<LoadedRef[]> {
  const hashesThen = new Map(seen.map(({ ref, hash }) => [ref, hash]));
  const loaded: LoadedRef[] = [];
  let left = limits.totalBytes;
  for (const ref of new Set(refs)) {
    const parsed = parseRef(ref);
    const found = await resolve(deps, deps.root, parsed);
    if (!('text' in found)) {
      loaded.push({ ref, kind: parsed.kind, ...found });
      continue;
    }
    const cut = cutToBytes(found.text, Math.min(limits.refBytes, left));
    left -= Buffer.byteLength(cut.text);
    const hash = sha256(found.text);
    const then = hashesThen.get(ref);
    const isChanged = then !== undefined && then !== hash;
    const why = [
      isChanged && (then === null ? 'It could not be read at the checkpoint.' : 'It changed since the checkpoint.'),
      found.endsAt !== undefined && `The file ends at line ${found.endsAt}.`,
      cut.isCut && (left === 0 ? 'The limit for all refs together was reached.' : 'The limit for one ref was reached.'),
    ].filter((sentence) => sentence !== false);
    loaded.push({
      ref,
      kind: parsed.kind,
      status: isChanged ? 'changed' : 'loaded',
      content: cut.text,
      hash,
      bytes: Buffer.byteLength(found.text),
      ...(cut.isCut && { truncated: true }),
      ...(found.isRedacted && { redacted: true }),
      ...(why.length > 0 && { why: why.join(' ') }),
    });
  }
  return loaded;
}

/** What the refs look like now, for a checkpoint that names them; only what can change is looked at. */
export async function observeRefs(deps: ContextDeps, root: string | null, refs: readonly string[]): Promise<SeenRef[]> {
  const seen: SeenRef[] = [];
  let left: number = CONTEXT_LIMITS.observedBytes;
  for (const ref of new Set(refs)) {
    if (left <= 0) break;
    const parsed = parseRef(ref);
    if (!canChange(parsed)) continue;
    const found = await resolve(deps, root, parsed);
    seen.push({ ref, hash: 'text' in found ? sha256(found.text) : null });
    if ('text' in found) left -= Buffer.byteLength(found.text);
  }
  return seen;
}

/** A revision of the canon never does. */
function canChange(ref: ContextRef): boolean {
  return ref.kind === 'file' || ref.kind === 'task' || (ref.kind === 'canon' && ref.revision === undefined);
}

type Resolved = Excerpt | Pick<LoadedRef, 'status' | 'why'>;

async function resolve(deps: ContextDeps, root: string | null, ref: ContextRef): Promise<Resolved> {
  switch (ref.kind) {
    case 'file': {
      if (root === null) return { status: 'missing', why: 'The project has no root to read files from.' };
      const file = await deps.files.read(root, ref.path, CONTEXT_LIMITS.fileBytes);
      return file.status === 'read' ? excerptOf(file.bytes, ref.lines) : file;
    }
    case 'task':
      return recordText(await deps.records.task(ref.task));
    case 'checkpoint':
      return recordText(await deps.records.checkpoint(ref.task, ref.seq));
    case 'exchange':
      return exchangeText(deps.exchanges, ref.id);
    case 'canon':
      return canonText(deps.canon, ref.revision === undefined ? ref.id : `${ref.id}@${ref.revision}`);
    case 'url':
      return { status: 'not_fetched', why: 'URLs are recorded, never fetched.' };
    case 'invalid':
      return { status: 'refused', why: ref.why };
    default:
      throw new Bug('a kind of ref is not resolved');
  }
}

/** They move with every write, also where nothing that the record says became different. */
const BOOKKEEPING = new Set(['updated_at', 'created_seq', 'status_seq']);

function recordText(record: object | undefined): Resolved {
  if (record === undefined) return { status: 'missing', why: 'The project has no such record.' };
  const said = Object.fromEntries(Object.entries(record).filter(([name]) => !BOOKKEEPING.has(name)));
  const { value, found } = redactJson(JSON.parse(canonicalJson(said)) as Json);
  return { text: `${JSON.stringify(value, null, 2)}\n`, isRedacted: found.length > 0 };
}

const UNSUPPORTED = { status: 'unsupported', why: 'This home keeps nothing of this kind yet.' } as const;

async function exchangeText(source: ExchangeSource | undefined, id: string): Promise<Resolved> {
  if (!source) return UNSUPPORTED;
  const found = await source.read(id);
  if (found && found.question === null && found.answer === null) {
    return { status: 'missing', why: 'The texts of this exchange were pruned; their hashes are kept.' };
  }
  // As quoted fields: what a model or a person said there is data.
  return recordText(found);
}

async function canonText(source: CanonSource | undefined, anchor: string): Promise<Resolved> {
  if (!source) return UNSUPPORTED;
  const found = await source.read(anchor);
  if (found && found.summary === null) return { status: 'missing', why: 'The words of this entry were erased.' };
  // As quoted fields: it was learned from what somebody said.
  return recordText(found);
}
