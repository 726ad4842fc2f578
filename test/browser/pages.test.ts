// Every page in both themes: nothing serious for axe, nothing on the console, nothing wider than a phone. And the pages
// of the home as a whole: ledger, jobs, workflows, health, settings, connecting.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordFiles } from '../../src/mind/record-files.ts';
import { recordBegin } from '../../src/mind/record-session.ts';
import { axe, openBrowser, openMissionControl, openPage, type WatchedPage } from '../support/browser.ts';
import { gitRepository, hasGit, NEEDS_GIT } from '../support/git-repository.ts';
import { addSampleWork, type SampleWork } from '../support/sample-work.ts';
import { serveWork, type ServedWork } from '../support/served-work.ts';
import { until } from '../support/until.ts';
import { execPastTriggers } from '../support/past-triggers.ts';

let browser: Browser;
let served: ServedWork;
let sample: SampleWork;
let watched: WatchedPage;
let page: Page;
let url: string;
const flows = { waits: '', failed: '' };

beforeAll(async () => {
  [browser, served] = await Promise.all([openBrowser(), serveWork()]);
  sample = await addSampleWork(served.client, served.projectId);
  await addQueue();
  ({ url } = served.daemon);
  watched = await openMissionControl(browser, served);
  ({ page } = watched);
});

afterAll(async () => {
  await browser.close();
  await served.close();
});

/** A job that was given up, one that waits for its day, a workflow that waits and one that failed. */
async function addQueue(): Promise<void> {
  const { jobs, workflows, ids } = served.home;
  const { job_id: dead } = await jobs.enqueue('mail', { to: 'ada' }, { maxAttempts: 1 });
  const mails = jobs.worker({
    handlers: {
      mail: () => {
        throw new Error('The mail server is closed');
      },
    },
    onError: () => {},
  });
  await until(async () => (await jobs.get(dead))?.state === 'dead');
  await mails.stop();
  await jobs.enqueue('birthday', 'ada', { runAt: new Date('2099-05-04T08:00:00Z') });
  workflows.define('order', async (wf) => {
    await wf.step('total', { effect: 'pure' }, () => 70);
    await wf.waitFor('approved');
  });
  workflows.define('failing', (wf) =>
    wf.step('bad', { effect: 'pure', retry: { attempts: 1 } }, () => {
      throw new TypeError('It cannot work');
    }),
  );
  flows.waits = ids.uuid();
  flows.failed = ids.uuid();
  await workflows.start('order', { id: flows.waits, input: { order: 7 } });
  await workflows.start('failing', { id: flows.failed });
  const worker = workflows.worker({ onError: () => {} });
  await until(async () => (await workflows.count('failed')) === 1 && (await jobs.states()).scheduled === 2);
  await worker.stop();
}

function expectCalm(): void {
  expect(watched.troubles.splice(0)).toEqual([]);
}

const paths = (): [string, string][] => {
  const project = `/projects/${served.projectId}`;
  return [
    ['projects', '/projects'],
    ['overview', project],
    ['board', `${project}/board`],
    ['tasks', `${project}/tasks`],
    ['task', `${project}/tasks/${sample.tasks.parser}`],
    ['blocked task', `${project}/tasks/${sample.tasks.flaky}`],
    ['goals', `${project}/goals`],
    ['ledger', '/ledger?verify'],
    ['stream', `/ledger/${served.projectId}`],
    ['jobs', '/jobs'],
    ['workflow', `/workflows/${flows.failed}`],
    ['health', '/condition'],
    ['connect', '/connect'],
    ['settings', '/settings'],
    ['nowhere', '/nowhere'],
  ];
};

/** Shown, and everything it asked for is there. */
async function settled(shown: Page): Promise<void> {
  await shown.locator('main h1').waitFor();
  await shown.waitForLoadState('load');
  await expect.poll(() => shown.locator('.loading').count()).toBe(0);
}

