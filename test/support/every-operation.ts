// A day of work that uses every operation of a home, over whatever surface: each is reached, and answers as it should.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const NOBODY = '01990000-0000-7000-8000-00000000dead';

export type Answer = Record<string, unknown> & { readonly task_id: string; readonly goal_id: string };

export interface Surface {
  /** By the name that MCP gives the operation; throws an error with the refusal's code as its message. */
  readonly call: (name: string, args?: Record<string, unknown>) => Promise<Answer>;
  readonly folder: string;
  readonly dialect: 'sqlite' | 'postgres';
  /** What the session is called in its claims. */
  readonly owner: RegExp;
}

export async function useEveryOperation({ call, folder, dialect, owner }: Surface): Promise<void> {
  const refused = (name: string, args: Record<string, unknown>, code: string) =>
    expect(call(name, args)).rejects.toThrow(code);

  expect(await call('get_next_step')).toMatchObject({ rank: 'propose', task_id: null });
  const { projects } = (await call('list_projects')) as unknown as { projects: { project_id: string }[] };
  const project_id = projects[0]?.project_id;
  await call('update_project', { project_id, name: 'first', root: join(folder, 'project') });
  const { goal_id } = await call('create_goal', { text: 'Ship it' });
  writeFileSync(join(folder, 'project', 'a.txt'), 'one\ntwo\n');
  const acceptance_criteria = ['It runs', 'It is fast'];
  const { task_id } = await call('add_task', { goal_id, title: 'Build', acceptance_criteria });
  const second = await call('add_task', { goal_id: 'G1', title: 'Announce', depends_on: [task_id] });
  await call('update_task', { task_id: second.task_id, description: 'To everybody.', priority: 1 });
  await refused('start_task', { task_id: second.task_id }, 'dependencies_open');
  const started = await call('start_task', { task_id: 'T1' });
  expect(started['claim']).toMatchObject({ owner: expect.stringMatching(owner) as string });
  await call('update_checkpoint', {
    task_id,
    where_left_off: 'It compiles.',
    next_step: 'Run the tests',
    context_refs: ['file:a.txt#L1-L1'],
  });
  expect(await call('get_next_step')).toMatchObject({ rank: 'doing', task_id, next_step: 'Run the tests' });
  expect(JSON.stringify(await call('load_context', { task_id }))).toContain('one');
  await call('block_task', { task_id, blocker: 'No network' });
  const shown = await call('get_task', { task_id });
  const [blocker] = shown['blockers'] as { blocker_id: string }[];
  // oxlint-disable-next-line unicorn/no-thenable -- a field of that operation
  await call('resolve_blocker', { blocker_id: blocker?.blocker_id, resolution: 'Plugged in', then: 'doing' });
  await call('pause_task', { task_id, reason: 'Lunch' });
  await call('start_task', { task_id });
  await refused('complete_task', { task_id, evidence: 'Trust me' }, 'evidence_missing');
  const evidence = acceptance_criteria.map((criterion) => ({ criterion, proof: 'Seen.' }));
  expect(await call('complete_task', { task_id, evidence })).toMatchObject({ task: { status: 'done' } });
  await call('reopen_task', { task_id, reason: 'Not fast' });
  await call('complete_task', { task_id, evidence });

  const claim = await call('claim_next');
  expect(claim).toMatchObject({ task_id: second.task_id });
  const { fencing_token } = claim;
  await call('renew_claim', { task_id: second.task_id, fencing_token });
  expect((await call('list_claims'))['claims']).toHaveLength(1);
  await call('release_claim', { task_id: second.task_id, fencing_token });
  await call('claim_task', { task_id: second.task_id });
  await call('archive_task', { task_id: second.task_id });
  await call('unarchive_task', { task_id: second.task_id });
  await call('undo');
  await call('list_tasks', { status: ['done'] });
  expect((await call('search', { text: 'Build' }))['tasks']).toHaveLength(1);
  await call('list_checkpoints', { task_id });
  await call('history', { task_id });
  await call('get_state');

  await call('update_goal', { goal_id, text: 'Ship it well' });
  await call('pause_goal', { goal_id });
  await call('resume_goal', { goal_id });
  await call('finish_goal', { goal_id });
  await call('reopen_goal', { goal_id });
  await call('archive_goal', { goal_id });
  await call('unarchive_goal', { goal_id });
  await call('list_goals');
  await call('get_goal', { goal_id });
  const { events } = (await call('ledger_log', { newest_first: true, limit: 1 })) as unknown as {
    events: { event_seq: number; workflow_id: string }[];
  };
  const last = events[0];
  await call('update_goal', { goal_id, text: 'A mistake' });
  await call('rollback', { to_seq: last?.event_seq, reason: 'A mistake' });
  expect(await call('get_goal', { goal_id })).toMatchObject({ goal: { text: 'Ship it well' } });
  const made = await call('create_project', { name: 'second' });
  await call('add_sample', { project_id: made['project_id'] });
  expect(await call('mind_list_sessions')).toMatchObject({ sessions: [] });
  expect(await call('mind_list_drafts', { project_id })).toMatchObject({ drafts: [] });
  expect(await call('mind_list_observations', { project_id })).toEqual({ observations: [], reflections: [] });
  expect(await call('mind_status', { project_id })).toMatchObject({ project_id, canon_hash: null, lanes: [] });
  expect(await call('mind_list_lanes', { project_id })).toMatchObject({ project_id, lanes: [] });
  expect(await call('mind_list_controls', { project_id })).toMatchObject({ project_id, controls: [] });
  expect(await call('mind_get_checkpoint_mode', { project_id })).toMatchObject({ mode: 'ask', project_id });
  // T0
  const said = { key: '1', kind: 'user', text: 'Use npm, not pnpm.' };
  const talk = { project_id, agent: 'desk', session: 's1', events: [said] };
  expect(await call('mind_record_events', talk)).toMatchObject({ created: 1 });
  expect(await call('mind_enqueue_session', { session: 's1', agent: 'desk' })).toMatchObject({ created: true });
  const told = { project_id, session: 's1' };
  expect(await call('mind_show_transcript', told)).toMatchObject({ events: [{ text: 'Use npm, not pnpm.' }] });
  expect(await call('mind_export_transcript', told)).toMatchObject({ lines: 0, missing: 1 });
  expect(await call('mind_show_bundle', { session: 's1', agent: 'desk' })).toMatchObject({ bundle: null });
  expect(await call('mind_get_transcript_budget')).toMatchObject({ kept_bytes: 0 });
  expect(await call('mind_list_canon', { project_id })).toMatchObject({ entries: [], next: null });
  await refused('mind_show_canon', { project_id, anchor: 'C1' }, 'unknown_anchor');
  expect(await call('mind_handshake', { project_id })).toMatchObject({ scope: 'project', left_out: [] });
  expect(await call('mind_handshake_rebuild', { project_id })).toMatchObject({ scope: 'project' });
  expect(await call('mind_show_model')).toMatchObject({ is_on: false, model: null });
  expect(await call('mind_export', { project_id })).toMatchObject({ format: 'markdown', entries: 0 });
  expect(await call('mind_insight', { project_id })).toMatchObject({ items: [], left_out: 0 });
  await refused('mind_trace', { project_id, anchor: 'C1' }, 'unknown_anchor');
  expect(await call('mind_t3_status', { project_id })).toMatchObject({ jobs: [], backlog: { dead: 0 } });
  expect(await call('mind_t3_requeue', { project_id })).toEqual({ requeued: [] });
  expect(await call('mind_consolidate', { project_id, rebuild: true })).toMatchObject({ slices: 0, rebuilt: 0 });
  await useInjection(call, refused, project_id);
  const content = '{"id":"bd-1","title":"Try it","status":"open","priority":2}';
  expect(await call('import', { project_id, content, dry_run: true })).toMatchObject({ created: { tasks: 1 } });
  expect((await call('export', { project_id }))['content']).toContain('Ship it well');
  const learning = { project_id, kind: 'fact', text: 'Rain falls mainly in autumn', source: 'seen' };
  expect(await call('save_learning', learning)).toMatchObject({ written: true });
  expect(await call('query_memory', { project_id, text: 'rain' })).toMatchObject({
    from: 'canon',
    entries: [{ kind: 'fact' }],
  });

  const ofDesk = { session: 's1', agent: 'desk' };
  expect(await call('mind_run_observer', ofDesk)).toMatchObject({ runs: [{ session_id: 's1', trigger: 'manual' }] });
  expect(await call('mind_finalize_session', ofDesk)).toMatchObject({ sessions: [{ session_id: 's1' }] });
  await refused('mind_run_observer', { session: 'none' }, 'unknown_session');

  await useFacts(call, refused, project_id);
  await useGateway(call, refused, project_id);
  await useRecordsOfAsk(call, refused, project_id);

  await call('ledger_status');
  await call('ledger_sign');
  expect(await call('ledger_verify', { deep: true })).toMatchObject({ ok: true });
  expect(await call('ledger_rebuild', { dry_run: true })).toMatchObject({ differences_found: 0 });
  await call('ledger_export_proof', { stream: last?.workflow_id });
  for (const name of ['streams', 'jobs', 'workflows', 'leases', 'databases']) await call(`ledger_list_${name}`);
  await call('ledger_get_metrics');
  await call('ledger_backup', { to: dialect === 'sqlite' ? join(folder, 'backup') : `copy_${process.pid}` });
  for (const name of ['get_job', 'requeue_job', 'cancel_job']) {
    await refused(`ledger_${name}`, { job_id: NOBODY }, 'unknown_job');
  }
  await refused('ledger_get_workflow', { workflow_id: NOBODY }, 'unknown_workflow');
  await refused('ledger_signal_workflow', { workflow_id: NOBODY, event: 'go' }, 'unknown_workflow');
  await refused('ledger_cancel_workflow', { workflow_id: NOBODY, reason: 'x' }, 'unknown_workflow');
}

