// What is kept of something that was thrown: any value at all, as a text that both engines store, without secrets.
import { redactText } from './redact.ts';

/** More is never kept, and redacting it would only take time. */
const MOST_READ = 64 * 1024;

export function messageOf(error: unknown, most: number): string {
  return storable(() => (error instanceof Error ? error.message : error), most);
}

export function nameOf(error: Error, most: number): string {
  return storable(() => error.name, most);
}

/** Reading it may throw as well: an object without a prototype is no text. */
function storable(read: () => unknown, most: number): string {
  let text: string;
  try {
    text = String(read());
  } catch {
    text = 'an error that cannot be told';
  }
  const clean = redactText(text.slice(0, MOST_READ).replaceAll('\u0000', '').toWellFormed()).text;
  return clean.slice(0, most).toWellFormed();
}