const goTo = async (shown: Page, path: string) => {
  // Within the page, as its links do: a whole load for each would only take longer.
  await shown.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  await settled(shown);
};

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  test('axe finds nothing serious on any page, in a dialog, the palette or the login', async () => {
    const { page: shown, context, troubles } = await openMissionControl(browser, served, { theme });
    const found: string[] = [];
    // Themes differ in nothing but their colours.
    const rules = theme === 'light' ? undefined : ['color-contrast'];
    const look = async (name: string) => found.push(...(await axe(shown, rules)).map((text) => `${name}: ${text}`));
    for (const [name, path] of paths()) {
      await goTo(shown, path);
      await look(name);
    }
    await goTo(shown, `/projects/${served.projectId}/tasks/${sample.tasks.parser}`);
    for (const key of ['c', 'e', 'm', 'Control+k', '?']) {
      await shown.keyboard.press(key);
      await shown.getByRole('dialog').waitFor();
      await look(`key ${key}`);
      await shown.keyboard.press('Escape');
      await expect.poll(() => shown.getByRole('dialog').count()).toBe(0);
    }
    await context.close();
    const login = await openPage(browser, url, { theme });
    await login.page.goto(url);
    await login.page.getByText('throughline login').waitFor();
    found.push(...(await axe(login.page, rules)).map((text) => `login: ${text}`));
    await login.context.close();
    expect([found, troubles]).toEqual([[], []]);
  });
});

test('at the width of a phone no page scrolls sideways, and its menu leads everywhere', async () => {
  const { page: shown, context, troubles } = await openMissionControl(browser, served, { width: 360, height: 740 });
  const wide: string[] = [];
  for (const [name, path] of paths()) {
    await goTo(shown, path);
    const width = await shown.evaluate<number>('document.documentElement.scrollWidth');
    if (width > 360) wide.push(`${name}: ${width}`);
  }
  await shown.getByRole('button', { name: 'Menu' }).click();
  await shown.getByRole('link', { name: 'Ledger' }).click();
  await shown.getByRole('heading', { level: 1, name: 'Ledger' }).waitFor();
  // The menu closes behind the page that it led to.
  await shown.getByRole('link', { name: 'Health' }).waitFor({ state: 'hidden' });
  await context.close();
  expect([wide, troubles]).toEqual([[], []]);
});

test.skipIf(!hasGit)(
  `the page of a task shows the code of its checkpoint, and what happened since${NEEDS_GIT}`,
  async () => {
    const repository = gitRepository();
    repository.commit('First', { 'a.txt': 'a' });
    const call = { actor: 'test', cwd: repository.root, isLocal: true };
    const made = (await served.home.call('work.create_project', { name: 'code', root: repository.root }, call)) as {
      project_id: string;
    };
    const { project_id } = made;
    await served.home.call('work.create_goal', { project_id, text: 'Ship' }, call);
    const task = (await served.home.call('work.add_task', { project_id, goal_id: 'G1', title: 'Build' }, call)) as {
      task_id: string;
    };
    repository.write('<b>new.txt', 'x');
    const left = { where_we_left_off: 'Here.', next_step: 'Go on' };
    await served.home.call('work.update_checkpoint', { project_id, task_id: task.task_id, ...left }, call);
    repository.commit('Second', { 'a.txt': 'b' });
    await goTo(page, `/projects/${project_id}/tasks/${task.task_id}`);
    const shown = page.locator('.checkpoints .code');
    await shown.getByText(/^main at [0-9a-f]{7}$/).waitFor();
    await shown.getByText('1 commit, 1 file changed since this checkpoint').waitFor();
    await shown.getByText('1 file not committed').click();
    await shown.getByText('<b>new.txt').waitFor();
    repository.remove();
    expectCalm();
  },
);

