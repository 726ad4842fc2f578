// What the build tells hot commands and hooks, so that they recognise a current database without hashing.
import { VERSION } from '../src/base/version.ts';
import { databases as list } from '../src/domains.ts';
import type { CurrentDatabase } from '../src/home/hot-home.ts';
import { sequencesOf } from '../src/home/open-database.ts';
import { appliedText } from '../src/store/migrations.ts';

export const programVersion = VERSION;

export const databases: readonly CurrentDatabase[] = list.map((descriptor) => ({
  name: descriptor.name,
  applied: appliedText('sqlite', sequencesOf(descriptor)),
}));
