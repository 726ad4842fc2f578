// Pure: what a sealed session or a canon came to, from the Markdown that says it for people (`t1.md`, `t2.md`, `project_mind.md`). Its points are
// the bullets that stand at the margin; quotes, ids, places and what was taken back are no points.
import { textOfInline } from '../../base/markdown-text.ts';
import { MOST_NOTES, isNote, plainOf, type Note, type ReadNotes } from './read-notes.ts';

const FENCE = /^\s{0,3}(?:```|~~~)/;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const BULLET = /^[-*+]\s+(?:\[[ xX]\]\s+)?(?<said>\S.*)$/;
const ANCHOR = /^\[C\d{1,9}(?:@\d{1,9})?\]\s+/;
/** As our own files say it below a bullet: its kind first. */
const MADE_OF = /^\s+(?:<sub>)?(?<kind>[a-z_]+)(?<more>(?: · [^·]+)+?)(?:<\/sub>)?$/;
const ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/i;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
/** Sections of what does not hold, and of where things came from. */
const NOT_HELD =
  /\b(?:no longer|retracted|withdrawn|superseded|replaced|rejected|stale|obsolete|former|outdated|erased|forgotten)\b/i;
const ORIGIN = /\b(?:provenance|evidence|sources?|refs|references|quotes?|manifest|artifacts?)\b/i;
const TAKEN_BACK = /^~~.*~~$|\((?:retracted|withdrawn|superseded)\)\.?$/i;
const ERASED = /^\*?\(erased\)\*?$|\[erased\]/;
/** Behind the topic. */
const SOURCE = 2;
/** What a home takes from nobody but a person or a run. */
const UNPROVEN: ReadonlySet<string> = new Set(['agent', 'tool']);

export function readBundle(markdown: string): ReadNotes {
  const notes: Note[] = [];
  const rejected: Record<string, number> = {};
  const reject = (reason: string) => (rejected[reason] = (rejected[reason] ?? 0) + 1);
  const headings: string[] = [];
  let isCode = false;
  const lines = markdown.split(/\r?\n/);
  for (const [index, written] of lines.entries()) {
    if (notes.length === MOST_NOTES) break;
    if (FENCE.test(written)) isCode = !isCode;
    if (isCode) continue;
    const [, marks, title] = HEADING.exec(written) ?? [];
    if (marks !== undefined && title !== undefined) {
      headings.length = Math.min(headings.length, marks.length - 1);
      headings.push(textOfInline(plainOf(title)));
      continue;
    }
    const said = BULLET.exec(written)?.groups?.['said']?.replace(ANCHOR, '');
    if (said === undefined) continue;
    const made = MADE_OF.exec(lines[index + 1] ?? '');
    const more = (made?.groups?.['more'] ?? '').split(' · ').map((part) => part.trim());
    const text = textOfInline(plainOf(said));
    if (ERASED.test(text)) reject('erased');
    else if (TAKEN_BACK.test(said.trim()) || headings.some((heading) => NOT_HELD.test(heading))) reject('retracted');
    else if (headings.slice(1).some((heading) => ORIGIN.test(heading)) || ID.test(text)) reject('provenance');
    else if (made && made.groups?.['kind'] !== 'fact') reject('not_a_fact');
    else if (more.includes('of this session')) reject('of_session');
    else if (UNPROVEN.has(more[SOURCE] ?? '')) reject('unproven');
    else if (isNote(text)) {
      const at = more.find((part) => TIME.test(part));
      notes.push({ text, line: index + 1, headings: [...headings], ...(at === undefined ? {} : { at }) });
    } else reject('unclear');
  }
  return { notes, rejected };
}