/** What the session of T0 is told, hands over and is tagged with; no hook spoke to it. */
async function useInjection(
  call: Surface['call'],
  refused: (name: string, args: Record<string, unknown>, code: string) => Promise<void>,
  project_id: string | undefined,
): Promise<void> {
  const session = { project_id, session: 's1', agent: 'desk' };
  expect(await call('mind_list_injections', { project_id })).toEqual({ injections: [], next_after: null });
  await refused('mind_explain_injection', session, 'unknown_injection');
  const preview = await call('mind_preview_injection', { project_id, agent: 'codex' });
  expect(preview).toMatchObject({ decision: 'whole', reason: 'baseline', session_id: null });
  expect(await call('mind_get_injection_mode', session)).toMatchObject({ mode: 'adaptive', decided_by: 'default' });
  expect(await call('mind_injection_stats', { project_id })).toMatchObject({ total: { said: 0, silent: 0 } });
  expect(await call('mind_get_session', session)).toMatchObject({ session: { session_id: 's1' }, contexts: [] });
  const handed = await call('mind_handoff', { ...session, note: 'Go on.' });
  const { handoff_id } = handed['handoff'] as { handoff_id: string };
  expect(await call('mind_list_handoffs', { project_id })).toMatchObject({ handoffs: [{ handoff_id }] });
  expect(await call('mind_show_handoff', { project_id, handoff_id })).toMatchObject({ state: 'waiting' });
  expect(await call('mind_switch_tag', { ...session, tag: 'billing' })).toMatchObject({ changed: true });
  expect(await call('mind_show_tag', session)).toMatchObject({ tag: 'billing', decided_by: 'switch' });
  expect(await call('mind_list_tags', { project_id })).toMatchObject({ tags: [{ tag: 'billing' }, { tag: 'main' }] });
}

