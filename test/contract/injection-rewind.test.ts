// A conversation that goes back to an earlier point, on both databases: what was told behind that point is told again, and nothing else.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toTimestamp } from '../../src/base/clock.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { mindDomain } from '../../src/mind/domain.ts';
import { speakAtBeginning, speakAtPrompt, type Beginning, type Spoken } from '../../src/mind/injection/hot.ts';
import * as q from '../../src/mind/injection/queries.ts';
import { rewindContexts } from '../../src/mind/injection/rewind.ts';
import { writeRow } from '../../src/store/table.ts';
import { DIALECTS, createFixture, type Fixture } from '../support/fixture.ts';
import {
  PROJECT,
  SESSION,
  appendTranscript,
  event,
  openT0Of,
  rootOf,
  session,
  writeTranscript,
  type OpenedT0,
} from '../support/t0-fixture.ts';

const KEY = { agent: 'claude', session_id: SESSION };
const sequences = [ledgerSchema, ...mindDomain.schema];

describe.each(DIALECTS)('a rewind on %s', (dialect) => {
  let fixture: Fixture;
  let opened: OpenedT0;
  let turns: number;

  beforeEach(async () => {
    fixture = createFixture(dialect);
    opened = await openT0Of(fixture, { sequences, ports: { onTakenBack: rewindContexts } });
    turns = 0;
    await compile(1, 'one', 'C1@1');
  });
  afterEach(() => fixture.dispose());

  /** A line as it was compiled; it ends without words. */
  async function compile(
    version: number,
    line_key: string,
    anchor: string,
    text: string | null = `- ${line_key} [${anchor}]`,
  ) {
    await opened.store.write(async (tx) => {
      const now = toTimestamp(await tx.now());
      const of = { project_id: PROJECT, tag: '*' };
      await writeRow(tx, q.putBaseline, { ...of, version, lines: 1, compiled_at: now });
      await writeRow(tx, q.putLine, {
        ...of,
        line_key,
        state: text === null ? 'ended' : 'holds',
        ordinal: version,
        section: 'canon',
        anchor,
        line: text,
        tokens: 10,
        since_version: version,
        replaces: null,
        changed_at: now,
      });
    });
  }

  const speaking = {
    project_id: PROJECT,
    event: 'an event',
    opted_out: false,
    pressure: () => ({ bps: 0, source: 'test' }),
    work: { say: () => 'The work.' },
  };

  async function heard(spoken: Spoken | symbol): Promise<string> {
    if (typeof spoken === 'symbol') throw new Error('the work was not given');
    const { hear, text } = spoken;
    if (hear) await opened.store.write(hear);
    fixture.advance(60_000);
    return text;
  }
  const begin = async (by: Beginning) =>
    heard(
      await opened.store.write((tx) =>
        speakAtBeginning(tx, KEY, by, speaking, { stateOf: () => 'unknown', isUnheard: false }),
      ),
    );
  const prompt = async () => {
    turns += 1;
    const spoken = await opened.store.write((tx) => speakAtPrompt(tx, KEY, `turn ${turns}`, speaking));
    if (typeof spoken === 'object' && 'since' in spoken) throw new Error('nothing was met');
    return heard(spoken);
  };
  const now = async () => toTimestamp(await opened.store.write((tx) => tx.now()));
  const ingest = (path: string) =>
    opened.t0.ingestFile({ agent: 'claude', path }, { projectId: PROJECT, actor: 'test', isNamed: true });

  test('makes due again what its turns were told, and leaves what came before and after', async () => {
    expect(await begin('start')).toContain('C1@1');
    const path = writeTranscript(fixture, 'a.jsonl', [
      session(rootOf(fixture)),
      event('1', 'One', { at: await now() }),
    ]);
    expect(await prompt()).toBe('');
    await compile(2, 'two', 'C2@1');
    const at = await now();
    expect(await prompt()).toContain('C2@1');
    appendTranscript(path, [event('2', 'Two', { at })]);
    // It went back and was asked something else, before anybody read that.
    await compile(3, 'three', 'C3@1');
    const later = await now();
    expect(await prompt()).toContain('C3@1');
    expect(await prompt()).toBe('');
    appendTranscript(path, [
      { step: 'retract', session_id: SESSION, from: '2', reason: 'rewind' },
      event('3', 'Three', { at: later }),
    ]);
    expect(await ingest(path)).toMatchObject({ retracted: 1 });
    const again = await prompt();
    expect([again.includes('C1@'), again.includes('C2@1'), again.includes('C3@')]).toEqual([false, true, false]);
    expect(await prompt()).toBe('');
  });

  test('brings back what had changed or ended since, and the beginning where that is gone as well', async () => {
    await begin('start');
    await compile(2, 'one', 'C1@2');
    const from = await now();
    expect(await prompt()).toContain('C1@2], instead of [C1@1]');
    await compile(3, 'one', 'C1@2', null);
    expect(await prompt()).toContain('No longer so: [C1@2]');
    const to = await now();
    await opened.store.write((tx) => rewindContexts(tx, KEY, { from: to, to }));
    expect(await prompt()).toBe('');
    await opened.store.write((tx) => rewindContexts(tx, KEY, { from, to }));
    expect(await prompt()).toContain('No longer so: [C1@2]');
    await opened.store.write((tx) => rewindContexts(tx, KEY, { from: '2000-01-01T00:00:00.000Z', to }));
    expect(await prompt()).toContain('The work.');
  });

  test('of a session that was told nothing changes nothing', async () => {
    await opened.store.write((tx) =>
      rewindContexts(tx, KEY, { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' }),
    );
    expect(await opened.store.read((tx) => tx.all(q.contextsOf, KEY.agent, KEY.session_id))).toEqual([]);
  });
});
