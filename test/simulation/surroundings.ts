// What lies beside the database and outlives every process: blobs, the second copy of the checkpoints, and the signals
// between machines. Each reached by a process through its own hands, so that it can die in the middle.
import { sha256 } from '../../src/base/hash.ts';
import { seededRandom } from '../../src/base/random.ts';
import { generateSigningKey } from '../../src/base/signed-note.ts';
import type { Signing } from '../../src/ledger/proof/checkpoints.ts';
import type { Blobs } from '../../src/store/blobs.ts';
import { refuse } from '../../src/store/contract.ts';
import type { Signals } from '../../src/store/signals.ts';
import type { Life } from './life.ts';
import type { World } from './world.ts';

export interface SharedBlobs {
  of(life: Life): Blobs;
}

export function createSharedBlobs(): SharedBlobs {
  const kept = new Map<string, { readonly bytes: Uint8Array; readonly modifiedMs: number }>();
  return {
    of: (life) => ({
      location: 'the simulated blobs',
      async put(bytes) {
        await life.storageCall('put blob');
        const key = sha256(Buffer.from(bytes).toString());
        kept.set(key, { bytes, modifiedMs: life.clock.now() });
        life.world.branches.reached('blob written');
        await life.storageCall('put blob done');
        return key;
      },
      async get(key) {
        await life.storageCall('get blob');
        const found = kept.get(key);
        if (!found) throw refuse('blob_missing', `There is no blob ${key}`, { key });
        return found.bytes;
      },
      async has(key) {
        await life.storageCall('has blob');
        return kept.has(key);
      },
      async delete(key) {
        await life.storageCall('delete blob');
        kept.delete(key);
      },
      async *list() {
        for (const [key, { bytes, modifiedMs }] of kept) {
          await life.storageCall('list blobs');
          yield { key, modifiedMs, size: bytes.length };
        }
      },
    }),
  };
}

export interface SharedSigning {
  of(life: Life): Signing;
}

export function createSharedSigning(seed: number): SharedSigning {
  const key = generateSigningKey('simulation', seededRandom(seed));
  const notes: string[] = [];
  return {
    of: (life) => ({
      key,
      verifiers: [key],
      secondCopy: {
        location: 'the simulated second copy',
        async append(note) {
          await life.storageCall('append to second copy');
          notes.push(note);
          life.world.branches.reached('checkpoint signed');
          await life.storageCall('appended to second copy');
        },
        async read() {
          await life.storageCall('read second copy');
          return [...notes];
        },
      },
    }),
  };
}

/** Signals reach others late, twice or not at all; within a process they come at once. */
export class SharedSignals {
  private readonly world: World;
  private readonly listeners = new Map<Life, Set<() => void>>();

  constructor(world: World) {
    this.world = world;
  }

  of(life: Life): Signals {
    const own = new Set<() => void>();
    this.listeners.set(life, own);
    return {
      raise: () => {
        if (life.isDead) return;
        for (const listener of own) listener();
        for (const other of this.listeners.keys()) if (other !== life) this.send(life, other);
      },
      watch: (listener) => {
        const wrapped = () => listener();
        own.add(wrapped);
        return () => {
          own.delete(wrapped);
        };
      },
      close: () => Promise.resolve(),
    };
  }

  forget(life: Life): void {
    this.listeners.delete(life);
  }

  private send(from: Life, to: Life): void {
    const { branches } = this.world;
    if (from.fault('signalLost')) {
      branches.reached('signal lost');
      return;
    }
    void this.deliver(from, to);
    if (!from.fault('signalTwice')) return;
    branches.reached('signal twice');
    void this.deliver(from, to);
  }

  private async deliver(from: Life, to: Life): Promise<void> {
    const isLate = from.fault('signalLate');
    if (isLate) this.world.branches.reached('signal late');
    // Scheduled for whoever gets it: a sender that dies has sent it all the same.
    await this.world.scheduler.sleep(to, isLate ? from.dice.int(3_000) : 0, `signal from ${from.name}`);
    for (const listener of this.listeners.get(to) ?? []) listener();
  }
}