/** Anyone proposes a fact and marks a conflict; what becomes of them is a person's word. */
async function useFacts(
  call: Surface['call'],
  refused: (name: string, args: Record<string, unknown>, code: string) => Promise<void>,
  project_id: string | undefined,
): Promise<void> {
  const claim = { project_id, claim: 'The default port is 8080.', confidence: 'high', source: 'file:a.txt' };
  expect(await call('propose_fact', claim)).toMatchObject({ created: true, fact: { name: 'F1', status: 'proposed' } });
  await call('propose_fact', { project_id, claim: 'The default port is 9090.' });
  const pair = { project_id, fact: 'F1', other: 'F2', about: 'the default port' };
  expect(await call('ask_mark_conflict', pair)).toMatchObject({ conflict: { name: 'K1', status: 'open' } });
  expect((await call('ask_list_facts', { project_id, status: 'proposed' }))['facts']).toHaveLength(2);
  expect((await call('ask_get_fact', { project_id, fact: 'F1' }))['conflicts']).toHaveLength(1);
  expect((await call('ask_list_conflicts', { project_id }))['conflicts']).toHaveLength(1);
  expect((await call('ask_list_drift', { project_id }))['drift']).toEqual([]);
  await refused('ask_get_drift', { project_id, drift_id: NOBODY }, 'unknown_drift');
  await refused('ask_resolve_drift', { project_id, drift_id: NOBODY, reason: 'x' }, 'unknown_drift');
  await refused('ask_summarise_chat', { project_id, session_id: NOBODY }, 'unknown_chat');
}

