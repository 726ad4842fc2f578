// What the build tells hot commands and hooks, so that they recognise a current database without hashing.
import { DATABASE, MIND, VERSION, homeSchemas, mindSchemas } from '../src/assembly.ts';
import type { CurrentDatabase } from '../src/home/hot-home.ts';
import { appliedText } from '../src/store/migrations.ts';

export const programVersion = VERSION;

export const databases: readonly CurrentDatabase[] = [
  { name: DATABASE, applied: appliedText('sqlite', homeSchemas) },
  { name: MIND, applied: appliedText('sqlite', mindSchemas) },
];
