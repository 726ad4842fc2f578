// How an operation's result is shown to people: by its own renderer, or as a plain list of its fields.
import { renderAnyJson } from './renderers/any-json.ts';
import { renderCheckpointDiff, renderRestored } from './renderers/code.ts';
import { renderChat, renderChats, renderClosed, renderSight } from './renderers/chats.ts';
import { renderDrafted, renderDrafts } from './renderers/drafts.ts';
import { askView, renderExchange, renderExchanges, replayView, verifyExchangeView } from './renderers/exchanges.ts';
import { renderCanon, renderCanonAct, renderCanonEntry, renderConsolidated } from './renderers/canon.ts';
import {
  renderBoard,
  renderChangedFact,
  renderConflict,
  renderConflicts,
  renderDrift,
  renderFacts,
  renderProposed,
  renderSummary,
} from './renderers/facts.ts';
import { updateCheckpointView } from './renderers/from-draft.ts';
import {
  renderBudget,
  renderLimit,
  renderCall,
  renderCalls,
  renderConsent,
  renderCosts,
  renderExplained,
  renderModels,
  renderProvider,
  renderProviders,
  renderRules,
  renderSwitches,
  testView,
} from './renderers/gateway.ts';
import { renderGoal, renderGoals, renderProject, renderProjects } from './renderers/goals.ts';
import { renderActuation, renderActuations, renderWouldRun } from './renderers/actuation.ts';
import { harnessView } from './renderers/harness.ts';
import { kernelView } from './renderers/kernel.ts';
import { renderIndex, renderRecalled } from './renderers/recall.ts';
import { renderImport } from './renderers/import.ts';
import { cancelledJobView, jobView, jobsView, requeuedJobView } from './renderers/jobs.ts';
import { renderBackedUp, renderDatabases, rebuildView, renderSigned, verifyView } from './renderers/ledger.ts';
import {
  renderExplainedInjection,
  renderHandoff,
  renderHandoffs,
  renderInjectionMode,
  renderInjections,
  renderInjectionStats,
  renderMadeHandoff,
  renderPreview,
  renderSession,
  renderTag,
  renderTags,
} from './renderers/injection.ts';
import {
  renderFinalized,
  renderHandshake,
  renderIngested,
  renderInsight,
  renderMigrated,
  renderMindImport,
  renderControls,
  renderLanes,
  renderMindStatus,
  renderObservations,
  renderObserved,
  renderT3,
  renderTrace,
  renderTranscript,
} from './renderers/mind.ts';
import { renderNextStep } from './renderers/next-step.ts';
import {
  renderCheckpoints,
  renderExecuted,
  renderClaimed,
  renderClaims,
  renderFound,
  renderHistory,
  renderState,
  renderUndone,
} from './renderers/progress.ts';
import { renderSample } from './renderers/sample.ts';
import { renderCheckpointMode, renderSessions } from './renderers/sessions.ts';
import { completeTaskView, proveTaskView } from './renderers/proofs.ts';
import { renderTask, renderTaskDetail, renderTasks } from './renderers/tasks.ts';
import type { Redaction } from '../../base/redact.ts';
import type { View } from './renderers/view.ts';
import { cancelledWorkflowView, signalView, workflowView, workflowsView } from './renderers/workflows.ts';
import type { Line } from '../terminal/text.ts';

/** Each knows the result of its own operation. */
type Renderer = View['lines'];