test('the page of a task shows the draft of a session that left, as a draft, until a checkpoint is written', async () => {
  const { home } = served;
  const call = { actor: 'test' };
  const { project_id } = (await home.call('work.create_project', { name: 'drafted' }, call)) as { project_id: string };
  await home.call('work.create_goal', { project_id, text: 'Ship' }, call);
  const { task_id } = (await home.call('work.add_task', { project_id, goal_id: 'G1', title: 'Build' }, call)) as {
    task_id: string;
  };
  const { store, drafts } = await home.mind();
  const transcript_path = join(served.folder, 'drafted.jsonl');
  const content = [{ type: 'text', text: 'The <b>form</b> is there' }];
  writeFileSync(transcript_path, JSON.stringify({ type: 'assistant', message: { content } }));
  const key = { agent: 'claude', session_id: 'drafted', owner: 'claude:drafted' };
  const session = { ...key, project_id, cwd: served.folder, transcript_path, source: 'startup' };
  await store.write(async (tx) => {
    await recordBegin(tx, session);
    await recordFiles(tx, { ...key, project_id }, ['src/form.ts']);
  });
  await drafts.make({ project_id, task_id, session: 'drafted' }, call);
  await goTo(page, `/projects/${project_id}/tasks/${task_id}`);
  const note = page.getByRole('complementary', { name: 'Draft' });
  await note.getByText('Draft, confirmed by nobody').waitFor();
  await note.getByText('The <b>form</b> is there').waitFor();
  await note.getByText(/^\d+ files? changed$/).click();
  await note.getByText('src/form.ts').waitFor();
  await page.getByText('No checkpoint yet').waitFor();
  const left = { where_we_left_off: 'Written down.', next_step: 'Go on' };
  await home.call('work.update_checkpoint', { project_id, task_id, ...left }, call);
  await page.locator('.checkpoints').getByText('Go on').waitFor();
  await note.waitFor({ state: 'detached' });
  expectCalm();
});

describe('the ledger', () => {
  test('shows streams and their events with what they say, and verifies everything or one stream', async () => {
    await goTo(page, '/ledger');
    await page.getByRole('button', { name: 'Verify everything' }).click();
    await page.getByText('Everything is as it was written').waitFor();
    await page.getByRole('button', { name: 'Sign now' }).click();
    await page.getByRole('status').filter({ hasText: 'events are signed' }).waitFor();
    await page.getByRole('link', { name: 'Cartographer' }).last().click();
    await page
      .getByRole('button', { name: /checkpoint\.recorded/ })
      .first()
      .click();
    await page.getByText('"row_hash"').waitFor();
    await page.getByLabel('Deep').check();
    await page.getByRole('button', { name: 'Verify this stream' }).click();
    await page.getByText(/of 1 stream.*deep/).waitFor();
    expectCalm();
  });

  test('turns the pages of a long stream, and leaves no gap when it grows meanwhile', async () => {
    const add = (at: number) =>
      served.client.call('work.add_task', { project_id: served.projectId, goal_id: 'G2', title: `More ${at}` });
    await Promise.all(Array.from({ length: 40 }, (_, at) => add(at)));
    await page.goto(`${url}/ledger/${served.projectId}`);
    await expect.poll(() => page.locator('.event').count()).toBe(50);
    await page.getByRole('button', { name: 'Earlier events' }).click();
    await expect.poll(() => page.locator('.event').count()).toBeGreaterThan(50);
    await Promise.all(Array.from({ length: 60 }, (_, at) => add(100 + at)));
    const numbers = async () => (await page.locator('.event .number').allInnerTexts()).map(Number);
    await expect.poll(async () => (await numbers())[0]).toBeGreaterThan(120);
    const shown = await numbers();
    expect(shown).toEqual(shown.map((_, at) => (shown[0] ?? 0) - at));
    expectCalm();
  });
});

