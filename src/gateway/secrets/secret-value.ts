// What can be a secret: a line that fits into a header of a request.

export const MOST_SECRET_BYTES = 8 * 1024;

/** Undefined if it can be one. Says what is wrong with it, and nothing of it. */
export function whyNoSecret(value: string): string | undefined {
  if (value === '') return 'is empty';
  if (Buffer.byteLength(value) > MOST_SECRET_BYTES) return `is longer than ${MOST_SECRET_BYTES} bytes`;
  if (/\p{Cc}/u.test(value)) return 'has a line break or another control character in it';
  // A copy from a page brings such characters along, unseen.
  if (/[^\x20-\x7e]/.test(value))
    return 'has a character in it that cannot be sent: only plain letters, digits and signs can';
  return value.trim() === value ? undefined : 'begins or ends with a blank';
}
