// Text of a file in, plan out: finds out which program wrote it, unless the caller says so.
import { atOnce, ONE_PASS, type Sliced } from '../../base/in-slices.ts';
import {
  refuseTransfer,
  TRANSFER_LIMITS,
  type ImportPlan,
  type ReadingOptions,
  type TransferFormat,
} from './contract.ts';
import { contentOf, isFields, own, parseJson } from './foreign-json.ts';
import { readBeads } from './read-beads.ts';
import { isMarkdownExport, readMarkdown } from './read-markdown.ts';
import { readTaskMaster } from './read-task-master.ts';
import { readWork } from './read-work.ts';

export interface ReadOptions {
  readonly format?: TransferFormat | 'auto';
  /** Tells apart files of the same program, whose ids would be taken for the same. */
  readonly sourceName?: string;
  readonly maxBytes?: number;
  /** The caller says that its texts hold no secret. */
  readonly allowText?: boolean;
}

export function readImport(content: string, options: ReadOptions = {}): ImportPlan {
  return atOnce(readingImport(content, options));
}

/** The same, to be done in slices. */
export function* readingImport(content: string, options: ReadOptions = {}): Sliced<ImportPlan> {
  const { format: asked = 'auto', sourceName, maxBytes = TRANSFER_LIMITS.contentBytes, allowText = false } = options;
  const text = contentOf(content, maxBytes);
  const format = asked === 'auto' ? detectFormat(text) : asked;
  yield ONE_PASS;
  const source = sourceName === undefined ? format : `${format}:${sourceName}`;
  return yield* READERS[format](text, { source, allowText });
}

/** What we exported ourselves names its sources itself. */
const READERS: Readonly<Record<TransferFormat, (text: string, options: ReadingOptions) => Sliced<ImportPlan>>> = {
  'task-master': readTaskMaster,
  beads: readBeads,
  json: (text, options) => readWork(text, options),
  markdown: readMarkdown,
};

/** By what the text holds, never by its name. */
export function detectFormat(text: string): TransferFormat {
  if (isMarkdownExport(text)) return 'markdown';
  const parsed = parseJson(text);
  const format = parsed.ok ? formatOfValue(parsed.value) : formatOfLines(text);
  if (format) return format;
  throw refuseTransfer('import_format_unknown', 'The file is not one of Task Master, of Beads or of an export');
}

function formatOfValue(value: unknown): TransferFormat | undefined {
  if (Array.isArray(value)) return value.some(isIssue) ? 'beads' : undefined;
  if (!isFields(value)) return undefined;
  const format = own(value, 'format');
  if (typeof format === 'string' && format.startsWith('throughline.work/')) return 'json';
  if (Array.isArray(own(value, 'tasks'))) return 'task-master';
  if (Object.values(value).some((tag) => isFields(tag) && Array.isArray(own(tag, 'tasks')))) return 'task-master';
  return isIssue(value) ? 'beads' : undefined;
}

/** One readable issue is enough: the other lines are reported one by one. */
function formatOfLines(text: string): TransferFormat | undefined {
  const isLineOfBeads = (line: string) => {
    const parsed = line.trimStart().startsWith('{') ? parseJson(line) : undefined;
    return parsed?.ok === true && isIssue(parsed.value);
  };
  return text.split('\n').some(isLineOfBeads) ? 'beads' : undefined;
}

function isIssue(value: unknown): boolean {
  if (!isFields(value) || own(value, 'id') === undefined) return false;
  return ['title', 'issue_type', 'status', 'created_at'].some((field) => own(value, field) !== undefined);
}
