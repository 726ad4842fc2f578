// A managed block in AGENTS.md, between its own markers. Pure.
import type { Presence } from './json-entries.ts';
import { insertAt, removeRange, type Edited } from './text-edit.ts';

const BEGIN = '<!-- throughline:begin -->';
const END = '<!-- throughline:end -->';

const TEXT = `${BEGIN}
## Unfinished work: Throughline

- Goals, tasks, checkpoints and the one next step of this project are kept by Throughline: \`throughline next\` shows the
  step and why it is this one; the same is offered as MCP tools.
- Work on one task at a time. Starting it claims it for your session; others' claims are left alone.
- Record a checkpoint (where we left off, the one next step) before you stop, and whenever something is decided.
- A task is done when each of its acceptance criteria has evidence, not before.
${END}`;

export function markdownPresence(text: string): Presence {
  const found = rangeIn(text);
  if (!found) return 'absent';
  return text.slice(...found).replaceAll('\r', '') === TEXT ? 'current' : 'stale';
}

export function putMarkdownBlock(edited: Edited): Edited {
  const { text } = edited;
  if (markdownPresence(text) === 'current') return edited;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const block = TEXT.replaceAll('\n', eol);
  const found = rangeIn(text);
  if (found) return insertAt(removeRange(edited, ...found), found[0], block);
  const gap = text === '' ? '' : text.endsWith('\n') ? eol : `${eol}${eol}`;
  return insertAt(edited, text.length, `${gap}${block}${eol}`);
}

export function takeMarkdownBlock(edited: Edited): Edited {
  const found = rangeIn(edited.text);
  if (!found) return edited;
  const [from, to] = found;
  const gap = /\n(\r?\n)$/.exec(edited.text.slice(0, from))?.[1]?.length ?? 0;
  const end = /^\r?\n/.exec(edited.text.slice(to))?.[0].length ?? 0;
  return removeRange(edited, from - gap, to + end);
}

function rangeIn(text: string): readonly [number, number] | undefined {
  const from = text.indexOf(BEGIN);
  const to = text.indexOf(END);
  if (from === -1 && to === -1) return undefined;
  const isOne = text.indexOf(BEGIN, from + 1) === -1 && text.indexOf(END, to + 1) === -1;
  if (from === -1 || to < from || !isOne) throw new SyntaxError('the markers of its block do not fit together');
  return [from, to + END.length];
}
