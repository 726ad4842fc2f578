// The pages about models, in a real browser against a real daemon and a model on loopback: from adding a provider to a
// limit that stops, a kill switch that ends a call under way, and charts that move when another process asks.
import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, openBrowser, openMissionControl, type WatchedPage } from '../support/browser.ts';
import type { ModelServer, Turn } from '../support/model-server/model-server.ts';
import { startChat } from '../support/model-server/openai-chat.ts';
import { serveWork, type ServedWork } from '../support/served-work.ts';

let browser: Browser;
let served: ServedWork;
let model: ModelServer;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  [browser, served, model] = await Promise.all([openBrowser(), serveWork('tl-models-'), startChat()]);
  watched = await openMissionControl(browser, served);
  ({ page } = watched);
});

afterAll(async () => {
  await browser.close();
  await served.close();
  await model.close();
});

function expectCalm(): void {
  // The browser notes every refusal of the daemon; the page shows it to the person.
  const troubles = watched.troubles.splice(0).filter((text) => !/status of 4\d\d/.test(text));
  expect(troubles).toEqual([]);
}

const says = (text: string, rest: Partial<Turn> = {}) => model.say({ text, when: () => true, ...rest });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = () => page.getByRole('dialog');
const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const closed = async () => {
  await expect.poll(() => inDialog().count()).toBe(0);
};
const lab = () => page.getByRole('listitem', { name: 'lab', exact: true });
const tested = () => page.getByRole('region', { name: 'Test lab' });

/** By the page's own links. */
async function goTo(tab: 'Providers' | 'Policy' | 'Costs' | 'Calls'): Promise<void> {
  await page.getByRole('link', { name: 'Models', exact: true }).click();
  await page.getByRole('navigation', { name: 'Models' }).getByRole('link', { name: tab }).click();
  await page.locator('main h1').filter({ hasText: tab }).waitFor();
}

async function askLab(): Promise<void> {
  if ((await tested().count()) === 0) await lab().getByRole('button', { name: 'Test', exact: true }).click();
  await tested().getByRole('button', { name: 'Ask it' }).click();
}

function spawned(args: readonly string[], stdio: StdioOptions) {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, [join(import.meta.dirname, '../../dist/cli.cjs'), ...args], {
    cwd: served.folder,
    env: { PATH, HOME, XDG_CONFIG_HOME: join(served.folder, 'config') },
    stdio,
  });
}

/** As a person in a terminal runs it. */
async function throughline(...args: string[]): Promise<void> {
  expect(await once(spawned(args, ['ignore', 'ignore', 'inherit']), 'exit')).toEqual([0, null]);
}

/** As a person runs what only a person does, outside a terminal: by the digest of what was shown. */
async function confirmed(...args: string[]): Promise<Record<string, unknown>> {
  const run = async (...more: string[]) => {
    const child = spawned([...args, ...more, '--json'], ['ignore', 'pipe', 'ignore']);
    if (!child.stdout) throw new Error('nothing can be read of it');
    return (await json(child.stdout)) as Record<string, unknown>;
  };
  const { digest } = await run();
  return run('--confirm', String(digest));
}

