// Proofs that leave the home: events with their place under a signed root. Checking one needs this file's text and
// the signer's public key, no database.
import { z } from 'zod';
import type { Clock } from '../../base/clock.ts';
import { Bug, Refusal } from '../../base/errors.ts';
import { createInclusionProver, verifyInclusion } from '../../base/merkle.ts';
import {
  formatVerifierKey,
  openNote,
  parseCheckpoint,
  type NoteSignature,
  type VerifierKey,
} from '../../base/signed-note.ts';
import type { Store } from '../../store/store.ts';
import { lastCheckpointBy, type Signing } from './checkpoints.ts';
import { refuse, type EventRow } from '../contract.ts';
import { genesisHash } from '../streams/event-row.ts';
import { checkWhole } from '../streams/page.ts';
import * as q from '../queries.ts';
import { rowProblem } from '../streams/row-check.ts';

const PAGE = 5_000;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const text = z.string();
const count = z.int().min(0);

/** Without the time of receipt, which is local to a copy and under no hash. */
const eventRow = z.strictObject({
  position: count,
  event_id: text,
  workflow_id: text,
  event_seq: count,
  append_seq: count,
  event_type: text,
  payload: text,
  timestamp: text,
  schema_version: text,
  producer_version: text,
  checksum: text,
  operation_id: text.nullable(),
  actor: text,
  tokens: text,
  delta: text.nullable(),
  delta_ref: text.nullable(),
  state_checksum: text.nullable(),
  host_id: text,
  host_counter: count,
  prev_hash: text,
  row_hash: hash,
}) satisfies z.ZodType<Omit<EventRow, 'received_at'>>;

export const proofSchema = z.strictObject({
  format: z.literal('throughline-proof-1'),
  workflow_id: text,
  kind: text,
  /** For convenience only: a verifier must get the key it trusts elsewhere. */
  verifier_key: text,
  note: text,
  events: z.array(z.strictObject({ row: eventRow, inclusion: z.array(hash) })),
});

export type Proof = z.output<typeof proofSchema>;

export interface ProofRange {
  readonly fromSeq?: number;
  readonly toSeq?: number;
}

export async function exportProof(
  store: Store,
  clock: Clock,
  signing: Signing,
  workflowId: string,
  range: ProofRange = {},
): Promise<Proof> {
  return store.read(async (tx) => {
    const stream = await tx.get(q.readStream, workflowId);
    if (!stream) throw refuse('unknown_stream', `There is no stream ${workflowId}`, { workflow_id: workflowId });
    const { fromSeq = 1, toSeq = stream.head_seq } = range;
    checkWhole('fromSeq', fromSeq);
    checkWhole('toSeq', toSeq);
    const rows = await tx.all(q.readEvents, workflowId, fromSeq - 1, toSeq, Number.MAX_SAFE_INTEGER);
    const checkpoint = (await lastCheckpointBy(tx, signing.verifiers)) ?? (await tx.get(q.lastCheckpoint));
    const last = rows.at(-1);
    if (!checkpoint || (last && last.position > checkpoint.tree_size)) {
      throw refuse(
        'not_signed',
        `The checkpoints cover ${checkpoint?.tree_size ?? 0} events; event ${last?.event_seq ?? 0} of ${workflowId} is not among them`,
        { workflow_id: workflowId },
      );
    }
    const leaves: string[] = [];
    while (leaves.length < checkpoint.tree_size) {
      const page = await tx.all(q.readRowHashes, leaves.length, checkpoint.tree_size, PAGE);
      if (page.length === 0) throw new Bug(`events end at ${leaves.length}, not at ${checkpoint.tree_size}`);
      for (const row of page) leaves.push(row.row_hash);
      await clock.macrotask();
    }
    const prover = createInclusionProver(leaves);
    return {
      format: 'throughline-proof-1',
      workflow_id: workflowId,
      kind: stream.kind,
      verifier_key: formatVerifierKey(signerOf(checkpoint, signing)),
      note: checkpoint.note,
      events: rows.map(({ received_at: _, ...row }) => ({ row, inclusion: prover.proof(row.position - 1) })),
    };
  });
}

/** The key that signed the checkpoint; it may belong to another machine on the same home. */
function signerOf({ note, tree_size }: q.CheckpointRow, { key, verifiers }: Signing): VerifierKey {
  let verified: readonly NoteSignature[];
  try {
    ({ verified } = openNote(note, verifiers));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'unknown_signer') throw error;
    const { signers } = error.details;
    throw refuse(
      'not_signed',
      `The newest checkpoint, over ${tree_size} events, was signed by ${String(signers)}, whose key is not known here: run \`throughline key trust\` if you trust it`,
      { tree_size, signers },
      error,
    );
  }
  const isSigner = (one: VerifierKey) => verified.some(({ name, keyId }) => name === one.name && keyId === one.keyId);
  const signer = isSigner(key) ? key : verifiers.find(isSigner);
  if (!signer) throw new Bug('a note was verified with a key that was not given');
  return signer;
}

export interface ProofReport {
  readonly workflow_id: string;
  readonly events: number;
  readonly first_seq: number | null;
  readonly last_seq: number | null;
  readonly tree_size: number;
  readonly origin: string;
  readonly signed_by: readonly string[];
}

/** Offline: the note's signature, every row's hashes, the chain between them, and each one's place in the tree. */
export function verifyProof(input: unknown, verifiers: readonly VerifierKey[]): ProofReport {
  const parsed = proofSchema.safeParse(input);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refuse(
      'proof_does_not_hold',
      `This is not a proof: ${issue?.path.map(String).join('.') ?? ''} ${issue?.message ?? ''}`,
    );
  }
  const proof = parsed.data;
  const { body, verified } = openNote(proof.note, verifiers);
  const isSigner = (key: VerifierKey) => verified.some(({ name, keyId }) => name === key.name && keyId === key.keyId);
  if (!verifiers.some((key) => isSigner(key) && formatVerifierKey(key) === proof.verifier_key)) {
    throw refuse('proof_does_not_hold', 'The proof names another key than the one that signed it');
  }
  const { origin, size, root } = parseCheckpoint(body);
  let before: { seq: number; hash: string } | undefined;
  for (const { row, inclusion } of proof.events) {
    const wrong = (why: string) =>
      refuse('proof_does_not_hold', `Event ${row.event_seq}: ${why}`, { event_seq: row.event_seq });
    if (row.workflow_id !== proof.workflow_id) throw wrong('belongs to another stream');
    const first = row.event_seq === 1 ? genesisHash(proof.workflow_id, proof.kind) : row.prev_hash;
    const problem = rowProblem(row, before ?? { seq: row.event_seq - 1, hash: first });
    if (problem) throw wrong(problem.message);
    if (!verifyInclusion({ leaf: row.row_hash, index: row.position - 1, size, proof: inclusion, root })) {
      throw wrong('is not under the signed root');
    }
    before = { seq: row.event_seq, hash: row.row_hash };
  }
  return {
    workflow_id: proof.workflow_id,
    events: proof.events.length,
    first_seq: proof.events[0]?.row.event_seq ?? null,
    last_seq: proof.events.at(-1)?.row.event_seq ?? null,
    tree_size: size,
    origin,
    signed_by: verified.map((signature) => signature.name),
  };
}
