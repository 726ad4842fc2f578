// Reads, writes and removes secrets by their reference. Every value that passes is held for redaction first, so that no text that this
// process stores or shows repeats it.
import type { Clock } from '../../base/clock.ts';
import { refuse as refuseInput } from '../../base/contract.ts';
import { holdSecret } from '../../base/secrets/held-secrets.ts';
import type { DeclaredCommands } from '../../kernel/commands/contract.ts';
import { refuse } from '../contract.ts';
import { readCommandSecret } from './command-secret.ts';
import type { Keychain, SecretProvider, SecretRef } from './contract.ts';
import { whyNoSecret } from './secret-value.ts';

export interface SecretProviderDeps {
  readonly keychain: Keychain;
  readonly commands: DeclaredCommands;
  readonly clock: Clock;
  /** How long a command may take. */
  readonly timeoutMs?: number;
}

export function createSecretProvider(deps: SecretProviderDeps): SecretProvider {
  /** Calls that come while a key is being read share that read: one program for all of them, not one each. */
  const reading = new Map<SecretRef, Promise<string>>();

  async function readNow(ref: SecretRef): Promise<string> {
    const { scheme, name } = partsOf(ref);
    const value = scheme === 'command' ? await readCommandSecret(name, deps) : await deps.keychain.get(name);
    if (value === undefined) {
      throw refuse('secret_unavailable', `The keychain has no key ${name}`, { secret_ref: ref, reason: 'not_set' });
    }
    const why = whyNoSecret(value);
    if (why !== undefined) {
      throw refuse('secret_unavailable', `The key of ${ref} ${why}`, { secret_ref: ref, reason: 'not_a_key' });
    }
    holdSecret(value);
    return value;
  }

  function writable(ref: SecretRef): string {
    const { scheme, name } = partsOf(ref);
    if (scheme === 'keychain') return name;
    throw refuse('secret_unavailable', `${ref} is given by a command: change it where that command keeps it`, {
      secret_ref: ref,
      reason: 'not_in_keychain',
    });
  }

  return {
    async read(ref, signal) {
      signal?.throwIfAborted();
      let read = reading.get(ref);
      if (!read) {
        const begun = readNow(ref).finally(() => {
          if (reading.get(ref) === begun) reading.delete(ref);
        });
        reading.set(ref, (read = begun));
      }
      return unlessAborted(read, signal);
    },
    async write(ref, value) {
      const name = writable(ref);
      const why = whyNoSecret(value);
      if (why !== undefined)
        throw refuseInput('invalid_input', `The key ${why}`, { issues: [{ path: 'key', message: why }] });
      holdSecret(value);
      await deps.keychain.set(name, value);
      // A read that began before may still bring the old one.
      reading.delete(ref);
    },
    async remove(ref) {
      const was = await deps.keychain.delete(writable(ref));
      reading.delete(ref);
      return was;
    },
  };
}

function partsOf(ref: SecretRef): { readonly scheme: string; readonly name: string } {
  const at = ref.indexOf(':');
  return { scheme: ref.slice(0, at), name: ref.slice(at + 1) };
}

/** A caller that leaves ends its own wait, not the read that others share. */
async function unlessAborted<T>(read: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return read;
  const left = Promise.withResolvers<never>();
  const leave = () => left.reject(signal.reason instanceof Error ? signal.reason : new Error(String(signal.reason)));
  signal.addEventListener('abort', leave);
  try {
    return await Promise.race([read, left.promise]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