describe('a provider', () => {
  test('is added by a person, with an address that is refused in the form until it is right', async () => {
    await goTo('Providers');
    await page.getByText('No model is asked yet').waitFor();
    await button('Add a provider').click();
    await inDialog().getByLabel('What you call it').fill('lab');
    await inDialog().getByLabel('Address').fill('http://models.example/v1');
    await button('Add it').click();
    await inDialog().getByRole('alert').filter({ hasText: 'url' }).waitFor();
    await inDialog().getByLabel('Address').fill(`${model.url}/v1`);
    await inDialog().getByLabel('It runs on this machine').check();
    await button('Add it').click();
    await said('lab is added. Nothing was sent to it.').waitFor();
    await lab().getByText('Nobody has consented').waitFor();
    expect(await lab().getByText('unknown', { exact: true }).count()).toBe(3);
    expectCalm();
  });

  test('of a known kind shows what it says of data, and how its key gets into the keychain', async () => {
    await button('Add a provider').click();
    await inDialog().getByLabel('Which').first().selectOption('OpenAI');
    await inDialog().getByText('up to 30 days by default').waitFor();
    await inDialog().getByText('throughline provider secret <name>').waitFor();
    await button('Add it').click();
    await page.getByText('Put its key into the keychain: throughline provider secret openai').waitFor();
    const card = page.getByRole('listitem', { name: 'openai', exact: true });
    await card.getByRole('button', { name: 'Copy throughline provider secret openai' }).waitFor();
    await card.getByRole('button', { name: 'Remove' }).click();
    await button('Remove it').click();
    await expect.poll(() => card.count()).toBe(0);
    expectCalm();
  });

  test('is asked nothing before a person consented, and says what resolves that', async () => {
    await lab().getByRole('button', { name: 'Test', exact: true }).click();
    await tested().getByLabel('Model').fill('small');
    await tested().getByRole('button', { name: 'Ask it' }).click();
    await tested().getByText('privacy_confirmation_required').waitFor();
    await tested().getByText('Read what the provider does with data, and consent to it.').waitFor();
    expect(model.requests).toHaveLength(0);
    expectCalm();
  });

  test('[AGT-42] is consented to after its facts were read, as a person in a browser', async () => {
    await lab().getByRole('button', { name: 'Read the facts and consent' }).click();
    await inDialog().getByLabel('Model').fill('small');
    await button('Read the facts').click();
    await inDialog().getByText('(declared local)').waitFor();
    expect(await inDialog().getByText('unknown', { exact: true }).count()).toBe(3);
    await button('I read this, and consent').click();
    await lab().getByText('consented', { exact: true }).waitFor();
    const { providers } = await served.client.call('gateway.list_providers');
    expect(providers.find(({ name }) => name === 'lab')?.consents).toMatchObject([
      { model: 'small', confirmed_how: 'browser', holds: true },
    ]);
    expectCalm();
  });

  test('answers a test, with its tokens and its cost', async () => {
    says('ready');
    await askLab();
    await tested().getByText('It answered: ready').waitFor();
    await tested().getByText('100 tokens in, 10 out').waitFor();
    expect(model.requests).toHaveLength(1);
    expectCalm();
  });

  test('is asked no more once the consent is revoked, until it is given again', async () => {
    await lab().getByRole('button', { name: 'Revoke small' }).click();
    await inDialog().getByRole('button', { name: 'Revoke' }).click();
    await lab().getByText('Nobody has consented').waitFor();
    await lab().getByRole('button', { name: 'Read the facts and consent' }).click();
    await inDialog().getByLabel('Model').fill('small');
    await button('Read the facts').click();
    await button('I read this, and consent').click();
    await lab().getByText('consented', { exact: true }).waitFor();
    expectCalm();
  });
});

test('[AGT-42] a soft limit warns in the answer and on the page, a hard one stops the call before anything is sent', async () => {
  await goTo('Costs');
  await button('Set a limit').click();
  await inDialog().getByLabel('What is counted').selectOption('Calls');
  await inDialog().getByLabel('Warn from').fill('1');
  await inDialog().getByLabel('Stop at').fill('-2');
  await button('Set the limit').click();
  await inDialog().getByRole('alert').filter({ hasText: 'a whole number' }).waitFor();
  await inDialog().getByLabel('Stop at').fill('2');
  await button('Set the limit').click();
  await closed();
  const limit = page.getByRole('listitem', { name: 'Calls of all callers' });
  await limit.getByText('1 call spent; warns from 1 call; stops at 2 calls').waitFor();
  await goTo('Providers');
  says('ready');
  await askLab();
  await tested().getByText('A soft limit is passed: 2 calls of 1 call for all.').waitFor();
  const before = model.requests.length;
  await tested().getByRole('button', { name: 'Ask it' }).click();
  await tested().getByText('budget_exceeded').waitFor();
  await tested().getByText('Wait until the next day begins, or raise the limit.').waitFor();
  expect(model.requests).toHaveLength(before);
  await goTo('Costs');
  await limit.getByText('reached', { exact: true }).waitFor();
  await limit.getByRole('button', { name: 'Remove' }).click();
  await button('Remove it').click();
  await page.getByText('No limit is set').waitFor();
  expectCalm();
});

