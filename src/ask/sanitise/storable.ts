// What a model says may be anything; of its signs no database holds U+0000 or half of a character, as an answer has that was cut between
// the two halves. Each is replaced by the sign that says so, and everything else stays where it was.
export function storable(text: string): string {
  // Most are, and looking costs less than making them anew.
  if (text.isWellFormed() && !text.includes('\0')) return text;
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}
