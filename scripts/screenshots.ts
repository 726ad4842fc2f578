// Pictures of mission control in both themes, from a sample project: `npm run screenshots`. `-- /tmp/pictures mind` makes those whose names begin
// with mind, somewhere else.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser, openPage } from '../test/support/browser.ts';
import { addSampleMind } from '../test/support/sample-mind.ts';
import { addSampleModels } from '../test/support/sample-models.ts';
import { addSampleQuestions } from '../test/support/sample-questions.ts';
import { addSampleWork } from '../test/support/sample-work.ts';
import { serveWork } from '../test/support/served-work.ts';

const [, , folder = join(import.meta.dirname, '..', 'docs', 'images'), only = ''] = process.argv;
await mkdir(folder, { recursive: true });
const served = await serveWork('cartographer-');
const { tasks } = await addSampleWork(served.client, served.projectId);
const models = await addSampleModels(served);
const project = `/projects/${served.projectId}`;
const questions = await addSampleQuestions(served, models.server);
const mind = await addSampleMind(served);

interface View {
  readonly name: string;
  readonly path: string;
  /** What is done on the page before the picture. */
  readonly show?: (page: Page) => Promise<void>;
  readonly waitMs?: number;
}

/** An answer on its way. */
async function streamAnswer(page: Page): Promise<void> {
  models.speak(['The', ' connection', ' works,', ' and', ' I', ' am', ' rea']);
  await page
    .getByRole('listitem', { name: 'workstation', exact: true })
    .getByRole('button', { name: 'Test', exact: true })
    .click();
  const test = page.getByRole('region', { name: 'Test workstation' });
  await test.getByRole('button', { name: 'Ask it' }).click();
  await test.getByText('It answers: The connection works, and I am').waitFor();
  await test.scrollIntoViewIfNeeded();
}

async function explain(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: 'Would it pass?' });
  await form.getByLabel('Who').fill('codex');
  await form.getByLabel('Provider').selectOption('workstation');
  await form.getByLabel('Model').fill('qwen3-coder');
  await form.getByRole('button', { name: 'Explain', exact: true }).click();
  await page.getByText('It would be refused.').waitFor();
}

const MODEL_VIEWS: readonly View[] = [
  { name: 'models-providers', path: '/models', show: streamAnswer },
  { name: 'models-policy', path: '/models/policy', show: explain },
  { name: 'models-costs', path: '/models/costs' },
  { name: 'models-calls', path: '/models/calls' },
];
/** A question whose answer is on its way. */
async function streamChat(page: Page): Promise<void> {
  models.speak(['The', ' parser', ' is', ' next:', ' its', ' checkpoint', ' names', ' the', ' ambig']);
  await page.getByLabel('Your question').fill('What is next, and why?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.locator('[aria-busy=true]').getByText('names the').waitFor();
}

const ASK_VIEWS: readonly View[] = [
  { name: 'ask-chat', path: `${project}/ask?chat=${questions.chat}`, show: streamChat },
  { name: 'ask-exchanges', path: `${project}/ask/exchanges` },
  { name: 'ask-exchange', path: `${project}/ask/exchanges/${questions.exchange}` },
  { name: 'ask-drift', path: `${project}/ask/drift` },
  { name: 'ask-facts', path: `${project}/ask/facts` },
  { name: 'ask-sight', path: `${project}/ask/sight` },
];
/** Why the newest message was said. */
async function explainNewest(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Injected', exact: true }).getByText('Why', { exact: true }).last().click();
  await page.getByRole('list', { name: 'Gates' }).waitFor();
}

const MIND_VIEWS: readonly View[] = [
  { name: 'mind-canon', path: `${project}/mind` },
  { name: 'mind-entry', path: `${project}/mind/canon/C3` },
  { name: 'mind-handshake', path: `${project}/mind/handshake` },
  { name: 'mind-injected', path: `${project}/mind/injected`, show: explainNewest },
  { name: 'mind-lanes', path: `${project}/mind/lanes` },
  { name: 'mind-session', path: `${project}/mind/sessions/${mind.agent}/${mind.session}` },
];
const VIEWS: readonly View[] = [
  { name: 'overview', path: project },
  { name: 'board', path: `${project}/board` },
  { name: 'tasks', path: `${project}/tasks` },
  { name: 'task', path: `${project}/tasks/${tasks.parser}` },
  { name: 'ledger', path: '/ledger?verify' },
  { name: 'health', path: '/condition', waitMs: 7_000 },
  ...MODEL_VIEWS,
  ...ASK_VIEWS,
  ...MIND_VIEWS,
];
const PHONE_VIEWS: readonly View[] = [{ name: '', path: project }, ...MODEL_VIEWS, ...ASK_VIEWS, ...MIND_VIEWS];

const isAsked = ({ name }: View) => name.startsWith(only);

const browser = await openBrowser();
try {
  for (const theme of ['light', 'dark'] as const) {
    const { page, context } = await openPage(browser, served.daemon.url, { theme });
    await page.goto(served.daemon.createLoginLink().url);
    await page.getByRole('heading', { level: 1, name: 'Cartographer' }).waitFor();
    const picture = async ({ name, path, show, waitMs = 700 }: View, device = '') => {
      await page.goto(`${served.daemon.url}${path}`);
      await page.locator('main h1').waitFor();
      await page.waitForTimeout(waitMs);
      await show?.(page);
      await page.screenshot({ path: join(folder, `${[device, name, theme].filter(Boolean).join('-')}.png`) });
    };
    for (const view of VIEWS.filter(isAsked)) await picture(view);
    await page.setViewportSize({ width: 390, height: 780 });
    for (const view of PHONE_VIEWS.filter(isAsked)) await picture(view, 'phone');
    await context.close();
  }
} finally {
  await browser.close();
  await served.close();
  await models.server.close();
}
