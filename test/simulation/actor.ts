// What plugs into a simulation: somebody who uses the ledger on every machine, and knows what was promised to them.
import type { EventRow } from '../../src/ledger/contract.ts';
import type { Registration } from '../../src/ledger/streams/registry.ts';
import type { MigrationSequence } from '../../src/store/migrations.ts';
import type { Life } from './life.ts';
import type { World } from './world.ts';

export interface Actor {
  readonly name: string;
  /** Kinds of stream and tables it brings along. */
  readonly kinds?: readonly Registration[];
  readonly sequences?: readonly MigrationSequence[];
  /** Which version of the program a machine starts now, when there are several. */
  starts?(machine: string): Program;
  /** So many more for everybody in a seed in which it takes part: what it does takes long, and hides from others what they could reach. */
  readonly turns?: number;
  /** Rare things that a run of many seeds must come by. */
  readonly branches?: readonly string[];
  /**
   * Runs in every life of every machine while `life.isWanted`; returns when it is not, and once the world is calm only
   * after everything it began has come to its end.
   */
  run(life: Life): Promise<void>;
  /** After every commit, whoever made it. `rows` are the events that came with it. */
  committed?(commit: Commit): void;
  /** At the end, on a machine without faults. */
  finish?(life: Life): Promise<void>;
}

export interface Program {
  /** The migrations that it knows. */
  readonly sequences: readonly MigrationSequence[];
  /** Whether the person who starts it has asked for the upgrade of an older database. */
  readonly upgrades: boolean;
}

export interface Commit {
  readonly life: Life;
  /** The time that counted inside the transaction. */
  readonly nowMs: number;
  readonly rows: readonly EventRow[];
}

/** Made anew for every seed: its memory is the memory of somebody outside, whom no crash touches. */
export type CreateActor = (world: World) => Actor;