const RENDERERS: Readonly<Record<string, Renderer | View>> = {
  'work.get_next_step': renderNextStep,
  'work.claim_next': renderClaimed,
  'work.claim_task': renderClaimed,
  'work.list_claims': renderClaims,
  'work.get_state': renderState,
  'work.history': renderHistory,
  'work.search': renderFound,
  'work.undo': renderUndone,
  'work.list_projects': renderProjects,
  'work.create_project': renderProject,
  'work.update_project': renderProject,
  'work.list_goals': renderGoals,
  'work.list_tasks': renderTasks,
  'work.get_task': renderTaskDetail,
  'work.update_checkpoint': updateCheckpointView,
  'work.execute_step': renderExecuted,
  'work.prove_task': proveTaskView,
  'work.complete_task': completeTaskView,
  'work.list_checkpoints': renderCheckpoints,
  'work.diff_checkpoint': renderCheckpointDiff,
  'work.restore_checkpoint': renderRestored,
  'work.add_sample': renderSample,
  'work.import': renderImport,
  'mind.list_sessions': renderSessions,
  'mind.get_checkpoint_mode': renderCheckpointMode,
  'mind.set_checkpoint_mode': renderCheckpointMode,
  'gateway.add_provider': renderProvider,
  'gateway.list_providers': renderProviders,
  'gateway.list_models': renderModels,
  'gateway.consent': renderConsent,
  'gateway.test_provider': testView,
  'gateway.allow': renderRules,
  'gateway.deny': renderRules,
  'gateway.remove_rule': renderRules,
  'gateway.list_rules': renderRules,
  'gateway.explain': renderExplained,
  'gateway.set_limit': renderLimit,
  'gateway.remove_limit': renderBudget,
  'gateway.show_budget': renderBudget,
  'gateway.show_costs': renderCosts,
  'gateway.list_calls': renderCalls,
  'gateway.get_call': renderCall,
  'gateway.kill': renderSwitches,
  'gateway.end_kill': renderSwitches,
  'gateway.kill_status': renderSwitches,
  'ask.ask': askView,
  'ask.list_exchanges': renderExchanges,
  'ask.get_exchange': renderExchange,
  'ask.verify_exchange': verifyExchangeView,
  'ask.replay_exchange': replayView,
  'ask.list_chats': renderChats,
  'ask.get_chat': renderChat,
  'ask.close_chat': renderClosed,
  'ask.observe': renderSight,
  'ask.recall': renderRecalled,
  'ask.index_status': renderIndex,
  'ask.rebuild_index': renderIndex,
  'ask.run_harness': harnessView,
  'ask.get_kernel': kernelView,
  'ask.list_actuations': renderActuations,
  'ask.check_actuation': renderWouldRun,
  'ask.get_actuation': renderActuation,
  'ask.propose_actuation': renderActuation,
  'ask.approve_actuation': renderActuation,
  'ask.reject_actuation': renderActuation,
  'ask.run_actuation': renderActuation,
  'ask.propose_fact': renderProposed,
  'ask.ratify_fact': renderChangedFact,
  'ask.reject_fact': renderChangedFact,
  'ask.supersede_fact': renderChangedFact,
  'ask.get_fact': renderChangedFact,
  'mind.get_session': renderSession,
  'mind.list_injections': renderInjections,
  'mind.explain_injection': renderExplainedInjection,
  'mind.preview_injection': renderPreview,
  'mind.get_injection_mode': renderInjectionMode,
  'mind.set_injection_mode': renderInjectionMode,
  'mind.injection_stats': renderInjectionStats,
  'mind.handoff': renderMadeHandoff,
  'mind.list_handoffs': renderHandoffs,
  'mind.show_handoff': renderHandoff,
  'mind.show_tag': renderTag,
  'mind.switch_tag': renderTag,
  'mind.list_tags': renderTags,
  'mind.list_canon': renderCanon,
  'mind.show_canon': renderCanonEntry,
  'mind.pin_canon': renderCanonAct,
  'mind.correct_canon': renderCanonAct,
  'mind.reject_canon': renderCanonAct,
  'mind.merge_canon': renderCanonAct,
  'mind.revert_canon': renderCanonAct,
  'mind.forget_canon': renderCanonAct,
  'mind.consolidate': renderConsolidated,
  'mind.t3_status': renderT3,
  'mind.handshake': renderHandshake,
  'mind.handshake_rebuild': renderHandshake,
  'mind.ingest': renderIngested,
  'mind.show_transcript': renderTranscript,
  'mind.run_observer': renderObserved,
  'mind.finalize_session': renderFinalized,
  'mind.list_observations': renderObservations,
  'mind.status': renderMindStatus,
  'mind.list_lanes': renderLanes,
  'mind.list_controls': renderControls,
  'mind.trace': renderTrace,
  'mind.insight': renderInsight,
  'mind.import': renderMindImport,
  'mind.migrate': renderMigrated,
  'ask.list_facts': renderFacts,
  'ask.mark_conflict': renderConflict,
  'ask.resolve_conflict': renderConflict,
  'ask.list_conflicts': renderConflicts,
  'ask.list_drift': renderBoard,
  'ask.get_drift': renderDrift,
  'ask.resolve_drift': renderDrift,
  'ask.summarise_chat': renderSummary,
  'mind.draft_checkpoint': renderDrafted,
  'mind.list_drafts': renderDrafts,
  'ledger.verify': verifyView,
  'ledger.rebuild': rebuildView,
  'ledger.sign': renderSigned,
  'ledger.backup': renderBackedUp,
  'ledger.list_databases': renderDatabases,
  'ledger.list_jobs': jobsView,
  'ledger.get_job': jobView,
  'ledger.requeue_job': requeuedJobView,
  'ledger.cancel_job': cancelledJobView,
  'ledger.list_workflows': workflowsView,
  'ledger.get_workflow': workflowView,
  'ledger.signal_workflow': signalView,
  'ledger.cancel_workflow': cancelledWorkflowView,
};

/** Any renderer, with its operation's result and input types erased. */
export function viewOf(operation: string): View {
  const found = RENDERERS[operation] ?? renderByShape;
  const view = typeof found === 'function' ? { lines: found } : found;
  return { ...view, lines: (result) => [...view.lines(result), ...redactedLines(result)] };
}

/** Secrets that a command left out of its texts, and how to keep what is none. */
function redactedLines(result: unknown): readonly Line[] {
  const { redacted } = (result ?? {}) as { readonly redacted?: unknown };
  if (!Array.isArray(redacted)) return [];
  const items = redacted as readonly Redaction[];
  const isOpen = items.some(({ can_allow }) => can_allow);
  return [
    `Left out as secrets: ${items.map(({ field, kind }) => `${field} (${kind})`).join(', ')}`,
    ...(isOpen ? ['If it is none, write it again with --allow-text; that goes on record.'] : []),
  ];
}

export function renderResult(operation: string, result: unknown): readonly Line[] {
  return [...viewOf(operation).lines(result as never), ...unavailableLines(result)];
}

/** Databases that an answer leaves out because they could not be opened. */
function unavailableLines(result: unknown): readonly Line[] {
  const { unavailable } = (result ?? {}) as {
    readonly unavailable?: readonly { readonly name: string; readonly message: string }[];
  };
  if (!Array.isArray(unavailable)) return [];
  return unavailable.map(({ name, message }) => `The database ${name} could not be opened: ${message}`);
}

function renderByShape(result: unknown): readonly Line[] {
  return byShape(result)(result as never);
}

/** Every change of a task or a goal returns it. */
function byShape(result: unknown): Renderer {
  const { task, goal } = (result ?? {}) as { readonly task?: unknown; readonly goal?: unknown };
  if (isNumbered(task) && goal === undefined) return renderTask;
  if (isNumbered(goal) && task === undefined) return renderGoal;
  return renderAnyJson;
}

function isNumbered(record: unknown): boolean {
  return typeof (record as { readonly number?: unknown } | undefined)?.number === 'number';
}
