// Transcripts that are files of lines: how they are read and where their session worked, the same for several agents.
import { openByteSource, readParts, type ByteSource, type RecordFormat } from '../../../mind/mind.ts';
import type { AgentTranscripts, Fields } from '../contract.ts';

export function readLineFile(
  format: RecordFormat,
  open: (path: string) => ByteSource = openByteSource,
): AgentTranscripts['read'] {
  return (path, after, keyedHash) => readParts({ path, format, open: () => open(path), after, keyedHash });
}

/** By the folder that its first records name. */
export function isOfFolder(folderIn: (records: readonly Fields[]) => string | undefined): AgentTranscripts['isOf'] {
  return async (folder, _path, readHead) => folder.holds(folderIn(await readHead()));
}
