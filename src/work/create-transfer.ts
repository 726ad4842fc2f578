// The ports of import and export over a project's stream and tables, as the operations need them.
import type { Clock } from '../base/clock.ts';
import type { WorkDeps } from './change.ts';
import { chooseProject } from './choose-project.ts';
import { withExportSource } from './transfer/export-source.ts';
import { createImportPort } from './transfer/import-port.ts';
import type { Transfer } from './transfer/operations.ts';

export function createTransfer(deps: WorkDeps & { readonly clock: Clock }): Transfer {
  const { store, clock } = deps;
  return {
    chooseProject: (projectId, call) => store.read((tx) => chooseProject(tx, projectId, call)),
    importPort: createImportPort(deps),
    rest: () => clock.macrotask(),
    exporting: (projectId, read) => withExportSource(store, async () => projectId, read),
  };
}
