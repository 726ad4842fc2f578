// Facts from their proposal to what a person made of them, their conflicts, the board of drift and summaries, on both databases: who may
// do what, what is on record of it, and what a model is shown.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { canonicalJson } from '../../src/base/canonical-json.ts';
import { Refusal } from '../../src/base/errors.ts';
import { sha256 } from '../../src/base/hash.ts';
import type { Call } from '../../src/base/operation.ts';
import type { askOperations } from '../../src/ask/operations.ts';
import { factsIdOf } from '../../src/ask/facts/fact-kind.ts';
import { factSource } from '../../src/ask/facts/fact-source.ts';
import { findFacts } from '../../src/ask/recall/find-facts.ts';
import { askIdOf } from '../../src/ask/pipeline/record.ts';
import { askKind } from '../../src/ask/state/evolve.ts';
import { sql } from '../../src/store/store.ts';
import { LAB_MODEL, OTHER_PROJECT, PROJECT, openAskOf, type OpenedAsk } from '../support/ask-fixture.ts';
import { ALL_FAULTS } from '../support/crash.ts';
import { refusalOf } from '../support/expect-error.ts';
import { FactModel, type FactCommand } from '../support/fact-model.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import { writeDocument } from '../support/gateway-fixture.ts';
import { PERSON, documentFor } from '../support/gateway-questions.ts';
import type { ModelServer, Turn } from '../support/model-server/model-server.ts';
import { startOllama } from '../support/model-server/ollama.ts';
import { drawn } from '../support/secret-samples.ts';

type Answer<Name extends keyof typeof askOperations> = z.output<(typeof askOperations)[Name]['output']>;

const said = (text: string): Turn => ({ text, when: () => true });
const CLAUDE: Call = { actor: 'mcp:claude', runBy: 'claude' };
const CODEX: Call = { actor: 'mcp:codex', runBy: 'codex' };
const SECRET = `sk-ant-api03-${drawn('w', 93, 'facts')}AA`;
const NOBODY = '01990000-0000-7000-8000-00000000dead';

