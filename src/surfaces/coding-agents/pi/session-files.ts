// Where pi keeps its sessions: a folder per working directory.
import { isAbsolute, join } from 'node:path';
import type { AgentTranscripts } from '../contract.ts';
import { isOfFolder, readLineFile } from '../formats/line-files.ts';
import { isPi, piFolder, piRecords } from './session-records.ts';

export const piTranscripts: AgentTranscripts = {
  folders({ user, variable }) {
    const named = (variable('PI_CODING_AGENT_DIR') ?? '').replace(/^~(?=\/|$)/, user);
    return [join(isAbsolute(named) ? named : join(user, '.pi', 'agent'), 'sessions')];
  },
  isTranscript: (path) => /^(?:[^/]+\/)?[^/]+\.jsonl$/.test(path),
  isFormat: isPi,
  isOf: isOfFolder(piFolder),
  read: readLineFile(piRecords),
};
