// What people read of an import and of sessions: sentences, and tables that no hostile text can leave.
import { expect, test } from 'vitest';
import { renderResult } from '../../src/surfaces/cli/renderers.ts';
import { lineText } from '../../src/surfaces/terminal/text.ts';

const rendered = (operation: string, result: unknown): string[] =>
  renderResult(operation, result).map((line) => lineText(line, false).trimEnd());

const IMPORT = {
  project_id: '01990000-0000-7000-8000-000000000000',
  format: 'beads',
  source: 'beads',
  dry_run: false,
  records: 3,
  created: { goals: 1, tasks: 2, blockers: 0, checkpoints: 1 },
  existing: { goals: 0, tasks: 0 },
  changed_count: 0,
  changed: [],
  problem_count: 0,
  problems: [],
};

test('a command says what it left out as a secret, and how to keep what is none', () => {
  const task = { task_id: 'x', number: 12, title: 'A', status: 'todo', goal_id: 'y' };
  const said = (can_allow: boolean) =>
    rendered('work.add_task', {
      task_id: 'x',
      task,
      claim: null,
      redacted: [{ field: 'title', kind: 'password', can_allow }],
    });
  expect(said(true).slice(-2)).toEqual([
    'Left out as secrets: title (password)',
    'If it is none, write it again with --allow-text; that goes on record.',
  ]);
  expect(said(false).at(-1)).toBe('Left out as secrets: title (password)');
});

test('a provider whose key a command gives is not said to want one in the keychain', () => {
  const said = (secret_ref: string) =>
    rendered('gateway.add_provider', {
      name: 'lab',
      kind: 'openai',
      url: 'https://models.example/v1',
      local: false,
      ...{ proxy: null, ca_file: null, may_reach: [] },
      auth: 'key',
      secret_ref,
      models: null,
      facts: { retention: 'unknown', training: 'unknown', jurisdiction: 'unknown', policy_version: '1', source: null },
      consents: [],
      killed: false,
    }).filter((line) => line.startsWith('Next: '));
  const consent = 'Next: throughline provider consent lab <model>';
  expect(said('keychain:lab')).toEqual(['Next: throughline provider secret lab', consent]);
  expect(said('command:labkey')).toEqual([consent]);
});

test('the next step says what waits, for whom, and what is left out because others hold it', () => {
  const id = IMPORT.project_id;
  const step = {
    ...{ project_id: id, rank: 'ready', task_id: id, goal_id: id, number: 4, title: 'Paint it', status: 'todo' },
    ...{ revision: 9, next_step: 'Start task T4: Paint it', required_context_refs: [], where_we_left_off: null },
    acceptance_criteria: [],
    blockers: [{ blocker_id: id, text: 'No brush', needs: 'agent' }],
    why: 'It is ready.',
    otherwise: null,
    waiting: [
      { task_id: id, number: 3, needs: 'person', blocker: 'The contract is not signed' },
      { task_id: id, number: 2, needs: 'external', blocker: 'The shop is closed' },
    ],
    waiting_count: 2,
    left_out: [
      { task_id: id, number: 5, reason: 'held_by_another' },
      { task_id: id, number: 7, reason: 'held_by_another' },
      { task_id: id, number: 3, reason: 'waits_for_person' },
      { task_id: id, number: 2, reason: 'waits_for_external' },
    ],
    left_out_count: 4,
  };
  expect(rendered('work.get_next_step', step)).toEqual([
    '→ Start task T4: Paint it',
    'task       T4 Paint it  todo',
    'why        It is ready.',
    `blockers   No brush (${id}) (needs an agent)`,
    'waiting    T3: The contract is not signed (needs a person)',
    '           T2: The shop is closed (needs the outside)',
    'left out   T5, T7: held by other sessions',
  ]);
  const many = { ...step, waiting_count: 100, left_out_count: 100 };
  expect(rendered('work.get_next_step', many)).toContain('           and at least 98 more');
  const none = { ...step, waiting: [], waiting_count: 0, left_out: [], left_out_count: 0 };
  expect(rendered('work.get_next_step', none).at(-1)).toMatch(/^blockers/);
});

