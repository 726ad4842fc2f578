// What another memory wrote down: each note as it stands, as a fact that nobody here vouches for. Its events are of no conversation.
import type { T0Event } from '../t0/contract.ts';
import { short, type Findings } from './draft.ts';
import { subjectOf } from './subjects.ts';

/** The agent under whose name notes stand in T0. */
export const IMPORT_AGENT = 'import';
const RULE = 'import.note';
const BAN = /^(?:never|do not|don['’]t|avoid)\s+(?<what>.+)$/i;
const LONGEST = 400;

export function observeNotes(events: readonly T0Event[], findings: Findings): void {
  for (const event of events) {
    const body = event.text.replace(/[.!]+$/, '').trim();
    const what = BAN.exec(body)?.groups?.['what'];
    const about = what === undefined ? 'practice' : 'ban';
    const { topic, subject, value } = subjectOf({ about, body, groups: { what: what ?? body } });
    findings.add({
      rule: RULE,
      kind: 'fact',
      topic,
      subject,
      value,
      statement: short(event.text, LONGEST),
      source: 'import',
      quotes: [{ event, of: 'text', start: 0, end: event.text.length }],
      files: [],
      isCorrection: false,
    });
  }
}
