// Ten thousand tasks: the page holds those in sight and no more, and still filters, scrolls and changes at once.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openMissionControl } from '../support/browser.ts';
import { serveWork, type ServedWork } from '../support/served-work.ts';

const COUNT = 10_000;
let browser: Browser;
let served: ServedWork;

beforeAll(async () => {
  [browser, served] = await Promise.all([openBrowser(), serveWork()]);
  // As Beads writes it: one task a line.
  const lines = Array.from({ length: COUNT }, (_, at) =>
    JSON.stringify({
      id: `bd-${at + 1}`,
      title: `Task ${at + 1} of many`,
      status: at % 10 === 0 ? 'closed' : 'open',
      priority: 2,
    }),
  );
  await served.client.call('work.import', { project_id: served.projectId, content: lines.join('\n') });
}, 120_000);

afterAll(async () => {
  await browser.close();
  await served.close();
});

const rows = 'document.querySelectorAll("[data-at]").length';

test('a list of 10,000 tasks holds few rows, scrolls to its end, filters and follows a change', async () => {
  const { page, troubles } = await openMissionControl(browser, served);
  const project = `${served.daemon.url}/projects/${served.projectId}`;
  await page.goto(`${project}/tasks`);
  await page
    .locator('.filters output')
    .filter({ hasText: /^10,000 tasks$/ })
    .waitFor();
  expect(await page.evaluate<number>(rows)).toBeLessThan(60);
  await page.evaluate('document.querySelector(".virtual").scrollTop = 1e9');
  await page.getByText('Task 10000 of many').waitFor();
  expect(await page.evaluate<number>(rows)).toBeLessThan(60);
  await page.getByRole('searchbox').fill('9876');
  await page.getByText('Task 9876 of many').waitFor();
  expect(await page.evaluate<number>(rows)).toBe(1);
  await page.getByRole('link', { name: /Task 9876/ }).focus();
  await page.keyboard.press('s');
  await page.getByRole('status').filter({ hasText: 'is being done' }).waitFor();
  await page.getByRole('img', { name: 'Doing' }).waitFor();
  await page.goto(`${project}/board`);
  await page.getByRole('region', { name: 'Doing', exact: true }).getByText('Task 9876 of many').waitFor();
  await expect
    .poll(() => page.getByRole('region', { name: 'Done', exact: true }).getByRole('heading').innerText())
    .toContain('1,000');
  expect(await page.evaluate<number>(rows)).toBeLessThan(100);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('4321');
  await page.getByRole('option', { name: /Task 4321/ }).waitFor();
  expect(troubles).toEqual([]);
});

test('what shows one thing asks for no list of all: the overview, the palette, goals, a task', async () => {
  const { page, troubles } = await openMissionControl(browser, served);
  const asked: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/work/list_tasks')) return;
    asked.push((JSON.parse(request.postData() ?? '{}') as { limit: number }).limit);
  });
  await page.reload();
  await page.getByText('Next step', { exact: true }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('t77');
  const found = page.getByRole('listbox', { name: 'Found' }).getByRole('option');
  await found.first().filter({ hasText: 'T77 Task 77 of many' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Task 77 of many' }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('g');
  await page.getByText(/\d+ open tasks/).waitFor();
  expect(asked.filter((limit) => limit > 12)).toEqual([]);
  expect(troubles).toEqual([]);
});

test('a list is complete though changes never end while it loads, and the back button leads to where one was', async () => {
  const { page, troubles } = await openMissionControl(browser, served);
  const project = `${served.daemon.url}/projects/${served.projectId}`;
  let isOver = false;
  const changing = (async () => {
    while (!isOver) {
      await served.client.call('work.update_task', {
        project_id: served.projectId,
        task_id: 'T3',
        description: served.home.ids.uuid(),
      });
    }
  })();
  await page.goto(`${project}/tasks`);
  await page
    .locator('.filters output')
    .filter({ hasText: /^10,\d+ tasks$/ })
    .waitFor();
  isOver = true;
  await changing;
  await page.evaluate('document.querySelector(".virtual").scrollTop = 200000');
  await page.getByRole('link', { name: 'T5001 Task 5001 of many' }).click();
  await page.getByRole('heading', { level: 1, name: 'Task 5001 of many' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'T5001 Task 5001 of many' }).waitFor();
  expect(await page.evaluate('document.activeElement.textContent')).toContain('T5001');
  expect(troubles).toEqual([]);
});
