// C2SP signed notes with Ed25519, and the tlog-checkpoint body they carry: a text that any reader can verify offline with
// the verifier key, in the format of Go's checksum database and of transparency-log witnesses.
import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { refuse } from './contract.ts';
import { assert, type Refusal } from './errors.ts';
import { isSha256, sha256 } from './hash.ts';
import type { Random } from './random.ts';

export interface VerifierKey {
  readonly name: string;
  /** Eight hex digits that tell keys of the same name apart; no proof of anything. */
  readonly keyId: string;
  readonly publicKey: KeyObject;
}

export interface SigningKey extends VerifierKey {
  /** Opaque on purpose: printing or serialising a signing key shows no secret; `formatSigningKey` does. */
  readonly privateKey: KeyObject;
}

export interface NoteSignature {
  readonly name: string;
  readonly keyId: string;
}

export interface OpenedNote {
  /** The signed text, with its final newline. */
  readonly body: string;
  readonly verified: readonly NoteSignature[];
  /** Signatures by keys the caller does not know: neither good nor bad. */
  readonly unknown: readonly NoteSignature[];
}

export interface Checkpoint {
  /** The log's identity, unique among all logs of its key. */
  readonly origin: string;
  readonly size: number;
  /** Merkle root in hex. */
  readonly root: string;
  readonly extensions?: readonly string[];
}

const ED25519 = 0x01;
const KEY_BYTES = 32;
const ID_BYTES = 4;
const MAX_SIGNATURES = 100;
const SIGNATURE_PREFIX = '\u2014 ';
const PRIVATE_PREFIX = 'PRIVATE+KEY+';
// DER up to the raw key; Ed25519 keys have a fixed length, so the rest is just the key.
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

export function generateSigningKey(name: string, random: Random): SigningKey {
  if (!isKeyName(name)) throw refuseKey('A key name is not empty and has no white space and no plus sign.');
  return signingKeyFromSeed(name, random.fill(new Uint8Array(KEY_BYTES)));
}

/** `PRIVATE+KEY+name+id+base64`: a secret. */
export function formatSigningKey(key: SigningKey): string {
  return `${PRIVATE_PREFIX}${key.name}+${key.keyId}+${typedKey(rawKey(key.privateKey, 'd')).toString('base64')}`;
}

export function parseSigningKey(text: string): SigningKey {
  if (!text.startsWith(PRIVATE_PREFIX)) throw refuseKey('A signing key starts with PRIVATE+KEY.');
  const { name, keyId, bytes } = splitKey(text.slice(PRIVATE_PREFIX.length));
  const key = signingKeyFromSeed(name, bytes);
  if (key.keyId !== keyId) throw refuseKey('The id of the signing key does not belong to it.');
  return key;
}

/** `name+id+base64`: public, for everyone who is to verify. */
export function formatVerifierKey(key: VerifierKey): string {
  return `${key.name}+${key.keyId}+${typedKey(rawKey(key.publicKey, 'x')).toString('base64')}`;
}

export function parseVerifierKey(text: string): VerifierKey {
  const { name, keyId, bytes } = splitKey(text);
  if (keyIdOf(name, bytes) !== keyId) throw refuseKey('The id of the verifier key does not belong to it.');
  const publicKey = createPublicKey({ key: Buffer.concat([SPKI_PREFIX, bytes]), format: 'der', type: 'spki' });
  return { name, keyId, publicKey };
}

/** Signs a text that ends in a newline, once with each key. */
export function signNote(body: string, ...keys: readonly SigningKey[]): string {
  assert(keys.length > 0 && keys.length <= MAX_SIGNATURES, 'a note has between 1 and 100 signatures');
  if (!isNoteText(body)) throw refuseNote('The text of a note ends in a newline and has no other control characters.');
  const bytes = Buffer.from(body);
  const lines = keys.map((key) => {
    const signature = Buffer.concat([Buffer.from(key.keyId, 'hex'), sign(null, bytes, key.privateKey)]);
    return `${SIGNATURE_PREFIX}${key.name} ${signature.toString('base64')}\n`;
  });
  return `${body}\n${lines.join('')}`;
}

/** Adds signatures to a note. The caller has checked that its text is true. */
export function cosignNote(note: string, ...keys: readonly SigningKey[]): string {
  const { body, tail } = splitNote(note);
  const signatures = signNote(body, ...keys).slice(body.length + 1);
  return `${body}\n${tail}${signatures}`;
}

/** The keys that a note names, whether or not their signatures are good. */
export function signersOf(note: string): readonly NoteSignature[] {
  return parseSignatures(splitNote(note).tail).map(({ name, keyId }) => ({ name, keyId }));
}

function splitNote(text: string): { readonly body: string; readonly tail: string } {
  // The text may hold blank lines itself: the last one separates.
  const split = text.lastIndexOf('\n\n') + 1;
  const body = text.slice(0, split);
  if (split === 0 || !isNoteText(body)) throw refuseNote('A note is a text, a blank line and signatures.');
  return { body, tail: text.slice(split + 1) };
}

/**
 * Refuses `malformed_note`, `bad_signature` when a known key did not sign this text, and `unknown_signer` when no
 * signature is by a known key; so what is returned has at least one good signature and no bad one.
 */
