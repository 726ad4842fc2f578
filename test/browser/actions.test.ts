// Everything that can be done to goals and tasks in mission control, in a real browser against a real home.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openMissionControl, type WatchedPage } from '../support/browser.ts';
import { serveWork, type ServedWork } from '../support/served-work.ts';

let browser: Browser;
let served: ServedWork;
let watched: WatchedPage;
let page: Page;
let project: string;

beforeAll(async () => {
  [browser, served] = await Promise.all([openBrowser(), serveWork()]);
  watched = await openMissionControl(browser, served);
  ({ page } = watched);
  project = `${served.daemon.url}/projects/${served.projectId}`;
});

function expectCalm(): void {
  // The browser notes every refusal of the daemon; the page shows it to the person.
  const troubles = watched.troubles.splice(0).filter((text) => !/status of 40[49]/.test(text));
  expect(troubles).toEqual([]);
}

afterAll(async () => {
  await browser.close();
  await served.close();
});

const button = (name: string, options = {}) => page.getByRole('button', { name, exact: true, ...options });
const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
/** What changed may show before the form that changed it is gone; until then it has the keys. */
const closed = async () => {
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
};
const fill = async (fields: Record<string, string>, submit: string) => {
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).first().fill(value);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
};
const tasks = async (input = {}) =>
  (await served.client.call('work.list_tasks', { project_id: served.projectId, ...input })).tasks;
const task = async (number: number) =>
  (await served.client.call('work.get_task', { project_id: served.projectId, task_id: `T${number}` })).task;
const openTask = async (number: number) => {
  await page.goto(`${project}/tasks/${(await task(number)).task_id}`);
  await page.locator('.facts').waitFor();
};

describe('from nothing', () => {
  test('an empty project teaches how to begin, and a goal made there can be undone', async () => {
    await page.getByText('throughline goal create').waitFor();
    await button('New goal').click();
    await page.getByRole('dialog').getByLabel('Priority').selectOption('1');
    await fill({ 'What is the work for': 'Ship the first version' }, 'Create goal');
    await said('Goal created').waitFor();
    await page.getByText('Next step').first().waitFor();
    await button('Undo').click();
    await said('Undone: goal created').waitFor();
    await page.getByText('Begin with a goal').waitFor();
    expectCalm();
  });

  test('a goal and tasks with criteria and dependencies are made with the keyboard', async () => {
    await page.keyboard.press('Shift+N');
    await page.keyboard.type('Ship the first version');
    await page.keyboard.press('Control+Enter');
    await closed();
    await page.getByText('Next step').first().waitFor();
    await page.keyboard.press('n');
    await fill(
      { Title: 'Write the parser', Description: 'All of it', 'Acceptance criteria': 'It reads\nIt writes' },
      'Add task',
    );
    await page.getByRole('link', { name: 'T1 Write the parser' }).first().waitFor();
    await closed();
    await page.keyboard.press('n');
    await fill({ Title: 'Write the docs', 'Depends on': 'T1' }, 'Add task');
    await said('Task added: Write the docs').waitFor();
    expect((await tasks()).map(({ title, depends_on: on }) => [title, on.length])).toEqual([
      ['Write the parser', 0],
      ['Write the docs', 1],
    ]);
    expectCalm();
  });
});