/** An answer that comes word by word, for as long as anybody listens. */
function drips(text: string): void {
  const pieces = [...text.split(/(?= )/), ...Array.from({ length: 10_000 }, (_, at) => ` word${at}`)];
  const next = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
  says('', { pieces, fault: { kind: 'slow', next } });
}

describe('an answer that streams', () => {
  test('is shown as it comes, and Stop closes the connection to the model', async () => {
    await goTo('Providers');
    const left = model.left();
    drips('It is coming');
    await askLab();
    await tested().getByText('It answers: It is coming').waitFor();
    await tested().getByRole('button', { name: 'Stop', exact: true }).click();
    await tested().getByText('You stopped it.').waitFor();
    await tested().getByText('It was broken off behind: It is coming').waitFor();
    await expect.poll(() => model.left()).toBe(left + 1);
    const lastCall = async () => (await served.client.call('gateway.list_calls', { limit: 1 })).calls[0];
    await expect.poll(lastCall).toMatchObject({ status: 'cancelled', charged_by: 'estimate' });
    expectCalm();
  });

  test('ends in every tab and process when one of them kills it, and says why', async () => {
    const left = model.left();
    drips('It goes on');
    await askLab();
    await tested().getByText('It answers: It goes on').waitFor();
    await throughline('kill', 'on', '--reason', 'from a terminal');
    await tested().getByText('A kill switch ended this call').waitFor();
    await tested().getByText('It was broken off behind: It goes on').waitFor();
    await tested().getByText('Find out why it was switched on.').waitFor();
    await expect.poll(() => model.left()).toBe(left + 1);
    await page.getByRole('alert').filter({ hasText: 'from a terminal' }).waitFor();
    await button('Let calls through again').click();
    await button('Let them through').click();
    await button('Stop all calls').waitFor();

    drips('Once more');
    await askLab();
    await tested().getByText('It answers: Once more').waitFor();
    const other = await openMissionControl(browser, served);
    await other.page.goto(`${served.daemon.url}/models`);
    await other.page.getByRole('button', { name: 'Stop all calls', exact: true }).click();
    await other.page.getByRole('button', { name: 'Stop them', exact: true }).click();
    await tested().getByText('A kill switch ended this call').waitFor();
    await expect.poll(() => model.left()).toBe(left + 2);
    await other.context.close();
    await button('Let calls through again').click();
    await button('Let them through').click();
    await button('Stop all calls').waitFor();
    expectCalm();
  });
});

describe('the kill switch', () => {
  test('ends a call under way, keeps the next from being sent, and is switched off after a question', async () => {
    await goTo('Providers');
    says('never', { fault: { kind: 'hang' } });
    const [before, left] = [model.requests.length, model.left()];
    await askLab();
    await expect.poll(() => model.requests.length).toBe(before + 1);
    await button('Stop all calls').click();
    await inDialog().getByLabel('Why?').fill('looks into a leak');
    await button('Stop them').click();
    await tested().getByText('A kill switch ended this call').waitFor();
    await expect.poll(() => model.left()).toBe(left + 1);
    await page.getByRole('alert').filter({ hasText: 'looks into a leak' }).waitFor();
    await tested().getByRole('button', { name: 'Ask it' }).click();
    await tested().getByText('The kill switch for all providers is on').waitFor();
    expect(model.requests).toHaveLength(before + 1);
    await button('Let calls through again').click();
    await button('Let them through').click();
    await button('Stop all calls').waitFor();
    says('back');
    await askLab();
    await tested().getByText('It answered: back').waitFor();
    expectCalm();
  });

  test('of one provider stops that one alone', async () => {
    await button('Stop calls to lab').click();
    await button('Stop them').click();
    await lab().getByText('stopped', { exact: true }).waitFor();
    const offline = page.getByRole('listitem', { name: 'offline', exact: true });
    await offline.getByText('on', { exact: true }).waitFor();
    expect(await served.client.call('gateway.explain', { provider: 'lab', model: 'small' })).toMatchObject({
      code: 'provider_killed',
      act: 'throughline kill off lab',
    });
    await button('Let calls to lab through').click();
    await button('Let them through').click();
    await lab().getByText('on', { exact: true }).waitFor();
    expectCalm();
  });
});

