// The pages about questions to models, in a real browser against a real daemon and a model on loopback: an answer that streams, an
// exchange that is verified while one looks, filters, sight, and what a hostile model can do to the page, which is nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/ask/kernel/kernel-snapshot.ts';
import { axe, openBrowser, openMissionControl, type WatchedPage } from '../support/browser.ts';
import { PERSON } from '../support/gateway-questions.ts';
import type { ModelServer, Turn } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { serveWork, type ServedWork } from '../support/served-work.ts';

let browser: Browser;
let served: ServedWork;
let model: ModelServer;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  [browser, served, model] = await Promise.all([openBrowser(), serveWork('tl-ask-'), startOllama()]);
  await served.home.call('gateway.add_provider', { name: 'lab', preset: 'ollama', url: `${model.url}/v1` }, PERSON);
  await served.home.call('gateway.consent', { name: 'lab', model: 'small' }, PERSON);
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
const talk = () => page.getByRole('list', { name: 'Conversation', exact: true });
const at = (rest: string) => `${served.daemon.url}/projects/${served.projectId}/ask${rest}`;
const latest = async () =>
  (await served.client.call('ask.list_exchanges', { project_id: served.projectId, limit: 1 })).exchanges[0];

async function ask(question: string): Promise<void> {
  await page.getByLabel('Your question').fill(question);
  await button('Ask').click();
}

describe('the chat', () => {
  test('[AEG-19] answers without any model by quoting, and says where the record is', async () => {
    await page.getByRole('link', { name: 'Ask', exact: true }).click();
    await page.locator('main h1').filter({ hasText: 'Chat' }).waitFor();
    await ask('Where did we leave off?');
    await talk().getByText('Offline extract by Throughline.').waitFor();
    await talk().getByText('no drift found').waitFor();
    expect(model.requests).toHaveLength(0);
    expect(page.url()).toMatch(/\?chat=[0-9a-f-]{36}$/);
    expectCalm();
  });

  test('streams what a model says, goes on in one conversation, and links to the exchange', async () => {
    const gate = Promise.withResolvers<void>();
    let events = 0;
    const next = () => ((events += 1) > 3 ? gate.promise : Promise.resolve());
    const pieces = ['The form', ' is next, as', ' far as I know', ' today.'];
    says('', { pieces, fault: { kind: 'slow', next } });
    await page.getByLabel('Model').selectOption('lab/small');
    await ask('What is next?');
    await talk().getByText('provisional until it is recorded').waitFor();
    await talk().getByText('The form is next, as far').waitFor();
    gate.resolve();
    await talk().getByText('The form is next, as far as I know today.').waitFor();
    await talk().getByText('lab small, no drift found').waitFor();
    const first = page.url();
    says('Nothing else.');
    await ask('And then?');
    await talk().getByText('Nothing else.').waitFor();
    expect(page.url()).toBe(first);
    expect(model.requests.at(-1)?.text).toContain('The form is next, as far as I know today.');

    await page.reload();
    await talk().getByText('The form is next, as far as I know today.').waitFor();
    await talk().getByText('Nothing else.').waitFor();
    expect(await page.getByLabel('Model').inputValue()).toBe('lab/small');
    expectCalm();
  });

  test('is stopped by the person, and the exchange is on record as cancelled', async () => {
    const pieces = ['It', ' is', ' coming', ...Array.from({ length: 10_000 }, (_, word) => ` word${word}`)];
    says('', {
      pieces,
      fault: { kind: 'slow', next: () => new Promise<void>((resolve) => setTimeout(resolve, 20)) },
    });
    const left = model.left();
    await ask('And now?');
    await talk().getByText('It is coming').waitFor();
    await button('Stop').click();
    await talk().getByText('You stopped it.').waitFor();
    await expect.poll(() => model.left()).toBe(left + 1);
    await expect.poll(latest).toMatchObject({ outcome: 'cancelled' });
    await page.reload();
    await talk().getByText('cancelled', { exact: true }).waitFor();
    expectCalm();
  });

  test('says what resolves a refusal, and begins anew when it is closed', async () => {
    await served.home.call('gateway.revoke_consent', { name: 'lab', model: 'small' }, PERSON);
    await ask('May I?');
    await talk().getByText('privacy_confirmation_required').waitFor();
    await talk().getByText('Read what the provider does with data, and consent to it.').waitFor();
    await served.home.call('gateway.consent', { name: 'lab', model: 'small' }, PERSON);
    await button('Close and begin anew').click();
    await page.getByRole('list', { name: 'Conversations' }).getByText('closed').first().waitFor();
    expect(page.url()).toBe(at(''));
    expectCalm();
  });
});

