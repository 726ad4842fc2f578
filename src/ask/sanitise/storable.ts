// What a model says may be anything; of its signs no database holds U+0000 or half of a character, as an answer has that was cut between
// the two halves. Each is replaced by the sign that says so, and everything else stays where it was.
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}
