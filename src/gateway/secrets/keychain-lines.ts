// What passes between Throughline and the process that talks to the keychain.

export type KeychainRequest = { readonly id: number; readonly account: string } & KeychainAct;

export type KeychainAct =
  | { readonly act: 'get' }
  | { readonly act: 'set'; readonly value: string }
  | { readonly act: 'delete' };

/** Why the keychain could not be used. */
export type KeychainReason = 'absent' | 'locked' | 'no_keyring' | 'failed';

export interface KeychainAnswer {
  readonly id: number;
  readonly reason?: KeychainReason;
  /** Of a `get`: null if there is none. */
  readonly value?: string | null;
  /** Of a `delete`: whether there was one. */
  readonly was?: boolean;
}
