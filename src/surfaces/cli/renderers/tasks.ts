// Tasks: one after a change, many in a table, one with all its details.
import type {
  Blocker,
  Checkpoint,
  CheckpointCode,
  Claim,
  Goal,
  ShownEvidence,
  SinceCheckpoint,
  Task,
} from '../../../work/contract.ts';
import type { Draft } from '../../../base/checkpoint-draft.ts';
import { listing, paint, prose, shorten, table, type Cell, type Line } from '../../terminal/text.ts';
import { draftLines } from './drafts.ts';
import { needsText, priorityCell, statusCell, timeCell } from './work-cells.ts';

export function renderTask({ task, claim }: { readonly task: Task; readonly claim?: Claim | null }): readonly Line[] {
  return [
    [paint('bold', `T${task.number}`), ' ', task.title, '  ', statusCell(task.status, task.archived)],
    ...(claim ? [claimLine(claim)] : []),
  ];
}

export function renderTasks({
  tasks,
  after,
}: {
  readonly tasks: readonly Task[];
  readonly after?: number | null;
}): Line[] {
  if (tasks.length === 0) return ['No tasks'];
  return [
    ...listing(
      ['TASK', 'STATUS', 'PRIORITY', 'TITLE'],
      tasks.map((task) => [
        `T${task.number}`,
        statusCell(task.status, task.archived),
        priorityCell(task.priority),
        shorten(task.title, 100),
      ]),
    ),
    ...(after === null || after === undefined ? [] : ['', `There may be more: --after ${after}`]),
  ];
}

export interface ShownTask {
  readonly task: Task;
  readonly goal: Goal;
  readonly checkpoint: Checkpoint | null;
  readonly blockers: readonly Blocker[];
  readonly depends_on?: readonly { readonly number: number; readonly status: string }[];
  readonly dependents: readonly { readonly number: number; readonly title: string; readonly status: string }[];
  /** Criteria without a proof that counts. */
  readonly unanswered?: readonly string[];
  readonly claim: Claim | null;
  readonly since?: SinceCheckpoint;
  readonly draft?: Draft;
}

export function renderTaskDetail(shown: ShownTask): readonly Line[] {
  const { task, goal, checkpoint, blockers, depends_on: needs = [], dependents, claim, since, draft } = shown;
  const open = blockers.filter(({ status }) => status === 'open');
  return [
    ...renderTask({ task, claim }),
    ...(task.description === null ? [] : ['', ...prose(task.description)]),
    '',
    ...table([
      fact('id', task.task_id),
      fact('goal', `G${goal.number} ${shorten(goal.text, 80)}`),
      fact('priority', priorityCell(task.priority)),
      fact('created', timeCell(task.created_at)),
      fact('updated', timeCell(task.updated_at)),
      fact('revision', String(task.revision)),
      ...(needs.length > 0
        ? [fact('needs', needs.map(({ number, status }) => `T${number} ${status}`).join(', '))]
        : []),
      ...dependents.map(({ number, title }) => fact('needed by', `T${number} ${title}`)),
    ]),
    ...section(
      'Acceptance criteria',
      task.acceptance_criteria.flatMap((criterion, at) => criterionLines(shown, criterion, at + 1)),
    ),
    ...section(
      'Other evidence',
      task.evidence.filter(({ criterion }) => criterion === null).flatMap((item) => proofLines(item)),
    ),
    ...section(
      'Open blockers',
      open.map(({ blocker_id, text, needs: remover }) => [
        paint('red', '  ■ '),
        `${text}${needsText(remover)}`,
        paint('dim', `  ${blocker_id}`),
      ]),
    ),
    ...(checkpoint ? section('Where we left off', checkpointLines(checkpoint)) : []),
    ...(since ? [['  ', since.text] satisfies Line] : []),
    ...(draft ? ['', ...draftLines(draft)] : []),
  ];
}

function criterionLines({ task, unanswered = [] }: ShownTask, criterion: string, number: number): Line[] {
  const check = task.checks.find((each) => each.criterion === criterion);
  const proofs = task.evidence.filter((item) => item.criterion === criterion);
  const isOpen = proofs.length === 0 || unanswered.includes(criterion);
  return [
    `  ${isOpen ? '☐' : '☑'} ${number}. ${criterion}`,
    ...(check ? [['      ', paint('dim', 'check '), check.command, paint('dim', `  set by ${check.set_by}`)]] : []),
    ...proofs.flatMap((item) => proofLines(item)),
  ];
}

/** Whether a command was run or the caller says so, in the first word. */
export function proofLines({ kind, proof, executed, overridden }: ShownEvidence): Line[] {
  const style = kind === 'executed' ? 'green' : 'yellow';
  const by = executed ? ` ${executed.at} by ${executed.by}${executed.imported ? ', imported' : ''}` : '';
  return [
    ['      ', paint(style, kind), ' ', shorten(proof), paint('dim', by)],
    ...(overridden === undefined ? [] : [['      ', paint('yellow', 'check overridden'), ' ', shorten(overridden)]]),
  ];
}

export function checkpointLines(checkpoint: Checkpoint): Line[] {
  return [
    ...prose(checkpoint.where_we_left_off),
    ['  ', paint('bold', `→ ${checkpoint.next_step}`)],
    ...checkpoint.needed_context_refs.map((ref): Line => ['  ', paint('dim', ref)]),
    ...(checkpoint.code ? [codeLine(checkpoint.code)] : []),
    ['  ', timeCell(checkpoint.timestamp), paint('dim', ` by ${checkpoint.actor}, seq ${checkpoint.seq}`)],
  ];
}

function codeLine({ branch, commit, changed, more, snapshot }: CheckpointCode): Line {
  const count = changed.length + more;
  const at = commit === null ? 'before the first commit' : `at ${commit.slice(0, 7)}`;
  const files = count === 0 ? '' : `, ${count} ${count === 1 ? 'file' : 'files'} not committed`;
  return [
    '  ',
    paint('dim', `${branch ?? 'no branch'} ${at}${files}${snapshot === undefined ? '' : ', snapshot kept'}`),
  ];
}

export function claimLine({ owner, fencing_token, lease_expires_at }: Claim): Line {
  return ['claimed by ', paint('bold', owner), ` with token ${fencing_token} until ${lease_expires_at}`];
}

function fact(name: string, cell: Cell): Cell[] {
  return [paint('dim', name), cell];
}

function section(name: string, lines: readonly Line[]): Line[] {
  return lines.length > 0 ? ['', paint('bold', name), ...lines] : [];
}