test('[AGT-42] policy says gate by gate whether a caller would pass, and the rule that it offers lets it through', async () => {
  await goTo('Policy');
  const form = page.getByRole('region', { name: 'Would it pass?' });
  await form.getByLabel('Who').fill('claude');
  await form.getByLabel('Provider').selectOption('lab');
  await form.getByLabel('Model').fill('small');
  await button('Explain').click();
  await page.getByText('It would be refused. claude (coding agent)').waitFor();
  await page.getByText('throughline policy allow --actor claude --provider lab --model small').waitFor();
  await button('Allow it').click();
  await button('Allow').last().click();
  await page.getByText('It would pass. claude (coding agent)').waitFor();
  const rules = page.getByRole('list', { name: 'Rules' });
  await rules.getByText('claude may ask small of lab').waitFor();
  await button('Deny').click();
  await inDialog().getByLabel('Provider').selectOption('lab');
  await inDialog().getByRole('button', { name: 'Deny' }).click();
  await page.getByText('throughline policy remove 2').waitFor();
  await button('Remove rule 2').click();
  await button('Remove it').click();
  await page.getByText('It would pass. claude (coding agent)').waitFor();
  await expect.poll(() => rules.getByRole('listitem').count()).toBe(1);
  expectCalm();
});

test('what is changed at a terminal is on the page without a reload', async () => {
  await goTo('Policy');
  const rules = page.getByRole('list', { name: 'Rules' });
  await rules.getByText('claude may ask small of lab').waitFor();
  const allowed = await confirmed('policy', 'allow', '--actor', 'codex', '--provider', 'lab');
  expect(allowed).toMatchObject({ rules: [{ actor: 'claude' }, { actor: 'codex' }] });
  await rules.getByText('codex may ask any model of lab').waitFor();
  // A rule that moved under the question is not removed in another's place.
  await button('Remove rule 2').click();
  await confirmed('policy', 'remove', '1');
  await button('Remove it').click();
  await page.getByText('The rules are not those that were looked at').waitFor();
  await expect.poll(() => rules.getByRole('listitem').count()).toBe(1);
  await rules.getByText('codex may ask any model of lab').waitFor();
  await confirmed('policy', 'remove', '1');
  await confirmed('policy', 'allow', '--actor', 'claude', '--provider', 'lab', '--model', 'small');
  await rules.getByText('claude may ask small of lab').waitFor();
  expectCalm();
});

