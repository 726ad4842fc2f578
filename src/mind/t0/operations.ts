// The operations of T0.
import { z } from 'zod';
import { operationsOf, type Call } from '../../base/operation.ts';
import { CODING_AGENTS } from '../../base/coding-agents.ts';
import type { OpenT0 } from './open-t0.ts';
import { t0Refusals } from './contract.ts';

/** The mind as these operations need it. */
export interface WithT0 {
  projectOf(ref: string | undefined, call: Call): Promise<string>;
  t0(): Promise<OpenT0>;
}

const define = operationsOf<WithT0>(t0Refusals);

const project_id = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe('Its id or its name; by default the project whose root holds the working directory, else the only one');
const agent = z.string().min(1).max(50);
const session = z.string().min(1).max(200).describe('The id of a session, as its agent calls it');
const count = z.int().min(0);

const ingestOutput = z.strictObject({
  project_id: z.string(),
  files: count.describe('Files that were read'),
  records: count,
  events: count.describe('Events of sessions of this project'),
  created: count.describe('Those that are new'),
  retracted: count.describe('Events that their agent took back'),
  restored: count,
  unknown: count.describe('Records of a kind that is not known'),
  broken: count.describe('Lines that could not be read'),
  elsewhere: count.describe('Events of sessions that worked elsewhere'),
  left: z
    .strictObject({
      irregular: count.describe('Pipes, devices, files with a second name, and what cannot be read'),
      link: count.describe('Links: what they lead to is not the agent’s'),
      elsewhere: count.describe('Files of sessions that worked elsewhere'),
    })
    .describe('What in the agents’ folders is named like a record and was not read'),
  exchanges: count.describe('Conversations with a model'),
  kept_bytes: count.describe('Bytes that the copies take more than before'),
  sessions: z.array(z.string()).describe('Sessions of which something is new'),
  failed: z.array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() })),
});

const eventInput = z.strictObject({
  key: z.string().min(1).max(200).describe('Names it in its session: the same key is the same event'),
  kind: z.enum(['user', 'agent', 'call', 'result', 'compaction']),
  text: z.string().max(1_000_000),
  at: z.iso.datetime({ offset: true }).optional(),
  is_sidechain: z.boolean().optional().describe('Said in a context of a subagent'),
  tool: z
    .strictObject({
      tool: z.string().min(1).max(200),
      call: z.string().min(1).max(200).describe('Pairs it with its result'),
      command: z.string().max(100_000).optional(),
      read: z.array(z.string().max(1_000)).max(200).optional(),
      changed: z.array(z.string().max(1_000)).max(200).optional(),
    })
    .optional(),
  result: z
    .strictObject({ call: z.string().min(1).max(200), exit_code: z.int().nullable(), is_error: z.boolean() })
    .optional(),
});

const shownEvent = z.strictObject({
  t0_id: z.string(),
  seq: z.int(),
  kind: z.string(),
  speaker: z.string(),
  at: z.string(),
  evidence: z.string().describe('yes, or why it is none: context, own, instructions'),
  retraction: z.string().nullable().describe('Why its agent took it back'),
  text: z.string().nullable().describe('What is kept of it; null once it was erased'),
  command: z.string().nullable(),
  file: z.string().nullable(),
  offset: z.int().nullable(),
  length: z.int().nullable(),
  line: z.string().nullable().describe('The record as it was kept, without secrets; its beginning, where it is long'),
});

const page = {
  session: z
    .string()
    .min(1)
    .max(200)
    .describe('Its id, or its short name as lists show it: claude:1c2d3e4f, or 1c2d3e4f alone'),
  agent: agent.optional().describe('The agent of that session, where two have one of that id'),
  project_id,
  after: z.int().min(0).default(0).describe('next_after of the previous page'),
};
const ofSession = { project_id: z.string(), agent: z.string(), session_id: z.string() };
const next_after = z.int().nullable();

const keptOutput = z.strictObject({ budget_bytes: count, kept_bytes: count });

