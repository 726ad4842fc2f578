// Proofs that leave the home: checked offline with the public key alone, and refused after any change.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../src/base/errors.ts';
import { seededRandom } from '../../src/base/random.ts';
import {
  formatVerifierKey,
  generateSigningKey,
  parseVerifierKey,
  signNote,
  type VerifierKey,
} from '../../src/base/signed-note.ts';
import { verifyProof, type Proof } from '../../src/ledger/proof/proof.ts';
import { board, log } from '../support/board.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS, createFixture, type Fixture, type Opened } from '../support/fixture.ts';
import { queryRaw } from '../support/raw-database.ts';

type Path = readonly (string | number)[];

/** Every place in a JSON document, the containers too. */
function* places(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value))
    yield* places(member, [...path, Array.isArray(value) ? Number(key) : key]);
}

function changedAt(
  proof: Proof,
  path: Path,
  change: (holder: Record<string | number, unknown>, key: string | number) => void,
): unknown {
  const copy = structuredClone(proof) as unknown;
  let holder = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
  change(holder, path.at(-1) ?? '');
  return copy;
}

describe.each(DIALECTS)('a proof from %s', (dialect) => {
  let fixture: Fixture;
  let opened: Opened;
  let verifiers: readonly VerifierKey[];
  const stream = { kind: board, id: '' };
  const lines = { kind: log, id: '' };
  beforeAll(async () => {
    fixture = createFixture(dialect);
    opened = await fixture.open();
    stream.id = fixture.ids.uuid();
    lines.id = fixture.ids.uuid();
    for (let n = 0; n < 6; n += 1) {
      const options = { create: true, operationId: `op-${n}` };
      await opened.ledger.append(
        stream,
        [
          {
            type: 'card.added',
            payload: { card_id: `c${n}`, title: 'x' },
            tokens: [{ token_class: 'entityId', token_value: 'x' }],
          },
        ],
        options,
      );
      await opened.ledger.append(lines, [{ type: 'line.written', payload: { text: `other ${n}` } }], { create: true });
    }
    await opened.ledger.settled();
    await opened.ledger.sign();
    verifiers = [parseVerifierKey(formatVerifierKey(fixture.signing.key))];
  });
  afterAll(() => fixture.dispose());

  const exported = async (range?: { fromSeq?: number; toSeq?: number }) =>
    JSON.parse(JSON.stringify(await opened.ledger.exportProof(stream.id, range))) as Proof;

  it('holds offline, with nothing but its text and the public key', async () => {
    const proof = await exported();
    expect(verifyProof(proof, verifiers)).toMatchObject({
      workflow_id: stream.id,
      events: 6,
      first_seq: 1,
      last_seq: 6,
      tree_size: 12,
      signed_by: ['test'],
    });
    expect(verifyProof(await exported({ fromSeq: 3, toSeq: 4 }), verifiers)).toMatchObject({
      events: 2,
      first_seq: 3,
      last_seq: 4,
    });
  });

  it('says nothing of other streams but hashes', async () => {
    const text = JSON.stringify(await exported());
    expect(text).not.toContain('other');
    expect(text).not.toContain(lines.id);
  });

  it('is refused after a change of any value in it', async () => {
    const proof = await exported();
    const accepted: string[] = [];
    for (const path of places(proof)) {
      const changes: ((holder: Record<string | number, unknown>, key: string | number) => void)[] = [
        (holder, key) => delete holder[key],
        (holder, key) => (holder[key] = null),
      ];
      const value = path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], proof);
      if (typeof value === 'number') changes.push((holder, key) => (holder[key] = value + 1));
      if (typeof value === 'string') {
        changes.push(
          (holder, key) => (holder[key] = `${value}x`),
          (holder, key) => (holder[key] = value.slice(1)),
          (holder, key) =>
            (holder[key] = value.replace(/[0-9a-f](?=[^0-9a-f]*$)/, (digit) => (digit === '0' ? '1' : '0'))),
        );
      }
      if (value === null) changes.push((holder, key) => (holder[key] = 'x'));
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        changes.push((holder, key) => Object.assign(holder[key] as object, { more: 1 }));
      }
      for (const [index, change] of changes.entries()) {
        const forged = changedAt(proof, path, change);
        if (JSON.stringify(forged) === JSON.stringify(proof)) continue;
        try {
          verifyProof(forged, verifiers);
          accepted.push(`${path.join('.')} (${index})`);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
    }
    expect(accepted).toEqual([]);
  });

  it('of fewer events says so', async () => {
    const proof = await exported();
    expect(verifyProof({ ...proof, events: proof.events.slice(1, -1) }, verifiers)).toMatchObject({
      events: 4,
      first_seq: 2,
      last_seq: 5,
    });
  });

  it('is refused when its events are doubled, reordered, or one from the middle is missing', async () => {
    const proof = await exported();
    const [a, b, c, ...rest] = proof.events;
    for (const events of [
      [a, a, b, c, ...rest],
      [b, a, c, ...rest],
      [a, c, ...rest],
      [a, b, b, c, ...rest],
    ]) {
      expect(() => verifyProof({ ...proof, events }, verifiers)).toThrow(Refusal);
    }
  });

  it('is refused when it is another stream under this name', async () => {
    const [mine, others] = [await exported(), await opened.ledger.exportProof(lines.id)];
    expect(() => verifyProof({ ...mine, events: others.events }, verifiers)).toThrow(/belongs to another stream/);
    expect(() => verifyProof({ ...others, workflow_id: mine.workflow_id }, verifiers)).toThrow(Refusal);
    expect(() => verifyProof({ ...mine, kind: 'log' }, verifiers)).toThrow(Refusal);
  });

  it('is refused without a key that is trusted', async () => {
    const proof = await exported();
    expect(() => verifyProof(proof, [])).toThrow(/No known key/);
    expect(() => verifyProof(proof, [generateSigningKey('test', seededRandom(5))])).toThrow(/No known key/);
  });

  it('names the key that really signed, also when another machine did', async () => {
    const other = generateSigningKey('other', seededRandom(7));
    const { signing } = fixture;
    const own = { ...signing };
    const [before] = await queryRaw<{ note: string }>(fixture, 'SELECT note FROM checkpoints');
    const note = before?.note ?? '';
    const foreign = signNote(note.slice(0, note.lastIndexOf('\n\n') + 1), other);
    const put = (text: string) => fixture.tamper(`UPDATE checkpoints SET note = '${text}'`);
    try {
      await put(foreign);
      expect(await refusalOf(opened.ledger.exportProof(stream.id))).toMatchObject({
        code: 'not_signed',
        message: expect.stringContaining(`other+${other.keyId}`) as string,
      });
      Object.assign(signing, { verifiers: [signing.key, other] });
      const here = await fixture.open();
      const proof = await here.ledger.exportProof(stream.id);
      expect(proof.verifier_key).toBe(formatVerifierKey(other));
      expect(verifyProof(proof, [other])).toMatchObject({ events: 6, signed_by: ['other'] });
    } finally {
      await put(note);
      Object.assign(signing, own);
    }
  });

  it.each([null, undefined, 7, 'proof', [], {}, { format: 'throughline-proof-1' }])('is not %j', (input) => {
    expect(() => verifyProof(input, verifiers)).toThrow(Refusal);
  });

  it('is not given for events that no checkpoint covers, nor for streams that do not exist', async () => {
    await opened.ledger.append(stream, [{ type: 'card.added', payload: { card_id: 'new', title: 'x' } }]);
    await opened.ledger.settled();
    expect(await refusalOf(opened.ledger.exportProof(stream.id))).toMatchObject({ code: 'not_signed' });
    expect(verifyProof(await exported({ toSeq: 6 }), verifiers)).toMatchObject({ events: 6 });
    expect(await refusalOf(opened.ledger.exportProof(fixture.ids.uuid()))).toMatchObject({ code: 'unknown_stream' });
    const unsigned = await fixture.open({ signed: false });
    expect(await refusalOf((async () => unsigned.ledger.exportProof(stream.id))())).toMatchObject({
      code: 'not_signed',
    });
  });
});
