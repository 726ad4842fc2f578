// Rows that follow from events, changed by SQL past every interface, and the streams that are damaged until a rebuild.
import { DatabaseSync } from 'node:sqlite';
import { Refusal } from '../../src/base/errors.ts';
import type { World } from './world.ts';

const REFUSALS = new Set(['checksum_mismatch', 'projection_damaged']);

export class Damage {
  private readonly world: World;
  /** By stream, which damage it is. */
  private readonly open = new Map<string, number>();
  private readonly ever = new Set<string>();
  private count = 0;

  constructor(world: World) {
    this.world = world;
  }

  get isNone(): boolean {
    return this.open.size === 0;
  }

  isIn(workflowId: string): boolean {
    return this.open.has(workflowId);
  }

  /** False when nothing was changed: there is no such row, or a process is just writing. */
  strike(workflowId: string, statement: string): boolean {
    const db = new DatabaseSync(this.world.path, { timeout: 0 });
    try {
      if (db.prepare(statement).run(workflowId).changes === 0) return false;
    } catch (error) {
      if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
      throw error;
    } finally {
      db.close();
    }
    this.count += 1;
    this.open.set(workflowId, this.count);
    this.ever.add(workflowId);
    return true;
  }

  /** What is damaged now. */
  seen(): ReadonlyMap<string, number> {
    return new Map(this.open);
  }

  /** A rebuild that began when this was damaged, of one stream or of all, has ended well. */
  mended(seen: ReadonlyMap<string, number>, stream?: string): void {
    for (const [id, which] of seen) {
      if ((stream === undefined || stream === id) && this.open.get(id) === which) this.open.delete(id);
    }
  }

  /** A caller whose read began before a rebuild may hear of the damage after it. */
  explains(error: unknown): boolean {
    if (!(error instanceof Refusal && REFUSALS.has(error.code))) return false;
    if (!this.ever.has(String(error.details['workflow_id']))) return false;
    this.world.branches.reached(`damage: ${error.code}`);
    return true;
  }
}

const SQLITE_BUSY = 5;
