// Fields that tasks of other programs have in common: title, description in sections, priority, status.
import { WORK_LIMITS, type Needs, type TaskStatus } from '../contract.ts';
import { cleanText, silently, type Report } from './clean-text.ts';
import type { PlannedBlocker } from './contract.ts';
import { own, textOf, type Fields } from './foreign-json.ts';

export function titleOf(record: Fields, externalId: string, report: Report): string {
  const rule = { field: 'title', max: WORK_LIMITS.title, lines: 'one' } as const;
  const title = cleanText(textOf(record, 'title', report), rule, report);
  if (title !== '') return title;
  report('missing_title', 'It has no title.', 'title');
  return `Untitled ${externalId}`.slice(0, WORK_LIMITS.title).toWellFormed();
}

/** Several texts as one: the first without a heading. */
export function sectionsOf(
  sections: readonly (readonly [heading: string, text: string])[],
  report: Report,
): string | null {
  const rule = { field: 'description', max: WORK_LIMITS.description, lines: 'many' } as const;
  const parts = sections
    .filter(([, text]) => text.trim() !== '')
    .map(([heading, text]) => (heading === '' ? text.trim() : `## ${heading}\n\n${text.trim()}`));
  const text = cleanText(parts.join('\n\n'), rule, report);
  return text === '' ? null : text;
}

/** Where another program's status leads. */
export interface StatusMeaning {
  readonly status: TaskStatus;
  readonly archived?: true;
  readonly deferred?: true;
  /** What a blocked task waits for, where the file does not say. */
  readonly blocker?: string;
}

export function statusMeaning(
  record: Fields,
  meanings: Readonly<Record<string, StatusMeaning>>,
  report: Report,
): StatusMeaning {
  const value = own(record, 'status');
  if (value === undefined || value === null || value === '') return { status: 'todo' };
  const name =
    typeof value === 'string'
      ? value
          .trim()
          .toLowerCase()
          .replaceAll(/[\s_]+/g, '-')
      : '';
  const meaning = Object.hasOwn(meanings, name) ? meanings[name] : undefined;
  if (meaning) return meaning;
  report('unknown_status', `Its status ${shown(value)} is not known; it is to be done.`, 'status');
  return { status: 'todo' };
}

export function shown(value: unknown): string {
  if (typeof value !== 'string') return `(${value === null ? 'null' : typeof value})`;
  const clean = cleanText(value, { field: 'value', max: 40, lines: 'one' }, silently());
  return `"${clean}"`;
}

export function openBlocker(text: string, report: Report, needs?: Needs): PlannedBlocker {
  const clean = cleanText(text, { field: 'blocker', max: WORK_LIMITS.blocker, lines: 'many' }, report);
  return {
    text: clean === '' ? 'Blocked, with no reason given.' : clean,
    ...(needs === undefined ? {} : { needs }),
    status: 'open',
    resolution: null,
  };
}
