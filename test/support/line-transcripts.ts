// A reader of transcripts for tests: each line of a file is a step, as the port has it, without its place. In parts of a few lines, of real
// files unless it is given others.
import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Json } from '../../src/base/canonical-json.ts';
import { sha256 } from '../../src/base/hash.ts';
import { Refusal } from '../../src/base/errors.ts';
import type {
  TranscriptEvent,
  TranscriptFile,
  TranscriptStep,
  Transcripts,
} from '../../src/mind/transcripts/contract.ts';

export type LineStep =
  | Exclude<TranscriptStep, { step: 'event' }>
  | { readonly step: 'event'; readonly event: Omit<TranscriptEvent, 'place'> };

export interface LineFiles {
  /** Undefined where it is no regular file. */
  read(path: string): { readonly identity: string; readonly bytes: Buffer } | undefined;
  list(): readonly TranscriptFile[];
  isOwn(file: TranscriptFile): boolean;
}

export interface LineTranscriptsOptions {
  /** The agents' own folders lie in it. */
  readonly folder: string;
  readonly files?: LineFiles;
  readonly linesPerPart?: number;
  /** Called before each part is handed over. */
  readonly onPart?: () => Promise<void>;
}

const NEAR = 64;

function realFiles(folder: string): LineFiles {
  return {
    read(path) {
      const found = statSync(path);
      return found.isFile() ? { identity: String(found.ino), bytes: readFileSync(path) } : undefined;
    },
    list: () =>
      readdirSync(folder)
        .toSorted()
        .flatMap((agent) =>
          readdirSync(join(folder, agent))
            .toSorted()
            .map((file) => ({ agent, path: join(folder, agent, file) }))
            .filter(({ path }) => statSync(path).isFile()),
        ),
    isOwn: ({ agent, path }) =>
      existsSync(path) && realpathSync(path).startsWith(realpathSync(join(folder, agent)) + sep),
  };
}

export function createLineTranscripts({
  folder,
  files = realFiles(folder),
  linesPerPart = 3,
  onPart,
}: LineTranscriptsOptions): Transcripts {
  const before = (bytes: Buffer, offset: number, keyedHash: (text: string) => string) =>
    keyedHash(sha256(Buffer.concat([bytes.subarray(0, NEAR), bytes.subarray(Math.max(0, offset - NEAR), offset)])));
  return {
    async *read({ path }: TranscriptFile, after, keyedHash) {
      const file = files.read(path);
      if (!file) throw new Refusal('irregular_file', { status: 409, exit: 3, hint: '' }, path);
      const { identity, bytes } = file;
      const isAnew =
        after !== undefined &&
        (after.identity !== identity ||
          after.offset > bytes.length ||
          before(bytes, after.offset, keyedHash) !== after.before);
      let offset = after === undefined || isAnew ? 0 : after.offset;
      let isFirst = isAnew;
      while (offset < bytes.length || isFirst) {
        const start = offset;
        const steps: TranscriptStep[] = [];
        const counts = { records: 0, unknown: 0, broken: 0 };
        for (let line = 0; line < linesPerPart; line += 1) {
          const end = bytes.indexOf(0x0a, offset);
          if (end === -1) break;
          const text = bytes.toString('utf8', offset, end);
          const place = { offset, length: end - offset };
          offset = end + 1;
          counts.records += 1;
          try {
            const step = JSON.parse(text) as LineStep;
            if (step.step === 'event') steps.push({ step: 'event', event: { ...step.event, place } });
            else if (['session', 'retract', 'restore'].includes(step.step)) steps.push(step);
            else counts.unknown += 1;
          } catch {
            counts.broken += 1;
          }
        }
        if (offset === start && !isFirst) return;
        await onPart?.();
        const state: Json = null;
        yield {
          steps,
          counts,
          cursor: { version: 1, identity, offset, before: before(bytes, offset, keyedHash), state },
          raw: { offset: start, bytes: bytes.subarray(start, offset) },
          ...(isFirst ? { isAnew: true } : {}),
        };
        isFirst = false;
      }
    },
    recognise: async (path) => (path.endsWith('.jsonl') ? 'claude' : undefined),
    async *find(_root, agent) {
      for (const file of files.list()) if (agent === undefined || file.agent === agent) yield file;
    },
    async *changed() {},
    folders: () => [],
    isOwn: async (file) => files.isOwn(file),
  };
}
