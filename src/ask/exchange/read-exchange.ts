// One exchange as it is kept: its rows, its bundle, prompt and response made again from their parts.
import type { ReadTx } from '../../store/store.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { unpackBundle } from '../content/pack-bundle.ts';
import { readMessages, type PromptMessage, type PromptPart } from '../content/prompt-list.ts';
import { bundleText } from '../bundle/bundle.ts';
import { frameSafeJson } from '../sanitise/harmless.ts';
import * as q from '../queries.ts';

export interface KeptExchange {
  readonly row: q.ExchangeRow;
  readonly session: q.SessionRow | undefined;
  readonly user: q.TurnRow | undefined;
  readonly aurora: q.TurnRow | undefined;
  readonly refs: readonly q.ArtifactRefRow[];
  readonly findings: readonly q.FindingRow[];
  readonly drift: readonly q.DriftRow[];
  /** Undefined where a part of it is gone. */
  readonly bundle: Bundle | undefined;
  readonly prompt: readonly PromptMessage[] | undefined;
  /** The kernel that held, as it was rendered. */
  readonly kernel: string | undefined;
}

export async function readKept(tx: ReadTx, row: q.ExchangeRow): Promise<KeptExchange> {
  const { project_id, exchange_id } = row;
  const read = async (hash: string) => (await tx.get(q.readContent, project_id, hash))?.body ?? undefined;
  const session = await tx.get(q.sessionById, row.session_id);
  const bundle = await unpackBundle(row.bundle_content, read);
  return {
    row,
    session,
    user: await tx.get(q.readTurn, row.turn_user_id),
    aurora: await tx.get(q.readTurn, row.turn_aurora_id),
    refs: await tx.all(q.readRefs, exchange_id),
    findings: await tx.all(q.readFindings, exchange_id),
    drift: await tx.all(q.driftOfExchange, exchange_id),
    bundle,
    prompt: await promptOf(tx, row, bundle, read),
    kernel: session && (await read(session.kernel_hash.replace('sha256:', ''))),
  };
}

async function promptOf(
  tx: ReadTx,
  { project_id, prompt_node, bundle_content }: q.ExchangeRow,
  bundle: Bundle | undefined,
  read: (hash: string) => Promise<string | undefined>,
): Promise<readonly PromptMessage[] | undefined> {
  const kept = await readMessages(tx, project_id, prompt_node);
  if (!kept) return undefined;
  const textOf = async (part: PromptPart): Promise<string | undefined> => {
    if ('text' in part) return part.text;
    if ('content' in part) return read(part.content);
    if ('turn' in part) return (await tx.get(q.readTurn, part.turn))?.content;
    return part.bundle === bundle_content && bundle ? frameSafeJson(bundleText(bundle)) : undefined;
  };
  const messages: PromptMessage[] = [];
  for (const { role, parts } of kept) {
    let content = '';
    for (const part of parts) {
      const text = await textOf(part);
      if (text === undefined) return undefined;
      content += text;
    }
    messages.push({ role, content });
  }
  return messages;
}
