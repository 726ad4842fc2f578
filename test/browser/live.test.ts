// Mission control over time: other processes, other tabs, reloads, the back button, and a daemon that goes away.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openMissionControl, openPage, watch } from '../support/browser.ts';
import { addSampleWork, type SampleWork } from '../support/sample-work.ts';
import { serveWork, type ServedWork } from '../support/served-work.ts';

let browser: Browser;
let served: ServedWork;
let sample: SampleWork;
let project: string;

beforeAll(async () => {
  [browser, served] = await Promise.all([openBrowser(), serveWork()]);
  sample = await addSampleWork(served.client, served.projectId);
  project = `${served.daemon.url}/projects/${served.projectId}`;
});

afterAll(async () => {
  await browser.close();
  await served.close();
});

/** The program itself, as a person in a terminal would run it. */
const throughline = (...args: string[]) => run(args);

async function run(args: readonly string[], stdin = ''): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../dist/cli.cjs'), ...args], {
    cwd: served.folder,
    env: {
      ...process.env,
      XDG_CONFIG_HOME: join(served.folder, 'config'),
    },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(stdin);
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
}

describe('the login', () => {
  test('takes the code out of the address, keeps the token in the tab alone, and works once', async () => {
    const { url } = served.daemon.createLoginLink();
    const { page, context, troubles } = await openPage(browser, served.daemon.url);
    await page.goto(url);
    await page.getByRole('heading', { level: 1, name: 'Cartographer' }).waitFor();
    expect(page.url()).toBe(project);
    const kept = await page.evaluate<[string[], string[], string]>(
      '[Object.keys(sessionStorage), Object.keys(localStorage), document.cookie]',
    );
    expect(kept).toEqual([expect.arrayContaining(['throughline.session']) as string[], [], '']);
    await context.close();
    const other = await openPage(browser, served.daemon.url);
    await other.page.goto(url);
    await other.page.getByRole('alert').filter({ hasText: 'unknown, used or too old' }).waitFor();
    await other.page.getByLabel('Link or code').fill(served.daemon.createLoginLink().url);
    await other.page.getByRole('button', { name: 'Open' }).click();
    await other.page.getByRole('heading', { level: 1, name: 'Cartographer' }).waitFor();
    await other.context.close();
    expect(troubles).toEqual([]);
  });

  test('is asked for by a page without a session, and again once that was ended', async () => {
    const { page, context } = await openPage(browser, served.daemon.url);
    await page.goto(`${project}/tasks`);
    await page.getByText('throughline login').waitFor();
    // From there the link is another address; from the page's own it is the same, and nothing is loaded.
    await page.goto(served.daemon.url);
    await page.getByText('throughline login').waitFor();
    await page.goto(served.daemon.createLoginLink().url);
    await page.getByRole('heading', { level: 1, name: 'Cartographer' }).waitFor();
    await page.goto(`${served.daemon.url}/settings`);
    await page.getByRole('button', { name: 'End this session' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
    await page.getByText('You ended this session').waitFor();
    expect(await page.evaluate('sessionStorage.length')).toBeLessThan(2);
    await context.close();
  });
});

test('a session that was revoked ends in the login, and nothing stands above it', async () => {
  const { page, context } = await openMissionControl(browser, served);
  await page.goto(`${project}/goals`);
  await page.getByRole('button', { name: 'New goal' }).click();
  await page.getByLabel('What is the work for').fill('Something');
  await page.evaluate(
    `fetch('/v1/session', { method: 'DELETE', headers: {
       authorization: 'Bearer ' + JSON.parse(sessionStorage.getItem('throughline.session')).token } })`,
  );
  await page.getByRole('button', { name: 'Create goal' }).click();
  await page.getByRole('alert').filter({ hasText: 'has ended or was revoked' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByLabel('Link or code').fill(served.daemon.createLoginLink().url);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('heading', { level: 1, name: 'Goals' }).waitFor();
  await context.close();
});

describe('an address', () => {
  test('leads into the page, survives a reload, and the back button goes through where one was', async () => {
    const { page, context, troubles } = await openMissionControl(browser, served);
    await page.goto(`${project}/tasks/${sample.tasks.parser}`);
    const title = page.getByRole('heading', { level: 1, name: 'Read files of version 1' });
    await title.waitFor();
    await page.reload();
    await title.waitFor();
    await page.getByRole('link', { name: 'Board' }).click();
    await page.getByRole('heading', { level: 1, name: 'Board' }).waitFor();
    await page.getByRole('link', { name: 'Tasks', exact: true }).click();
    await page.getByRole('link', { name: 'T4 Write the release notes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Write the release notes' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor();
    await page.goBack();
    await page.goBack();
    await title.waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Board' }).waitFor();
    expect(troubles).toEqual([]);
    await page.goto(`${served.daemon.url}/projects/nowhere/at/all`);
    await page.getByText('There is no page at this address').waitFor();
    await page.goto(`${project}/tasks/0199d2c8-7b1e-7c44-9a55-2f1d3c4b5a69`);
    await page.getByRole('heading', { level: 1, name: 'No such task' }).waitFor();
    await page.goto(`${served.daemon.url}/projects/0199d2c8-7b1e-7c44-9a55-2f1d3c4b5a69/board`);
    await page.getByRole('alert').filter({ hasText: 'There is no project' }).waitFor();
    await page.evaluate(
      `history.pushState(null, '', '/projects/%E0%A4%A'); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await page.getByText('There is no page at this address').waitFor();
    await context.close();
  });
});

describe('a change', () => {
  test('of another process shows by itself, wherever one looks', async () => {
    const { page, context, troubles } = await openMissionControl(browser, served);
    await page.goto(`${project}/tasks`);
    await page.getByRole('link', { name: 'T9 ' }).waitFor();
    await throughline('task', 'add', 'G2', 'Said in a terminal', '--project-id', served.projectId);
    await page.getByRole('link', { name: 'T10 Said in a terminal' }).waitFor();
    await page.goto(`${project}/tasks/${sample.tasks.parser}`);
    await page.locator('.checkpoints').waitFor();
    await served.client.call('work.update_checkpoint', {
      project_id: served.projectId,
      task_id: sample.tasks.parser,
      owner: 'claude-7f3a',
      where_we_left_off: 'All samples pass.',
      next_step: 'Ask for a review',
    });
    await page.locator('.checkpoints').getByText('Ask for a review').waitFor();
    await page.goto(project);
    await page.locator('.next-step').filter({ hasText: 'Ask for a review' }).waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('that falls between the first answers and the stream of changes is not missed', async () => {
    const { page, context, troubles } = await openMissionControl(browser, served);
    let open = (): void => {};
    const isOpen = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route('**/v1/events', async (route) => {
      await isOpen;
      await route.continue();
    });
    await page.goto(`${project}/goals`);
    await page.getByRole('link', { name: 'Release 1.0' }).waitFor();
    const { goal_id: id } = await served.client.call('work.create_goal', {
      project_id: served.projectId,
      text: 'Between the two',
    });
    open();
    await page.getByRole('link', { name: 'Between the two' }).waitFor();
    await served.client.call('work.archive_goal', { project_id: served.projectId, goal_id: id });
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('of one tab shows in another, which needs no login of its own', async () => {
    const { page, context, troubles } = await openMissionControl(browser, served);
    await page.goto(`${project}/board`);
    const second = await context.newPage();
    watch(second, served.daemon.url, troubles);
    await second.goto(`${project}/board`);
    const column = (of: typeof page, name: string) => of.getByRole('region', { name, exact: true });
    await column(second, 'To do').getByText('Keep the index in one file').waitFor();
    await column(page, 'To do').getByRole('button', { name: 'Actions for T7' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await column(second, 'Doing').getByText('Keep the index in one file').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});

test('a session of an agent shows where agents are connected', async () => {
  const { page, context, troubles } = await openMissionControl(browser, served);
  await page.goto(`${served.daemon.url}/connect`);
  await page.getByText('None yet').waitFor();
  const hear = (event: string) => {
    const said = { hook_event_name: event, session_id: 'session-7', source: 'startup', cwd: served.folder };
    return run(
      ['hook', 'claude'],
      JSON.stringify({ ...said, transcript_path: join(served.folder, 'transcript.jsonl') }),
    );
  };
  await hear('SessionStart');
  const row = page.getByRole('listitem').filter({ hasText: served.folder });
  await row.getByText('open', { exact: true }).waitFor();
  const owner = 'claude:session7';
  const { task_id, number } = await served.client.call('work.claim_next', { owner });
  await hear('Stop');
  await row.getByText(`T${number} without a checkpoint`).waitFor();
  const left = { where_we_left_off: 'The form is there', next_step: 'Write the handler' };
  await served.client.call('work.update_checkpoint', { task_id, owner, ...left });
  await hear('Stop');
  await row.getByText(`T${number}`, { exact: true }).waitFor();
  await row.getByText('without a checkpoint').waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
  await context.close();
});

test('a hidden tab keeps no connection, and catches up when it is shown', async () => {
  const { page, context, troubles } = await openMissionControl(browser, served);
  await page.goto(`${project}/tasks`);
  await page.getByText('Live', { exact: true }).waitFor();
  const look = (isHidden: boolean) =>
    page.evaluate(
      `Object.defineProperty(document, 'hidden', { value: ${isHidden}, configurable: true });
       document.dispatchEvent(new Event('visibilitychange'));`,
    );
  await look(true);
  await page.getByText('Not connected').waitFor();
  await served.client.call('work.add_task', { project_id: served.projectId, goal_id: 'G2', title: 'Unseen' });
  await look(false);
  await page.getByRole('link', { name: /Unseen/ }).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  expect(troubles).toEqual([]);
  await context.close();
});

describe('a daemon that is restarted', () => {
  test('is missed, and the page goes on by itself with what happened meanwhile', async () => {
    const { page, context, troubles } = await openMissionControl(browser, served);
    await page.goto(`${project}/tasks`);
    await page.getByText('Live', { exact: true }).waitFor();
    await served.daemon.stop();
    await page.getByRole('alert').filter({ hasText: 'The daemon cannot be reached' }).waitFor();
    // What was never answered is not shown as empty.
    await page.getByRole('link', { name: 'Ledger' }).click();
    await page.getByText('Waiting for the daemon').waitFor();
    expect(await page.getByText('Nothing was written yet').count()).toBe(0);
    await page.goBack();
    await throughline('task', 'add', 'G2', 'While it was away', '--project-id', served.projectId);
    await served.restart();
    await page.getByRole('link', { name: /While it was away/ }).waitFor();
    await expect.poll(() => page.getByText('The daemon cannot be reached').count()).toBe(0);
    await served.client.call('work.add_task', {
      project_id: served.projectId,
      goal_id: 'G2',
      title: 'After it came back',
    });
    await page.getByRole('link', { name: /After it came back/ }).waitFor();
    expect(
      troubles.filter((text) => !/status of 503|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE|ERR_EMPTY/.test(text)),
    ).toEqual([]);
    await context.close();
  });
});
