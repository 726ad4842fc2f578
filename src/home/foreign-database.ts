// The refusal of a database file that no process of this user made: it may have come with a repository. Each hint leads on
// from where the file is.
import { join } from 'node:path';
import { Refusal } from '../base/errors.ts';
import { storeRefusals } from '../store/contract.ts';

const AWAY = 'It was left as it is. Move it away, with the files beside it whose names begin alike';

/** In a folder that is one of the user's homes. */
export function foreignDatabase(location: string, name: string): Refusal {
  const hint = `${AWAY}. If it is yours, run \`throughline trust\` there instead.`;
  return refusal(`${join(location, name)}.sqlite`, name, hint);
}

/** In a folder that is no home: there is none to trust. */
export function foreignDatabaseOutside(path: string, name: string): Refusal {
  const hint = `${AWAY}, and make the home then. If it belonged to a home of yours, restore a backup of that into the new one.`;
  return refusal(path, name, hint);
}

function refusal(path: string, name: string, hint: string): Refusal {
  const row = { ...storeRefusals.database_foreign, hint };
  return new Refusal('database_foreign', row, `${path} is a database that you did not make here`, {
    path,
    database: name,
  });
}