describe('costs and calls', () => {
  test('move while another process asks a model', async () => {
    await goTo('Costs');
    await button('Calls').click();
    const figure = page.getByRole('img', { name: /^Calls by day/ });
    const now = async () => Number(/now (\d+)/.exec((await figure.getAttribute('aria-label')) ?? '')?.[1]);
    await figure.waitFor();
    const before = await now();
    says('from elsewhere');
    await throughline('provider', 'test', 'lab', 'small');
    await expect.poll(now).toBe(before + 1);
    const byModel = page.getByRole('figure').filter({ hasText: 'Calls by model' });
    await byModel.getByText('As a table').click();
    await byModel.getByRole('row', { name: /^small of lab/ }).waitFor();
    await page.getByRole('figure').filter({ hasText: 'Calls by caller' }).getByText('person').first().waitFor();
    expectCalm();
  });

  test('a call that another process made appears by itself, and calls are filtered and opened', async () => {
    await goTo('Calls');
    const rows = page.getByRole('region', { name: 'Calls' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBeGreaterThan(3);
    const before = await rows.count();
    says('once more');
    await throughline('provider', 'test', 'lab', 'small');
    await expect.poll(() => rows.count()).toBe(before + 1);
    await page.getByLabel('status').selectOption('killed');
    await expect.poll(() => rows.count()).toBe(3);
    await page.getByLabel('status').selectOption('denied');
    await expect.poll(() => rows.filter({ hasText: 'budget_exceeded' }).count()).toBe(1);
    await rows.filter({ hasText: 'budget_exceeded' }).getByRole('link').click();
    await page.getByText('The call could have gone past a hard limit of today.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Costs and budgets' }).waitFor();
    await page.getByText('The whole record').click();
    await page.getByText('"rules_hash"').waitFor();
    expectCalm();
  });

  test('a long list of calls has pages', async () => {
    const ask = () =>
      served.home.call('gateway.test_provider', { name: 'offline', model: 'extract' }, { actor: 'test' });
    for (let at = 0; at < 55; at += 1) await ask();
    await goTo('Calls');
    const rows = page.getByRole('region', { name: 'Calls' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(50);
    await page.getByRole('link', { name: 'Earlier calls' }).click();
    await expect.poll(() => rows.count()).toBeLessThan(50);
    await page.getByRole('link', { name: 'Newest calls' }).click();
    await expect.poll(() => rows.count()).toBe(50);
    expectCalm();
  });
});

const PATHS = ['', '/policy', '/costs', '/calls'] as const;

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  test('axe finds nothing serious on the pages about models, with a limit, a switch that is on and a refusal', async () => {
    const call = { actor: 'test', person: true };
    await served.home.call('gateway.set_limit', { unit: 'tokens', soft: 10, hard: 100 }, call);
    await served.home.call('gateway.kill', { scope: 'lab', reason: 'Tried' }, call);
    const { page: shown, context, troubles } = await openMissionControl(browser, served, { theme });
    const found: string[] = [];
    const rules = theme === 'light' ? undefined : ['color-contrast'];
    const look = async (name: string) => found.push(...(await axe(shown, rules)).map((text) => `${name}: ${text}`));
    for (const path of PATHS) {
      await shown.goto(`${served.daemon.url}/models${path}`);
      await shown.getByRole('alert').filter({ hasText: 'Tried' }).waitFor();
      await expect.poll(() => shown.locator('.loading').count()).toBe(0);
      for (const summary of await shown.locator('summary').all()) await summary.click();
      await look(path);
    }
    await shown.goto(`${served.daemon.url}/models`);
    await shown.getByRole('button', { name: 'Add a provider' }).click();
    await look('form');
    await shown.keyboard.press('Escape');
    await shown.getByRole('listitem', { name: 'lab' }).getByRole('button', { name: 'Test', exact: true }).click();
    await shown.getByRole('region', { name: 'Test lab' }).getByLabel('Model').fill('small');
    await shown.getByRole('button', { name: 'Ask it' }).click();
    await shown.getByText('The kill switch for "lab" is on').waitFor();
    await look('refusal');
    await shown.getByRole('link', { name: 'Calls', exact: true }).click();
    await shown.locator('tbody a').first().click();
    await shown.getByText('What it took').waitFor();
    await look('call');
    await context.close();
    expect([found, troubles.filter((text) => !/status of 403/.test(text))]).toEqual([[], []]);
  });
});

test('at the width of a phone no page about models scrolls sideways, and the kill switch is in reach', async () => {
  const { page: shown, context, troubles } = await openMissionControl(browser, served, { width: 360, height: 740 });
  const wide: string[] = [];
  for (const path of PATHS) {
    await shown.goto(`${served.daemon.url}/models${path}`);
    await shown.getByRole('alert').filter({ hasText: 'Tried' }).waitFor();
    await expect.poll(() => shown.locator('.loading').count()).toBe(0);
    await shown.evaluate('scrollTo(0, document.body.scrollHeight)');
    const width = await shown.evaluate<number>('document.documentElement.scrollWidth');
    if (width > 360) wide.push(`${path}: ${width}`);
    const box = await shown.getByRole('button', { name: 'Stop all calls' }).boundingBox();
    if (!box || box.y < 0 || box.y > 740) wide.push(`${path}: the switch is out of reach`);
  }
  await context.close();
  expect([wide, troubles]).toEqual([[], []]);
});
