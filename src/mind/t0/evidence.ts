// Pure: what of a transcript is nobody's word in it. Our own blocks and tools, the instruction files of the project and text of the system
// would otherwise be learned again as if somebody had said them.
import type { TranscriptEvent } from '../transcripts/contract.ts';
import type { Evidence } from './contract.ts';

/** How the texts begin that hooks of ours put into a context. */
const OWN_BEGINNINGS = ['Throughline:', 'Throughline keeps the unfinished work of this project.'];
const OWN_TOOL = /^(?:mcp__)?throughline(?:__|[-_.:/]|$)/i;
const OWN_COMMAND = /^\s*(?:npx\s+(?:--?\S+\s+)*|\S*\/)?throughline(?:\s|$)|^\s*npm\s+run\s+(?:-s\s+)?tl\b/;

export function isOwnText(text: string): boolean {
  const begin = text
    .slice(0, 2_000)
    .trimStart()
    .replace(/^<[a-z][\w-]*>\s*/i, '');
  return OWN_BEGINNINGS.some((each) => begin.startsWith(each));
}

export function isOwnCall({ tool }: Pick<TranscriptEvent, 'tool'>): boolean {
  return (
    tool !== undefined && (OWN_TOOL.test(tool.tool) || (tool.command !== undefined && OWN_COMMAND.test(tool.command)))
  );
}

/** Lines of the instruction files, as they are compared. */
export type Instructions = ReadonlySet<string>;

/** Shorter ones say nothing of their own: a heading, a fence. */
const SHORTEST = 12;
export const INSTRUCTION_MARK = '[as the instruction files say]';

export function instructionsOf(texts: readonly string[]): Instructions {
  const lines = texts.flatMap((text) => text.split('\n').map(lineOf));
  return new Set(lines.filter((line) => line.length >= SHORTEST));
}

/** Without the numbers that tools put before lines, and without how a list is written. */
function lineOf(line: string): string {
  return line
    .replace(/^\s{0,8}\d{1,6}(?:→|\t|: |\| )/u, '')
    .trim()
    .replace(/\s+/g, ' ');
}

/** The text without lines that stand in the instruction files to the letter, and whether anything else is left. */
export function withoutInstructions(
  text: string,
  instructions: Instructions,
): { readonly text: string; readonly isEmpty: boolean } {
  if (instructions.size === 0) return { text, isEmpty: false };
  let found = 0;
  let others = 0;
  const kept: string[] = [];
  for (const line of text.split('\n')) {
    const compared = lineOf(line);
    if (instructions.has(compared)) {
      found += 1;
      if (kept.at(-1) !== INSTRUCTION_MARK) kept.push(INSTRUCTION_MARK);
      continue;
    }
    if (compared.length >= SHORTEST) others += 1;
    kept.push(line);
  }
  return found === 0 ? { text, isEmpty: false } : { text: kept.join('\n'), isEmpty: others === 0 };
}

export interface Judged {
  readonly evidence: Evidence;
  /** What is left of its text to be reduced. */
  readonly text: string;
}

/** `ownCalls` are the calls of our own tools in its session, by the ids that pair them with their results. */
export function judgeEvidence(
  event: TranscriptEvent,
  instructions: Instructions,
  ownCalls: ReadonlySet<string>,
): Judged {
  const { text } = event;
  if (event.is_context === true) return { evidence: 'context', text };
  if (isOwnText(text) || isOwnCall(event) || (event.result && ownCalls.has(event.result.call)))
    return { evidence: 'own', text };
  if (event.kind === 'call') return { evidence: 'yes', text };
  const left = withoutInstructions(text, instructions);
  return left.isEmpty ? { evidence: 'instructions', text } : { evidence: 'yes', text: left.text };
}
