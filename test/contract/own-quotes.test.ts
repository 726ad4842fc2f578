// ACL-06: what a home says of its own work is no learning, in whatever case, punctuation and company it is written.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindOperations } from '../../src/base/operation.ts';
import { createGit } from '../../src/kernel/git/git.ts';
import { createProjectFiles } from '../../src/store/project-files.ts';
import type { ExternalMemory } from '../../src/work/memory/external-memory.ts';
import { memoryOperations } from '../../src/work/memory/operations.ts';
import { openWork } from '../../src/work/open-work.ts';
import { refusalOf } from '../support/expect-error.ts';
import { DIALECTS } from '../support/fixture.ts';
import { createWorkFixture, type WorkFixture, type WorkProcess } from '../support/work-fixture.ts';

const STEP = 'Make test/parser.test.ts pass for the second version';
const EARLIER = 'Write down which grammars the lexer accepts';
const LEFT_OFF = 'The parser reads every format but the oldest. Its tests are written and red. Nobody asked Zoë yet.';
const TITLE = 'Write the release notes';
const GOAL = 'Release 1.0 without losing a ledger';

/** Each quotes one of them. */
const PROBES = [
  STEP,
  STEP.toUpperCase(),
  STEP.toLowerCase().replaceAll(' ', '  '),
  `${STEP}!`,
  `«${STEP}»`,
  `**Make** \`test/parser.test.ts\` pass, for the second version`,
  'Make test / parser . test . ts pass for the second version',
  `It is a decision of ours to ${STEP} before anything else`,
  'make test/parser.test.ts pass\nfor the second version',
  'Ｍake test/parser.test.ts pass for the second version',
  'Make test/parser.test.ts pass for second version',
  'test/parser.test.ts pass for the second version of the grammar',
  'Make\u200b test/parser.test.ts pass for the se\u00adcond version',
  EARLIER,
  'Ada prefers that one will write down which grammars the lexer accepts',
  LEFT_OFF,
  LEFT_OFF.replaceAll('.', ' —'),
  'The parser reads every format but the oldest',
  'Note: the parser reads every format (but the oldest)',
  'Its tests are written and red, as a rule',
  'nobody asked zoe yet',
  TITLE,
  'write   the   RELEASE-notes',
  'The team likes to write the release notes on paper',
  'Write release notes',
  'WriteTheReleaseNotes by hand, always',
  GOAL,
  'release 1.0, without losing a ledger.',
  'We value that we release 1.0 without losing a ledger',
  'Release 1.0 — without losing ledger',
  'Ship it',
  'ship it.',
];

/** They speak of the same things, and stay true. */
const LEARNINGS = [
  'The parser accepts three formats',
  'Release notes are written in British English',
  'Ada prefers tests in files of their own',
  'A ledger is never edited by hand',
  'Versions follow semantic versioning',
  'The lexer is generated from a grammar file',
  'Zoë owns the grammar',
  'We ship it as a single binary for every platform',
];

describe.each(DIALECTS)('what this home says of its work on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  let projectId: string;
  const written: string[] = [];
  const save = async (input: object) => {
    const { ledger, store } = process;
    const external: ExternalMemory = {
      name: 'graph',
      query: async () => [],
      write: async ({ text }) => {
        written.push(text);
        return { written: true };
      },
    };
    const files = createProjectFiles();
    const work = openWork({
      ledger,
      store,
      files,
      ids: fixture.ids,
      clock: fixture.clock,
      workflows: ledger.workflows,
      commands: { find: () => Promise.reject(new Error('no command is run here')) },
      codeIn: async () => undefined,
      git: createGit({ variable: () => undefined }),
      confirmed: { has: async () => false, add: async () => {} },
      openMemory: async () => external,
    });
    const [operation] = bindOperations(work, { 'work.save_learning': memoryOperations['work.save_learning'] });
    return operation?.run({ kind: 'fact', ...input }, { actor: 'ada' });
  };

  beforeAll(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open();
    projectId = (await process.call('work.create_project', { name: 'one' })).project_id;
    const project_id = projectId;
    await process.call('work.create_goal', { project_id, text: GOAL });
    await process.call('work.add_task', { project_id, goal_id: 'G1', title: TITLE });
    await process.call('work.add_task', { project_id, goal_id: 'G1', title: 'Ship it' });
    const on = { project_id, task_id: 'T1' };
    await process.call('work.update_checkpoint', { ...on, where_we_left_off: 'Begun.', next_step: EARLIER });
    await process.call('work.update_checkpoint', { ...on, where_we_left_off: LEFT_OFF, next_step: STEP });
  });
  afterAll(() => fixture.dispose());

  it.each(PROBES)('is refused as a learning: %j', async (text) => {
    expect(await refusalOf(save({ text }))).toMatchObject({ code: 'memory_boundary' });
    expect(await refusalOf(save({ text: 'Prefers tabs', source: text }))).toMatchObject({ code: 'memory_boundary' });
    expect(written).toEqual([]);
  });

  it('says of which kind it is', async () => {
    const markers = [STEP, LEFT_OFF, TITLE, GOAL].map(async (text) => {
      const refused = await refusalOf(save({ text }));
      return (refused as { details?: { markers?: { marker: string }[] } }).details?.markers?.at(-1)?.marker;
    });
    expect(await Promise.all(markers)).toEqual(['next step', 'checkpoint', 'task title', 'goal']);
  });

  it('keeps nothing out that only speaks of the same things', async () => {
    for (const text of LEARNINGS) await save({ text, source: 'docs/decisions/0003.md' });
    expect(written.splice(0)).toEqual(LEARNINGS);
  });

  it('is found from every project, and the learning bears the one that the caller names', async () => {
    await process.call('work.create_project', { name: 'two' });
    const text = 'Prefers tabs';
    expect(await refusalOf(save({ text }))).toMatchObject({ code: 'project_ambiguous' });
    expect(await refusalOf(save({ text, project_id: 'three' }))).toMatchObject({ code: 'unknown_project' });
    expect(await refusalOf(save({ text: STEP, project_id: 'two' }))).toMatchObject({ code: 'memory_boundary' });
    expect(await save({ text, project_id: 'two' })).toMatchObject({ provenance: { project: 'two' } });
    expect(await save({ text, project_id: projectId })).toMatchObject({ provenance: { project: 'one' } });
    // Numbers are those of the named project: T1 is a record of the first only.
    expect(await refusalOf(save({ text: 'T1 lines are fast', project_id: 'one' }))).toMatchObject({
      code: 'memory_boundary',
    });
    expect(await save({ text: 'T1 lines are fast', project_id: 'two' })).toMatchObject({ written: true });
  });
});
