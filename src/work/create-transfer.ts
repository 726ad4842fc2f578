// The ports of import and export over a project's stream and tables, as the operations need them.
import type { WorkDeps } from './change.ts';
import { chooseProject } from './choose-project.ts';
import { withExportSource } from './transfer/export-source.ts';
import { createImportPort } from './transfer/import-port.ts';
import type { Transfer } from './transfer/operations.ts';

export function createTransfer(deps: WorkDeps): Transfer {
  const { store } = deps;
  return {
    chooseProject: (projectId, call) => store.read((tx) => chooseProject(tx, projectId, call)),
    importPort: createImportPort(deps),
    exporting: (projectId, read) => withExportSource(store, async () => projectId, read),
  };
}
