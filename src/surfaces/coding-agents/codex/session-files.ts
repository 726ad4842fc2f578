// Where Codex keeps its rollouts: by day, also archived and compressed.
import { join } from 'node:path';
import type { AgentTranscripts } from '../contract.ts';
import { isOfFolder, readLineFile } from '../formats/line-files.ts';
import { codexFolder, codexRecords, isCodex } from './session-records.ts';

export const codexTranscripts: AgentTranscripts = {
  folders({ user, variable }) {
    const home = variable('CODEX_HOME') ?? join(user, '.codex');
    return [join(home, 'sessions'), join(home, 'archived_sessions')];
  },
  isTranscript: (path) => /(?:^|\/)rollout-[^/]+\.jsonl(?:\.zst)?$/.test(path),
  isFormat: isCodex,
  isOf: isOfFolder(codexFolder),
  read: readLineFile(codexRecords),
};
