// What can be computed about a token: whether its checksum is right, and whether an encoded text holds a token of our own.

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;

/** GitHub's and npm's tokens: 30 characters that were drawn, and their CRC-32 in base 62. */
export function hasChecksum(body: string): boolean {
  if (body.length !== RANDOM_LENGTH + CHECKSUM_LENGTH) return false;
  return checksumOf(body.slice(0, RANDOM_LENGTH)) === body.slice(RANDOM_LENGTH);
}

export function checksumOf(drawn: string): string {
  let rest = crc32(drawn);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = `${BASE62[rest % 62]}${digits}`;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** Bit by bit: it is asked of thirty characters now and then, and loading zlib would take longer. */
function crc32(text: string): number {
  let rest = -1;
  for (let at = 0; at < text.length; at += 1) {
    rest ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return ~rest >>> 0;
}

/** Without its first letter, which may share a character of the encoded text with what stands before it. */
const OWN_TOKEN = /l_[A-Za-z0-9_-]{40}/;

/** With three characters before them, fewer do not encode so many bytes. */
const SHORTEST_ENCODED = 53;

/** Where in a group of three bytes the encoded token begins is not known, so all three are tried. */
export function holdsOwnToken(base64: string): boolean {
  if (base64.length < SHORTEST_ENCODED) return false;
  const plain = base64.replaceAll('-', '+').replaceAll('_', '/');
  return ['', 'A', 'AA', 'AAA'].some((lead) => OWN_TOKEN.test(Buffer.from(lead + plain, 'base64').toString('latin1')));
}