describe('jobs and workflows', () => {
  test('a job that was given up says why, is queued again, and is cancelled after a question', async () => {
    await goTo(page, '/jobs');
    await page.getByRole('button', { name: /^dead/ }).click();
    await page.getByText('The mail server is closed').waitFor();
    await page.getByRole('button', { name: 'mail' }).click();
    await page.getByRole('region', { name: /^Job/ }).getByText('"to": "ada"').waitFor();
    await page.getByRole('button', { name: 'Requeue' }).click();
    await page.getByRole('status').filter({ hasText: 'mail is queued again' }).waitFor();
    await page.getByText('No job is dead').waitFor();
    await page.getByRole('button', { name: /^scheduled/ }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'birthday' });
    await row.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the job' }).click();
    await page.getByRole('status').filter({ hasText: 'birthday is cancelled' }).waitFor();
    await expect.poll(() => row.count()).toBe(0);
    expectCalm();
  });

  test('a workflow shows its steps, attempts and waits, and is cancelled with a reason', async () => {
    await goTo(page, '/jobs');
    await page.getByRole('link', { name: 'failing' }).click();
    await page.getByText('It cannot work').first().waitFor();
    await page.getByText('1 attempt').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'order' }).first().click();
    await page.getByText('approved').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Why? The workflow keeps the reason').fill('Ordered twice');
    await page.getByRole('button', { name: 'Cancel the workflow' }).click();
    await page.getByText('Cancelled: Ordered twice').waitFor();
    expectCalm();
  });
});

describe('health, settings and connecting', () => {
  test('health shows what needs attention, charts and every figure', async () => {
    await goTo(page, '/condition');
    await page.getByText('No failed jobs').waitFor();
    await page.getByRole('img', { name: /^Requests a second/ }).waitFor();
    await page.getByRole('img', { name: /^http request seconds/ }).waitFor();
    await page.getByRole('rowheader', { name: /http_requests/ }).waitFor();
    expectCalm();
  });

  test('health shows every database with its events, its signatures and what a verification found', async () => {
    await goTo(page, '/condition');
    const { databases } = await served.client.call('ledger.list_databases');
    expect(databases.length).toBeGreaterThan(1);
    const rows = page.getByRole('region', { name: 'Databases' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(databases.length);
    for (const [at, { name, database, events, signed_events, unsigned_events }] of databases.entries()) {
      const row = rows.nth(at);
      expect(await row.getByRole('rowheader').textContent()).toBe(`${name}${database}`);
      const figures = [events, signed_events, unsigned_events].map((figure) => figure.toLocaleString('en'));
      await expect.poll(async () => (await row.getByRole('cell').allTextContents()).slice(1, 4)).toEqual(figures);
      expect(await row.getByRole('cell').last().textContent()).toBe('Not run');
    }
    await page.getByRole('button', { name: 'Verify everything' }).click();
    await page.getByText('Everything is as it was written.').waitFor();
    await expect.poll(() => rows.getByText('Intact').count()).toBe(databases.length);
    expectCalm();
  });

  test('the theme is chosen and kept', async () => {
    await goTo(page, '/settings');
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.reload();
    await settled(page);
    expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('dark');
    await page.getByRole('button', { name: 'As the system' }).click();
    expectCalm();
  });

  test('a command to connect an agent is copied', async () => {
    await goTo(page, '/connect');
    await page.getByRole('button', { name: 'Copy throughline setup codex', exact: true }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('throughline setup codex');
    expectCalm();
  });
});

test('a ledger that was changed outside the program is reported as wrong, with the place', async () => {
  const db = new DatabaseSync(join(served.home.location, 'work.sqlite'), { timeout: 5000 });
  execPastTriggers(db, "UPDATE events SET actor = 'somebody' WHERE position = 3");
  db.close();
  await goTo(page, '/projects');
  await goTo(page, '/ledger?verify');
  await page.getByText(/\d+ problems? found/).waitFor();
  expect(await page.locator('.verdict.is-bad li').count()).toBeGreaterThan(0);
  await goTo(page, '/condition');
  await page.getByRole('button', { name: 'Verify everything' }).click();
  await page.getByRole('row', { name: /^work.*\d problems?$/ }).waitFor();
  await page.getByRole('row', { name: /^mind.*Intact$/ }).waitFor();
  expectCalm();
});
