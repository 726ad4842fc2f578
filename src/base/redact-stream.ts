// Redacts a text that comes in pieces: half a secret is not known as one, so what a secret may still go on from is held back.
import { MOST_QUOTED, redactText, redactedStart } from './redact.ts';

export interface StreamRedactor {
  /** What can be shown now, behind all that was shown before. */
  push(piece: string): string;
  /** The rest. */
  end(): string;
}

/** All of it together is what `redactedStart` makes of the whole text, of at most `most` characters. */
export function createStreamRedactor(most: number): StreamRedactor {
  let given = '';
  let shown = '';
  /** What follows made a secret of what was shown: nothing more is, since nobody knows where it ends. */
  let isSpoilt = false;
  const show = (redacted: string): string => {
    isSpoilt ||= !redacted.startsWith(shown);
    if (isSpoilt) return '';
    const more = redacted.slice(shown.length);
    shown = redacted;
    return more;
  };
  return {
    push(piece) {
      if (isSpoilt || shown.length >= most || given.length >= MOST_QUOTED) return '';
      given = (given + piece).slice(0, MOST_QUOTED);
      return show(redactText(given.slice(0, endOfWords(given))).text.slice(0, most));
    },
    end: () => show(redactedStart(given, most)),
  };
}

/** Where the last word begins, with the blanks before it. Letters of scripts that are written without blanks are words of their own. */
function endOfWords(text: string): number {
  let at = text.length;
  while (at > 0 && !ENDS_WORD.test(text.charAt(at - 1))) at -= 1;
  while (at > 0 && BLANK.test(text.charAt(at - 1))) at -= 1;
  return at;
}

const BLANK = /\s/;
const ENDS_WORD = /[\s\p{Lo}]/u;