describe('an exchange', () => {
  test('[AEG-19] shows what the model was shown by ring, the prompt, the answer, its cost and where all of it came from', async () => {
    await page.goto(at('/exchanges'));
    await page.getByRole('link', { name: 'And then?' }).click();
    await page.locator('main h1').filter({ hasText: 'Exchange' }).waitFor();
    const ring = (name: string) => page.getByRole('region', { name, exact: true });
    await ring('Ring 0').getByText('beta, tier 2').waitFor();
    await ring('Ring 1').getByText('said in this conversation').first().waitFor();
    await ring('Ring 2').getByText('None was added.').waitFor();
    await ring('Left out').getByText('Nothing was left out.').waitFor();
    await ring('Ring 0').getByText('What sight saw').click();
    await page.getByRole('listitem', { name: 'disk_usage' }).getByText('home disk free pct').waitFor();
    await page.getByText('To the letter, rendered by ask 1').click();
    await page.getByRole('region', { name: 'Prompt of the user' }).getByText('And then?').waitFor();
    await page.getByRole('region', { name: 'Response' }).getByText('Nothing else.').waitFor();
    await page.getByRole('region', { name: 'Provenance' }).getByText('observed by sight').first().waitFor();
    await page.getByRole('link', { name: 'On record' }).click();
    await page.locator('main h1').filter({ hasText: 'Call' }).waitFor();
    await page.goBack();
    expectCalm();
  });

  test('[AEG-17] is verified while one looks: a changed word is seen at once', async () => {
    const checks = page.getByRole('region', { name: 'Is it what it was?' });
    await checks.getByText('It is what it was.').waitFor();
    const database = new DatabaseSync(join(served.folder, '.throughline', 'exchanges.sqlite'));
    const write = (text: string, before: string) =>
      database.prepare('UPDATE chat_turn SET content = ? WHERE content = ?').run(text, before);
    expect(write('Something else.', 'Nothing else.').changes).toBe(1);
    await button('Verify again').click();
    await checks.getByText('It is not what it was.').waitFor();
    await checks.getByText('The response is the one that came: not what it was').waitFor();
    write('Nothing else.', 'Something else.');
    database.close();
    await button('Verify again').click();
    await checks.getByText('It is what it was.').waitFor();
    expectCalm();
  });

  test('is found by its outcome and its conversation, and the list hears of new ones', async () => {
    await page.goto(at('/exchanges'));
    const rows = page.getByRole('region', { name: 'Exchanges' }).getByRole('row');
    await page.getByRole('link', { name: 'And now?' }).waitFor();
    await page.getByLabel('outcome').selectOption('cancelled');
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('link', { name: 'And now?' }).waitFor();
    await page.getByLabel('outcome').selectOption('');
    await page.getByLabel('drift').selectOption('evidence');
    await page.getByText('No exchange on record fits these filters.').waitFor();
    await page.getByLabel('drift').selectOption('');
    await page.getByLabel('session').selectOption({ index: 2 });
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByLabel('session').selectOption('');
    says('From elsewhere.');
    await served.home.call(
      'ask.ask',
      { question: 'Asked by another process?', model: 'lab/small', project_id: served.projectId },
      PERSON,
    );
    await page.getByRole('link', { name: 'Asked by another process?' }).waitFor();
    expectCalm();
  });

  test('that does not exist says so, and leads back', async () => {
    await page.goto(at('/exchanges/01990000-0000-7000-8000-000000000001'));
    await page.getByText('There is no exchange 01990000-0000-7000-8000-000000000001').waitFor();
    await page.getByRole('link', { name: 'All exchanges' }).click();
    await page.locator('main h1').filter({ hasText: 'Exchanges' }).waitFor();
    expectCalm();
  });
});

