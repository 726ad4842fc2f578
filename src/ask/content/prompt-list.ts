// A prompt as a list of messages that shares its beginning with other prompts: each message is kept once for the list that it ends, so
// that two hundred questions over one growing conversation cost one conversation.
import { canonicalJson } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';
import type { ReadTx, WriteTx } from '../../store/store.ts';
import { runRows } from '../../store/rows.ts';
import { writeRow } from '../../store/table.ts';
import * as q from '../queries.ts';
import type { Text } from './pack-bundle.ts';

export const PROMPT_ROLES = ['system', 'user', 'assistant', 'tool'] as const;
export type PromptRole = (typeof PROMPT_ROLES)[number];

/** What a message is made of: words of its own, a text that is kept by its hash, or a bundle by its compact form. */
export type PromptPart =
  | { readonly text: string }
  | { readonly content: string }
  | { readonly bundle: string }
  | { readonly turn: string };

export interface PromptMessage {
  readonly role: PromptRole;
  readonly content: string;
}

export interface KeptMessage {
  readonly role: PromptRole;
  readonly parts: readonly PromptPart[];
}

/** The compiled prompt as it is hashed and shown. */
export function promptText(messages: readonly PromptMessage[]): string {
  return canonicalJson(messages.map(({ role, content }) => ({ role, content })));
}

export interface PromptNode extends KeptMessage {
  readonly hash: string;
  readonly parent: string | null;
}

/** One node for each message, from the first to the last; the last one stands for the whole list. */
export function nodesOf(messages: readonly KeptMessage[]): PromptNode[] {
  let parent: string | null = null;
  return messages.map(({ role, parts }) => {
    const hash = sha256(canonicalJson([parent, role, parts]));
    const node = { hash, parent, role, parts };
    parent = hash;
    return node;
  });
}

/** Writes what is not there yet: from the end back to the first node that is. */
export async function keepPrompt(
  tx: WriteTx,
  projectId: string,
  nodes: readonly PromptNode[],
  texts: readonly Text[],
  createdAt: string,
): Promise<void> {
  const rows = texts.map(({ hash, body }) => ({
    project_id: projectId,
    content_hash: hash,
    body,
    created_at: createdAt,
  }));
  await Promise.all(runRows(tx, q.keepContent, rows));
  for (const { hash, parent, role, parts } of nodes.toReversed()) {
    const row = { project_id: projectId, node_hash: hash, parent_hash: parent, role, parts: canonicalJson(parts) };
    const isNew = (await writeRow(tx, q.keepNode, row)) > 0;
    if (!isNew) return;
  }
}

/**
 * From the first message to the one that the node ends with. Undefined if one of them is not there; `onDamaged` is told of one that is
 * not what its hash says.
 */
export async function readMessages(
  tx: ReadTx,
  projectId: string,
  node: string,
  onDamaged: (hash: string) => void,
): Promise<readonly KeptMessage[] | undefined> {
  const messages: KeptMessage[] = [];
  for (let at: string | null = node; at !== null;) {
    const row: q.PromptNodeRow | undefined = await tx.get(q.readNode, projectId, at);
    const message = row && messageIn(row);
    if (!row || !message) {
      onDamaged(at);
      return undefined;
    }
    messages.push(message);
    at = row.parent_hash;
  }
  return messages.toReversed();
}

function messageIn({ node_hash, parent_hash, role, parts }: q.PromptNodeRow): KeptMessage | undefined {
  // The hash is over the canonical text, which is what is stored.
  if (sha256(`[${canonicalJson(parent_hash)},${canonicalJson(role)},${parts}]`) !== node_hash) return undefined;
  return { role: role as PromptRole, parts: JSON.parse(parts) as PromptPart[] };
}