/** What only a person does is refused to a program with what it would do; everything else is used. */
async function useGateway(
  call: Surface['call'],
  refused: (name: string, args: Record<string, unknown>, code: string) => Promise<void>,
  project_id: string | undefined,
): Promise<void> {
  const offline = { name: 'offline', model: 'extract' };
  const tried = await call('gateway_test_provider', offline);
  expect(tried).toMatchObject({ recorded: true, charged_by: 'nothing' });
  expect(await call('gateway_get_call', { call_id: tried['call_id'] })).toMatchObject({ call: { status: 'answered' } });
  expect((await call('gateway_list_calls'))['calls']).toHaveLength(1);
  expect(await call('gateway_list_providers')).toMatchObject({ providers: [{ name: 'offline' }] });
  expect(await call('gateway_list_presets')).toHaveProperty('presets');
  expect(await call('gateway_list_models')).toMatchObject({ models: [{ model: 'extract', may_ask: true }] });
  expect(await call('gateway_explain', { provider: 'offline', model: 'extract' })).toMatchObject({ passes: true });
  expect(await call('gateway_list_rules')).toMatchObject({ rules: [] });
  expect(await call('gateway_show_budget')).toMatchObject({ limits: [], spent: { calls: 1 }, reserved: { calls: 0 } });
  expect(await call('gateway_show_costs')).toMatchObject({ total: { calls: 1, denied: 0 } });
  await refused('gateway_get_facts', { name: 'nobody', model: 'm' }, 'unknown_provider');
  await refused('gateway_revoke_consent', { name: 'nobody' }, 'unknown_provider');
  await refused('gateway_get_call', { call_id: NOBODY }, 'unknown_call');
  const inProject = (args: Record<string, unknown> = {}) => ({ project_id, ...args });
  await useAsk(
    (name, args) => call(name, inProject(args)),
    (name, args, code) => refused(name, inProject(args), code),
  );
  expect(await call('ask_get_kernel')).toMatchObject({ source: 'built_in', document: { max_tier: 2 } });
  expect(await call('gateway_kill', { scope: 'offline', reason: 'a leak' })).toMatchObject({ killed: true });
  expect(await call('gateway_kill_status')).toMatchObject({ switches: [{ scope: 'offline', recorded: true }] });
  await refused('gateway_test_provider', offline, 'provider_killed');
}

/** What is kept of exchanges, given away; and what was proposed to be run. */
async function useRecordsOfAsk(
  call: Surface['call'],
  refused: (name: string, args: Record<string, unknown>, code: string) => Promise<void>,
  project_id: string | undefined,
): Promise<void> {
  expect(await call('ask_export_exchanges', { project_id })).toMatchObject({
    format: 'jsonl',
    exchanges: expect.any(Number) as number,
  });
  expect(await call('ask_list_actuations', { project_id })).toMatchObject({ actuations: [], next: null });
  await refused('ask_get_actuation', { project_id, actuation_id: NOBODY }, 'unknown_actuation');
}

