// The files that people read of the mind, in the folder `mind` of a home: whole or not at all, and readable by their user only.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ids } from '../../base/ids.ts';
import { writeDurably } from '../../store/durable-file.ts';

/** One project writes here; with several, each has a folder of its own. */
export function createMindFiles(folder: string, ids: Ids, isOnly: (projectId: string) => Promise<boolean>) {
  return async (projectId: string, name: string, text: string): Promise<void> => {
    const place = (await isOnly(projectId)) ? join(folder, 'mind') : join(folder, 'mind', projectId);
    await mkdir(place, { recursive: true, mode: 0o700 });
    await writeDurably(join(place, name), text, { ids });
  };
}
