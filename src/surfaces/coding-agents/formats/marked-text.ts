// A text file of Throughline's own with a mark that holds the hash of the rest: whoever has the file can see whether
// somebody changed it, on any machine and in any version. Pure.
import { sha256 } from '../../../base/hash.ts';

/** The line of the mark, as a comment of any format. */
const MARK = /^[^\n]*Written by `throughline setup` \[([0-9a-f]{16})\][^\n]*\n?/m;

/** `comment` makes a line of the file's format from a text. */
export function markedText(before: string, comment: (text: string) => string, after: string): string {
  const mark = `Written by \`throughline setup\` [${hashOf(before + after)}]; change the file, and setup leaves it to you.`;
  return `${before}${comment(mark)}\n${after}`;
}

/** `changed` also without a mark: then it is somebody else's file. */
export function stateOfMark(text: string): 'as written' | 'changed' {
  // Git may have changed the line ends.
  const plain = text.replaceAll('\r\n', '\n');
  const found = MARK.exec(plain);
  return found && hashOf(plain.replace(found[0], '')) === found[1] ? 'as written' : 'changed';
}

function hashOf(text: string): string {
  return sha256(text).slice(0, 16);
}
