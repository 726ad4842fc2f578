// What `mind ingest` does: the files that a person names, or all records that the agents have of a project, and conversations with models.
import { closeSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { CODING_AGENTS, isCodingAgent } from '../../base/coding-agents.ts';
import { Failure, Refusal } from '../../base/errors.ts';
import type { Call } from '../../base/operation.ts';
import { redactedStart } from '../../base/redact.ts';
import { openRegularFile } from '../../base/regular-file.ts';
import { countLeft, type LeftFile, type LeftFiles, type TranscriptFile } from '../transcripts/contract.ts';
import { refuseT0 } from './contract.ts';
import { NOTHING, sumOf, type Ingested } from './ingest.ts';
import type { OpenT0 } from './open-t0.ts';
import { ASK } from './other-sources.ts';

export interface IngestAll {
  readonly projectId: string;
  readonly paths: readonly string[];
  readonly agent?: string | undefined;
}

export interface IngestedAll extends Ingested {
  readonly project_id: string;
  readonly files: number;
  readonly exchanges: number;
  /** What in the agents' folders is named like a record and was not read, by why. */
  readonly left: LeftFiles;
  /** Files that could not be read, each with why. */
  readonly failed: readonly { readonly path: string; readonly code: string; readonly message: string }[];
}

const MOST_FAILED = 100;

export async function ingestAll(t0: OpenT0, { projectId, paths, agent }: IngestAll, call: Call): Promise<IngestedAll> {
  if (agent !== undefined && agent !== ASK && !isCodingAgent(agent))
    throw refuseT0('unknown_agent', `There is no agent "${redactedStart(agent, 50)}"`, { agents: CODING_AGENTS });
  let [total, files, exchanges] = [NOTHING, 0, 0];
  const left: LeftFile[] = [];
  const failed: { path: string; code: string; message: string }[] = [];
  const ingest = async (file: TranscriptFile, isNamed: boolean) => {
    const ingested = await t0.ingestFile(file, {
      projectId,
      actor: call.actor,
      isNamed,
      isOurs: () => true,
      signal: call.signal,
      onPart: ({ bytes }) => call.onProgress?.({ done: total.bytes + bytes, what: 'bytes of transcripts' }),
    });
    total = sumOf(total, ingested);
    files += 1;
  };
  if (paths.length > 0) {
    // All are looked at before any is read: of a list with a wrong name nothing is taken.
    const named: TranscriptFile[] = [];
    for (const path of paths) named.push(await namedFile(t0, path, agent, call));
    for (const file of named) await ingest(file, true);
  } else {
    const root = await t0.rootOf(projectId);
    if (root !== null && agent !== ASK) {
      for await (const file of t0.transcripts.find(root, agent, (_path, why) => left.push(why))) {
        call.signal?.throwIfAborted();
        try {
          await ingest(file, false);
        } catch (error) {
          if (!(error instanceof Refusal || error instanceof Failure)) throw error;
          if (failed.length < MOST_FAILED) failed.push({ path: file.path, code: error.code, message: error.message });
        }
      }
    }
    if (agent === undefined || agent === ASK) {
      const asked = await t0.ingestExchanges(projectId, call.actor);
      exchanges = asked.exchanges;
      total = sumOf(total, { ...NOTHING, events: asked.created + asked.known, created: asked.created });
    }
  }
  return { ...total, project_id: projectId, files, exchanges, left: countLeft(left), failed };
}

async function namedFile(
  { transcripts }: OpenT0,
  given: string,
  agent: string | undefined,
  { cwd }: Call,
): Promise<TranscriptFile> {
  const path = isAbsolute(given) || cwd === undefined ? resolve(given) : resolve(cwd, given);
  let file: ReturnType<typeof openRegularFile>;
  try {
    file = openRegularFile(path, { followsLinks: true });
  } catch (error) {
    if (error instanceof Refusal) throw refuseT0('no_transcript', error.message, { path }, error);
    throw error;
  }
  if (!file) throw refuseT0('no_transcript', `There is no file ${path}`, { path });
  closeSync(file.fd);
  const known = agent ?? (await transcripts.recognise(path));
  if (known === undefined)
    throw refuseT0('no_transcript', `${path} is no record of a session that can be read`, { path });
  return { agent: known, path };
}