export function openNote(text: string, verifiers: readonly VerifierKey[]): OpenedNote {
  const { body, tail } = splitNote(text);
  const signatures = parseSignatures(tail);
  const verified = new Map<string, NoteSignature>();
  const unknown = new Map<string, NoteSignature>();
  const bytes = Buffer.from(body);
  for (const { name, keyId, signature } of signatures) {
    const candidates = verifiers.filter((verifier) => verifier.name === name && verifier.keyId === keyId);
    const id = `${name}+${keyId}`;
    if (candidates.length === 0) unknown.set(id, { name, keyId });
    else if (candidates.some(({ publicKey }) => verify(null, bytes, publicKey, signature))) {
      verified.set(id, { name, keyId });
    } else {
      throw refuse('bad_signature', `The signature of ${id} does not fit the text.`, { key: id });
    }
  }
  if (verified.size === 0) {
    const signers = [...unknown.keys()];
    throw refuse('unknown_signer', `No known key signed the note, only ${signers.join(', ')}.`, { signers });
  }
  return { body, verified: [...verified.values()], unknown: [...unknown.values()] };
}

/** The body of a checkpoint note. */
export function formatCheckpoint({ origin, size, root, extensions = [] }: Checkpoint): string {
  assert(Number.isSafeInteger(size) && size >= 0 && isSha256(root), 'a checkpoint has a size and a SHA-256 root');
  const lines = [origin, String(size), Buffer.from(root, 'hex').toString('base64'), ...extensions];
  const body = `${lines.join('\n')}\n`;
  // A line with a newline in it would read back as two.
  if (lines.some((line) => line === '' || line.includes('\n')) || !isNoteText(body)) {
    throw refuseNote('Origin and extensions of a checkpoint are single lines that are not empty.');
  }
  return body;
}

export function parseCheckpoint(body: string): Checkpoint {
  const lines = body.split('\n');
  const end = lines.pop();
  const [origin, decimal, base64, ...extensions] = lines;
  if (end !== '' || origin === undefined || decimal === undefined || base64 === undefined || lines.includes('')) {
    throw refuseNote('A checkpoint has an origin, a size and a root, each in its line.');
  }
  const size = Number(decimal);
  const root = decodeBase64(base64);
  if (!/^(?:0|[1-9][0-9]*)$/.test(decimal) || !Number.isSafeInteger(size) || root?.length !== KEY_BYTES) {
    throw refuseNote('The size or the root of the checkpoint cannot be read.');
  }
  const checkpoint = { origin, size, root: root.toString('hex') };
  return extensions.length === 0 ? checkpoint : { ...checkpoint, extensions };
}

interface SignatureLine extends NoteSignature {
  readonly signature: Buffer;
}

function parseSignatures(tail: string): SignatureLine[] {
  const lines = tail.split('\n');
  if (lines.pop() !== '' || lines.length === 0 || lines.length > MAX_SIGNATURES) {
    throw refuseNote('A note ends with 1 to 100 signature lines.');
  }
  return lines.map((line) => {
    const [name = '', base64 = '', ...rest] = line.slice(SIGNATURE_PREFIX.length).split(' ');
    const bytes = decodeBase64(base64);
    if (!line.startsWith(SIGNATURE_PREFIX) || !isKeyName(name) || rest.length > 0) {
      throw refuseNote('A signature line is an em dash, a key name and a signature.');
    }
    if (bytes === undefined || bytes.length <= ID_BYTES) throw refuseNote('A signature is not in base64.');
    return { name, keyId: bytes.toString('hex', 0, ID_BYTES), signature: bytes.subarray(ID_BYTES) };
  });
}

function signingKeyFromSeed(name: string, seed: Uint8Array): SigningKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  return { name, keyId: keyIdOf(name, rawKey(publicKey, 'x')), publicKey, privateKey };
}

function splitKey(text: string): { name: string; keyId: string; bytes: Buffer } {
  // Base64 may hold a plus itself, so only the first two separate.
  const [, name = '', keyId = '', base64 = ''] = /^([^+]*)\+([0-9a-f]{8})\+(.*)$/s.exec(text) ?? [];
  const typed = decodeBase64(base64);
  if (!isKeyName(name) || typed?.length !== 1 + KEY_BYTES) throw refuseKey('A key is name+id+base64.');
  if (typed[0] !== ED25519) throw refuseKey('Only Ed25519 keys are known.');
  return { name, keyId, bytes: typed.subarray(1) };
}

function keyIdOf(name: string, publicKey: Uint8Array): string {
  return sha256(Buffer.concat([Buffer.from(`${name}\n`), typedKey(publicKey)])).slice(0, 2 * ID_BYTES);
}

function typedKey(bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.of(ED25519), bytes]);
}

function rawKey(key: KeyObject, part: 'd' | 'x'): Buffer {
  const base64 = key.export({ format: 'jwk' })[part];
  assert(base64 !== undefined, 'an Ed25519 key exports as JWK');
  return Buffer.from(base64, 'base64url');
}

/** Standard base64 in its only canonical spelling; Buffer alone would skip over foreign characters. */
function decodeBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}

function isKeyName(name: string): boolean {
  return name !== '' && name.isWellFormed() && !/[\s\p{Cc}+]/u.test(name);
}

function isNoteText(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return text.endsWith('\n') && text.isWellFormed() && !/[\0-\x09\x0b-\x1f]/.test(text);
}

function refuseNote(message: string): Refusal {
  return refuse('malformed_note', message);
}

function refuseKey(message: string): Refusal {
  return refuse('invalid_key', message);
}
