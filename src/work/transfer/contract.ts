// What an import is made of before anything is written, what it reports, and every refusal of moving work in and out.
// JSON-shaped and browser-safe.
import { z } from 'zod';
import { refusals, type ErrorTable } from '../../base/errors.ts';
import {
  checkSchema,
  checkpointCodeSchema,
  evidenceItemSchema,
  goalStatusSchema,
  needsSchema,
  prioritySchema,
  tagSchema,
  seenContextSchema,
  taskStatusSchema,
  uuidSchema,
  type CheckpointCode,
  type Needs,
} from '../contract.ts';

export const TRANSFER_LIMITS = {
  /** UTF-8 bytes of a file that is read, and of an export that is answered, as one text: what goes out comes back in. */
  contentBytes: 64 * 1024 * 1024,
  /** Containers inside one another. */
  depth: 64,
  records: 100_000,
  /** Elements of one list in a record, far more than is kept of any but its checkpoints. */
  parts: 10_000,
  /** What is kept of a record as it was written, in bytes of a JSON string. */
  originalBytes: 64 * 1024,
  /** A goal or task without its original, in bytes: below what the ledger allows an entity. */
  recordBytes: 56 * 1024,
  externalId: 200,
  sourceName: 80,
  /** Events and bytes of one append. */
  batchEvents: 100,
  batchBytes: 512 * 1024,
  /** Problems and changed records that one answer lists; all are counted. */
  listed: 1_000,
} as const;

export const WORK_FORMAT = 'throughline.work/1';

export const formatSchema = z.enum(['task-master', 'beads', 'json', 'markdown']);
export type TransferFormat = z.output<typeof formatSchema>;

// ── Problems ─────────────────────────────────────────────────────────────────────────────────────────────────

/** What was found in a file, each with what was done about it. */
export const PROBLEM_CODES = [
  'invalid_line',
  'not_a_record',
  'missing_id',
  'duplicate_id',
  'changed_id',
  'missing_title',
  'wrong_type',
  'unknown_status',
  'unknown_priority',
  'unknown_goal',
  'text_cut',
  'text_cleaned',
  'secret_redacted',
  'list_cut',
  'dangling_dependency',
  'dependency_cycle',
  'dependency_dropped',
  'parent_waits',
  'deferred_is_needed',
  'goal_kept_open',
  'goal_not_open',
  'invalid_checkpoint',
  'invalid_check',
  'invalid_ref',
  'original_cut',
  'edited_by_hand',
] as const;

export const problemSchema = z.object({
  code: z.enum(PROBLEM_CODES),
  /** What was found and what was done about it, in one sentence. */
  message: z.string(),
  kind: z.enum(['goal', 'task']).optional(),
  external_id: z.string().optional(),
  /** Of a file with one record in each line, from 1. */
  line: z.int().optional(),
  /** Where it stands in a file that is one JSON value. */
  path: z.string().optional(),
  field: z.string().optional(),
});
export type Problem = z.output<typeof problemSchema>;
export type ProblemCode = Problem['code'];

// ── The plan ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Names a record in a file and across files: its source and its id there, in one text. */
export type RecordKey = string;

interface PlannedRecord {
  readonly key: RecordKey;
  readonly source: string;
  readonly external_id: string;
  readonly archived: boolean;
  /** The record as it was written, so that nothing is lost for which we have no field. */
  readonly original: string | null;
  /** Of what the source says of it: tells a changed record from the same one. */
  readonly content_hash: string;
}

export interface PlannedGoal extends PlannedRecord {
  readonly text: string;
  readonly priority: number;
  /** Where it is another than `main`. */
  readonly tag?: string | undefined;
  readonly status: z.output<typeof goalStatusSchema>;
}

export interface PlannedBlocker {
  readonly text: string;
  readonly needs?: Needs;
  readonly status: 'open' | 'resolved';
  readonly resolution: string | null;
}

export interface PlannedCheckpoint {
  readonly where_we_left_off: string;
  readonly next_step: string;
  /** References to tasks of the file go by key until they are written. */
  readonly needed_context_refs: readonly string[];
  readonly blockers: readonly string[];
  readonly seen: readonly z.output<typeof seenContextSchema>[];
  readonly code?: CheckpointCode;
}

