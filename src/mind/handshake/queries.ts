// The tables of handshakes, and every statement on them.
import { sql } from '../../store/store.ts';
import {
  bigint,
  defineTable,
  insertRow,
  insertRows,
  nullable,
  select,
  text,
  textOf,
  timestamp,
  uuid,
} from '../../store/table.ts';
import type { HandshakeLine, HandshakeScope } from './contract.ts';

export const handshakeSnapshots = defineTable('handshake_snapshots', ['snapshot_id'], {
  snapshot_id: uuid,
  project_id: uuid,
  scope: textOf<HandshakeScope>(),
  scope_key: text,
  version: bigint,
  payload_text: nullable(text),
  payload_hash: text,
  token_estimate: bigint,
  left_out: text,
  left_out_count: nullable(bigint),
  canon_hash: text,
  created_at: timestamp,
});
export const handshakeLines = defineTable('handshake_lines', ['snapshot_id', 'ordinal'], {
  snapshot_id: uuid,
  ordinal: bigint,
  section: textOf<HandshakeLine['section']>(),
  anchor: text,
  line: nullable(text),
  tokens: bigint,
});

export const newestSnapshot = select(
  handshakeSnapshots,
  'WHERE project_id = ? AND scope = ? AND scope_key = ? ORDER BY version DESC LIMIT 1',
);
export const linesOf = select(handshakeLines, 'WHERE snapshot_id = ? ORDER BY ordinal');
export const insertSnapshot = insertRow(handshakeSnapshots);
export const insertLines = insertRows(handshakeLines);
/** Of one scope, all but the newest versions. */
export const dropOldLines = sql(
  `DELETE FROM handshake_lines WHERE snapshot_id IN (
     SELECT snapshot_id FROM handshake_snapshots WHERE project_id = ? AND scope = ? AND scope_key = ? AND version <= ?)`,
);
export const dropOldSnapshots = sql(
  'DELETE FROM handshake_snapshots WHERE project_id = ? AND scope = ? AND scope_key = ? AND version <= ?',
);

// ── Erasing ──────────────────────────────────────────────────────────────────────────────────────────────────

export const snapshotsAfter = select(
  handshakeSnapshots,
  'WHERE payload_text IS NOT NULL AND snapshot_id > ? ORDER BY snapshot_id LIMIT ?',
);
export const eraseSnapshot = sql('UPDATE handshake_snapshots SET payload_text = NULL WHERE snapshot_id = ?');
export const eraseLines = sql('UPDATE handshake_lines SET line = NULL WHERE snapshot_id = ?');
