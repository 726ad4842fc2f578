// Inspects a home without opening it, wherever it is and even if it is damaged.
import { listSchemas } from '../store/dialect/postgres-schemas.ts';
import { postgresDriver } from '../store/dialect/postgres.ts';
import { sqliteDriver } from '../store/dialect/sqlite.ts';
import { diagnoseFolder, diagnosePostgres } from './diagnose.ts';
import type { HomeDiagnosis } from './diagnosis.ts';
import { folderOf, postgresUrlOf } from './find-home.ts';
import { portsOf, withOwnTables, type DatabaseList, type HomeOptions } from './ports.ts';

export function diagnoseHomeOver(list: DatabaseList, options: HomeOptions = {}): Promise<HomeDiagnosis> {
  const { config, clock, random, registry } = portsOf(options);
  const databases = withOwnTables(list, options);
  const common = { configFolder: config.configFolder, registry, databases };
  const url = postgresUrlOf(options, config);
  if (url === undefined) {
    const driver = (path: string) => sqliteDriver({ path, clock, random });
    return diagnoseFolder({ ...common, folder: folderOf(options, config), driver });
  }
  return diagnosePostgres({
    ...common,
    driver: (schema) => postgresDriver({ url, schema }),
    schemas: () => listSchemas(url, databases[0].name),
  });
}
