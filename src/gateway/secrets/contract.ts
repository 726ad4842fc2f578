// A secret is named by a reference and read at call time. Nothing else of Throughline ever holds its value.
import { z } from 'zod';

/** `keychain:<name>`: an entry in the keychain of the operating system. `command:<name>`: a command of commands.json. */
export const secretRefSchema = z
  .string()
  .max(200)
  .regex(/^(?:keychain:[a-z0-9][a-z0-9._-]{0,63}|command:[a-z0-9][a-z0-9._-]{0,63})$/, {
    error: 'is keychain:<name> or command:<name>',
  });
export type SecretRef = z.output<typeof secretRefSchema>;

export interface SecretProvider {
  /** Throws the refusal `secret_unavailable` if there is none, or the keychain is locked or absent. */
  read(ref: SecretRef, signal?: AbortSignal): Promise<string>;
  /** Creates or replaces it. Only entries of the keychain can be written. */
  write(ref: SecretRef, value: string): Promise<void>;
  /** Returns whether there was one. */
  remove(ref: SecretRef): Promise<boolean>;
}

/** The keychain of the operating system, as a port. */
export interface Keychain {
  get(account: string): Promise<string | undefined>;
  set(account: string, value: string): Promise<void>;
  /** Returns whether there was one. */
  delete(account: string): Promise<boolean>;
}
