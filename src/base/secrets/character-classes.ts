// Kinds of characters by their code, as flags in one table: what a scan asks of every character it comes by.

export const UPPER = 1;
export const LOWER = 2;
export const DIGIT = 4;
export const UNDERSCORE = 8;
export const HYPHEN = 16;
export const HEX = 32;
export const BASE64_SIGN = 64;
export const DOT = 128;
export const SLASH = 256;
export const ENDS_BARE = 512;
export const ENDS_LINE_VALUE = 1024;
export const ENDS_AUTHORITY = 2048;
export const LABEL = 4096;
export const KIND = 8192;
export const MAY_SEPARATE = 16384;
export const PERCENT_SIGN = 32768;
export const QUERY = 65536;
export const AT_SIGN = 131072;

export const LETTER = UPPER | LOWER;
export const ALNUM = LETTER | DIGIT;
export const WORD = ALNUM | UNDERSCORE;
export const TOKEN = WORD | HYPHEN;
export const NAME = TOKEN | DOT;
export const CREDENTIAL = TOKEN | DOT | SLASH | BASE64_SIGN;

const classes = new Uint32Array(128);
function mark(characters: string, flag: number): void {
  for (let at = 0; at < characters.length; at += 1) {
    const code = characters.charCodeAt(at);
    classes[code] = (classes[code] ?? 0) | flag;
  }
}
mark('ABCDEFGHIJKLMNOPQRSTUVWXYZ', UPPER | LABEL);
mark('abcdefghijklmnopqrstuvwxyz', LOWER | KIND);
mark('0123456789', DIGIT | LABEL | KIND);
mark(' ', LABEL);
mark('_', UNDERSCORE);
mark('-', HYPHEN | KIND);
mark('0123456789abcdefABCDEF', HEX);
mark('+=~', BASE64_SIGN);
mark('.', DOT);
mark('/', SLASH);
mark(' \t\r\n"\'`\\', ENDS_LINE_VALUE | ENDS_BARE | ENDS_AUTHORITY);
mark(',;&)}]<>|', ENDS_BARE);
mark('/?#<>', ENDS_AUTHORITY);
mark(' \t"\'`\\:=', MAY_SEPARATE);
mark('%', PERCENT_SIGN | QUERY);
mark('?&=', QUERY);
mark('@', AT_SIGN);

export const LINE_FEED = 0x0a;
export const CARRIAGE_RETURN = 0x0d;
export const HASH = 0x23;
export const PERCENT = 0x25;
export const HYPHEN_CODE = 0x2d;
export const DOT_CODE = 0x2e;
export const COLON = 0x3a;
export const OPEN_BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;

/** False beyond the ends of the text, where the code is NaN. */
export function is(code: number, mask: number): boolean {
  return code < 128 && ((classes[code] ?? 0) & mask) !== 0;
}

export function isQuote(code: number): boolean {
  return code === 0x22 || code === 0x27 || code === 0x60;
}

export function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09;
}