/** What only a person does is no tool; over HTTP and on the command line it is there, and refused to a program. */
export async function refusesPersonsActs(call: Surface['call']): Promise<void> {
  const refused = (name: string, args: Record<string, unknown>, code: string) =>
    expect(call(name, args)).rejects.toThrow(code);
  const persons: Record<string, Record<string, unknown>> = {
    add_provider: { name: 'ollama', preset: 'ollama' },
    allow: { actor: 'claude' },
    deny: { actor: 'claude' },
    set_limit: { unit: 'calls', hard: 1 },
    end_kill: {},
  };
  for (const [name, args] of Object.entries(persons)) await refused(`gateway_${name}`, args, 'confirmation_required');
  const { projects } = (await call('list_projects')) as unknown as { projects: { name: string; project_id: string }[] };
  const project_id = projects.find(({ name }) => name === 'first')?.project_id;
  await refused('ask_ratify_fact', { project_id, fact: 'F1' }, 'confirmation_required');
  await refused('ask_reject_fact', { project_id, fact: 'F1', reason: 'x' }, 'confirmation_required');
  await refused('ask_supersede_fact', { project_id, fact: 'F1', by: 'F2' }, 'confirmation_required');
  await refused(
    'ask_resolve_conflict',
    { project_id, conflict: 'K1', keep: 'both', reason: 'x' },
    'confirmation_required',
  );
  await refused('ask_prune_exchanges', { project_id, older_than_days: 90 }, 'confirmation_required');
  await refused('mind_set_transcript_budget', { bytes: 0 }, 'confirmation_required');
  await refused('mind_set_model', { model: 'offline/extract', daily_tokens: 1 }, 'confirmation_required');
  await refused('mind_unset_model', {}, 'confirmation_required');
  for (const act of ['pin', 'correct', 'reject', 'revert', 'forget'])
    await refused(`mind_${act}_canon`, { project_id, anchor: 'C99' }, 'unknown_anchor');
  await refused('mind_merge_canon', { project_id, anchor: 'C99', into: 'C98' }, 'unknown_anchor');
  await refused('mind_apply_retention', { project_id }, 'confirmation_required');
  await refused('mind_erase', { project_id, text: 'two words' }, 'confirmation_required');
  await refused('ask_reject_actuation', { project_id, actuation_id: NOBODY, reason: 'No' }, 'confirmation_required');
  // What there is nothing of cannot be shown to a person either.
  for (const act of ['pin', 'reject', 'revert', 'forget'])
    await refused(`mind_${act}_canon`, { project_id, anchor: 'C99' }, 'unknown_anchor');
  await refused('mind_correct_canon', { project_id, anchor: 'C99', text: 'Use npm.' }, 'unknown_anchor');
  await refused('mind_merge_canon', { project_id, anchor: 'C99', into: 'C98' }, 'unknown_anchor');
  await refused('gateway_consent', { name: 'nobody', model: 'm' }, 'unknown_provider');
  await refused('gateway_remove_provider', { name: 'nobody' }, 'unknown_provider');
  await refused('gateway_remove_rule', { number: 1 }, 'unknown_rule');
  await refused('gateway_remove_limit', { unit: 'calls' }, 'unknown_limit');
  await refused('ask_check_actuation', { project_id, actuation_id: NOBODY }, 'unknown_actuation');
  await refused('ask_approve_actuation', { project_id, actuation_id: NOBODY }, 'unknown_actuation');
}

type Call = Surface['call'];
type Refused = (name: string, args: Record<string, unknown>, code: string) => Promise<void>;

/** A question that no model answers, and everything that is on record of it. */
async function useAsk(call: Call, refused: Refused): Promise<void> {
  const { exchange_id, session_id } = await call('ask', { question: 'What is next?' });
  const exchange = { exchange_id };
  expect(await call('ask_list_exchanges')).toMatchObject({ exchanges: [{ exchange_id, outcome: 'answered' }] });
  expect(await call('ask_get_exchange', exchange)).toMatchObject({ question: 'What is next?', outcome: 'answered' });
  expect(await call('ask_verify_exchange', exchange)).toMatchObject({ ok: true });
  expect(await call('ask_replay_exchange', exchange)).toMatchObject({ ok: true });
  expect(await call('ask_list_chats')).toMatchObject({ chats: [{ session_id, status: 'open' }] });
  expect(await call('ask_get_chat', { session_id })).toMatchObject({
    turns: [{ speaker: 'user' }, { speaker: 'aurora' }],
  });
  expect(await call('ask_summarise_chat', { session_id })).toMatchObject({ created: true, summary: { theories: [] } });
  expect(await call('ask_close_chat', { session_id })).toMatchObject({ chat: { status: 'closed' } });
  expect(await call('ask_observe', { tools: ['sys_health'] })).toMatchObject({
    sight: { sys_health: { available: true } },
  });
  expect(await call('recall', { query: 'build' })).toMatchObject({ items: expect.arrayContaining([]) as unknown[] });
  expect(await call('ask_run_harness')).toMatchObject({ ok: true });
  expect(await call('ask_rebuild_index')).toHaveProperty('documents');
  expect(await call('ask_index_status')).toHaveProperty('sources');
  await refused('ask', { question: 'And now?', session_id }, 'chat_closed');
  await refused('ask_get_exchange', { exchange_id: NOBODY }, 'unknown_exchange');
  await refused('ask_get_chat', { session_id: NOBODY }, 'unknown_chat');
}
