// What the page weighs, and when it can be used: from the navigation to the next step on the screen, answering to keys,
// against the real daemon in a real browser. A plain file served by it stands beside it as the least there can be.
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../test/support/browser.ts';
import { serveWork } from '../../test/support/served-work.ts';
import { median, type BenchmarkReport } from '../report.ts';

interface Load {
  readonly bytes: number;
  readonly requests: number;
  readonly shownMs: number;
  readonly usableMs: number;
}

async function load(browser: Browser, link: string): Promise<Load> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let [bytes, requests] = [0, 0];
  // As they came over the wire, compressed, headers included.
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  const startedMs = performance.now();
  await page.goto(link, { waitUntil: 'commit' });
  await page.getByText('Next step', { exact: true }).waitFor();
  const shownMs = performance.now() - startedMs;
  await openPalette(page);
  const usableMs = performance.now() - startedMs;
  await context.close();
  return { bytes, requests, shownMs, usableMs };
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
}

async function loadPlain(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const startedMs = performance.now();
  await page.goto(`${url}/health`);
  const ms = performance.now() - startedMs;
  await context.close();
  return ms;
}

export async function measurePage(report: BenchmarkReport, tasks: number, rounds: number): Promise<void> {
  const served = await serveWork('tl-bench-page-');
  const browser = await openBrowser();
  try {
    const call = { actor: 'bench' };
    const { goal_id } = await served.home.work.goals.create({ text: 'Ship the shop' }, call);
    for (let made = 0; made < tasks; made += 200) {
      const count = Math.min(200, tasks - made);
      const add = (at: number) => served.home.work.tasks.add({ goal_id, title: `Task ${made + at}` }, call);
      await Promise.all(Array.from({ length: count }, (_, at) => add(at)));
    }
    const loads: Load[] = [];
    const plain: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await loadPlain(browser, served.daemon.url));
      loads.push(await load(browser, served.daemon.createLoginLink().url));
    }
    const base = median(plain);
    const of = (pick: (one: Load) => number) => median(loads.map(pick));
    report.figure({
      what: `first load, ${tasks} tasks`,
      value: of(({ bytes }) => bytes) / 1024,
      unit: 'KiB',
      detail: `over the wire, ${of(({ requests }) => requests)} requests, login included`,
    });
    report.figure({
      what: `next step shown, ${tasks} tasks`,
      value: of(({ shownMs }) => shownMs) / base,
      unit: '×',
      detail: `of /health in the same browser (${base.toFixed(0)} ms); median ${of(({ shownMs }) => shownMs).toFixed(0)} ms`,
    });
    report.figure({
      what: `answers to a key, ${tasks} tasks`,
      value: of(({ usableMs }) => usableMs) / base,
      unit: '×',
      detail: `median ${of(({ usableMs }) => usableMs).toFixed(0)} ms from the navigation`,
    });
  } finally {
    await browser.close();
    await served.close();
  }
}