export interface PlannedTask extends PlannedRecord {
  readonly goal: RecordKey;
  readonly title: string;
  readonly description: string | null;
  readonly status: z.output<typeof taskStatusSchema>;
  readonly priority: number | null;
  readonly acceptance_criteria: readonly string[];
  /** Only tasks of this plan that stand before it: there is no cycle. */
  readonly depends_on: readonly RecordKey[];
  /** Left out where there are none. */
  readonly checks?: readonly z.output<typeof checkSchema>[];
  readonly evidence: readonly z.output<typeof evidenceItemSchema>[];
  /** The open ones first. */
  readonly blockers: readonly PlannedBlocker[];
  readonly checkpoints: readonly PlannedCheckpoint[];
}

/** How a file is read. */
export interface ReadingOptions {
  /** Whose ids these are: the same id in files of two sources is not the same record. */
  readonly source: string;
  /** The caller says that the texts hold no secret: only what is one by its form alone is left out. */
  readonly allowText: boolean;
}

export interface ImportPlan {
  readonly format: TransferFormat;
  readonly source: string;
  /** What the file holds: each is in `goals`, in `tasks` or named by a problem. */
  readonly records: number;
  readonly goals: readonly PlannedGoal[];
  readonly tasks: readonly PlannedTask[];
  readonly problems: readonly Problem[];
}

// ── What is written: one event each, but two for a resolved blocker ──────────────────────────────────────────

const importedFields = {
  imported: z.strictObject({ source: z.string(), external_id: z.string(), content_hash: z.string().length(64) }),
  original: z.string().nullable(),
  archived: z.boolean(),
};

export const importRecordSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('goal'),
    goal_id: uuidSchema,
    text: z.string(),
    priority: prioritySchema,
    tag: tagSchema.optional(),
    status: goalStatusSchema,
    ...importedFields,
  }),
  z.strictObject({
    kind: z.literal('task'),
    task_id: uuidSchema,
    goal_id: uuidSchema,
    title: z.string(),
    description: z.string().nullable(),
    status: taskStatusSchema,
    priority: prioritySchema.nullable(),
    acceptance_criteria: z.array(z.string()),
    depends_on: z.array(uuidSchema),
    checks: z.array(checkSchema).optional(),
    evidence: z.array(evidenceItemSchema),
    ...importedFields,
  }),
  z.strictObject({
    kind: z.literal('blocker'),
    blocker_id: uuidSchema,
    task_id: uuidSchema,
    text: z.string(),
    needs: needsSchema.optional(),
    status: z.enum(['open', 'resolved']),
    resolution: z.string().nullable(),
  }),
  z.strictObject({
    kind: z.literal('checkpoint'),
    task_id: uuidSchema,
    where_we_left_off: z.string(),
    next_step: z.string(),
    needed_context_refs: z.array(z.string()),
    blockers: z.array(z.string()),
    seen: z.array(seenContextSchema),
    code: checkpointCodeSchema.optional(),
  }),
]);
export type ImportRecord = z.output<typeof importRecordSchema>;

// ── What an import says of itself ────────────────────────────────────────────────────────────────────────────

const count = z.int().min(0);

export const importReportSchema = z.object({
  project_id: uuidSchema,
  format: formatSchema,
  source: z.string(),
  /** Nothing was written; `created` counts what would have been. */
  dry_run: z.boolean(),
  /** What the file holds. */
  records: count,
  created: z.object({ goals: count, tasks: count, blockers: count, checkpoints: count }),
  existing: z.object({ goals: count, tasks: count }),
  changed_count: count,
  /** Imported before and different in the file now; they were left as they are. */
  changed: z.array(
    z.object({ kind: z.enum(['goal', 'task']), external_id: z.string(), id: uuidSchema, title: z.string() }),
  ),
  problem_count: count,
  problems: z.array(problemSchema),
});
export type ImportReport = z.output<typeof importReportSchema>;

// ── Refusals ─────────────────────────────────────────────────────────────────────────────────────────────────

export const transferRefusals = {
  import_too_large: { status: 413, exit: 2, hint: 'Split the file up, and import its parts one after another.' },
  import_unreadable: {
    status: 400,
    exit: 2,
    hint: 'Check that the file is whole and is JSON, JSON lines or Markdown.',
  },
  import_format_unknown: {
    status: 400,
    exit: 2,
    hint: 'Name the format: task-master, beads, json or markdown. Other files cannot be imported.',
  },
  import_version_unknown: {
    status: 400,
    exit: 2,
    hint: 'Import it with the version of Throughline that wrote it, or a newer one.',
  },
  export_too_large: {
    status: 413,
    exit: 2,
    hint: 'It is too much for one text. Back the home up instead, or archive and export by project.',
  },
} as const satisfies ErrorTable;

export const refuseTransfer = refusals(transferRefusals);
