// Reads the comment at the end of a Markdown export. What stands before it is for people; changes there are reported.
import { sha256 } from '../../base/hash.ts';
import type { Sliced } from '../../base/in-slices.ts';
import { refuseTransfer, WORK_FORMAT, type ImportPlan, type ReadingOptions } from './contract.ts';
import { readWork } from './read-work.ts';

const BEGIN = /^<!-- (throughline\.work\/\d{1,9}) sha256:([0-9a-f]{64})$/gm;

export function isMarkdownExport(text: string): boolean {
  return text.replaceAll('\r\n', '\n').search(BEGIN) !== -1;
}

export function* readMarkdown(given: string, options: Pick<ReadingOptions, 'allowText'>): Sliced<ImportPlan> {
  const text = given.replaceAll('\r\n', '\n');
  const begins = [...text.matchAll(BEGIN)];
  const [begin] = begins;
  if (begin === undefined || begins.length > 1) {
    const found = begin === undefined ? 'no' : 'more than one';
    throw refuseTransfer('import_unreadable', `The file has ${found} part written by an export`);
  }
  const [line, version, hash] = begin;
  if (version !== WORK_FORMAT) {
    throw refuseTransfer('import_version_unknown', `The file has the format "${version}", not "${WORK_FORMAT}"`);
  }
  const rest = text.slice(begin.index + line.length);
  const end = rest.indexOf('\n-->');
  if (end === -1) throw refuseTransfer('import_unreadable', 'The end of the file is missing');
  const plan = yield* readWork(rest.slice(0, end), options, 'markdown');
  if (sha256(text.slice(0, begin.index)) === hash) return plan;
  const message = 'The readable part was changed since the export; its changes were not read.';
  return { ...plan, problems: [...plan.problems, { code: 'edited_by_hand', message }] };
}