describe.each(DIALECTS)('facts on %s', (dialect) => {
  let fixture: Fixture;
  let server: ModelServer;
  let opened: OpenedAsk;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    fixture.clock.park();
    server = await startOllama();
    writeDocument(fixture, documentFor(`${server.url}/v1`, { policy: [{ effect: 'allow', actor: 'claude' }] }));
    opened = await openAskOf(fixture);
  });
  afterEach(async () => {
    await fixture.dispose();
    await server.close();
  });

  const on = <Name extends keyof typeof askOperations>(name: Name, input: object = {}, call: Call = PERSON) =>
    opened.call<Answer<Name>>(name, input, call);
  const propose = async (claim: string, more: object = {}, call: Call = PERSON) =>
    (await on('ask.propose_fact', { claim, ...more }, call)).fact;
  const ratified = async (claim: string, more: object = {}) => {
    const { name } = await propose(claim, more);
    return (await on('ask.ratify_fact', { fact: name })).fact;
  };
  const ask = async (question: string, more: object = {}, call: Call = PERSON) => {
    const answer = await on('ask.ask', { question, model: LAB_MODEL, show_bundle: true, ...more }, call);
    if (!answer.bundle) throw new Error('there is no bundle');
    return { ...answer, bundle: answer.bundle };
  };
  const told = async (projectId = PROJECT) =>
    (await opened.ledger.events(factsIdOf(projectId), { limit: 1_000 })).map(({ event_type, payload, actor }) => ({
      type: event_type,
      payload: JSON.parse(payload) as Record<string, unknown>,
      actor,
    }));

  async function expectSound(): Promise<void> {
    const { problems } = await opened.ledger.verify({ deep: true });
    expect(problems).toEqual([]);
    const { differences } = await opened.ledger.rebuild({ dryRun: true });
    expect(differences).toEqual([]);
  }

  test('[AEG-07] a fact that is older than the newest is offered by the index, and only while it holds', async () => {
    const old = await ratified('The depot in Lyon closes at noon.');
    const other = await ratified('The depot in Turin closes at nine.');
    for (let at = 0; at < 4; at += 1) await ratified(`Team ${at} has a room of its own.`);
    const find = findFacts(() => opened.ask.recall());
    const source = factSource(opened.store, { find, window: 3 });
    const offered = async (text: string) => {
      const question = { projectId: PROJECT, sessionId: PROJECT, text, deep: false, nowMs: fixture.clock.now() };
      return (await source.artifactsFor(question)).map(({ source: id }) => id);
    };
    expect(await offered('When does the depot close?')).toEqual([other.fact_id, old.fact_id]);
    expect(await offered('!?')).toEqual([]);
    await on('ask.reject_fact', { fact: old.name, reason: 'It was sold.' });
    expect(await offered('When does the depot close?')).toEqual([other.fact_id]);
    expect(await find(OTHER_PROJECT, 'depot')).toEqual([]);
  });

  // ── What becomes of a fact ───────────────────────────────────────────────────────────────────────────────────

  test('[AEG-16] anyone proposes a fact, a person alone ratifies it, and no event holds a word of it', async () => {
    const fact = await propose('The default port is 8080.', { subject: 'port', source: 'file:README.md' }, CLAUDE);
    expect(fact).toMatchObject({
      name: 'F1',
      status: 'proposed',
      confidence: 'medium',
      claim: 'The default port is 8080.',
      subject: 'port',
      source: 'file:README.md',
      proposed_by: 'mcp:claude',
    });
    const refused = await refusalOf(on('ask.ratify_fact', { fact: 'F1' }, CLAUDE));
    expect(refused.code).toBe('confirmation_required');
    expect(JSON.stringify(refused.details)).toContain('The default port is 8080.');
    const { digest } = refused.details as { digest: string };
    const byAgent = on('ask.ratify_fact', { fact: 'F1' }, { ...CLAUDE, confirm: digest });
    expect((await refusalOf(byAgent)).code).toBe('confirmation_by_agent');

    const { fact: after } = await on('ask.ratify_fact', { fact: 'F1' });
    expect(after).toMatchObject({ status: 'ratified', ratified_by: 'cli:person' });
    expect(await on('ask.get_fact', { fact: fact.fact_id })).toMatchObject({ fact: after, conflicts: [] });
    const events = await told();
    expect(events.map(({ type, actor }) => [type, actor])).toEqual([
      ['fact.proposed', 'mcp:claude'],
      ['fact.ratified', 'cli:person'],
    ]);
    expect(events[0]?.payload).toMatchObject({ claim_hash: sha256('The default port is 8080.'), confidence: 'medium' });
    expect(JSON.stringify(events)).not.toMatch(/8080|README|"port"/);
    await expectSound();
  });

  test('a fact is rejected with a reason, whether it was proposed or ratified, and a ratified one is superseded', async () => {
    await propose('The cache holds 10 MB.');
    const { fact: rejected } = await on('ask.reject_fact', { fact: 'F1', reason: 'It holds 20.' });
    expect(rejected).toMatchObject({ status: 'rejected', reason: 'It holds 20.', ended_by: 'cli:person' });
    await ratified('The release is in May.');
    await ratified('The release is in summer.');
    const { fact } = await on('ask.supersede_fact', { fact: 'F2', by: 'F3', reason: 'It was moved.' });
    expect(fact).toMatchObject({ status: 'superseded', superseded_by: 'F3', reason: 'It was moved.' });
    await on('ask.reject_fact', { fact: 'F3', reason: 'Cancelled.' });
    const { facts } = await on('ask.list_facts');
    expect(facts.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'F3 rejected',
      'F2 superseded',
      'F1 rejected',
    ]);
    expect((await on('ask.list_facts', { status: 'superseded' })).facts).toHaveLength(1);
    await expectSound();
  });

  test('the same words are one fact while it stands; proposed after that, they are another', async () => {
    await propose('The port is 80.');
    expect(await on('ask.propose_fact', { claim: ' The port is 80. ' })).toMatchObject({
      created: false,
      fact: { name: 'F1' },
    });
    await on('ask.reject_fact', { fact: 'F1', reason: 'No.' });
    expect(await on('ask.propose_fact', { claim: 'The port is 80.' })).toMatchObject({
      created: true,
      fact: { name: 'F2', status: 'proposed' },
    });
    expect((await told()).map(({ type }) => type)).toEqual(['fact.proposed', 'fact.rejected', 'fact.proposed']);
  });

  test('an operation id is done once, and refused for something else', async () => {
    const input = { claim: 'The port is 80.', operation_id: 'once' };
    const first = await on('ask.propose_fact', input);
    expect(await on('ask.propose_fact', input)).toEqual(first);
    const other = on('ask.propose_fact', { ...input, claim: 'The port is 81.' });
    expect((await refusalOf(other)).code).toBe('operation_conflict');
    const ratify = { fact: 'F1', operation_id: 'ratify-once' };
    const after = await on('ask.ratify_fact', ratify);
    expect(await on('ask.ratify_fact', ratify)).toEqual(after);
    expect((await refusalOf(on('ask.ratify_fact', { fact: 'F1' }))).code).toBe('fact_not_open');
    await ratified('The port is closed.');
    const resolve = { conflict: 'K1', keep: 'F2', reason: 'Seen.', operation_id: 'resolve-once' };
    await on('ask.mark_conflict', { fact: 'F1', other: 'F2', operation_id: 'mark-once' });
    await on('ask.mark_conflict', { fact: 'F1', other: 'F2', operation_id: 'mark-once' });
    const resolved = await on('ask.resolve_conflict', resolve);
    expect(await on('ask.resolve_conflict', resolve)).toEqual(resolved);
    expect((await told()).map(({ type }) => type)).toEqual([
      'fact.proposed',
      'fact.ratified',
      'fact.proposed',
      'fact.ratified',
      'fact.conflict_marked',
      'fact.conflict_resolved',
      'fact.superseded',
    ]);
  });

  test('a secret in any of its texts is kept nowhere', async () => {
    await propose(`The token is ${SECRET}.`, { subject: SECRET, source: `https://x.example/?t=${SECRET}` });
    await propose('The port is 80.');
    await on('ask.mark_conflict', { fact: 'F1', other: 'F2', about: `about ${SECRET}` });
    await on('ask.reject_fact', { fact: 'F1', reason: `because ${SECRET}` });
    const answer = await on('ask.propose_fact', { claim: `Again ${SECRET}` });
    expect(answer.sanitised).toBe(true);
    const texts = await opened.store.read((tx) => tx.all(sql<{ body: string | null }>('SELECT body FROM ask_content')));
    expect(texts.length).toBeGreaterThanOrEqual(3);
    const rows = await opened.store.read((tx) => tx.all(sql('SELECT * FROM ledger_fact')));
    expect(JSON.stringify([texts, rows, await told()])).not.toContain(SECRET);
    expect((await on('ask.propose_fact', { claim: 'The port is 82.' })).sanitised).toBe(false);
  });

  test('words that were erased are null, and come back when they are said again', async () => {
    await propose('The port is 80.');
    await opened.store.write((tx) => tx.run(sql('UPDATE ledger_fact SET claim = NULL')));
    expect((await on('ask.get_fact', { fact: 'F1' })).fact).toMatchObject({ claim: null, status: 'proposed' });
    await expectSound();
    await on('ask.reject_fact', { fact: 'F1', reason: 'No.' });
    expect(await propose('The port is 80.')).toMatchObject({ name: 'F2', claim: 'The port is 80.' });
  });

  test('wrong input is refused, and nothing is written', async () => {
    const refusals: [Promise<unknown>, string][] = [
      [propose('   '), 'invalid_input'],
      [propose('x'.repeat(1_001)), 'invalid_input'],
      [propose('A claim is here.', { source: 'mailto:me' }), 'invalid_input'],
      [propose('A claim is here.', { source: 'http://plain.example' }), 'invalid_input'],
      [propose('A claim is here.', { confidence: 'certain' }), 'invalid_input'],
      [propose('A claim is here.', { source: `turn:${NOBODY}` }), 'unknown_source'],
      [propose('A claim is here.', { source: `exchange:${NOBODY}` }), 'unknown_source'],
      [on('ask.ratify_fact', { fact: 'F9' }), 'unknown_fact'],
      [on('ask.ratify_fact', { fact: 'K1' }), 'unknown_fact'],
      [on('ask.ratify_fact', { fact: NOBODY }), 'unknown_fact'],
      [on('ask.ratify_fact', { fact: 'F9' }, CLAUDE), 'unknown_fact'],
      [on('ask.reject_fact', { fact: 'F9', reason: 'x' }), 'unknown_fact'],
      [on('ask.reject_fact', { fact: 'F9', reason: ' ' }), 'invalid_input'],
      [on('ask.get_fact', { fact: "F1'; --" }), 'unknown_fact'],
      [on('ask.mark_conflict', { fact: 'F9', other: 'F8' }), 'unknown_fact'],
      [on('ask.resolve_conflict', { conflict: 'K9', keep: 'both', reason: 'x' }), 'fact_conflict_unknown'],
      [on('ask.get_drift', { drift_id: NOBODY }), 'unknown_drift'],
      [on('ask.resolve_drift', { drift_id: NOBODY, reason: 'x' }), 'unknown_drift'],
      [on('ask.summarise_chat', { session_id: NOBODY }), 'unknown_chat'],
    ];
    const found = await Promise.all(refusals.map(async ([act]) => (await refusalOf(act)).code));
    expect(found).toEqual(refusals.map(([, code]) => code));
    await expect(propose('A lone \ud800 surrogate.')).rejects.toBeInstanceOf(Refusal);
    expect((await on('ask.list_facts')).facts).toEqual([]);
    expect(await opened.store.read((tx) => tx.all(sql('SELECT * FROM ask_content')))).toEqual([]);
  });

  test("another project's facts and conflicts are not there", async () => {
    const there = { project_id: OTHER_PROJECT };
    const a = await ratified('The port is 80.');
    const b = await ratified('The port is open.');
    const { conflict } = await on('ask.mark_conflict', { fact: 'F1', other: 'F2' });
    expect((await propose('Theirs is here.', there)).name).toBe('F1');
    const codes = async (acts: readonly Promise<unknown>[]) =>
      Promise.all(acts.map(async (act) => (await refusalOf(act)).code));
    expect(
      await codes([
        on('ask.get_fact', { fact: a.fact_id, ...there }),
        on('ask.ratify_fact', { fact: a.fact_id, ...there }),
        on('ask.reject_fact', { fact: a.fact_id, reason: 'x', ...there }),
        on('ask.supersede_fact', { fact: a.fact_id, by: b.fact_id, ...there }),
        on('ask.mark_conflict', { fact: 'F1', other: b.fact_id, ...there }),
      ]),
    ).toEqual(Array.from({ length: 5 }, () => 'unknown_fact'));
    const resolve = on('ask.resolve_conflict', { conflict: conflict.conflict_id, keep: 'both', reason: 'x', ...there });
    expect((await refusalOf(resolve)).code).toBe('fact_conflict_unknown');
    expect((await on('ask.list_facts', there)).facts.map(({ claim }) => claim)).toEqual(['Theirs is here.']);
    expect((await on('ask.list_conflicts', there)).conflicts).toEqual([]);
    server.say(said('Nothing.'));
    expect((await ask('Which port is it?', there)).bundle.facts).toEqual([]);
  });

  test('lists come in pages, by status and by what a fact is about', async () => {
    for (let at = 1; at <= 5; at += 1)
      await propose(`Claim number ${at} is here.`, { subject: at % 2 ? 'odd' : 'even' });
    const first = await on('ask.list_facts', { limit: 2 });
    expect([first.facts.map(({ name }) => name), first.next]).toEqual([['F5', 'F4'], 4]);
    const rest = await on('ask.list_facts', { limit: 3, before: first.next ?? 0 });
    expect([rest.facts.map(({ name }) => name), rest.next]).toEqual([['F3', 'F2', 'F1'], null]);
    const about = await on('ask.list_facts', { subject: 'The ODD' });
    expect(about.facts.map(({ name }) => name)).toEqual(['F5', 'F3', 'F1']);
  });

  // ── Conflicts ────────────────────────────────────────────────────────────────────────────────────────────────

  test('[AEG-07] two conflicting facts stand side by side in a bundle, marked, until a person says which one holds', async () => {
    const a = await ratified('The default port is 8080.');
    const b = await ratified('The daemon listens at 9090 now.');
    const { conflict } = await on('ask.mark_conflict', { fact: 'F2', other: 'F1', about: 'which port' }, CLAUDE);
    expect(conflict).toMatchObject({ name: 'K1', status: 'open', about: 'which port', marked_by: 'mcp:claude' });
    expect([conflict.a.name, conflict.b.name]).toEqual(['F1', 'F2']);

    server.say(said('Both stand.'));
    // The second one shares no word with the question: it is there because it contradicts.
    const { bundle, exchange_id } = await ask('What is the default port?');
    const ids = [`ledger:${a.fact_id}`, `ledger:${b.fact_id}`];
    expect(bundle.facts.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(bundle.facts).toContainEqual({
      id: `ledger:${a.fact_id}`,
      claim: 'The default port is 8080.',
      source: 'ledger',
      observed_at: a.ratified_at,
      confidence: 'medium',
    });
    expect(bundle.conflicts).toMatchObject([{ between: ids.toSorted() }]);
    const { refs } = await on('ask.get_exchange', { exchange_id });
    const kept = refs.filter(({ artifact_type }) => artifact_type === 'ledger_fact');
    expect(kept.map(({ risk_flags }) => risk_flags)).toEqual([['conflict'], ['conflict']]);

    const agents = on('ask.resolve_conflict', { conflict: 'K1', keep: 'F2', reason: 'x' }, CLAUDE);
    expect((await refusalOf(agents)).code).toBe('confirmation_required');
    const { conflict: after } = await on('ask.resolve_conflict', { conflict: 'K1', keep: 'F2', reason: 'Seen.' });
    expect(after).toMatchObject({ status: 'resolved', kept: 'b', reason: 'Seen.', a: { status: 'superseded' } });
    expect((await on('ask.list_conflicts')).conflicts).toEqual([]);
    expect((await on('ask.list_conflicts', { status: 'resolved' })).conflicts).toHaveLength(1);
    const again = on('ask.resolve_conflict', { conflict: 'K1', keep: 'F1', reason: 'x' });
    expect((await refusalOf(again)).code).toBe('fact_conflict_resolved');
    server.say(said('Settled.'));
    const { bundle: later } = await ask('At which port does the daemon listen?');
    expect([later.facts.map(({ id }) => id), later.conflicts]).toEqual([[ids[1]], []]);
    await expectSound();
  });

  test('a rule proposes a conflict when a fact is ratified; it resolves none, and a person who said otherwise is not asked again', async () => {
    await ratified('The default port is 8080.', { subject: 'network' });
    await propose('The default port is 9090.');
    const { conflicts } = await on('ask.ratify_fact', { fact: 'F2' });
    expect(conflicts).toMatchObject([{ name: 'K1', status: 'proposed', rule: 'value', marked_by: null }]);
    server.say(said('Both stand.'));
    expect((await ask('What is the default port?')).bundle.conflicts).toHaveLength(1);
    expect((await on('ask.list_facts', { status: 'ratified' })).facts).toHaveLength(2);
    // Whoever marks it makes it open: it is the same conflict.
    const { conflict } = await on('ask.mark_conflict', { fact: 'F1', other: 'F2', about: 'the port' }, CLAUDE);
    expect(conflict).toMatchObject({ name: 'K1', status: 'open', rule: 'value', about: 'the port' });
    await on('ask.resolve_conflict', { conflict: 'K1', keep: 'both', reason: 'Two services.' });
    await ratified('The default port is 7070.');
    expect((await on('ask.list_conflicts')).conflicts.map(({ a, b }) => `${a.name} ${b.name}`)).toEqual([
      'F2 F3',
      'F1 F3',
    ]);
    await expectSound();
  });

  test('what is only proposed, rejected or superseded is shown to no model, but for a superseded one that contradicts', async () => {
    await propose('The port is proposed.');
    await ratified('The port is gone.');
    await on('ask.reject_fact', { fact: 'F2', reason: 'No.' });
    const old = await ratified('The port was 8080 once.');
    await ratified('The port moved.');
    await on('ask.supersede_fact', { fact: 'F3', by: 'F4' });
    server.say(said('One.'));
    const { bundle } = await ask('Which port is it?');
    expect(bundle.facts.map(({ claim }) => claim)).toEqual(['The port moved.']);
    expect(bundle.disclosures).toEqual([]);

    const other = await ratified('A port is 7070 here.');
    await on('ask.mark_conflict', { fact: 'F3', other: 'F5' });
    server.say(said('Two.'));
    const { bundle: deeper } = await ask('Which port is it?');
    expect(deeper.facts.map(({ claim }) => claim)).toContain('The port was 8080 once.');
    expect(deeper.conflicts).toMatchObject([
      { between: [`ledger:${old.fact_id}`, `ledger:${other.fact_id}`].toSorted() },
    ]);
    expect(deeper.disclosures).toEqual([
      { artifacts: [`ledger:${old.fact_id}`], line: 'One entry of deep history added to show a conflict.' },
    ]);
  });

  test('facts that share no word with the question are deep history', async () => {
    await ratified('Bananas are yellow.');
    server.say(said('No.'));
    expect((await ask('Which port is it?')).bundle.facts).toEqual([]);
    server.say(said('Yes.'));
    const { bundle } = await ask('Which port is it?', { deep: true });
    expect(bundle.facts).toHaveLength(1);
    expect(bundle.disclosures).toHaveLength(1);
  });

  test('a pair that somebody spoke about already is proposed by no rule', async () => {
    await ratified('The default port is 8080.');
    await propose('The default port is 9090.');
    await on('ask.mark_conflict', { fact: 'F1', other: 'F2' });
    await on('ask.resolve_conflict', { conflict: 'K1', keep: 'both', reason: 'Two services.' });
    expect((await on('ask.ratify_fact', { fact: 'F2' })).conflicts).toEqual([]);
    expect((await on('ask.list_conflicts', { status: 'all' })).conflicts).toHaveLength(1);
  });

  test('[AEG-16] what no person ratified is shown to no model, not even as deep history or beside what it contradicts', async () => {
    const { fact_id } = await ratified('The port is open.');
    await propose('The port was never opened.');
    await on('ask.mark_conflict', { fact: 'F1', other: 'F2' });
    await ratified('The port was closed.');
    await on('ask.reject_fact', { fact: 'F3', reason: 'No.' });
    for (const more of [{}, { deep: true }]) {
      server.say(said('It is open.'));
      const { bundle } = await ask('Which port is it?', more);
      expect([bundle.facts.map(({ id }) => id), bundle.conflicts]).toEqual([[`ledger:${fact_id}`], []]);
    }
  });

  test('rows that were changed are found, and made again from the events', async () => {
    await ratified('The default port is 8080.');
    await ratified('The default port is 9090.');
    await expectSound();
    const before = [await on('ask.list_facts'), await on('ask.list_conflicts')];
    await opened.store.write((tx) => tx.run(sql(`UPDATE ledger_fact SET status = 'rejected' WHERE number = 1`)));
    await opened.store.write((tx) => tx.run(sql('DELETE FROM fact_conflict')));
    const { problems } = await opened.ledger.verify({ deep: true });
    expect(problems.length).toBeGreaterThan(0);
    await opened.ledger.rebuild();
    expect([await on('ask.list_facts'), await on('ask.list_conflicts')]).toEqual(before);
    await expectSound();
  });

  test('words that somebody changed are found, and shown to no model', async () => {
    await ratified('The default port is 8080.');
    await opened.store.write((tx) => tx.run(sql(`UPDATE ledger_fact SET claim = 'The default port is 6666.'`)));
    const { problems } = await opened.ledger.verify({ deep: true });
    expect(JSON.stringify(problems)).toContain('has other words than its hashes say');
    const { exchanges } = await on('ask.list_exchanges');
    expect((await refusalOf(ask('What is the default port?'))).code).toBe('fact_damaged');
    expect((await on('ask.list_exchanges')).exchanges).toEqual(exchanges);
  });

  // ── Any history ──────────────────────────────────────────────────────────────────────────────────────────────

  test('[AEG-07] [AEG-16] does what its rules say, and nothing else, whatever is asked in whatever order', async () => {
    const fact = fc.integer({ min: 1, max: 4 });
    const command: fc.Arbitrary<FactCommand> = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ do: fc.constant('propose' as const), claim: fc.integer({ min: 1, max: 6 }) }),
      },
      { weight: 4, arbitrary: fc.record({ do: fc.constant('ratify' as const), fact }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('reject' as const), fact }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('supersede' as const), fact, by: fact }) },
      { weight: 4, arbitrary: fc.record({ do: fc.constant('conflict' as const), fact, other: fact }) },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constant('resolve' as const),
          conflict: fc.integer({ min: 1, max: 3 }),
          keep: fc.oneof(fact, fc.constantFrom('both' as const, 'neither' as const)),
        }),
      },
    );
    const input = (each: FactCommand): [keyof typeof askOperations, object] => {
      switch (each.do) {
        case 'propose':
          return ['ask.propose_fact', { claim: `claim ${each.claim}` }];
        case 'ratify':
          return ['ask.ratify_fact', { fact: `F${each.fact}` }];
        case 'reject':
          return ['ask.reject_fact', { fact: `F${each.fact}`, reason: 'No.' }];
        case 'supersede':
          return ['ask.supersede_fact', { fact: `F${each.fact}`, by: `F${each.by}` }];
        case 'conflict':
          return ['ask.mark_conflict', { fact: `F${each.fact}`, other: `F${each.other}` }];
        default: {
          const keep = typeof each.keep === 'number' ? `F${each.keep}` : each.keep;
          return ['ask.resolve_conflict', { conflict: `K${each.conflict}`, keep, reason: 'So.' }];
        }
      }
    };
    const tally = new Set<string>();
    let project = 0;
    const numRuns = ALL_FAULTS ? 500 : dialect === 'sqlite' ? 60 : 10;
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 25, maxLength: 50 }), async (commands) => {
        project += 1;
        const project_id = `01990000-0000-7000-8000-${String(project).padStart(12, '0')}`;
        const model = new FactModel();
        for (const each of commands) {
          const expected = model.run(each);
          const [name, fields] = input(each);
          const came = await on(name, { ...fields, project_id }).then(
            () => 'done',
            (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
          );
          expect([each, came]).toEqual([each, expected]);
          tally.add(`${each.do} ${came}`);
        }
        const { facts } = await on('ask.list_facts', { project_id, limit: 200 });
        expect(facts.toReversed().map(({ claim, status, superseded_by }) => [claim, status, superseded_by])).toEqual(
          model.facts.map(({ claim, state, supersededBy }) => [
            claim,
            state,
            supersededBy === null ? null : `F${supersededBy}`,
          ]),
        );
        const { conflicts } = await on('ask.list_conflicts', { project_id, status: 'all', limit: 200 });
        expect(conflicts.toReversed().map(({ a, b, status, kept }) => [a.name, b.name, status, kept])).toEqual(
          model.conflicts.map(({ sides: [a, b], open, kept }) => [`F${a}`, `F${b}`, open ? 'open' : 'resolved', kept]),
        );
      }),
      { seed: 7, numRuns, endOnFailure: true },
    );
    await expectSound();
    const must = ['propose', 'ratify', 'reject', 'supersede', 'conflict', 'resolve'].map((name) => `${name} done`);
    const refused = ['supersede fact_not_ratified', 'resolve not_a_side', 'resolve fact_not_ratified'];
    if (dialect === 'sqlite') expect([...must, ...refused].filter((what) => !tally.has(what))).toEqual([]);
  }, 120_000);

  // ── Drift ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** As the validator raises it in an exchange of this conversation. */
  async function raise(
    exchange: { exchange_id: string; session_id: string },
    drift_id: string,
    of: 'tone' | 'evidence',
  ) {
    const { prompt_hash, response_hash } = await on('ask.get_exchange', { exchange_id: exchange.exchange_id });
    await opened.ledger.append({ kind: askKind, id: askIdOf(PROJECT) }, [
      {
        type: 'drift.raised',
        payload: {
          drift_id,
          kind: 'DRIFTWATCH',
          severity: 'medium',
          drift_class: of,
          exchange_id: exchange.exchange_id,
          session_id: exchange.session_id,
          prompt_hash,
          response_hash,
          summary: `${of}: a-rule x1`,
          project_id: PROJECT,
        },
      },
    ]);
  }

  test('[AEG-15] drift returns in every bundle until somebody else than its agent resolves it with a reason', async () => {
    const [first, second] = ['01990000-0000-7000-8000-0000000d0001', '01990000-0000-7000-8000-0000000d0002'];
    server.say(said('Yes.'));
    const exchange = await ask('Is it so?', {}, CLAUDE);
    await raise(exchange, first, 'tone');
    await raise(exchange, second, 'evidence');
    const { drift } = await on('ask.list_drift');
    expect(drift.map(({ drift_id, agent_id, status }) => [drift_id, agent_id, status])).toEqual([
      [second, 'claude', 'open'],
      [first, 'claude', 'open'],
    ]);
    expect((await on('ask.list_drift', { class: 'tone', status: 'open' })).drift).toHaveLength(1);
    const page = await on('ask.list_drift', { limit: 1 });
    const next = await on('ask.list_drift', { limit: 1, before: page.next ?? 0 });
    expect([next.drift[0]?.drift_id, next.next]).toEqual([first, null]);
    server.say(said('Yes.'));
    const { bundle } = await ask('And now?');
    expect(bundle.open_items.map(({ id }) => id).toSorted()).toEqual([`driftwatch:${first}`, `driftwatch:${second}`]);

    const own = on('ask.resolve_drift', { drift_id: first, reason: 'Fine.' }, CLAUDE);
    expect((await refusalOf(own)).code).toBe('own_drift');
    const there = on('ask.resolve_drift', { drift_id: first, reason: 'Fine.', project_id: OTHER_PROJECT });
    expect((await refusalOf(there)).code).toBe('unknown_drift');
    expect((await refusalOf(on('ask.resolve_drift', { drift_id: first, reason: ' ' }))).code).toBe('invalid_input');
    const once = { drift_id: first, reason: `Looked at ${SECRET}.`, operation_id: 'once' };
    const resolved = await on('ask.resolve_drift', once, CODEX);
    expect(resolved.drift).toMatchObject({ status: 'resolved', resolved_by: 'mcp:codex' });
    expect(resolved.drift.resolution).toMatch(/^Looked at /);
    expect(JSON.stringify([resolved, await opened.told()])).not.toContain(SECRET);
    expect(await on('ask.resolve_drift', once, CODEX)).toEqual(resolved);
    expect((await refusalOf(on('ask.resolve_drift', { drift_id: first, reason: 'x' }))).code).toBe('drift_resolved');
    expect((await on('ask.get_drift', { drift_id: first })).drift).toEqual(resolved.drift);
    await on('ask.resolve_drift', { drift_id: second, reason: 'The number is in the README.' });
    server.say(said('Yes.'));
    expect((await ask('And now?')).bundle.open_items).toEqual([]);
    await expectSound();
  });

  test('recall finds what people ratified, and forgets what no longer holds', async () => {
    const fact = await ratified('The staging cluster runs in Graz.');
    const found = async () => (await on('ask.recall', { query: 'where does staging run' })).items.map(({ ref }) => ref);
    expect(await found()).toEqual([`ledger:${fact.fact_id}`]);
    const other = await ratified('The staging cluster runs in Linz.');
    await on('ask.supersede_fact', { fact: fact.fact_id, by: other.fact_id });
    expect(await found()).toEqual([`ledger:${other.fact_id}`]);
  });

  // ── Summaries ────────────────────────────────────────────────────────────────────────────────────────────────

  test('[AEG-18] a summary holds facts, theories and decisions with their ids, and is kept by its hash', async () => {
    const port = await ratified('The default port is 8080.');
    server.say(said('The default port is 8080. The cache may be cold today.'));
    const exchange = await ask('What is the default port? We decided to keep SQLite.');
    const { turns } = await on('ask.get_chat', { session_id: exchange.session_id });
    const [user, aurora] = turns;
    const source = `turn:${aurora?.turn_id}`;
    const theory = await propose('The cache holds 10 MB.', { source });
    expect(theory.session_id).toBe(exchange.session_id);
    const decided = await ratified('The notes stay in English.', { source: `exchange:${exchange.exchange_id}` });

    const first = await on('ask.summarise_chat', { session_id: exchange.session_id });
    const { summary } = first;
    expect(summary.facts).toEqual([
      {
        id: `ledger:${port.fact_id}`,
        name: 'F1',
        text: 'The default port is 8080.',
        cited_in: [`exchange:${exchange.exchange_id}`],
      },
    ]);
    expect(summary.theories).toEqual([
      { id: source, name: null, text: 'The cache may be cold today.' },
      { id: `ledger:${theory.fact_id}`, name: 'F2', text: 'The cache holds 10 MB.' },
    ]);
    expect(summary.decisions).toEqual([
      { id: `turn:${user?.turn_id}`, name: null, text: 'We decided to keep SQLite.' },
      { id: `ledger:${decided.fact_id}`, name: 'F3', text: 'The notes stay in English.' },
    ]);
    expect(first).toMatchObject({ created: true, summary_hash: sha256(canonicalJson(summary)) });
    const kept = await opened.store.read((tx) =>
      tx.get(sql<{ body: string }>('SELECT body FROM ask_content WHERE content_hash = ?'), first.summary_hash),
    );
    expect(kept?.body).toBe(canonicalJson(summary));
    fixture.advance(60_000);
    expect(await on('ask.summarise_chat', { session_id: exchange.session_id })).toEqual({ ...first, created: false });

    await on('ask.close_chat', { session_id: exchange.session_id });
    await on('ask.ratify_fact', { fact: theory.name });
    const later = await on('ask.summarise_chat', { session_id: exchange.session_id }, CLAUDE);
    expect(later.created).toBe(true);
    expect(later.summary_hash).not.toBe(first.summary_hash);
    expect(later.summary.decisions).toHaveLength(3);
    const events = (await opened.told()).filter(({ type }) => type === 'chat.summarised');
    expect(events.map(({ payload }) => payload['summary_hash'])).toEqual([first.summary_hash, later.summary_hash]);
    expect(JSON.stringify(events)).not.toContain('SQLite');
    const there = on('ask.summarise_chat', { session_id: exchange.session_id, project_id: OTHER_PROJECT });
    expect((await refusalOf(there)).code).toBe('unknown_chat');
    await expectSound();
  });

  test('a fact never takes its source from another project', async () => {
    server.say(said('Yes.'));
    const { exchange_id } = await ask('Is it so?', { project_id: OTHER_PROJECT });
    const act = propose('It is so.', { source: `exchange:${exchange_id}` });
    expect((await refusalOf(act)).code).toBe('unknown_source');
    expect(await propose('It is so.', { source: `exchange:${exchange_id}`, project_id: OTHER_PROJECT })).toMatchObject({
      name: 'F1',
    });
  });
});
