// A text that comes in pieces, by the rules of the record. Prose goes on word by word. A line that could be a part of a secret, a file, a log
// or data is held back with what follows it until prose goes on, since such a thing is known only when several of its lines are there.
import { redactText } from '../../base/redact.ts';
import { sanitise } from './sanitise.ts';

export interface StreamSanitiser {
  /** What may be shown now. */
  push(piece: string): string;
  /** The rest, when nothing follows. */
  end(): string;
}

/** Without a word of prose for so long, what is held back is judged by itself. */
const MOST_HELD = 16_000;
/** A longer line is not prose. */
const LONGEST_LINE = 4_000;
/** What a line of any of the things that are cut has, and prose rarely. */
const MAY_BE_EVIDENCE = /[=:{}[\]<>|@\\]|-{3}|\S{40}|\d[\d.,_-]{5}|^(?:\t| {4})/;
/** A comment inside a file reads as prose. */
const COMMENT = /^[ \t]*(?:#|;|\/\/|--)/;
const FENCE = /^ {0,3}(?:`{3}|~{3})/;

export function createStreamSanitiser(): StreamSanitiser {
  /** From the beginning of a line; `shown` characters of it were given already. */
  let line = '';
  let shown = 0;
  /** What was given of the line with which `held` begins: a secret is known by the words before it. */
  let lead = '';
  let held = '';
  let isFenced = false;
  let wasBlank = false;

  const release = (): string => {
    const text = held === '' ? lead : sanitise(lead + held).text;
    // What follows made a secret of what was shown: nothing of it is added.
    const more = text.startsWith(lead) ? text.slice(lead.length) : '';
    [lead, held] = ['', ''];
    return more;
  };
  /** A whole line, with its end. */
  const take = (whole: string): string => {
    const isFence = FENCE.test(whole);
    const isBlank = whole.trim() === '';
    const isFree = !isFence && !isFenced && (isBlank || isProse(whole));
    if (isFence) isFenced = !isFenced;
    // Two paragraphs of one file may have a blank line between them: prose has to follow.
    const goesOn = isFree && !isBlank && wasBlank && !COMMENT.test(whole);
    const before = goesOn || held.length + whole.length > MOST_HELD ? release() : '';
    wasBlank = isBlank;
    if (held === '' && isFree) return before + whole.slice(shown);
    if (held === '') lead = whole.slice(0, shown);
    held += whole.slice(shown);
    return before;
  };
  return {
    push(piece) {
      let out = '';
      let from = 0;
      for (let at = piece.indexOf('\n'); at >= 0; at = piece.indexOf('\n', from)) {
        out += take(line + piece.slice(from, at + 1));
        [line, shown] = ['', 0];
        from = at + 1;
      }
      line += piece.slice(from);
      // A line without end is data: its parts are lines.
      if (line.length > MOST_HELD) {
        out += take(line);
        [line, shown] = ['', 0];
      }
      if (held !== '' || isFenced || FENCE.test(line)) return out;
      const end = line.search(/\s\S*$/);
      // Whole words only: the last one may still grow.
      if (end <= shown || !isProse(line)) return out;
      out += line.slice(shown, end);
      shown = end;
      return out;
    },
    end() {
      const rest = line === '' ? '' : take(line);
      [line, shown] = ['', 0];
      return rest + release();
    },
  };
}

function isProse(line: string): boolean {
  return line.length <= LONGEST_LINE && !MAY_BE_EVIDENCE.test(line) && redactText(line).text === line;
}
