// The handshake: what an agent is told of the project, in at most 500 tokens by a real tokenizer, each line with its anchor and its cost.
import { refusals, type ErrorTable } from '../../base/errors.ts';

export const handshakeRefusals = {
  handshake_scope: { status: 400, exit: 2, hint: 'Name the tag with `--tag`, or the session with `--session`.' },
} as const satisfies ErrorTable;
export const refuseHandshake = refusals(handshakeRefusals);

export const HANDSHAKE_SCOPES = ['project', 'tag', 'session'] as const;
export type HandshakeScope = (typeof HANDSHAKE_SCOPES)[number];

export interface HandshakeLine {
  readonly text: string;
  /** `C12@3`, `T12`, `K2`, a ref: what the line stands for. */
  readonly anchor: string;
  readonly tokens: number;
  readonly section: 'work' | 'risk' | 'canon' | 'session';
}

export interface HandshakeSnapshot {
  readonly snapshot_id: string;
  readonly project_id: string;
  readonly scope: HandshakeScope;
  /** The tag or the session; empty for the project. */
  readonly scope_key: string;
  readonly version: number;
  readonly payload_text: string;
  readonly payload_hash: string;
  readonly token_estimate: number;
  readonly lines: readonly HandshakeLine[];
  readonly created_at: string;
}
