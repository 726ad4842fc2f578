// Bearer tokens. The daemon's own token is in a private file, for programs of the same user. Others are issued by name,
// shown once and stored only as hashes. A token is 32 random bytes, so a plain hash of it is safe.
import { createHash, timingSafeEqual } from 'node:crypto';
import { redactedStart } from '../../base/redact.ts';
import { z } from 'zod';
import { systemClock, toTimestamp, type Clock } from '../../base/clock.ts';
import { ROLES, type Role } from '../../base/operation.ts';
import { systemRandom, type Random } from '../../base/random.ts';
import { refuse } from './contract.ts';
import type { DaemonPlace, Identity, PrivateFile } from './ports.ts';

const NAME = /^[a-z0-9][a-z0-9._-]{0,63}$/;
/** Names of browsers' sessions begin with it, and no other token's name does. */
export const SESSION_PREFIX = 'web-';
/** The actor of a program that holds the daemon's own token. */
export const OWNER = 'http:owner';
const TOKEN = /^tl_[A-Za-z0-9_-]{43}$/;

const issuedSchema = z.strictObject({
  name: z.string().regex(NAME),
  role: z.enum(ROLES),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
});
const fileSchema = z.strictObject({ format: z.literal(1), tokens: z.array(issuedSchema) });

type Issued = z.output<typeof issuedSchema>;
/** What remains of a token after it was shown. */
export type TokenInfo = Omit<Issued, 'sha256'>;

export interface NewToken {
  readonly name: string;
  readonly role: Role;
  readonly expiresAt?: string;
  /** Of a browser that was logged in; a person stands behind it. */
  readonly isSession?: boolean;
}

export interface TokenDeps {
  readonly place: Pick<DaemonPlace, 'tokens'>;
  readonly clock?: Clock;
  readonly random?: Random;
}

/** The token itself is in the answer and nowhere else. */
export async function createToken(
  { place, clock = systemClock, random = systemRandom }: TokenDeps,
  { name, role, expiresAt, isSession = false }: NewToken,
): Promise<TokenInfo & { readonly token: string }> {
  const expiresMs = expiresAt === undefined ? undefined : Date.parse(expiresAt);
  const wrong = !NAME.test(name)
    ? `"${redactedStart(name, 100)}" is not a name for a token`
    : isSessionName(name) !== isSession
      ? `A token whose name begins with "${SESSION_PREFIX}" is a browser’s session`
      : !ROLES.includes(role)
        ? 'There is no such role'
        : expiresMs !== undefined && !(expiresMs > clock.now())
          ? `"${redactedStart(expiresAt ?? '', 100)}" is not a time in the future`
          : undefined;
  if (wrong !== undefined) throw refuse('invalid_token_request', wrong, { role });
  const token = newToken(random);
  const info: TokenInfo = {
    name,
    role,
    created_at: toTimestamp(clock.now()),
    expires_at: expiresMs === undefined ? null : toTimestamp(expiresMs),
  };
  await place.tokens.change((text) => {
    const tokens = parseIssued(text);
    if (tokens.some((each) => each.name === name)) throw refuse('token_exists', `There is a token "${name}"`, { name });
    return toText([...tokens, { ...info, sha256: sha256(token).toString('hex') }]);
  });
  return { ...info, token };
}

export async function listTokens(place: Pick<DaemonPlace, 'tokens'>): Promise<readonly TokenInfo[]> {
  return parseIssued((await place.tokens.read())?.text).map(({ sha256: _, ...info }) => info);
}

/** A running daemon refuses it from the next request on, and ends the streams and sessions that it opened. */
export async function revokeToken(place: Pick<DaemonPlace, 'tokens'>, name: string): Promise<void> {
  await place.tokens.change((text) => {
    const tokens = parseIssued(text);
    const left = tokens.filter((each) => each.name !== name);
    if (left.length === tokens.length)
      throw refuse('unknown_token', `There is no token "${redactedStart(name, 100)}"`, { name });
    return toText(left);
  });
}

/** Revokes the tokens for which the predicate returns true. */
export async function forgetTokens(
  place: Pick<DaemonPlace, 'tokens'>,
  isForgotten: (info: TokenInfo) => boolean,
): Promise<void> {
  if (!(await listTokens(place)).some(isForgotten)) return;
  await place.tokens.change((text) => toText(parseIssued(text).filter((each) => !isForgotten(each))));
}

/** Created if there is none. To replace it, remove the file and start again. */
export async function ownToken(file: PrivateFile, random: Random): Promise<string> {
  let token = '';
  await file.change((text) => {
    token = text?.trim() ?? newToken(random);
    if (!TOKEN.test(token)) throw refuse('token_file_invalid', 'The file of the daemon’s own token holds no token');
    return `${token}\n`;
  });
  return token;
}

/** Undefined if the token is unknown, revoked or expired. */
export type Authenticate = (token: string) => Promise<Identity | undefined>;

export function createAuthenticate(own: string, issued: PrivateFile, clock: Clock): Authenticate {
  const ownHash = sha256(own);
  let known: { readonly version: string | undefined; readonly tokens: readonly Issued[] } | undefined;

  /** Read again if another process changed the file. */
  const current = async (): Promise<readonly Issued[]> => {
    if (known !== undefined && (await issued.version()) === known.version) return known.tokens;
    const found = await issued.read();
    known = { version: found?.version, tokens: parseIssued(found?.text) };
    return known.tokens;
  };

  return async (token) => {
    // All hashes are compared, each in constant time, so that timing reveals nothing.
    const hash = sha256(token);
    if (timingSafeEqual(hash, ownHash)) return { actor: OWNER, role: 'admin' };
    if (!TOKEN.test(token)) return undefined;
    let match: Issued | undefined;
    for (const each of await current()) if (timingSafeEqual(hash, Buffer.from(each.sha256, 'hex'))) match = each;
    if (!match || (match.expires_at !== null && Date.parse(match.expires_at) <= clock.now())) return undefined;
    return { actor: `http:${match.name}`, role: match.role };
  };
}

/** Only from its header: an address ends up in logs and histories. */
export function bearerOf(request: Request): string | undefined {
  return /^bearer +([\w.~+/=-]+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

export function isSessionName(name: string): boolean {
  return name.startsWith(SESSION_PREFIX);
}

export function hasRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

function newToken(random: Random): string {
  return `tl_${Buffer.from(random.fill(new Uint8Array(32))).toString('base64url')}`;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function parseIssued(text: string | undefined): readonly Issued[] {
  if (text === undefined) return [];
  try {
    return fileSchema.parse(JSON.parse(text)).tokens;
  } catch (error) {
    throw refuse('token_file_invalid', 'The file of tokens cannot be read', {}, error);
  }
}

function toText(tokens: readonly Issued[]): string {
  return `${JSON.stringify({ format: 1, tokens }, null, 2)}\n`;
}
