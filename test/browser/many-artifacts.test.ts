// Ten thousand sessions, each told once: every page of the mind holds one page of them, reaches the oldest, and shows what failed at once.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, openBrowser, openMissionControl, type WatchedPage } from '../support/browser.ts';
import { manySession, putManySessions } from '../support/many-sessions.ts';
import { serveWork, type ServedWork } from '../support/served-work.ts';

const COUNT = 10_000;
const OLDEST = manySession(COUNT - 1);
/** As pages write its name. */
const shown = (session: string) => session.slice(0, 7);
let browser: Browser;
let served: ServedWork;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  [browser, served] = await Promise.all([openBrowser(), serveWork('tl-many-')]);
  await putManySessions(await served.home.mind(), served.home.ids, served.projectId, COUNT);
  watched = await openMissionControl(browser, served);
  ({ page } = watched);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await served.close();
});

const at = (rest = '') => `${served.daemon.url}/projects/${served.projectId}/mind${rest}`;
const nodes = () => page.evaluate<number>('document.querySelectorAll("*").length');

test('the newest sessions are a page, and older ones the next', async () => {
  await page.goto(at('/sessions'));
  const rows = page.getByRole('region', { name: 'Sessions', exact: true }).getByRole('rowheader');
  await expect.poll(() => rows.count()).toBe(100);
  expect(await rows.first().innerText()).toContain(shown(manySession(0)));
  expect(await nodes()).toBeLessThan(4_000);
  await page.getByRole('link', { name: 'Older sessions' }).click();
  await page.getByRole('link', { name: new RegExp(shown(manySession(100))) }).waitFor();
  await expect.poll(() => rows.count()).toBe(100);
  await page.getByRole('link', { name: 'Newest sessions' }).click();
  await page.getByRole('link', { name: new RegExp(shown(manySession(0))) }).waitFor();
  expect(watched.troubles).toEqual([]);
});

test('what was given up stands among the lanes, however old its session is', async () => {
  await page.goto(at('/lanes'));
  const rows = page.getByRole('region', { name: 'Lanes', exact: true }).getByRole('rowheader');
  await expect.poll(() => rows.count()).toBe(201);
  await page.getByText('10,000 sessions, of which the newest 200 and all that wait or failed').waitFor();
  await page.getByLabel('sort', { exact: true }).selectOption('worst');
  await expect.poll(async () => (await rows.first().innerText()).includes(shown(OLDEST))).toBe(true);
  expect(await nodes()).toBeLessThan(9_000);
  await page.getByLabel('state', { exact: true }).selectOption('dead');
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByText('Its bundle is gone.').waitFor();
  await rows.first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page
    .locator('main h1')
    .filter({ hasText: shown(OLDEST) })
    .waitFor();
  await page.getByText('main', { exact: true }).first().waitFor();
  expect(await axe(page)).toEqual([]);
  expect(watched.troubles.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
});

test('decisions come a page at a time, and of one session alone', async () => {
  await page.goto(at('/injected'));
  const rows = page.getByRole('list', { name: 'Injected', exact: true }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBeGreaterThan(0);
  await expect.poll(() => rows.count()).toBe(50);
  const firstSession = () => rows.first().getByRole('link').first().textContent();
  const newest = await firstSession();
  const older = page.getByRole('link', { name: 'Older decisions' });
  for (let pages = 1; pages <= 12; pages += 1) {
    const first = await firstSession();
    await older.focus();
    await page.keyboard.press('Enter');
    await expect.poll(firstSession).not.toBe(first);
  }
  await page.getByRole('link', { name: 'Newest decisions' }).click();
  await expect.poll(firstSession).toBe(newest);
  await page.goto(at(`/injected?session=${OLDEST}`));
  await expect.poll(() => rows.count()).toBe(1);
  await page.goto(at('/handshake'));
  await page.getByLabel('session', { exact: true }).waitFor();
  expect(await nodes()).toBeLessThan(4_000);
});
