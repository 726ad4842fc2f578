// Text that stands in a prompt beside our own words, made unable to pass for them. Whoever reads it still reads the same: only the sign that
// makes a marker is written differently, and invisible characters are gone.
import { withoutInvisible } from '../../base/invisible-characters.ts';

/** What a frame is made of, ours and those of models: each only as far as its first sign, which is what is changed. */
interface Marker {
  readonly id: string;
  readonly pattern: RegExp;
  readonly instead: (found: string) => string;
}

const NAMES =
  'context_bundle|question|system|assistant|user|human|developer|tool|instructions?|answer|kernel|im_start|im_end|function_calls|tool_call|tool_response|think';

/** `‹` and `›` look like the brackets, and begin no marker. */
const unbracketed = (found: string) =>
  found.replaceAll('<', '‹').replaceAll('>', '›').replaceAll('[', '⟦').replaceAll(']', '⟧');

export const MARKERS: readonly Marker[] = [
  {
    id: 'tag',
    pattern: new RegExp(String.raw`<(?=\s{0,32}/?\s{0,32}(?:${NAMES})(?![A-Za-z0-9_-]))`, 'gi'),
    instead: unbracketed,
  },
  {
    id: 'special-token',
    pattern:
      /<(?=\|[A-Za-z0-9_ ]{1,32}\|>)|<(?=(?:s|\/s|bos|eos|pad|unk|start_of_turn|end_of_turn|start_header_id|end_header_id)>)/gi,
    instead: unbracketed,
  },
  {
    id: 'instruction',
    pattern: /\[(?=\/?(?:INST|SYS|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS)\])|<(?=<\/?SYS>>)/gi,
    instead: unbracketed,
  },
  {
    id: 'role',
    pattern: /(?<=^[ \t>*#]{0,8})(?:system|assistant|human|user|developer|tool)(?=[ \t]{0,4}:(?!\/\/))/gim,
    instead: (found) => `“${found}”`,
  },
  {
    id: 'heading',
    pattern: /(?<=^[ \t]{0,8})#(?=#{1,5}[ \t]{0,4}(?:system|instructions?|assistant|user|human)\b[^\n]{0,16}$)/gim,
    instead: () => '＃',
  },
  {
    id: 'boundary',
    pattern: /\b(?:BEGIN|END)(?= (?:OF )?(?:THE )?(?:CONTEXT BUNDLE|CONTEXT|SYSTEM PROMPT|QUESTION|INSTRUCTIONS)\b)/g,
    instead: (found) => `“${found}”`,
  },
];

/** The same text when made harmless again. */
export function harmless(text: string): string {
  let safe = withoutInvisible(text);
  for (const { pattern, instead } of MARKERS) safe = safe.replaceAll(pattern, instead);
  return safe;
}

/**
 * JSON of which no part can pass for a tag: `<`, `>` and `&` stand in it as escapes, which are the same value. It has no line breaks of
 * its own either, so that what stands on a line by itself around it is ours. For canonical text, this is the form that is sent; what is
 * hashed and kept is the canonical text itself.
 */
export function frameSafeJson(json: string): string {
  return json.replaceAll(
    /[<>&\u2028\u2029\u0085]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
