// One exchange as it is kept: its rows, its bundle, prompt and response made again from their parts.
import { sha256 } from '../../base/hash.ts';
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
  /** Every text that is kept of it, by where it stands. */
  readonly texts: ReadonlyMap<string, string>;
  /** What is there and not what its hash says: it is not gone, and nothing is made of it. */
  readonly damaged: readonly ('bundle' | 'prompt' | 'kernel')[];
}

export async function readKept(tx: ReadTx, row: q.ExchangeRow): Promise<KeptExchange> {
  const { project_id, exchange_id } = row;
  const texts = new Map<string, string>();
  const damaged = new Set<KeptExchange['damaged'][number]>();
  const readFor = (part: KeptExchange['damaged'][number]) => async (hash: string) => {
    const found = await tx.get(q.readContent, project_id, hash);
    const body = found?.body ?? undefined;
    if (body !== undefined) texts.set(`content ${hash}`, body);
    // A row that retention emptied is still there; one that is missing was taken away.
    if (found && (body === undefined || sha256(body) === hash)) return body;
    damaged.add(part);
    return undefined;
  };
  const session = await tx.get(q.sessionById, row.session_id);
  const bundle = await unpackBundle(row.bundle_content, readFor('bundle'));
  const prompt = await promptOf(tx, row, bundle, readFor('prompt'), () => damaged.add('prompt'));
  const kernel = session && (await readFor('kernel')(session.kernel_hash.replace('sha256:', '')));
  const [user, aurora] = [await tx.get(q.readTurn, row.turn_user_id), await tx.get(q.readTurn, row.turn_aurora_id)];
  for (const turn of [user, aurora]) if (turn) texts.set(`turn ${turn.turn_id}`, turn.content);
  return {
    row,
    session,
    user,
    aurora,
    refs: await tx.all(q.readRefs, exchange_id),
    findings: await tx.all(q.readFindings, exchange_id),
    drift: await tx.all(q.driftOfExchange, exchange_id),
    bundle,
    prompt,
    kernel,
    texts,
    damaged: [...damaged],
  };
}

async function promptOf(
  tx: ReadTx,
  { project_id, prompt_node, bundle_content }: q.ExchangeRow,
  bundle: Bundle | undefined,
  read: (hash: string) => Promise<string | undefined>,
  onDamaged: () => void,
): Promise<readonly PromptMessage[] | undefined> {
  const kept = await readMessages(tx, project_id, prompt_node, onDamaged);
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
