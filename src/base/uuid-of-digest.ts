// The form of an id that is a hash, apart from the hash: hooks have one that loads no library.

/** Of 64 hex digits. Version 8 says that it is our own way. */
export function uuidOfDigest(hex: string): string {
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

/** What is hashed for the id of what a text names. */
export function namedText(text: string): string {
  return `throughline id 1\n${text}`;
}
