// Which texts an exchange is made of. They are shared: a part of a bundle or the beginning of a prompt may be needed by a younger
// exchange too.
import type { ReadTx } from '../../store/store.ts';
import { refsOfPacked } from '../content/pack-bundle.ts';
import type { PromptPart } from '../content/prompt-list.ts';
import * as q from '../queries.ts';

/** What of an exchange leads to its texts. */
export interface Rooted {
  readonly session_id: string;
  readonly bundle_content: string;
  readonly prompt_node: string;
}

/** For each text, by hash or by the id of its turn, the last exchange that needs it. */
export interface LastNeeds {
  readonly contents: Map<string, number>;
  readonly turns: Map<string, number>;
}

/** Remembers what it has walked, since exchanges share it; `seq` must not go down from call to call. */
export class NeedsWalk {
  readonly last: LastNeeds = { contents: new Map(), turns: new Map() };
  private readonly projectId: string;
  private readonly nodes = new Map<string, { readonly parent: string | null; readonly parts: readonly PromptPart[] }>();
  private readonly kernels = new Map<string, string | undefined>();

  constructor(projectId: string) {
    this.projectId = projectId;
  }

  async add(tx: ReadTx, { session_id, bundle_content, prompt_node }: Rooted, seq: number): Promise<void> {
    const kernel = await this.kernelOf(tx, session_id);
    if (kernel !== undefined) this.last.contents.set(kernel, seq);
    await this.addBundle(tx, bundle_content, seq);
    for (let at: string | null = prompt_node; at !== null;) {
      const node = await this.nodeOf(tx, at);
      if (!node) break;
      for (const part of node.parts) {
        if ('content' in part) this.last.contents.set(part.content, seq);
        else if ('turn' in part) this.last.turns.set(part.turn, seq);
        else if ('bundle' in part && part.bundle !== bundle_content) await this.addBundle(tx, part.bundle, seq);
      }
      at = node.parent;
    }
  }

  private async addBundle(tx: ReadTx, hash: string, seq: number): Promise<void> {
    this.last.contents.set(hash, seq);
    const body = (await tx.get(q.readContent, this.projectId, hash))?.body;
    // Of one that is gone nobody can tell the parts; they are gone with it, or needed by another.
    if (typeof body === 'string') for (const ref of refsOfPacked(body)) this.last.contents.set(ref, seq);
  }

  private async nodeOf(tx: ReadTx, hash: string) {
    let node = this.nodes.get(hash);
    if (!node) {
      const row = await tx.get(q.readNode, this.projectId, hash);
      if (!row) return undefined;
      node = { parent: row.parent_hash, parts: JSON.parse(row.parts) as PromptPart[] };
      this.nodes.set(hash, node);
    }
    return node;
  }

  private async kernelOf(tx: ReadTx, sessionId: string): Promise<string | undefined> {
    if (!this.kernels.has(sessionId)) {
      const session = await tx.get(q.sessionById, sessionId);
      this.kernels.set(sessionId, session?.kernel_hash.replace('sha256:', ''));
    }
    return this.kernels.get(sessionId);
  }
}
