// A person's sentence as a statement that reads alone: one line, at most 160 characters, in the person's own words.
import { withoutWhen } from './changes.ts';
import type { Sentence } from './reading.ts';
import { byCode } from './words.ts';

export const MOST_STATEMENT = 160;

/** Undefined where no part of the sentence that makes sense is short enough. */
export function statementOf(body: string, reason?: string): string | undefined {
  const said = ended(capital(tidy(body)));
  if (reason !== undefined) {
    const whole = `${said.slice(0, -1)}: ${ended(tidy(reason))}`;
    if (whole.length <= MOST_STATEMENT) return whole;
  }
  if (said.length <= MOST_STATEMENT) return said;
  const cut = Math.max(
    ...[', ', '; ', ' because ', ' since '].map((sign) => said.lastIndexOf(sign, MOST_STATEMENT - 2)),
  );
  return cut >= 40 ? ended(said.slice(0, cut)) : undefined;
}

function tidy(text: string): string {
  return withoutWhen(text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:so|and|but|please|then)\s+/i, '')
    .replace(/^(?:i|we)(?:'d|’d| would)?(?: really| much)? rather /i, 'Prefer to ')
    .replace(/^i(?:'d|’d| would)?(?: really| much| strongly| generally)? prefer /i, 'Prefer ')
    .replace(/^let(?:'|’)?s /i, "Let's ")
    .replace(/[,;:]?\s+(?:please|thanks|thx|then|ok)(?=[.!]*$)/i, '')
    .replace(/[,;:\s]+$/, '');
}

function capital(text: string): string {
  // A path, an option or a name in code keeps its case.
  return /^[a-z]+(?:['’][a-z]+)?(?=[\s,:]|$)/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

function ended(text: string): string {
  const bare = text.replace(/[!.…]+$/, '');
  return bare.endsWith('?') ? bare : `${bare}.`;
}

/** The sentence behind one that says what to do, where it tells why. */
export function reasonIn(next: Sentence | undefined): string | undefined {
  if (!next || next.isQuestion || next.body.length > 110 || next.body.split(' ').length < 4) return undefined;
  if (
    !/\b(?:is|are|was|were|gets?|has|have|breaks?|can't|cannot|won't|doesn't|don't|makes?|needs?|reconciles?|applies|because|so|too|takes?|costs?|happens?|does|keeps?|runs?|means?)\b/i.test(
      next.body,
    )
  ) {
    return undefined;
  }
  if (
    /^(?:now|then|please|can|could|also|fix|add|run|let|use|don't|do not|always|never|make|i'll|thanks|nice|good|great|you|i)\b/i.test(
      next.body,
    )
  )
    return undefined;
  return next.body;
}

const PATH =
  /(?<![\w:/.@-])(?:\.{0,2}\/)?(?:[\w@.-]+\/)*[\w@.-]+\.[a-z][a-z0-9]{0,4}\b(?![/:@\w-])|(?<![\w:/.@<-])[\w@.-]+(?:\/[\w@.-]+)+/g;
const EXTENSION =
  /\.(?:[cm]?[jt]sx?|py|rb|rs|go|java|kt|swift|c|h|cc|cpp|cs|php|ex|exs|sql|sh|tf|ya?ml|json|toml|md|css|html|erb|vue|svelte|lock|proto|ini|cfg|xml|txt|ipynb|gradle)$/i;

/** Files of the project that a statement names: by their ending, or because the session saw something below them. */
export function filesIn(text: string, seen: (path: string) => boolean): string[] {
  const files = new Set<string>();
  for (const [found] of text.matchAll(PATH)) {
    const path = found.replace(/^\.\//, '').replace(/[.,]+$/, '');
    if (path.startsWith('/') || path.startsWith('..')) continue;
    if (EXTENSION.test(path) || seen(path)) files.add(path);
  }
  return [...files].toSorted(byCode);
}