test('the next step says of each criterion what proves it, and whether that was run or is claimed', () => {
  const id = IMPORT.project_id;
  const step = {
    ...{ project_id: id, rank: 'doing', task_id: id, goal_id: id, number: 4, title: 'Paint it', status: 'doing' },
    ...{ revision: 9, next_step: 'Go on', required_context_refs: [], where_we_left_off: null, why: 'It is.' },
    acceptance_criteria: ['It dries', 'It is red', 'It holds', 'It shines', 'It smells'],
    proofs: [
      { number: 2, check: 'npm test', kinds: [], is_proved: false },
      { number: 3, check: 'npm run hold', kinds: ['claimed', 'executed'], is_proved: true },
      { number: 4, check: null, kinds: ['claimed'], is_proved: true },
      { number: 5, check: 'sniff', kinds: ['claimed'], is_proved: false },
    ],
    ...{ blockers: [], otherwise: null, waiting: [], waiting_count: 0, left_out: [], left_out_count: 0 },
  };
  expect(rendered('work.get_next_step', step).slice(3)).toEqual([
    'criteria   It dries',
    '           It is red (not proved yet, check 2: npm test)',
    '           It holds (claimed, executed, check 3: npm run hold)',
    '           It shines (claimed)',
    '           It smells (claimed, not proved yet, check 5: sniff)',
  ]);
});

test('an import says what it brought, what was there, what changed and what is to be looked at', () => {
  expect(rendered('work.import', IMPORT)).toEqual(['Imported 1 goal, 2 tasks, 1 checkpoint from beads']);
  const again = {
    ...IMPORT,
    dry_run: true,
    created: { goals: 0, tasks: 0, blockers: 0, checkpoints: 0 },
    existing: { goals: 1, tasks: 2 },
    changed_count: 1,
    changed: [{ kind: 'task', external_id: 'bd-1', id: IMPORT.project_id, title: 'Red \u001b[31m\nand more' }],
    problem_count: 22,
    problems: Array.from({ length: 22 }, (_, n) => ({ code: 'bad_record', message: 'It is none.', line: n + 1 })),
  };
  const lines = rendered('work.import', again);
  expect(lines.slice(0, 6)).toEqual([
    'Would import 0 goals, 0 tasks from beads',
    '3 records were here already, and left unchanged',
    '',
    '1 different in the file by now',
    '  task bd-1  Red \ufffd[31m and more',
    '',
  ]);
  expect(lines).toContain('22 to look at');
  expect(lines).toContain('  line 20  It is none.');
  expect(lines.slice(-3)).toEqual(['  and 2 more', '', 'All of it: --json']);
});

test('sessions are a table with what each has in hand; none says how to get one', () => {
  expect(rendered('mind.list_sessions', { sessions: [], next_after: null })).toEqual([
    'No session yet',
    'Connect an agent: throughline setup claude',
  ]);
  const session = {
    agent: 'claude',
    session_id: 'abc',
    last_event_at: '2026-01-02T03:04:05.678Z',
    cwd: '/work',
    checkpoints: 'ask',
  };
  const in_flight = [
    { number: 3, lacks_checkpoint: true },
    { number: 4, lacks_checkpoint: false },
  ];
  const page = {
    sessions: [
      { ...session, ended_at: null, in_flight, branch: 'fix', worktree: '/trees/fix' },
      { ...session, session_id: 'old', ended_at: session.last_event_at, in_flight: [], branch: null, worktree: null },
    ],
    next_after: 'x',
  };
  expect(rendered('mind.list_sessions', page)).toEqual([
    'AGENT   SESSION  LAST SEEN          STATE  IN HAND                    CHECKPOINTS  BRANCH  FOLDER',
    'claude  abc      2026-01-02 03:04Z  open   T3 without checkpoint, T4  ask          fix     /trees/fix',
    'claude  old      2026-01-02 03:04Z  ended  –                          ask          –       /work',
    'More: --after x',
  ]);
});

test('a session whose record was not taken is named once, whatever its tags', () => {
  const lane = {
    ...{ agent: 'claude', session_id: 's1', state: 'done', transcript_left: 'outside', error: null },
    ...{ observations: 0, reflections: 0, runs: 0, fallbacks: 0, finalized_at: null },
  };
  const lines = rendered('mind.status', {
    ...{ project_id: 'p', canon_hash: null, attention: null, jobs: { queued: 0, running: 0, dead: 0 } },
    lanes: [
      { ...lane, tag: 'main' },
      { ...lane, tag: 'billing' },
    ],
  });
  expect(lines.filter((line) => line.startsWith('s1: nothing is learned of it'))).toHaveLength(1);
  expect(lines.at(-1)).toBe('Next: throughline mind ingest <path>');
});
