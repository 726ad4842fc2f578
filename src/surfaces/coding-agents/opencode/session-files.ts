// Where OpenCode keeps its sessions: all of them in one database, so a session is named by its id behind it.
import { basename, isAbsolute, join } from 'node:path';
import type { AgentTranscripts } from '../contract.ts';
import { openSessionDatabase } from './session-database.ts';
import { readOpencode } from './session-records.ts';

const DATABASE = /^opencode[^/]*\.db$/;

export const opencodeTranscripts: AgentTranscripts = {
  folders({ user, variable }) {
    const data = variable('XDG_DATA_HOME') ?? '';
    const folder = join(isAbsolute(data) ? data : join(user, '.local', 'share'), 'opencode');
    const named = variable('OPENCODE_DB') ?? '';
    return [folder, ...(isAbsolute(named) ? [named] : [])];
  },
  isTranscript: (path) => DATABASE.test(path),
  isFormat: (_records, path) => DATABASE.test(basename(path)),
  isOf: async () => true,
  read: readOpencode,
  within(path, folder) {
    const db = openSessionDatabase(path);
    try {
      return db.sessions(undefined).flatMap(({ id, folder: cwd }) => (folder.holds(cwd) ? [`${path}#${id}`] : []));
    } finally {
      db.close();
    }
  },
};