describe('a task', () => {
  test('is started from the next step, and that is undone exactly', async () => {
    await button('Start').click();
    await said('T1 is being done').waitFor();
    await page.getByText('Complete').waitFor();
    // Something else of ours comes in between: the undo is of the start, not of the last change.
    await served.client.call('work.add_task', { project_id: served.projectId, goal_id: 'G2', title: 'Between' });
    await page
      .getByRole('status')
      .filter({ hasText: 'T1 is being done' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await said('Undone: task started').waitFor();
    expect((await task(1)).status).toBe('todo');
    expect((await tasks()).map(({ title }) => title)).toContain('Between');
    expectCalm();
  });

  test('shows its fields, criteria, dependencies and history, and is edited', async () => {
    await openTask(1);
    expect(await page.title()).toBe('T1 Write the parser · Throughline');
    await page.getByText('All of it').waitFor();
    expect(await page.locator('.criteria > li').count()).toBe(2);
    await page.getByRole('group', { name: 'T1 waits for 0 tasks, 1 wait for it' }).waitFor();
    await button('Edit').click();
    await page.getByRole('dialog').getByLabel('Title').fill('Write the whole parser');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Write the whole parser' }).waitFor();
    await page.getByRole('button', { name: /task\.updated/ }).click();
    await page
      .getByRole('region', { name: /^Event/ })
      .getByText('Write the whole parser')
      .waitFor();
    expectCalm();
  });

  test('is started, gets checkpoints, is blocked, and its blocker is resolved with what comes then', async () => {
    await page.keyboard.press('s');
    await said('T1 is being done').waitFor();
    await button('Checkpoint').click();
    await fill(
      {
        'Where we left off': 'The reader is done.',
        'Next step': 'Write the writer',
        'What has to be read': 'file:src/a.ts#L1-L9',
      },
      'Record',
    );
    await page.locator('.checkpoints').getByText('Write the writer').waitFor();
    await button('Block').click();
    await fill({ 'What does it wait for': 'A decision about the format' }, 'Block');
    await page.getByText('A decision about the format').waitFor();
    await button('Resolve').click();
    await fill({ 'How was it resolved': 'We take the second one' }, 'Resolve');
    await page.getByText('Resolved: We take the second one').waitFor();
    expect((await task(1)).status).toBe('doing');
    expectCalm();
  });

  test('is completed with a proof for each criterion, reopened, paused', async () => {
    await button('Complete').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Proof').nth(0).fill('Ran it');
    await dialog.getByRole('button', { name: 'Complete' }).click();
    // A proof is missing: the form stays.
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByLabel('Proof').nth(1).fill('Ran it again');
    await dialog.getByLabel('Where to see it').nth(1).fill('file:test/a.test.ts');
    await dialog.getByRole('button', { name: 'Complete' }).click();
    await said('T1 is done').waitFor();
    await page.getByText('2 of 2').waitFor();
    expect((await task(1)).evidence).toHaveLength(2);
    await button('Reopen').click();
    await fill({ 'Why (optional)': 'One was wrong' }, 'Reopen');
    await button('Pause').click();
    await fill({ 'Why (optional)': '' }, 'Pause');
    await button('Start').waitFor();
    expect((await task(1)).status).toBe('todo');
    expectCalm();
  });

  test('is archived after a question, found among the archived, and brought back', async () => {
    await openTask(3);
    await button('Archive').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect((await task(3)).archived).toBe(false);
    await button('Archive').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
    await said('T3 is archived').waitFor();
    await page.goto(`${project}/tasks?archived`);
    await page.getByRole('link', { name: 'T3 Between' }).click();
    await button('Unarchive').click();
    await said('T3 is back').waitFor();
    expect((await task(3)).archived).toBe(false);
    expectCalm();
  });

  test('that another session holds is changed only with a reason', async () => {
    const on = { project_id: served.projectId, task_id: 'T3' };
    await served.client.call('work.claim_task', { ...on, owner: 'somebody-else' });
    await openTask(3);
    await page.locator('.facts').getByText('somebody-else').waitFor();
    await button('Start').click();
    await page.getByRole('dialog', { name: 'Another session holds this task' }).waitFor();
    await fill({ Why: 'They went home' }, 'Do it anyway');
    await said('T3 is being done').waitFor();
    expect((await task(3)).status).toBe('doing');
    expectCalm();
  });

  test('that waits for another is started only with a reason', async () => {
    await openTask(2);
    await button('Start').click();
    await page
      .getByRole('dialog', { name: 'It waits for other tasks' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await closed();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect((await task(2)).status).toBe('todo');
    expectCalm();
  });

  test('what the daemon refuses is said in the form, which keeps what was typed', async () => {
    await button('Edit').click();
    const dependsOn = page.getByRole('dialog').getByLabel('Depends on');
    expect(await dependsOn.inputValue()).toBe('T1');
    await fill({ 'Depends on': 'T99' }, 'Save');
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await dependsOn.inputValue()).toBe('T99');
    expectCalm();
  });

  test('a form that was filled in is not lost by a key or a click beside it', async () => {
    const form = page.getByRole('dialog', { name: 'Edit T2' });
    const question = page.getByRole('dialog', { name: 'Discard what you wrote?' });
    await page.keyboard.press('Control+k');
    expect(await form.getByLabel('Depends on').inputValue()).toBe('T99');
    await page.mouse.click(5, 5);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await form.getByLabel('Depends on').focus();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await closed();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Edit');
    expectCalm();
  });

  test('what another person changed while a form was open is not overwritten unseen', async () => {
    await button('Edit').click();
    await page.getByRole('dialog').getByLabel('Title').fill('Write all docs');
    const on = { project_id: served.projectId, task_id: 'T2' };
    await served.client.call('work.update_task', { ...on, title: 'Write the documents' });
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
    await save.click();
    await page.getByRole('alert').filter({ hasText: 'The title was changed meanwhile' }).waitFor();
    expect((await task(2)).title).toBe('Write the documents');
    await page.getByRole('dialog').getByLabel('Title').fill('Write the docs');
    await save.click();
    // The page may still show the title as it was before either change.
    await closed();
    await page.getByRole('heading', { level: 1, name: 'Write the docs' }).waitFor();
    expectCalm();
  });

  test('a lost race shows who wrote first and both versions, and the person chooses', async () => {
    const on = { project_id: served.projectId, task_id: 'T2' };
    const question = page.getByRole('dialog', { name: 'Archive T2?' });
    const versions = page.getByRole('dialog', { name: 'It was changed meanwhile' });
    for (const choice of ['Leave it as it is', 'Do it anyway']) {
      await openTask(2);
      await button('Archive').click();
      await question.waitFor();
      await served.client.call('work.update_task', { ...on, priority: choice === 'Do it anyway' ? 1 : 0 });
      await question.getByRole('button', { name: 'Archive' }).click();
      await versions.getByText(/task updated \(priority\)/).waitFor();
      await versions.getByRole('row', { name: /status todo/ }).waitFor();
      expect((await task(2)).archived).toBe(false);
      await versions.getByRole('button', { name: choice }).click();
      await closed();
    }
    await said('T2 is archived').waitFor();
    expect((await task(2)).archived).toBe(true);
    await served.client.call('work.unarchive_task', on);

    await page.goto(`${project}/goals`);
    const { goals } = await served.client.call('work.list_goals', { project_id: served.projectId });
    const [goal] = goals;
    await page.getByRole('button', { name: `Actions for G${goal?.number}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('What is the work for').fill('By the person');
    const other = { project_id: served.projectId, goal_id: goal?.goal_id ?? '', text: 'By another' };
    await served.client.call('work.update_goal', other);
    await form.getByRole('button', { name: 'Save' }).click();
    const alert = form.getByRole('alert').filter({ hasText: 'The text was changed meanwhile' });
    await alert.getByRole('row', { name: 'text By another By the person' }).waitFor();
    // What was typed stays, and sending it again chooses it.
    await form.getByRole('button', { name: 'Save' }).click();
    await closed();
    const { goal: now } = await served.client.call('work.get_goal', {
      project_id: served.projectId,
      goal_id: other.goal_id,
    });
    expect(now.text).toBe('By the person');
    await served.client.call('work.update_goal', { ...other, text: goal?.text ?? '' });
    expectCalm();
  });

  test('a lost race over a checkpoint shows the checkpoint that was recorded first', async () => {
    const on = { project_id: served.projectId, task_id: 'T2' };
    await served.client.call('work.start_task', { ...on, override: 'It need not wait' });
    await openTask(2);
    await button('Checkpoint').click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Where we left off').fill('The person left it here.');
    await form.getByLabel('Next step').fill('Write the end');
    const first = { where_we_left_off: 'The agent left it there.', next_step: 'Write the middle' };
    await served.client.call('work.update_checkpoint', { ...on, ...first, blockers: ['The key is missing'] });
    await form.getByRole('button', { name: 'Record' }).click();
    const alert = form.getByRole('alert');
    await alert.getByRole('row', { name: 'next step Write the middle Write the end' }).waitFor();
    await alert.getByRole('row', { name: /The agent left it there\. The person left it here\./ }).waitFor();
    await alert.getByText(/blocker added “The key is missing”/).waitFor();
    await form.getByRole('button', { name: 'Record' }).click();
    await closed();
    const { task: now, blockers } = await served.client.call('work.get_task', on);
    for (const { blocker_id } of blockers) {
      await served.client.call('work.resolve_blocker', { project_id: on.project_id, blocker_id, resolution: 'Found' });
    }
    expect(now.status).toBe('doing');
    await served.client.call('work.pause_task', on);
    expectCalm();
  });

  test('what another one changed beside it is no race', async () => {
    await openTask(2);
    await button('Edit').click();
    await page.getByRole('dialog').getByLabel('Title').fill('Write some docs');
    const on = { project_id: served.projectId, task_id: 'T2' };
    await served.client.call('work.update_checkpoint', { ...on, where_we_left_off: 'Begun.', next_step: 'Go on' });
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await closed();
    expect((await task(2)).title).toBe('Write some docs');
    await served.client.call('work.update_task', { ...on, title: 'Write the docs', priority: null });
    await page.getByRole('heading', { level: 1, name: 'Write the docs' }).waitFor();
    expectCalm();
  });

  test('is not changed twice by a second click on the same', async () => {
    await served.client.call('work.add_task', { project_id: served.projectId, goal_id: 'G2', title: 'Twice' });
    await openTask(4);
    await button('Start').dblclick();
    await said('T4 is being done').waitFor();
    await button('Complete').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await served.client.call('work.archive_task', { project_id: served.projectId, task_id: 'T4' });
    expectCalm();
  });
});

describe('the board', () => {
  test('moves cards by keys, by menus and by dragging', async () => {
    await page.goto(`${project}/board`);
    const column = (name: string) => page.getByRole('region', { name, exact: true });
    await column('To do').getByText('Write the whole parser').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('s');
    await column('Doing').getByText('Write the whole parser').waitFor();
    // The focus stays where it was: on the card that took its place.
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Write the docs');
    await column('Doing').getByRole('button', { name: 'Actions for T1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    await column('To do').getByText('Write the whole parser').waitFor();
    await column('To do').locator('.card').filter({ hasText: 'T1' }).dragTo(column('Doing'));
    await column('Doing').getByText('Write the whole parser').waitFor();
    await column('Doing').locator('.card').filter({ hasText: 'T1' }).dragTo(column('Blocked'));
    await fill({ 'What does it wait for': 'Rain' }, 'Block');
    await column('Blocked').getByText('Write the whole parser').waitFor();
    await column('Blocked').locator('.card').filter({ hasText: 'T1' }).dragTo(column('Done'));
    await page.getByRole('alert').filter({ hasText: 'cannot go from blocked to done' }).waitFor();
    expectCalm();
  });
});

describe('the list', () => {
  test('is filtered by status, goal, readiness, claim and words, all of it in the address', async () => {
    await page.goto(`${project}/tasks`);
    const rows = page.locator('.task-row');
    await rows.nth(2).waitFor();
    await button('Blocked').click();
    await expect.poll(() => rows.count()).toBe(1);
    await button('Blocked').click();
    await button('Ready').click();
    await page.getByText('No tasks match').waitFor();
    await button('Show all').click();
    await rows.nth(2).waitFor();
    await page.getByRole('searchbox').fill('docs');
    await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining('Write the docs')]);
    expect(new URL(page.url()).search).toBe('?text=docs');
    await page.reload();
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByLabel('Goal').selectOption({ label: 'G2 Ship the first version' });
    expect(new URL(page.url()).searchParams.get('goal')).not.toBeNull();
    await page.goto(`${project}/tasks?claimed`);
    await expect.poll(() => rows.allInnerTexts()).toEqual([expect.stringContaining('Between')]);
    expectCalm();
  });
});

describe('goals', () => {
  const menu = async (item: string) => {
    await page.getByRole('button', { name: 'Actions for G2' }).click();
    await page.getByRole('dialog').getByRole('button', { name: item }).click();
  };

  test('are edited, paused, resumed, finished, reopened, archived and brought back', async () => {
    await page.goto(`${project}/goals`);
    await menu('Edit');
    await fill({ 'What is the work for': 'Ship version one' }, 'Save');
    await page.getByRole('link', { name: 'Ship version one' }).waitFor();
    for (const [item, state] of [
      ['Pause', 'paused'],
      ['Resume', 'active'],
      ['Finish', 'done'],
      ['Reopen', 'active'],
    ] as const) {
      await menu(item);
      await page.locator('.badge').filter({ hasText: state }).waitFor();
    }
    await menu('Archive');
    await page.getByRole('dialog', { name: 'Archive G2?' }).getByRole('button', { name: 'Archive' }).click();
    await page.getByText('No goal yet').waitFor();
    await button('Archived').click();
    await menu('Unarchive');
    await page.getByText('Nothing is archived').waitFor();
    expectCalm();
  });
});

describe('the palette and the keys', () => {
  test('find pages, tasks and actions; one’s last change is undone there', async () => {
    await page.goto(project);
    await page.getByText('Next step').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('docs');
    await page.getByRole('option', { name: /Write the docs/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Write the docs' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('archive t2');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Archive T2?' }).getByRole('button', { name: 'Archive' }).click();
    await button('Unarchive').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('undo');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Undo your last change?' });
    await question.getByText('It was: task archived').waitFor();
    await question.getByRole('button', { name: 'Undo' }).click();
    await said('Undone: task archived').waitFor();
    await button('Start').waitFor();
    expectCalm();
  });

  test('g and a letter goes somewhere, ? shows every key, j and k move in a list', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
    await page.getByRole('main').getByText('T2', { exact: true }).first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    expect(await page.evaluate('document.activeElement.textContent')).toContain('T2');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Write the whole parser' }).waitFor();
    // Whoever listens hears where they are; whoever goes back is where they were.
    const focused = () => page.evaluate<string>('document.activeElement.textContent');
    await expect.poll(focused).toBe('Write the whole parser');
    await page.goBack();
    await expect.poll(focused).toContain('T1');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Write the whole parser' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expectCalm();
  });
});

describe('projects', () => {
  test('are made, named and switched between; what is in one is not in another', async () => {
    await page.goto(`${served.daemon.url}/projects`);
    await button('New project').click();
    await fill({ Name: 'Second' }, 'Create project');
    await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor();
    await page.getByText('Begin with a goal').waitFor();
    await page.getByLabel('Project').selectOption(served.projectId);
    await page.waitForURL(project);
    await page.getByText('Next step').first().waitFor();
    expectCalm();
  });
});

test('the guided sample comes into an empty project, and is taken back as a whole', async () => {
  const { project_id: id } = await served.client.call('work.create_project', { name: 'Third' });
  await page.goto(`${served.daemon.url}/projects/${id}`);
  await button('Add the guided sample').click();
  await said('The sample is here').getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Begin with a goal').waitFor();
  expectCalm();
});

test('a text that looks like a secret is left out, and the page says so until it is closed', async () => {
  await page.goto(`${project}/goals`);
  await button('New goal').click();
  await fill({ 'What is the work for': 'Set DB_PASSWORD=swordfish1 everywhere' }, 'Create goal');
  const told = page.getByRole('alert').filter({ hasText: 'without what looks like a secret: text (password)' });
  await told.getByText('--allow-text').waitFor();
  await page.getByText('DB_PASSWORD=[redacted:password] everywhere').first().waitFor();
  await told.getByRole('button', { name: 'Undo' }).click();
  await said('Undone: goal created').waitFor();
  expectCalm();
});

describe('a task with a check', () => {
  test('shows its command, runs apart from claims, and the end of a run when it is opened', async () => {
    const on = { project_id: served.projectId };
    const { goal_id } = await served.client.call('work.create_goal', { ...on, text: 'Proofs' });
    const { task: added } = await served.client.call('work.add_task', {
      ...{ ...on, goal_id, title: 'Prove it', acceptance_criteria: ['It reads well', 'All tests pass'] },
      checks: [{ criterion: 'All tests pass', command: 'echo "2 <b>passed</b>"' }],
    });
    await served.client.call('work.start_task', { ...on, task_id: added.task_id });
    await openTask(added.number);
    await page.getByText(`throughline task prove T${added.number} --criterion 2`).waitFor();
    const call = { actor: 'cli:ann', cwd: served.folder };
    await served.home.call(
      'work.prove_task',
      { ...on, task_id: added.task_id, command: ['echo', '2 <b>passed</b>'] },
      call,
    );
    const proof = page.locator('.proof').filter({ hasText: 'executed' });
    await proof.getByText('exit code 0').waitFor();
    expect(await proof.locator('pre').isVisible()).toBe(false);
    await proof.locator('summary').click();
    expect(await proof.locator('pre').innerText()).toBe('2 <b>passed</b>');
    await page.goto(project);
    await page.getByText('1 of 2 criteria proved: 1 executed, 1 with a check').waitFor();
    await openTask(added.number);
    await button('Complete').click();
    await page.getByRole('dialog').getByLabel('Proof').first().fill('Read twice');
    await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click();
    await said(`T${added.number} is done`).waitFor();
    await page.locator('.proof').filter({ hasText: 'claimed' }).waitFor();
    expectCalm();
  });
});

describe('a task of somebody else', () => {
  test('that waits for a person is first on the overview, and is resolved there', async () => {
    const inProject = { project_id: served.projectId };
    const doing = await served.client.call('work.add_task', { ...inProject, goal_id: 'G2', title: 'Draw it' });
    const { task_id } = await served.client.call('work.add_task', { ...inProject, goal_id: 'G2', title: 'Sign it' });
    await served.client.call('work.start_task', { ...inProject, task_id });
    await served.client.call('work.start_task', { ...inProject, task_id: doing.task_id });
    await page.goto(project);
    await page.getByRole('heading', { name: 'Next step' }).waitFor();
    expect(await page.getByRole('region', { name: 'Waiting' }).count()).toBe(0);
    await served.client.call('work.block_task', { ...inProject, task_id, blocker: 'Not signed', needs: 'person' });
    const waiting = page.getByRole('region', { name: 'Waiting' });
    await waiting.getByText('Not signed').waitFor();
    expect(await waiting.getByRole('heading').allTextContents()).toEqual(['Waiting for you']);
    // Other work is in progress, so that is the step; what waits stands before it, and is not named again below.
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(0, 2)).toEqual(['Waiting for you', 'Next step']);
    expect(await page.getByText('Not signed').count()).toBe(1);
    await waiting.getByRole('button', { name: 'Resolve' }).click();
    await fill({ 'How was it resolved': 'Signed on Friday' }, 'Resolve');
    await expect.poll(() => waiting.count()).toBe(0);
    expect((await served.client.call('work.get_task', { ...inProject, task_id })).task.status).toBe('doing');
    expectCalm();
  });
});
