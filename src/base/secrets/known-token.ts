// Takes tokens out of names and paths where every millisecond counts: expressions over the commonest forms, and over our own in every
// form. Texts of people and agents pass the whole of redaction instead.
import { holdsOwnToken } from './known-content.ts';

const KNOWN =
  /(?<![A-Za-z0-9])(?:tl_|gh[opsur]_|github_pat_|glpat-|xox[a-z]-|sk-|[sr]k_(?:live|test)_|A[KS]IA|npm_|hf_|AIza|eyJ|pypi-|746[cC]5[fF])[A-Za-z0-9_.=-]{16,4096}|(?:tl|%74%6[cC])%5[fF][A-Za-z0-9_%-]{40,4096}|-----BEGIN [A-Z ]{0,40}PRIVATE KEY[^]{0,4096}/g;
/** What may be one of our tokens in base64: it has 46 characters, or 62 so. */
const ENCODED = /[A-Za-z0-9+/_-]{58,4096}={0,2}/g;

export function withoutTokens(text: string): string {
  if (text.length < 16) return text;
  return (
    text
      // Words that begin so have no digits, or no capital letters.
      .replaceAll(KNOWN, (found) => (/[0-9]/.test(found) && /[A-Z]|[0-9a-f]{24}/.test(found) ? '[redacted]' : found))
      .replaceAll(ENCODED, withoutEncoded)
  );
}

/** A slash is a sign of base64, and stands between the segments of a path: of those only the one with the token goes. */
function withoutEncoded(run: string): string {
  const segments = run.split('/');
  const at = segments.findIndex(holdsOwnToken);
  if (at !== -1) return segments.with(at, '[redacted]').join('/');
  return holdsOwnToken(run) ? '[redacted]' : run;
}