test('[AEG-19] drift is marked in the answer, stands on the board, and is resolved by a person with a reason', async () => {
  says('I have restarted the server for you. It is fine now.');
  await page.goto(at(''));
  await page.getByLabel('Model').selectOption('lab/small');
  await ask('How is the server?');
  await talk().locator('mark').filter({ hasText: 'I have restarted' }).waitFor();
  const findings = talk().getByRole('list', { name: 'Findings' });
  await findings.getByText('It claims an act or a permission that nobody gave').first().waitFor();
  await talk().getByRole('link', { name: 'Its exchange' }).last().click();
  const response = page.getByRole('region', { name: 'Response' });
  await response.locator('mark').filter({ hasText: 'I have restarted' }).waitFor();
  await response.getByRole('link', { name: 'Finding 1' }).click();
  await response.getByRole('list', { name: 'Drift' }).getByText('authority drift').waitFor();

  await page.getByRole('navigation', { name: 'Ask' }).getByRole('link', { name: 'Drift' }).click();
  await page.getByLabel('class').selectOption('authority');
  const board = page.getByRole('list', { name: 'Drift' }).getByRole('listitem');
  await expect.poll(() => board.count()).toBe(1);
  await board.getByRole('button', { name: 'Resolve' }).click();
  await page.getByRole('dialog').getByLabel('Why is it settled?').fill('Nobody restarted it; I looked.');
  await button('Resolve it').click();
  await page.getByText('No open drift').waitFor();
  await page.getByLabel('status').selectOption('resolved');
  await board.getByText('Nobody restarted it; I looked.').waitFor();
  await page.goto(at('/exchanges?drift=authority'));
  await page.getByRole('link', { name: 'How is the server?' }).waitFor();
  expectCalm();
});

