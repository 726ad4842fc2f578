// The operation by which a person erases what the mind has of a session, of an entry, or of words.
import { z } from 'zod';
import { operationsOf, type Call } from '../../base/operation.ts';
import { canonRefusals } from '../canon/contract.ts';
import { ofSession, type Controls } from '../controls/controls.ts';
import { mindRefusals } from '../contract.ts';
import { sessionOf } from '../session/find-session.ts';
import type { Store } from '../../store/store.ts';
import { ERASE_LIMITS, eraseRefusals, receiptSchema, refuseErase } from './contract.ts';
import type { Eraser, EraseOptions } from './eraser.ts';
import type { Wanted } from './selection.ts';

/** The mind as this operation needs it. */
export interface WithEraser {
  readonly controls: Controls;
  readonly store: Store;
  eraser(): Promise<Eraser>;
  projectOf(ref: string | undefined, call: Call): Promise<string>;
}

const define = operationsOf<WithEraser>({ ...mindRefusals, ...canonRefusals, ...eraseRefusals });

const eraseInput = z.strictObject({
  session: z.string().min(1).max(200).optional().describe('A session: its id or its owner id'),
  agent: z.string().max(50).optional().describe('The agent of that session, where two have one of that id'),
  entry: z.string().min(1).max(60).optional().describe('An entry of the canon with all that it rests on: C12'),
  text: z
    .string()
    .trim()
    .min(1)
    .max(ERASE_LIMITS.text)
    .optional()
    .describe('Words, wherever the mind has them, in every project of this home; case and punctuation do not count'),
  again: z.boolean().default(false).describe('Apply everything that was erased before, as after a restore'),
  dry_run: z.boolean().default(false).describe('Only count'),
  project_id: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Its id or its name; by default the project whose root holds the working directory, else the only one'),
});

async function wantedOf(
  mind: WithEraser,
  { session, agent, entry, text, again }: z.output<typeof eraseInput>,
  projectId: string,
): Promise<Wanted> {
  const named = [session, entry, text, again ? 'again' : undefined].filter((each) => each !== undefined);
  if (named.length !== 1) throw refuseErase('erase_one_thing', `${named.length} things were named`);
  if (text !== undefined) return { what: 'text', text };
  if (entry !== undefined) return { what: 'entry', anchor: entry };
  if (session === undefined) return { what: 'again' };
  const row = await mind.store.read((tx) => sessionOf(tx, projectId, session, agent, { isToChange: true }));
  return { what: 'session', session: { agent: row.agent, session_id: row.session_id, project_id: projectId } };
}

async function run(mind: WithEraser, input: z.output<typeof eraseInput>, call: Call, dryRun: boolean) {
  const projectId = await mind.projectOf(input.project_id, call);
  const wanted = await wantedOf(mind, input, projectId);
  const options: EraseOptions = { projectId, actor: call.actor, dryRun };
  const eraser = await mind.eraser();
  if (dryRun) return eraser.erase(wanted, options);
  return mind.controls.around(
    { project_id: projectId, actor: call.actor, control: 'erase', subject: subjectOf(wanted) },
    () => eraser.erase(wanted, options),
    ({ places, remaining }) => ({ rows: places.reduce((sum, { rows }) => sum + rows, 0), remaining: remaining ?? 0 }),
  );
}

/** Never the words that are erased. */
function subjectOf(wanted: Wanted): string | null {
  switch (wanted.what) {
    case 'session':
      return ofSession(wanted.session);
    case 'entry': {
      const [anchor] = /^C\d+/i.exec(wanted.anchor) ?? [];
      return anchor === undefined ? null : `entry:${anchor.toUpperCase()}`;
    }
    case 'text':
      return 'words';
    default:
      return 'list';
  }
}

export const eraseOperations = {
  'mind.erase': define({
    name: 'mind.erase',
    summary: 'Erase a session, an entry of the canon or words from everything that the mind keeps',
    details:
      'Takes it from transcripts, events, observations, reflections, canon, handshakes, bundles, drafts, the index, the block in AGENTS.md and CLAUDE.md, and the database’s own bytes, then searches all of them: `remaining` is what was still found. It cannot be undone, and what is read or restored later does not bring it back: keyed hashes in your configuration folder say what it was. An event that holds erased words loses all of its text. With --entry, what the entry was learned from goes too; `canon forget` empties the canon alone. What the mind cannot reach is named in `outside`.',
    risk: 'destructive',
    role: 'admin',
    person: true,
    idempotent: true,
    input: eraseInput,
    output: receiptSchema,
    refusals: [
      ...['erase_one_thing', 'erase_text_short', 'erased_list_damaged', 'erased_list_of_other_key'],
      ...['unknown_session', 'session_ambiguous', 'unknown_anchor'],
    ],
    cli: { command: 'mind erase' },
    examples: [
      { says: 'How much is there of a session?', input: { session: 'claude:1c2d3e4f', dry_run: true } },
      { says: 'A sentence, everywhere', input: { text: 'Our customer is Example Ltd.' } },
      { says: 'An entry, and what it was learned from', input: { entry: 'C12' } },
    ],
    async preview(mind, input, call) {
      const { places } = await run(mind, input, call, true);
      return { places: places.filter(({ rows }) => rows > 0) };
    },
    handler: (mind, input, call) => run(mind, input, call, input.dry_run),
  }),
};
