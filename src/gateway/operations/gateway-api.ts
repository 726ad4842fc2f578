// The gateway as its operations see it: put together in `open-gateway.ts`.
import type { Clock } from '../../base/clock.ts';
import type { Call } from '../../base/operation.ts';
import type { Store } from '../../store/store.ts';
import type { Calls } from '../calls/contract.ts';
import type { Accounting } from '../calls/judge-call.ts';
import type { Kills } from '../kill/kills.ts';
import type { SecretProvider } from '../secrets/contract.ts';
import type { Settings } from '../settings/settings.ts';

export interface Gateway {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly kills: Kills;
  readonly calls: Calls;
  readonly secrets: SecretProvider;
  /** Where the key of a provider is. */
  readonly secretRefOf: (name: string) => Promise<string>;
  readonly accounting: () => Promise<Accounting>;
  /** Why the address of a provider is not allowed, by field; never with the value. */
  readonly checkUrl: (url: string, options: { readonly isLocal: boolean }) => readonly string[];
  /** Ends the processes that it started and its connections to providers; a call under way fails. */
  close(): Promise<void>;
}

/** How the person behind this call is known. */
export function confirmedHow({ person, isLocal }: Call): 'terminal' | 'browser' | 'digest' {
  if (!person) return 'digest';
  return isLocal ? 'terminal' : 'browser';
}
