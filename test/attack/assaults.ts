// Every assault there is, in the order in which a campaign tries them.
import type { Assault } from './assault.ts';
import { endlessFiles } from './endless-files.ts';
import { exhaustedHandles } from './exhausted-handles.ts';
import { fullDisk } from './full-disk.ts';
import { hostileHomes } from './hostile-homes.ts';
import { hostilePeers } from './hostile-peers.ts';
import { hostileRepositories } from './hostile-repositories.ts';
import { readOnlyDisk } from './read-only-disk.ts';
import { smallMemory } from './small-memory.ts';

export const ASSAULTS: readonly Assault[] = [
  hostileRepositories,
  hostileHomes,
  hostilePeers,
  endlessFiles,
  fullDisk,
  readOnlyDisk,
  exhaustedHandles,
  smallMemory,
];