export const t0Operations = {
  'mind.ingest': define({
    name: 'mind.ingest',
    summary: 'Read what coding agents recorded of their sessions into the project',
    details:
      'A file that you name is taken with all of its sessions. Without one, every record in the agents’ own folders is read whose session worked in this project, and conversations with models; the rest is counted. It goes on where it stopped: nothing comes twice. Secrets and what stands in <private>…</private> are never kept.',
    risk: 'write',
    // It reads files of this machine.
    local: true,
    idempotent: true,
    input: z.strictObject({
      paths: z.array(z.string().min(1).max(4_096)).max(1_000).default([]).describe('Files to read'),
      agent: agent.optional().describe(`Whose record it is, or only of this one: ${CODING_AGENTS.join(', ')}, ask`),
      project_id,
    }),
    output: ingestOutput,
    refusals: ['no_transcript', 'unknown_agent', 'transcript_outside', 'transcript_in_use'],
    cli: { command: 'mind ingest', args: ['paths'], names: { paths: 'path' } },
    examples: [
      { says: 'Everything that is new', input: {} },
      { says: 'One file', input: { paths: ['session.jsonl'], agent: 'claude' } },
    ],
    async handler(mind, { paths, agent: of, project_id: ref }, call) {
      const projectId = await mind.projectOf(ref, call);
      // Loaded when it is needed: it brings the reading of files.
      const { ingestAll } = await import('./ingest-all.ts');
      return ingestAll(await mind.t0(), { projectId, paths, agent: of }, call);
    },
  }),
  'mind.record_events': define({
    name: 'mind.record_events',
    summary: 'Record events of a session of your own program, to be distilled like those of coding agents',
    details:
      'What a user says counts as a person’s word, so a program records only what a person told it. The same key of the same session comes once; another text under it replaces the first.',
    risk: 'write',
    role: 'admin',
    idempotent: true,
    input: z.strictObject({
      agent: agent.regex(/^[a-z][a-z0-9-]*$/, 'is a name of small letters').describe('The name of your program'),
      session,
      project_id,
      cwd: z.string().max(1_000).optional().describe('Where it works: file names are read from there'),
      branch: z.string().max(1_000).optional(),
      events: z.array(eventInput).min(1).max(500),
    }),
    output: z.strictObject({
      ...ofSession,
      created: count,
      known: count.describe('Events that were recorded already'),
      retracted: count,
      restored: count,
    }),
    refusals: ['agent_reserved'],
    cli: { command: 'mind record' },
    examples: [
      {
        says: 'What a person said in a chat',
        input: { agent: 'desk', session: 's1', events: [{ key: '1', kind: 'user', text: 'Use npm, not pnpm.' }] },
      },
    ],
    async handler(mind, { agent: of, session: session_id, project_id: ref, cwd, branch, events }, call) {
      const projectId = await mind.projectOf(ref, call);
      const to = { projectId, actor: call.actor, agent: of, session_id, cwd, branch };
      const written = await (await mind.t0()).record({ ...to, events });
      return { project_id: projectId, agent: of, session_id, ...written };
    },
  }),
  'mind.show_transcript': define({
    name: 'mind.show_transcript',
    summary: 'The events of a session as they were read, each with its record',
    risk: 'read',
    live: 'home',
    input: z.strictObject({
      ...page,
      event: z.uuid().optional().describe('Begin shortly before the event of this id'),
      limit: z.int().min(1).max(200).default(50).describe('At most this many'),
    }),
    output: z.strictObject({ ...ofSession, events: z.array(shownEvent), next_after }),
    refusals: ['unknown_transcript', 'transcript_ambiguous'],
    cli: { command: 'mind transcript show', args: ['session'] },
    examples: [{ says: 'What was said first', input: { session: '1c2d3e4f', limit: 10 } }],
    handler: async (mind, { project_id: ref, ...asked }, call) =>
      (await mind.t0()).show(await mind.projectOf(ref, call), asked),
  }),
  'mind.export_transcript': define({
    name: 'mind.export_transcript',
    summary: 'The kept records of a session as JSON lines, without secrets',
    details:
      'What an agent deleted of its own files is still here, as long as the budget lasts: `mind transcript budget`.',
    risk: 'read',
    input: z.strictObject({
      ...page,
      limit: z.int().min(1).max(5_000).default(1_000).describe('At most so many events'),
    }),
    output: z.strictObject({
      ...ofSession,
      content: z.string(),
      lines: count,
      missing: count.describe('Events whose record is not kept'),
      next_after,
    }),
    refusals: ['unknown_transcript', 'transcript_ambiguous'],
    cli: { command: 'mind transcript export', args: ['session'] },
    examples: [{ says: 'A session', input: { session: '1c2d3e4f' } }],
    handler: async (mind, { project_id: ref, ...asked }, call) =>
      (await mind.t0()).export(await mind.projectOf(ref, call), asked),
  }),
  'mind.get_transcript_budget': define({
    name: 'mind.get_transcript_budget',
    summary: 'How much is kept of transcripts in this home, and how much may be',
    risk: 'read',
    input: z.strictObject({}),
    output: keptOutput,
    refusals: [],
    cli: { command: 'mind transcript kept' },
    examples: [{ says: 'How much is it?', input: {} }],
    handler: async (mind) => (await mind.t0()).budget.look(),
  }),
  'mind.set_transcript_budget': define({
    name: 'mind.set_transcript_budget',
    summary: 'Say how many bytes of transcripts this home keeps; 0 keeps none, not even what the canon cites',
    details:
      'The oldest make room first, but what the canon cites stays, also where that is more than the budget. 0 drops everything, and an entry then leads to what was said and no longer to the lines around it. What is dropped is gone for good, unless the agent still has its file. 1 GiB unless told otherwise.',
    risk: 'destructive',
    role: 'admin',
    person: true,
    idempotent: true,
    input: z.strictObject({
      bytes: z
        .int()
        .min(0)
        .max(1024 ** 4)
        .describe('At most this many, compressed'),
    }),
    output: keptOutput,
    refusals: [],
    cli: { command: 'mind transcript budget', args: ['bytes'] },
    examples: [
      { says: 'Keep none', input: { bytes: 0 } },
      { says: '100 MiB', input: { bytes: 104_857_600 } },
    ],
    preview: async (mind) => ({ ...(await (await mind.t0()).budget.look()) }),
    handler: async (mind, { bytes }, { actor }) => (await mind.t0()).budget.set(bytes, actor),
  }),
  'mind.apply_retention': define({
    name: 'mind.apply_retention',
    summary: 'Empty texts of sessions that were read long ago, and keep their hashes',
    details:
      'Texts stay for 90 days after they were read, unless `--text-days` says otherwise; that holds from then on. What was learned from them stays. Their bytes leave the database file and its log; on a server its pages are cleaned when the server does so. Backups that you made earlier still hold them.',
    risk: 'destructive',
    role: 'admin',
    person: true,
    idempotent: true,
    input: z.strictObject({
      text_days: z.int().min(0).max(36_500).optional().describe('For how many days texts are kept from now on'),
      project_id,
      dry_run: z.boolean().default(false).describe('Only say how much it would be'),
    }),
    output: z.strictObject({
      project_id: z.string(),
      text_days: z.int(),
      older_than: z.string(),
      events: count,
      bytes: count,
      pruned: z.boolean(),
      log: z
        .enum(['emptied', 'in_use', 'of_the_server', 'untouched'])
        .describe('Whether the log of the file was emptied too; `in_use`: somebody reads, call it again'),
    }),
    refusals: [],
    cli: { command: 'mind retention' },
    examples: [
      { says: 'How much would it be?', input: { dry_run: true } },
      { says: 'Keep texts for a month', input: { text_days: 30 } },
    ],
    async preview(mind, { project_id: ref, text_days }, call) {
      const { retention } = await mind.t0();
      const { events, bytes } = await retention.plan(await mind.projectOf(ref, call), text_days);
      const text_days_now = await retention.days();
      return { events, bytes, text_days: text_days ?? text_days_now, text_days_now };
    },
    async handler(mind, { project_id: ref, text_days, dry_run }, call) {
      const projectId = await mind.projectOf(ref, call);
      const { retention } = await mind.t0();
      if (!dry_run && text_days !== undefined) await retention.set(text_days);
      const of = { project_id: projectId, text_days: text_days ?? (await retention.days()) };
      if (dry_run)
        return { ...of, ...(await retention.plan(projectId, text_days)), pruned: false, log: 'untouched' as const };
      const pruned = await retention.prune(projectId, call.actor, call.signal);
      return { ...of, ...pruned, pruned: pruned.events > 0 };
    },
  }),
};
