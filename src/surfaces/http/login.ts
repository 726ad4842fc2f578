// Login of a browser: a code that works once and for minutes, traded for a token that ends after a working day. Codes
// live only in this process; a session is an issued token like any other, so it survives a restart and can be revoked.
import { createHash, timingSafeEqual } from 'node:crypto';
import { toTimestamp, type Clock } from '../../base/clock.ts';
import type { Role } from '../../base/operation.ts';
import type { Random } from '../../base/random.ts';
import { refuse } from './contract.ts';
import type { DaemonPlace, Identity } from './ports.ts';
import { SESSION_PREFIX, createToken, forgetTokens, isSessionName, revokeToken } from './tokens.ts';

export interface LoginCode {
  readonly code: string;
  readonly expires_at: string;
}

export interface Session {
  readonly token: string;
  readonly name: string;
  readonly role: Role;
  readonly expires_at: string | null;
}

export interface Login {
  createCode(): LoginCode;
  /**
   * Refuses a code that is unknown, used or too old, without counting attempts: 24 random bytes cannot be guessed, and
   * a shared limit would let any caller that reaches the port lock the owner out.
   */
  redeem(code: string): Promise<Session>;
  /** Whether this caller logged in by a code. */
  isSession(identity: Identity): boolean;
  end(identity: Identity): Promise<void>;
}

export interface LoginDeps {
  readonly place: Pick<DaemonPlace, 'tokens'>;
  readonly clock: Clock;
  readonly random: Random;
}

export const CODE_LASTS_MS = 10 * 60_000;
export const SESSION_LASTS_MS = 12 * 3_600_000;
const MOST_CODES = 20;

export function createLogin({ place, clock, random }: LoginDeps): Login {
  let codes: readonly { readonly hash: Buffer; readonly expiresMs: number }[] = [];
  const bytes = (count: number): Buffer => Buffer.from(random.fill(new Uint8Array(count)));

  return {
    createCode() {
      const code = bytes(24).toString('base64url');
      const expiresMs = clock.now() + CODE_LASTS_MS;
      codes = [...codes, { hash: sha256(code), expiresMs }].slice(-MOST_CODES);
      return { code, expires_at: toTimestamp(expiresMs) };
    },

    async redeem(code) {
      const now = clock.now();
      codes = codes.filter(({ expiresMs }) => expiresMs > now);
      // All codes are compared, each in constant time, so that timing reveals nothing.
      const hash = sha256(code);
      let match: (typeof codes)[number] | undefined;
      for (const each of codes) if (timingSafeEqual(each.hash, hash)) match = each;
      if (!match) throw refuse('login_code_invalid', 'The code of the link is unknown, used or too old');
      // Removed before anything is awaited: of two simultaneous requests, only one succeeds.
      codes = codes.filter((each) => each !== match);
      await forgetTokens(
        place,
        ({ name, expires_at: end }) => isSessionName(name) && end !== null && Date.parse(end) <= now,
      );
      const made = await createToken(
        { place, clock, random },
        {
          name: `${SESSION_PREFIX}${bytes(4).toString('hex')}`,
          role: 'admin',
          expiresAt: toTimestamp(now + SESSION_LASTS_MS),
          isSession: true,
        },
      );
      return { token: made.token, name: made.name, role: made.role, expires_at: made.expires_at };
    },

    isSession: ({ actor }) => isSessionName(actor.replace(/^http:/, '')),
    end: ({ actor }) => revokeToken(place, actor.replace(/^http:/, '')),
  };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
