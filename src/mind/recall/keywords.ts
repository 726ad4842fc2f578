// By which words somebody may ask for an entry that its sentence does not have: what it is about, and what the things that it names are. Who
// asks for the package manager means the line that says "use pnpm".
import { slotsNamedIn } from '../observe/slots.ts';

/** Marks of a subject's sort, and parts of it that are no words. */
const MARKS = /^(?:use|do|for|choice of|command:|error:|file:)\s*|\b(?:is|are|of|or|this|yes|no)\b|[@:]/g;
/** Said of nearly everything. */
const ANY_TOPIC = 'architecture';

export function keywordsOf(topic: string, subject: string, summary: string): string {
  const about = subject.startsWith('error:') ? 'error fix' : subject.replaceAll(MARKS, ' ');
  const slots = slotsNamedIn(`${subject} ${summary}`).flatMap(({ subject: name, called }) => called.concat(name));
  const words = [about, ...(topic === ANY_TOPIC ? [] : [topic]), ...slots].join(' ').split(/\s+/);
  return [...new Set(words)].filter((word) => word !== '').join(' ');
}
