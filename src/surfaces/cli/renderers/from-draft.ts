// `checkpoint set --from-draft`: what a draft says becomes where the work was left off. The next step is the caller's to give.
import type { Draft } from '../../../base/checkpoint-draft.ts';
import type { Checkpoint } from '../../../work/contract.ts';
import type { Line } from '../../terminal/text.ts';
import { refuse } from '../contract.ts';
import { draftLines } from './drafts.ts';
import { checkpointLines } from './tasks.ts';
import type { View } from './view.ts';

interface Recorded {
  readonly checkpoint: Checkpoint;
  readonly no_snapshot?: string;
  readonly from_draft?: Pick<Draft, 'agent' | 'session_id' | 'owner' | 'made_at'>;
}

const OF_TASK: ReadonlySet<string> = new Set(['task_id', 'project_id']);

export const updateCheckpointView: View<Recorded> = {
  lines: renderCheckpoint,
  first: {
    option: 'from-draft',
    description: 'say where we left off by the draft of the task; the next step is yours: --next-step',
    // With the last written one; a draft that is older than it is no longer there.
    operation: 'work.list_checkpoints',
    fills: ['where_we_left_off', 'next_step'],
    input(input) {
      if (input['where_we_left_off'] !== undefined) {
        throw refuse('draft_or_words', 'Both a draft and your own words say where you left off');
      }
      if (input['next_step'] === undefined) {
        throw refuse('next_step_missing', 'A draft has no next step, and none was given');
      }
      const ofTask = Object.entries(input).filter(([name]) => OF_TASK.has(name));
      return { ...Object.fromEntries(ofTask), limit: 1 };
    },
    // The one that is taken over.
    lines: (answer) => draftLines(draftIn(answer)),
    after(input, answer) {
      const draft = draftIn(answer);
      const refs = refsOf(draft);
      return {
        ...(refs.length === 0 ? {} : { needed_context_refs: refs }),
        ...input,
        where_we_left_off: leftOffOf(draft),
      };
    },
    told(answer) {
      const { agent, session_id, owner, made_at } = draftIn(answer);
      return { from_draft: { agent, session_id, owner, made_at } };
    },
  },
};

function renderCheckpoint({ checkpoint, no_snapshot: why, from_draft: from }: Recorded): readonly Line[] {
  return [
    ...checkpointLines(checkpoint),
    ...(from
      ? [`${checkpoint.actor} took it over from the draft of session ${from.owner}, made ${from.made_at.slice(0, 19)}Z`]
      : []),
    ...(why === undefined ? [] : [`The working tree was not kept: ${why}`]),
  ];
}

function draftIn(answer: unknown): Draft {
  const { draft, number } = answer as { readonly draft?: Draft; readonly number: number };
  if (draft) return draft;
  throw refuse('no_draft', `There is no draft of T${number} that is newer than its last checkpoint`, { number });
}

// ── Texts ────────────────────────────────────────────────────────────────────────────────────────────────────

const MOST_SAID = 500;
const MOST_NAMED = 6;
const MOST_LISTED = 200;

/** At most three sentences, as every checkpoint has, which say where they come from. */
export function leftOffOf({ owner, made_at, last_message, files, more_files, failed_commands }: Draft): string {
  const unnamed = Math.max(0, files.length - MOST_NAMED) + more_files;
  const changed = files.slice(0, MOST_NAMED).join(', ');
  const failed = failed_commands.map(({ command }) => command).join(', ');
  const said = last_message === null ? '' : `: ${clause(last_message, MOST_SAID)}`;
  return [
    `From a draft of session ${owner}, made ${made_at.slice(0, 16)}Z${said}.`,
    ...(files.length === 0
      ? []
      : [`Changed: ${clause(changed, MOST_LISTED)}${unnamed > 0 ? ` and ${unnamed} more` : ''}.`]),
    ...(failed === '' ? [] : [`Failed: ${clause(failed, MOST_LISTED)}.`]),
  ].join(' ');
}

/** On one line, without ends of sentences within. */
function clause(text: string, most: number): string {
  const line = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[.!?…]+(?=["'”’)\]]*(?:\s|$))/g, ';')
    .replaceAll(/[。！？]/g, '；')
    .trim();
  const short =
    line.length <= most
      ? line
      : line
          .slice(0, most)
          .toWellFormed()
          .replace(/\ufffd$/, '');
  return short.replace(/[;\s]+$/, '').replace(/[.!?…]+$/, '');
}

const MOST_REFS = 10;
/** Any other name would need a rule of its own to be written as a ref. */
const PLAIN_PATH = /^[\w.@+-][\w./@+-]{0,200}$/;

function refsOf({ files }: Draft): string[] {
  return files
    .filter((file) => PLAIN_PATH.test(file) && !file.split('/').includes('..'))
    .slice(0, MOST_REFS)
    .map((file) => `file:${file}`);
}
