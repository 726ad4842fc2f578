// A headless Chromium, one for each file of tests, and pages that note everything that should not happen in them.
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { systemClock } from '../../src/base/clock.ts';
import { lockFile } from '../../src/store/file-lock.ts';
import type { ServedWork } from './served-work.ts';

export async function openBrowser(): Promise<Browser> {
  // Not the arguments that come with it: they switch off what a browser protects pages by.
  const args = ['--no-sandbox', '--disable-gpu', '--headless=shell'];
  return playwright.launch({ executablePath: await unpacked(), args, headless: true });
}

/** A test run's own temporary folder is removed with it; 200 megabytes are unpacked once for all runs. */
const KEPT_FOLDER = process.env['THROUGHLINE_TEST_KEPT_FOLDER'] ?? tmpdir();
const READY = join(KEPT_FOLDER, 'throughline-chromium-ready');

/** It is unpacked once; a process that comes meanwhile waits, rather than start half of it. */
async function unpacked(): Promise<string> {
  const path = join(KEPT_FOLDER, 'chromium');
  const lock = await lockFile(join(KEPT_FOLDER, 'throughline-chromium.lock'), {
    wait: { timeoutMs: 60_000, clock: systemClock },
  });
  const { TMPDIR } = process.env;
  // The package knows no other place than the temporary folder.
  process.env['TMPDIR'] = KEPT_FOLDER;
  try {
    if (!existsSync(READY) || !existsSync(path)) {
      await rm(path, { force: true });
      await chromium.executablePath();
      await writeFile(READY, '');
    }
    return await chromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
    await lock.release();
  }
}

export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors on the console, exceptions, dialogs of scripts, and requests to anywhere else. */
  readonly troubles: string[];
}

interface PageOptions {
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
}

export async function openPage(browser: Browser, origin: string, options: PageOptions = {}): Promise<WatchedPage> {
  const { theme = 'light', width = 1280, height = 800 } = options;
  const context = await browser.newContext({
    colorScheme: theme,
    viewport: { width, height },
    reducedMotion: 'reduce',
    permissions: ['clipboard-write', 'clipboard-read'],
  });
  // Shorter than a test may take, so that the failure says what was waited for.
  context.setDefaultTimeout(45_000);
  const page = await context.newPage();
  const troubles: string[] = [];
  watch(page, origin, troubles);
  return { page, context, troubles };
}

/** Logged in, and on the project's overview. */
export async function openMissionControl(
  browser: Browser,
  served: ServedWork,
  options: PageOptions = {},
): Promise<WatchedPage> {
  const watched = await openPage(browser, served.daemon.url, options);
  await watched.page.goto(served.daemon.createLoginLink().url);
  await watched.page.waitForURL(/\/projects\//);
  await watched.page.locator('main h1').waitFor();
  return watched;
}

export function watch(page: Page, origin: string, troubles: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
  page.on('dialog', (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:')) {
      troubles.push(`foreign request: ${request.url()}`);
    }
  });
}

const AXE = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** What axe finds serious or worse, in a line each; of these rules alone where they are given. */
export async function axe(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Not as a script of the page: its policy takes none but its own.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(await readFile(AXE, 'utf8'));
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) });
  const { violations } = await page.evaluate<AxeResult>(`axe.run(document, ${options})`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
