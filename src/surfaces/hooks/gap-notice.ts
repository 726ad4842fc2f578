// What is said, once for each task and context, about work that would be lost with its session: a question to the agent, or
// a notice for its user. Both name tasks by their number alone: to some agents it is a message of the user, where nobody
// else's words belong.
import { shellWord } from '../../base/shell-word.ts';
import type { Gaps } from './hook-answers.ts';

const MOST_NAMED = 3;

const SINCE = { begin: 'since this session began', compaction: 'since this session was compacted' } as const;

/** For the user. */
export function gapNotice({ tasks, since, files, unheld }: Gaps, owner: string): string {
  if (files !== undefined) {
    const other = unheld === null || unheld === undefined ? '' : ` T${unheld} is in progress, and no session holds it.`;
    return `Throughline: this session changed ${counted(files)} and holds no task.${other}`;
  }
  return (
    `Throughline: in progress without a checkpoint ${SINCE[since]}: ${named(tasks)}. ` +
    `\`${commandFor(tasks, owner)}\` records one.`
  );
}

/** For the model, which can answer it with one call of a tool. `prefix` is what its agent puts before our tools' names. */
export function gapQuestion({ tasks, since, files, unheld }: Gaps, owner: string, prefix = ''): string {
  if (files !== undefined) return fileQuestion(files, unheld ?? null, prefix);
  const each = tasks.length > 1 ? ' for each of them' : '';
  return (
    `Throughline: this session holds ${named(tasks)}, without a checkpoint ${SINCE[since]}. ` +
    `Before you stop, call the tool ${prefix}update_checkpoint${each}: task_id "${first(tasks)}", where_we_left_off (1 to 3 ` +
    'sentences: what is done, what is not, what was tried in vain), next_step (the one action to continue with). ' +
    `Without that tool, run \`${commandFor(tasks, owner)}\`. If it is finished, complete it with evidence instead. ` +
    'You are asked once; then end as you were about to, with your answer.'
  );
}

/** In neutral words: the changes may belong to no task, and need none. */
function fileQuestion(files: number, unheld: number | null, prefix: string): string {
  const ofOther =
    unheld === null
      ? ''
      : `T${unheld} is in progress and no session holds it: if the changes belong to it, call ${prefix}start_task with task_id "T${unheld}". `;
  return (
    `Throughline: this session changed ${counted(files)} of this project and holds no task. ${ofOther}` +
    `If they belong to${unheld === null ? '' : ' other'} work that goes on, ${prefix}add_task and ${prefix}start_task record it. In both cases ` +
    `${prefix}update_checkpoint then says where_we_left_off (1 to 3 sentences) and next_step (one action). ` +
    'If nothing is left to do, nothing needs to be recorded. You are asked once; then end as you were about to, with your answer.'
  );
}

function counted(files: number): string {
  return files === 1 ? '1 file' : `${files} files`;
}

type Tasks = Gaps['tasks'];

function named(tasks: Tasks): string {
  const numbers = tasks.slice(0, MOST_NAMED).map(({ number }) => `T${number}`);
  const more = tasks.length > MOST_NAMED ? ` and ${tasks.length - MOST_NAMED} more` : '';
  return `${numbers.join(', ')}${more}`;
}

function first([task]: Tasks): string {
  return `T${task?.number ?? 1}`;
}

/** As it works: the command line knows no session, and refuses a write to a task that one holds. */
function commandFor(tasks: Tasks, owner: string): string {
  const asOwner = tasks[0]?.is_held === false ? '' : ` --owner ${shellWord(owner)}`;
  return `throughline checkpoint set ${first(tasks)} '<where we left off>' '<next step>'${asOwner}`;
}
