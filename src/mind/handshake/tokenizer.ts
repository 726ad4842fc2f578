// The tokenizer by which a handshake is measured when it is compiled. Loading it takes a tenth of a second, so it is loaded when it is first
// needed, and never by a hook.

export type CountTokens = (text: string) => number;

let loaded: Promise<CountTokens> | undefined;

export function loadTokenizer(): Promise<CountTokens> {
  loaded ??= import('gpt-tokenizer/encoding/o200k_base').then(
    ({ countTokens }) =>
      (text) =>
        // What looks like a special token in a text is a text.
        countTokens(text, { disallowedSpecial: new Set() }),
  );
  return loaded;
}