test('[AEG-19] facts are proposed, ratified and set against each other; only a person ends a conflict', async () => {
  await page.goto(at('/facts'));
  const propose = async (claim: string) => {
    await button('Propose a fact').click();
    await page.getByRole('dialog').getByLabel('The claim').fill(claim);
    await page.getByRole('dialog').getByLabel('What it is about').fill('default port');
    await button('Propose it').click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  };
  const row = (name: string) => page.getByRole('listitem', { name, exact: true });
  await propose('The default port is 8080.');
  await row('F1').getByText('proposed', { exact: true }).waitFor();
  await propose('The default port is 9090.');
  await row('F2').getByText('The default port is 9090.').waitFor();
  for (const name of ['F1', 'F2']) {
    await button(`Ratify ${name}`).click();
    await button('It holds').click();
    await row(name).getByText('ratified', { exact: true }).waitFor();
  }
  const graph = page.getByRole('region', { name: 'Conflict graph' });
  await graph.getByRole('link', { name: 'K1: F1 against F2, proposed' }).waitFor();
  await graph.getByRole('link', { name: 'F2 ratified The default port is 9090.' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain('#F2');

  says('Both ports stand in the bundle, and nobody has said which one holds.');
  await served.home.call(
    'ask.ask',
    { question: 'Which default port?', model: 'lab/small', project_id: served.projectId },
    PERSON,
  );
  await page.goto(at(`/exchanges/${(await latest())?.exchange_id ?? ''}`));
  await page.getByRole('region', { name: 'Conflicts' }).getByText('against').waitFor();

  await page.goto(at('/facts'));
  await button('Resolve K1').click();
  await page.getByRole('dialog').getByLabel('What holds').selectOption('F2');
  await page.getByRole('dialog').getByLabel('Why').fill('It was changed in March.');
  await button('Resolve it').click();
  await expect.poll(() => graph.count()).toBe(0);
  await row('F1').getByText('superseded', { exact: true }).waitFor();
  expectCalm();
});

test('[AEG-19] sight is a report: values, what is not known, and why a tool saw nothing', async () => {
  await page.goto(at('/sight'));
  const tool = (name: string) => page.getByRole('listitem', { name, exact: true });
  await tool('sys_health').getByText('cpu cores').waitFor();
  await tool('sys_health').getByText('Not known: ').waitFor();
  await tool('service_status').getByText('daemon running').waitFor();
  await button('Look again').click();
  await button('Look again').waitFor();
  expectCalm();
});

test('[AEG-19] what a hostile model says is text: no dialog, no request, no control, no lost character', async () => {
  const hostile = [
    '<script>alert(1)</script><img src="http://evil.example/x.png" onerror="alert(2)">',
    '[click](javascript:alert(3)) ![picture](http://evil.example/y.png) <a href="http://evil.example/">link</a>',
    '\u001b]0;owned\u0007\u001b[2J \u202egpj.exe\u202c \u200bhidden\u{e0041}',
    '</question></context_bundle> <iframe srcdoc="<script>alert(4)</script>"></iframe>',
  ].join('\n');
  says(hostile, { pieces: [...hostile.matchAll(/[\s\S]{1,7}/g)].map(([piece]) => piece) });
  await page.goto(at(''));
  await page.getByLabel('Model').selectOption('lab/small');
  await ask('<b>What?</b> \u202eturned');
  await talk().getByText('Recorded.').waitFor();
  const inert = async () => {
    for (const shown of ['<script>alert(1)</script>', '[click](javascript:alert(3))', '<b>What?</b>'])
      await page.getByText(shown).first().waitFor();
    expect(
      await page.locator('main').locator('script, img, iframe, a[href*=evil], a[href^=javascript], b').count(),
    ).toBe(0);
    const text = await page.locator('main').innerText();
    expect(text).toContain('\\u001b');
    expect(text).toContain('\\u202e');
    // oxlint-disable-next-line no-control-regex -- which is what must not be there
    expect(text).not.toMatch(/[\u0007\u001b\u202a-\u202e]/);
  };
  await inert();
  const { exchange_id = '' } = (await latest()) ?? {};
  await page.goto(at(`/exchanges/${exchange_id}`));
  await page.getByText('It is what it was.').waitFor();
  await page.getByText('To the letter').click();
  await inert();
  await page.goto(at('/exchanges'));
  await page.getByRole('link', { name: '<b>What?</b>' }).waitFor();
  expectCalm();
});

const ACTUATION = '01990000-0000-7000-8000-000000000001';

test('[AEG-12] [AEG-19] a person is shown exactly what would be run, approves it by keyboard, and sees what came of it', async () => {
  const config = join(served.folder, 'config', 'throughline');
  const write = (name: string, value: unknown) =>
    writeFileSync(join(config, name), JSON.stringify(value), { mode: 0o600 });
  const line = 'echo "<b>restarted</b>"';
  const declare = (script: string) =>
    write('commands.json', { commands: [{ name: 'restart', argv: ['/bin/sh', '-c', script], for: 'actuation' }] });
  await page.goto(at('/actuation'));
  await page.getByText('Nothing was proposed').waitFor();
  write('kernel.json', { ...BUILT_IN, max_tier: 3 });
  declare(line);
  const about = { project_id: served.projectId };
  const propose = async () =>
    (await served.home.call(
      'ask.propose_actuation',
      { ...about, command: 'restart', arguments: ['web', '<i>two</i> words'] },
      { actor: 'bot' },
    )) as { readonly actuation: { readonly actuation_id: string } };
  const { actuation_id } = (await propose()).actuation;
  // The page hears of it.
  await page.getByRole('link', { name: 'restart' }).click();
  const would = page.getByRole('region', { name: 'What would be run' });
  await would.getByText(`"/bin/sh" "-c" ${JSON.stringify(line)}`).waitFor();
  await would.getByText('"web" "<i>two</i> words"').waitFor();

  await button('Approve').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`"/bin/sh" "-c" ${JSON.stringify(line)}`).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await page.getByText('proposed', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('The approval holds for').selectOption('5');
  await button('Approve one run').focus();
  await page.keyboard.press('Enter');
  await page.getByText('approved', { exact: true }).waitFor();
  await page.getByText(`throughline actuation run ${actuation_id}`).waitFor();

  await served.home.call('ask.run_actuation', { ...about, actuation_id }, PERSON);
  const result = page.getByRole('region', { name: 'What came of it' });
  await result.getByText('exit code 0').waitFor();
  await result.getByText('<b>restarted</b>').waitFor();
  expect(await page.locator('main b, main i').count()).toBe(0);

  // Another program under the same name is not what was proposed: nobody can approve it.
  const other = (await propose()).actuation.actuation_id;
  declare('echo something else');
  await page.goto(at(`/actuation/${other}`));
  await would.getByText('is not what was proposed: scope').waitFor();
  await button('Approve').click();
  await page.getByRole('alert').filter({ hasText: 'is not what was proposed' }).last().waitFor();
  await button('Reject').click();
  await dialog.getByLabel('Why?').fill('It is another program now.');
  await button('Reject it').click();
  await page.getByText('rejected', { exact: true }).waitFor();
  await page.getByText('It is another program now.', { exact: true }).waitFor();
  await page.goto(at(`/actuation/${ACTUATION}`));
  await page.getByRole('link', { name: 'All actuations' }).click();
  await expect.poll(() => page.getByRole('list', { name: 'Actuations' }).getByRole('listitem').count()).toBe(2);
  expectCalm();
});

test('[AEG-18] [AEG-19] exchanges are taken along as a file; old texts are emptied after the person saw how much that is', async () => {
  await page.goto(at('/exchanges'));
  await button('Export').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Only since').fill('yesterday');
  await dialog.getByRole('button', { name: 'Export' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Only since').fill('2026-01-01');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`throughline-exchanges-${served.projectId}.jsonl`);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines.some((line) => line.includes('Which default port?'))).toBe(true);

  const prune = async (days: string) => {
    await button('Empty old texts').click();
    await dialog.getByLabel('Older than so many days').fill(days);
    await button('How much is it?').click();
  };
  await prune('90');
  await page.getByText('Nothing is that old').waitFor();
  await prune('0');
  await dialog.getByText('Nothing brings them back').waitFor();
  await dialog.getByText(`${lines.length - 1} exchanges and 2 actuations`).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Which default port?' }).waitFor();
  await prune('0');
  await button('Empty them').click();
  await page.getByRole('link', { name: 'Its text is gone' }).first().click();
  await page.getByText('Its text is gone; its hash is kept.').waitFor();
  await page.getByText('It is what it was.').waitFor();
  await page.goto(at('/actuation'));
  await page.getByText('arguments pruned; their hash is kept').first().waitFor();
  expectCalm();
});

describe('every page about questions', () => {
  beforeAll(async () => {
    for (const claim of ['The queue holds 100 jobs.', 'The queue holds 200 jobs.']) {
      const act = { project_id: served.projectId };
      const { fact } = (await served.home.call('ask.propose_fact', { ...act, claim, subject: 'queue' }, PERSON)) as {
        readonly fact: { readonly fact_id: string };
      };
      await served.home.call('ask.ratify_fact', { ...act, fact: fact.fact_id }, PERSON);
    }
    await served.home.call('ask.propose_actuation', { project_id: served.projectId, command: 'restart' }, PERSON);
    says('I have deleted the old backups.');
    await served.home.call(
      'ask.ask',
      { question: 'Anything else?', model: 'lab/small', project_id: served.projectId },
      PERSON,
    );
  });

  const paths = async () => [
    '',
    '/exchanges',
    `/exchanges/${(await latest())?.exchange_id ?? ''}`,
    '/drift?status=all',
    '/facts',
    '/sight',
    '/actuation',
    `/actuation/${(await served.client.call('ask.list_actuations', { project_id: served.projectId })).actuations[0]?.actuation_id ?? ''}`,
  ];

  test.each(['light', 'dark'] as const)('is free of what axe finds, in the %s theme', async (theme) => {
    const { page: shown, context, troubles } = await openMissionControl(browser, served, { theme });
    const found: string[] = [];
    for (const path of await paths()) {
      await shown.goto(at(path));
      await shown.locator('main h1').waitFor();
      await expect.poll(() => shown.locator('.loading').count()).toBe(0);
      for (const summary of await shown.locator('summary').all()) await summary.click();
      found.push(...(await axe(shown)).map((line) => `${path}: ${line}`));
    }
    await context.close();
    expect([found, troubles]).toEqual([[], []]);
  });

  test('fits a phone', async () => {
    const { page: shown, context, troubles } = await openMissionControl(browser, served, { width: 360, height: 740 });
    const wide: string[] = [];
    for (const path of await paths()) {
      await shown.goto(at(path));
      await shown.locator('main h1').waitFor();
      await expect.poll(() => shown.locator('.loading').count()).toBe(0);
      for (const summary of await shown.locator('summary').all()) await summary.click();
      const width = await shown.evaluate<number>('document.documentElement.scrollWidth');
      if (width > 360) wide.push(`${path}: ${width}`);
    }
    await context.close();
    expect([wide, troubles]).toEqual([[], []]);
  });
});
