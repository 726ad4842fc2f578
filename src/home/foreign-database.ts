// The refusal of a database file that no process of this user made: it may have come with a repository.
import { join } from 'node:path';
import type { Refusal } from '../base/errors.ts';
import { refuse } from '../store/contract.ts';

export function foreignDatabase(location: string, name: string, path = `${join(location, name)}.sqlite`): Refusal {
  return refuse('database_foreign', `${path} is a database that you did not make here`, { path, database: name });
}
