// Where work stands: checkpoints, claims, the whole state at a glance, what happened, and what was found.
import type { Draft } from '../../../base/checkpoint-draft.ts';
import type { Blocker, Checkpoint, Claim, Goal, NextStepAnswer, Project, Task } from '../../../work/contract.ts';
import { listing, paint, shorten, table, type Line } from '../../terminal/text.ts';
import { draftLines } from './drafts.ts';
import { renderGoals } from './goals.ts';
import { renderNextStep } from './next-step.ts';
import { countsText } from './status.ts';
import { checkpointLines, claimLine, renderTask, renderTasks } from './tasks.ts';
import { needsText, timeCell } from './work-cells.ts';

export function renderCheckpoints({
  checkpoints,
  draft,
}: {
  readonly checkpoints: readonly Checkpoint[];
  readonly draft?: Draft;
}): readonly Line[] {
  const written = checkpoints.flatMap((checkpoint, at) => [...(at > 0 ? [''] : []), ...checkpointLines(checkpoint)]);
  return [...(draft ? [...draftLines(draft), ''] : []), ...(written.length === 0 ? ['No checkpoints'] : written)];
}

export interface ShownRun {
  readonly run_id: string | null;
  readonly resumed: boolean;
  readonly executor: string;
  readonly summary: string | null;
  readonly recorded: readonly string[];
  readonly task: Task;
  readonly checkpoint: Checkpoint | null;
  readonly proposal?: {
    readonly exchange_id: string;
    readonly model_id: string;
    readonly answer: string;
    readonly result: object | null;
    readonly problem: string | null;
  };
}

export function renderExecuted(run: ShownRun) {
  const { run_id, resumed, executor, summary, recorded, task, checkpoint, proposal } = run;
  if (proposal) return renderProposal(task, proposal);
  const lines: Line[] = [
    ...renderTask({ task, claim: null }),
    `${executor}${resumed ? ', continued,' : ''} recorded ${recorded.join(' and ')}, in run ${run_id}`,
    ...(summary === null ? [] : [summary]),
    ...(recorded.includes('update_checkpoint') && checkpoint ? checkpointLines(checkpoint) : []),
  ];
  return lines;
}

function renderProposal(task: ShownRun['task'], proposal: NonNullable<ShownRun['proposal']>): readonly Line[] {
  const { exchange_id, model_id, answer, result, problem } = proposal;
  return [
    ...renderTask({ task, claim: null }),
    `${model_id} proposes, and nothing is recorded:`,
    ...(result === null ? answer : JSON.stringify(result, null, 2)).split('\n').map((line) => `  ${line}`),
    ...(problem === null ? [] : [`It cannot be taken over: ${problem}`]),
    `What the model was shown: throughline exchange show ${exchange_id}`,
    ...(problem === null ? [`To record it: throughline task run T${task.number} --proposal ${exchange_id}`] : []),
  ];
}

export interface ShownClaim extends Claim {
  readonly number: number;
  readonly title: string;
  readonly next_step: string;
  readonly where_we_left_off: string | null;
}

export function renderClaimed(claim: ShownClaim): readonly Line[] {
  return [
    [paint('bold', `→ ${claim.next_step}`)],
    `T${claim.number} ${claim.title}`,
    claimLine(claim),
    ...(claim.where_we_left_off === null ? [] : [claim.where_we_left_off]),
  ];
}

export function renderClaims({ claims }: { readonly claims: readonly Claim[] }): readonly Line[] {
  if (claims.length === 0) return ['No task is claimed'];
  return listing(
    ['TASK', 'OWNER', 'TOKEN', 'UNTIL'],
    claims.map(({ task_id, owner, fencing_token, lease_expires_at }) => [
      task_id,
      owner,
      String(fencing_token),
      lease_expires_at,
    ]),
  );
}

export interface ShownState {
  readonly project: Project;
  readonly counts: {
    readonly goals: Readonly<Record<string, number>>;
    readonly tasks: Readonly<Record<string, number>>;
  };
  readonly goals: readonly Goal[];
  readonly tasks: readonly Task[];
  readonly unresolved_blockers: readonly Blocker[];
  readonly claims: readonly Claim[];
  readonly next_step: NextStepAnswer;
}

export function renderState(state: ShownState): readonly Line[] {
  return [
    ...renderNextStep(state.next_step),
    '',
    ...table([
      [paint('dim', 'project'), state.project.name],
      [paint('dim', 'goals'), countsText(state.counts.goals)],
      [paint('dim', 'tasks'), countsText(state.counts.tasks)],
      [paint('dim', 'claims'), String(state.claims.length)],
    ]),
    '',
    ...renderGoals(state),
    '',
    ...renderTasks({ tasks: state.tasks.filter(({ status }) => status !== 'done') }),
    ...(state.unresolved_blockers.length > 0 ? ['', paint('bold', 'Open blockers')] : []),
    ...state.unresolved_blockers.map(({ text, needs, blocker_id }): Line => [
      '  ',
      `${text}${needsText(needs)}`,
      paint('dim', `  ${blocker_id}`),
    ]),
  ];
}

interface ShownEvent {
  readonly event_seq: number;
  readonly event_type: string;
  readonly timestamp: string;
  readonly actor: string;
  readonly payload: unknown;
}

export function renderHistory({ events }: { readonly events: readonly ShownEvent[] }): readonly Line[] {
  if (events.length === 0) return ['Nothing happened yet'];
  return listing(
    ['SEQ', 'TIME', 'EVENT', 'BY', 'WHAT'],
    events.map(({ event_seq, event_type, timestamp, actor, payload }) => [
      String(event_seq),
      timeCell(timestamp),
      event_type,
      actor,
      shorten(JSON.stringify(payload), 120),
    ]),
  );
}

export function renderFound({
  tasks,
  goals,
}: {
  readonly tasks: readonly Task[];
  readonly goals: readonly Goal[];
}): readonly Line[] {
  if (tasks.length + goals.length === 0) return ['Nothing was found'];
  return [
    ...(goals.length > 0 ? renderGoals({ goals }) : []),
    ...(tasks.length > 0 && goals.length > 0 ? [''] : []),
    ...(tasks.length > 0 ? renderTasks({ tasks }) : []),
  ];
}

export function renderUndone({ types, records }: ShownUndone): readonly Line[] {
  const of = records.length === 0 ? '' : ` of ${records.slice(0, 3).join(', ')}${records.length > 3 ? ', …' : ''}`;
  return types.map((type) => `Undone: ${type}${of}`);
}

interface ShownUndone {
  readonly types: readonly string[];
  readonly records: readonly string[];
}
