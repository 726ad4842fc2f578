// Text that others wrote is shown as text: no markup of it runs, and what cannot be seen is made visible.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openMissionControl } from '../support/browser.ts';
import { serveWork, type ServedWork } from '../support/served-work.ts';

const MARKUP = '<img src=x onerror=alert(1)><script>alert(2)</script>"><svg onload=alert(3)>';
const TURNED = 'invoice\u202egnp.exe \u2066hidden\u2069 \u200bzero';
/** Persian and emoji need their joiners; a tag character is a letter that nobody sees. */
const JOINED = 'می\u200cخواهم 👩\u200d💻';
const TAG = '\u{e0041}';
const LINK = 'javascript:alert(4) https://example.org/tracker.png';
let browser: Browser;
let served: ServedWork;

beforeAll(async () => {
  [browser, served] = await Promise.all([openBrowser(), serveWork()]);
});

afterAll(async () => {
  await browser.close();
  await served.close();
});

test('hostile names, titles, proofs, owners and checkpoints stay text on every page', async () => {
  const { client, projectId } = served;
  const inProject = { project_id: projectId };
  await client.call('work.update_project', { ...inProject, name: `P ${MARKUP.slice(0, 60)}` });
  const { goal_id: goal } = await client.call('work.create_goal', { ...inProject, text: `${TURNED} ${MARKUP}` });
  const { task_id: id } = await client.call('work.add_task', {
    ...inProject,
    goal_id: goal,
    title: `${TURNED} ${MARKUP}`,
    description: `${LINK}\n${MARKUP}\n${JOINED} ${TAG}`,
    acceptance_criteria: [`${MARKUP} ${TURNED}`],
  });
  await client.call('work.start_task', { ...inProject, task_id: id, owner: MARKUP });
  await client.call('work.update_checkpoint', {
    ...inProject,
    task_id: id,
    owner: MARKUP,
    where_we_left_off: MARKUP,
    next_step: TURNED,
    blockers: [`${MARKUP} ${TURNED}`],
  });
  const { page, troubles } = await openMissionControl(browser, served);
  const project = `/projects/${projectId}`;
  const wrong: string[] = [];
  for (const path of [
    project,
    `${project}/board`,
    `${project}/tasks`,
    `${project}/tasks/${id}`,
    `${project}/goals`,
    `/ledger/${projectId}`,
  ]) {
    await page.goto(`${served.daemon.url}${path}`);
    await page
      .locator('main')
      .getByText(path.startsWith('/ledger') ? 'goal.created' : 'invoice')
      .locator('visible=true')
      .first()
      .waitFor();
    for (const event of await page.locator('.event').all()) await event.click();
    const strays = await page.evaluate<number>(
      'document.querySelectorAll("#root img, #root script, #root [onload], #root iframe").length',
    );
    const text = await page.evaluate<string>('document.body.innerText + document.title');
    if (text.includes(TAG)) wrong.push(`${path}: a tag character`);
    if (path.includes('/tasks/') && !text.includes(`${JOINED} \\u{e0041}`)) wrong.push(`${path}: a word was broken`);
    if (strays > 0) wrong.push(`${path}: ${strays} elements`);
    if (/[\u202a-\u202e\u2066-\u2069\u200b]/.test(text)) wrong.push(`${path}: an unseen character`);
    if (!path.startsWith('/ledger') && !text.includes('\\u202e')) wrong.push(`${path}: not made visible`);
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('invoice');
  await page
    .getByRole('option', { name: /invoice/ })
    .first()
    .waitFor();
  expect([wrong, troubles]).toEqual([[], []]);
});
