// Follows what coding agents record of their sessions in a project, for as long as it is told to: each look reads what came since the last.
import { dirname } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import { Failure, Refusal } from '../../base/errors.ts';
import type { OpenFolderHints } from '../../base/folder-hints.ts';
import { WakeUp } from '../../base/wake-up.ts';
import { countLeft, type LeftFile, type LeftFiles, type TranscriptFile } from '../transcripts/contract.ts';
import type { Ingested } from './ingest.ts';
import type { OpenT0 } from './open-t0.ts';

export interface WatchTranscripts {
  readonly projectId: string;
  readonly agent?: string | undefined;
  readonly actor: string;
  readonly signal: AbortSignal;
  readonly onRead: (file: TranscriptFile, ingested: Ingested) => void;
  /** Said once, until the file fails in another way. It is tried again when it changes, and at the next look if the machine was to blame. */
  readonly onFailed: (file: TranscriptFile, error: Refusal | Failure) => void;
}

export interface WatchPorts {
  readonly clock: Clock;
  readonly openFolderHints: OpenFolderHints;
}

/** What a watch came to: files of this project, and others that it left alone, by why. */
export interface Watched {
  readonly files: number;
  readonly left: LeftFiles;
  readonly created: number;
}

/** Between two looks, however many hints come: an agent writes a line many times a second. */
const GAP_MS = 500;
const LOOK_MS = 5_000;
/** Folders of the project's own records; those of years ago no longer change. */
const MOST_FOLDERS = 64;

export async function watchTranscripts(
  t0: Pick<OpenT0, 'transcripts' | 'ingestFile' | 'rootOf'>,
  { projectId, agent, actor, signal, onRead, onFailed }: WatchTranscripts,
  { clock, openFolderHints }: WatchPorts,
): Promise<Watched> {
  const { transcripts } = t0;
  const seen = new Map<string, string>();
  const files = new Set<string>();
  const others = new Map<string, LeftFile>();
  const folders: string[] = [];
  const failed = new Map<string, string>();
  let created = 0;

  const read = async (file: TranscriptFile, path: string): Promise<void> => {
    files.add(file.path);
    try {
      const ingested = await t0.ingestFile(file, { projectId, actor, isOurs: () => true, signal });
      created += ingested.created;
      failed.delete(file.path);
      if (ingested.parts > 0) onRead(file, ingested);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Refusal || error instanceof Failure)) throw error;
      if (error instanceof Failure) seen.delete(path);
      if (failed.get(file.path) === error.code) return;
      failed.set(file.path, error.code);
      onFailed(file, error);
    }
  };
  const follow = (folder: string) => {
    const at = folders.indexOf(folder);
    if (at !== -1) folders.splice(at, 1);
    folders.push(folder);
    if (folders.length > MOST_FOLDERS) folders.shift();
  };

  const wakeUp = new WakeUp(clock);
  const hints = openFolderHints(wakeUp.hint);
  try {
    while (!signal.aborted) {
      // A folder is there before the file in it, which nobody tells of yet.
      const nextMs = wakeUp.isHinted ? GAP_MS : LOOK_MS;
      wakeUp.arm();
      const root = await t0.rootOf(projectId);
      if (root !== null) {
        for await (const { path, transcripts: found, left } of transcripts.changed(root, seen, agent)) {
          if (signal.aborted) break;
          if (found.length > 0) {
            others.delete(path);
            follow(dirname(path));
          } else others.set(path, left ?? 'elsewhere');
          for (const file of found) await read(file, path);
        }
      }
      hints.follow([...transcripts.folders(agent), ...folders]);
      if (!signal.aborted) await wakeUp.sleepAfterGap(GAP_MS, nextMs, [signal]);
    }
  } finally {
    hints.close();
  }
  return { files: files.size, left: countLeft(others.values()), created };
}
