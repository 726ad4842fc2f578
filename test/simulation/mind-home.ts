// The mind of the home that all machines share, as one life opens it: over the life's own store and ledger, with the user's configuration
// folder and the agents' records beside it, which outlive every process.
import { findMarkers } from '../../src/base/memory-boundary.ts';
import { ORIGINALS_KEY_FILE } from '../../src/ask/sanitise/originals.ts';
import { createGit } from '../../src/kernel/kernel.ts';
import { loadTokenizer } from '../../src/mind/handshake/tokenizer.ts';
import type { Mind } from '../../src/mind/mind.ts';
import { openMind } from '../../src/mind/open-mind.ts';
import { createLineTranscripts, type LineFiles, type LineStep } from '../support/line-transcripts.ts';
import type { Life } from './life.ts';
import type { World } from './world.ts';

/** Read before the first run: a module that is loaded meanwhile comes when it wants. */
export const countTokens = await loadTokenizer();

const HOME_ID = '01900000-0000-7000-8000-0000000000e0';
const KEY = `throughline-hmac-sha256 ${'5a'.repeat(32)}\n`;
const LINES_PER_PART = 3;

/** One for all actors of a world: two lists of what was erased would be two homes. */
export class MindHomes {
  private readonly config = new Map([[ORIGINALS_KEY_FILE, KEY]]);
  private readonly files = new Map<string, { identity: number; text: string }>();

  private static readonly known = new WeakMap<World, MindHomes>();

  static of(world: World): MindHomes {
    const known = MindHomes.known.get(world) ?? new MindHomes();
    MindHomes.known.set(world, known);
    return known;
  }

  // ── What agents record, whatever becomes of us

  append(path: string, steps: readonly LineStep[]): void {
    const file = this.files.get(path) ?? { identity: 1, text: '' };
    this.files.set(path, { ...file, text: file.text + linesOf(steps) });
  }

  /** Another file of that name. */
  writeAnew(path: string, steps: readonly LineStep[]): void {
    const identity = (this.files.get(path)?.identity ?? 0) + 1;
    this.files.set(path, { identity, text: linesOf(steps) });
  }

  // ── The mind

  open(life: Life): Promise<Mind> {
    const { store, ledger, clock, ids } = life;
    return openMind({
      // As on a server: bundles are rows, and nobody searches the bytes of a file, for which the scheduler could not wait.
      database: async () => ({ store: { ...store, dialect: 'postgres' }, ledger }),
      ...{ clock, ids, homeId: HOME_ID, folder: undefined, version: '0.0.0-simulated', configFolder: '/nowhere' },
      fetch: () => Promise.reject(new Error('the mind has no way out')),
      git: createGit({ variable: () => undefined }),
      variable: () => undefined,
      protectedFolders: async () => [],
      readConfigFile: async (name) => {
        await life.storageCall('read config');
        return this.config.get(name);
      },
      updateConfigFile: async (name, update) => {
        await life.storageCall('write config');
        this.config.set(name, update(this.config.get(name)));
        await life.storageCall('wrote config');
      },
      work: {
        projectOf: async (ref) => {
          if (ref === undefined) throw new Error('a simulated caller names its project');
          return ref;
        },
        rootOf: async () => null,
        nameOf: async () => 'simulated',
        isOnly: async () => false,
        taskOf: async () => {
          throw new Error('the simulated mind has no tasks');
        },
        tagsOfTasks: async () => [],
        recordedAt: async () => null,
      },
      readTranscript: () => undefined,
      readWorkWords: async () => undefined,
      countWork: async () => ({ claims: 0, checkpoints: 0 }),
      readWorkInHand: async () => ({ next_step: null, tasks: [] }),
      transcripts: createLineTranscripts({
        folder: '/agents',
        files: this.recordsFor(life),
        linesPerPart: LINES_PER_PART,
        onPart: () => life.storageCall('read a transcript'),
      }),
      t0Ports: { listExchanges: async () => [] },
      isStatus: (text) => findMarkers(text).length > 0,
      workAtHand: async () => undefined,
      countInWork: async () => 0,
      openDrift: async () => [],
      modelOfMind: { set: async () => false, unset: async () => {}, show: async () => undefined },
      askMind: async () => undefined,
    });
  }

  private recordsFor(life: Life): LineFiles {
    return {
      read: (path) => {
        const file = life.isDead ? undefined : this.files.get(path);
        return file && { identity: String(file.identity), bytes: Buffer.from(file.text) };
      },
      list: () => [],
      isOwn: ({ path }) => this.files.has(path),
    };
  }
}

function linesOf(steps: readonly LineStep[]): string {
  return steps.map((step) => `${JSON.stringify(step)}\n`).join('');
}
