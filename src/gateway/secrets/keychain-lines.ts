// What passes between Throughline and the process that talks to the keychain.
import { z } from 'zod';

export type KeychainRequest = { readonly id: number; readonly account: string } & KeychainAct;

export type KeychainAct =
  | { readonly act: 'get' }
  | { readonly act: 'set'; readonly value: string }
  | { readonly act: 'delete' };

/** Why the keychain could not be used. */
const reasonSchema = z.enum(['absent', 'locked', 'no_keyring', 'failed']);
export type KeychainReason = z.output<typeof reasonSchema>;

const answerSchema = z.strictObject({
  id: z.int(),
  reason: reasonSchema.exactOptional(),
  /** Of a `get`: null if there is none. */
  value: z.string().nullable().exactOptional(),
  /** Of a `delete`: whether there was one. */
  was: z.boolean().exactOptional(),
});
export type KeychainAnswer = Readonly<z.output<typeof answerSchema>>;

/** Undefined for a line that is none, as of a library that writes to stdout. */
export function keychainAnswerIn(line: string): KeychainAnswer | undefined {
  try {
    return answerSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
