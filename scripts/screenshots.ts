// Pictures of mission control in both themes, from a sample project: `npm run screenshots`.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser, openPage } from '../test/support/browser.ts';
import { addSampleWork } from '../test/support/sample-work.ts';
import { serveWork } from '../test/support/served-work.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '..', 'docs', 'images');
await mkdir(folder, { recursive: true });
const served = await serveWork('cartographer-');
const { tasks } = await addSampleWork(served.client, served.projectId);
const project = `/projects/${served.projectId}`;
const VIEWS = [
  ['overview', project],
  ['board', `${project}/board`],
  ['tasks', `${project}/tasks`],
  ['task', `${project}/tasks/${tasks.parser}`],
  ['ledger', '/ledger?verify'],
  ['health', '/condition'],
] as const;

const browser = await openBrowser();
try {
  for (const theme of ['light', 'dark'] as const) {
    const { page, context } = await openPage(browser, served.daemon.url, { theme });
    await page.goto(served.daemon.createLoginLink().url);
    await page.getByRole('heading', { level: 1, name: 'Cartographer' }).waitFor();
    for (const [name, path] of VIEWS) {
      await page.goto(`${served.daemon.url}${path}`);
      await page.locator('main h1').waitFor();
      await page.waitForTimeout(name === 'health' ? 7_000 : 700);
      await page.screenshot({ path: join(folder, `${name}-${theme}.png`) });
    }
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto(`${served.daemon.url}${project}`);
    await page.waitForTimeout(600);
    await page.screenshot({ path: join(folder, `phone-${theme}.png`) });
    await context.close();
  }
} finally {
  await browser.close();
  await served.close();
}
