// Puts the parts of T0 together.
import { stat } from 'node:fs/promises';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Store } from '../../store/store.ts';
import { inodeOf } from '../transcripts/byte-source.ts';
import type { TranscriptFile, Transcripts } from '../transcripts/contract.ts';
import { createBudget, type Budget } from './budget.ts';
import type { ReadErased, SessionKey, T0 } from './contract.ts';
import { createT0Eraser, type T0Eraser } from './erase-texts.ts';
import { createIngest, fileIdOf, type IngestFile, type T0Key } from './ingest.ts';
import { createReadInstructions, type ReadInstructions } from './instruction-files.ts';
import { createOtherSources, type ListExchanges, type OtherSources } from './other-sources.ts';
import type { T0Body } from './prepare-part.ts';
import * as q from './queries.ts';
import { createT0 } from './read-t0.ts';
import { createT0Retention, type T0Retention } from './retention.ts';
import { createShowTranscripts, type ShowTranscripts } from './show-transcript.ts';
import type { OnFilesChanged, OnTakenBack } from './write-part.ts';

export interface T0Ports {
  /** Reads the records of coding agents. */
  readonly transcripts: Transcripts;
  readonly rootOf: (projectId: string) => Promise<string | null>;
  /** The project that a folder belongs to; undefined where that is not clear. */
  readonly projectAt: (cwd: string) => Promise<string | undefined>;
  readonly listExchanges: ListExchanges;
  /** Ids of T0 events that live canon rests on: their records stay, whatever their age. */
  readonly citedT0?: ((projectId: string) => Promise<readonly string[]>) | undefined;
  readonly readInstructions?: ReadInstructions | undefined;
  /** What people erased; nothing where it is not given. */
  readonly readErased?: ReadErased | undefined;
  /** A conversation was taken back to an earlier point. */
  readonly onTakenBack?: OnTakenBack | undefined;
  /** A record tells of files that its sessions changed. */
  readonly onFilesChanged?: OnFilesChanged | undefined;
}

export interface T0Deps extends T0Ports {
  readonly store: Store;
  readonly ledger: Pick<Kernel, 'appendWithin'>;
  readonly key: T0Key;
}

export interface OpenT0 extends OtherSources, ShowTranscripts {
  readonly t0: T0;
  readonly transcripts: Transcripts;
  readonly rootOf: T0Ports['rootOf'];
  readonly ingestFile: IngestFile;
  /** The file from which a session was last read. */
  fileOf(projectId: string, session: SessionKey): Promise<string | undefined>;
  /** Whether all that was read of a file is of sessions that worked elsewhere. */
  holdsOthersAlone(projectId: string, file: TranscriptFile): Promise<boolean>;
  /** Whether events of the project were read of a file, and it is still that file. */
  tookFrom(projectId: string, file: TranscriptFile): Promise<boolean>;
  /** What all sessions of an agent say, as it was kept, without what was taken back or erased. */
  textsOfAgent(
    projectId: string,
    agent: string,
  ): Promise<readonly { readonly session_id: string; readonly text: string | undefined }[]>;
  readonly budget: Budget;
  readonly retention: T0Retention;
  readonly eraser: T0Eraser;
}

export function openT0({ store, ledger, key, ...ports }: T0Deps): OpenT0 {
  const { appendWithin } = ledger;
  const { transcripts, rootOf, projectAt, listExchanges, citedT0 = async () => [] } = ports;
  const readInstructions = ports.readInstructions ?? createReadInstructions();
  const budget = createBudget({ store, appendWithin, citedT0 });
  const common = { store, appendWithin, key, rootOf, readInstructions, readErased: ports.readErased };
  return {
    t0: createT0({ store, key }),
    transcripts,
    rootOf,
    ingestFile: createIngest({
      ...common,
      transcripts,
      projectAt,
      budget,
      onTakenBack: ports.onTakenBack,
      onFilesChanged: ports.onFilesChanged,
    }),
    fileOf: (projectId, { agent, session_id }) =>
      store.read(async (tx) => (await tx.get(q.fileOfSession, projectId, agent, session_id))?.path),
    async holdsOthersAlone(projectId, file) {
      const row = await store.read((tx) => tx.get(q.readFile, fileIdOf(projectId, file)));
      return row !== undefined && row.events === 0 && row.elsewhere > 0;
    },
    async textsOfAgent(projectId, agent) {
      const rows = await store.read((tx) => tx.all(q.bodiesOfAgent, projectId, agent));
      return rows.map(({ session_id, body }) => ({ session_id, text: (JSON.parse(body) as T0Body).text }));
    },
    async tookFrom(projectId, file) {
      const row = await store.read((tx) => tx.get(q.readFile, fileIdOf(projectId, file)));
      return row !== undefined && row.events > 0 && inodeOf(row.identity) === (await inodeAt(file.path));
    },
    ...createOtherSources({ ...common, listExchanges }),
    ...createShowTranscripts({ store }),
    budget,
    retention: createT0Retention({ store, appendWithin }),
    eraser: createT0Eraser({ store, appendWithin, keyedHash: key.hash }),
  };
}

async function inodeAt(path: string): Promise<string | undefined> {
  return stat(path).then(
    ({ ino }) => String(ino),
    () => undefined,
  );
}
