// Real processes that consolidate one project at the same time, and one that is killed while it does: on both databases.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { canonIdOf } from '../../src/mind/canon/evolve.ts';
import { bundledScript } from '../support/bundled-script.ts';
import { PROJECT, Shelf, openCanonOf, type OpenedCanon } from '../support/canon-fixture.ts';
import { manySlices } from '../support/canon-sessions.ts';
import type { ConsolidateRequest } from '../support/consolidator-process.ts';
import { DIALECTS, createFixture, type DialectName, type Fixture } from '../support/fixture.ts';

const SESSIONS = 12;
const TIMEOUT_MS = 240_000;
const script = bundledScript(fileURLToPath(new URL('../support/consolidator-process.ts', import.meta.url)));

interface Ended {
  readonly slices: number;
  readonly failed: number;
  readonly hash: string;
}

class Consolidating {
  readonly child: ChildProcess;
  private output = '';
  private errors = '';

  constructor(request: ConsolidateRequest) {
    this.child = spawn(process.execPath, [script, JSON.stringify(request)], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
  }

  /** Resolves once it has told of a slice. */
  async told(): Promise<void> {
    while (this.output === '' && this.child.exitCode === null) await once(this.child.stdout ?? this.child, 'data');
  }

  async ended(): Promise<Ended> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'close');
    if (this.child.exitCode !== 0) throw new Error(`it ended with ${this.child.exitCode}: ${this.errors}`);
    return JSON.parse(this.output.trim().split('\n').at(-1) ?? '') as Ended;
  }
}

describe.each(DIALECTS)('consolidators as processes on %s', (dialect) => {
  const fixtures: Fixture[] = [];
  afterEach(async () => {
    for (const fixture of fixtures.splice(0)) await fixture.dispose();
  });

  async function waiting(): Promise<{ fixture: Fixture; canon: OpenedCanon; request: ConsolidateRequest }> {
    const fixture = createFixture(dialect);
    fixtures.push(fixture);
    // The processes live in real time.
    if (dialect === 'sqlite') fixture.advance(Date.now() - fixture.clock.now());
    const shelf = new Shelf();
    const canon = await openCanonOf(fixture, { shelf });
    for (const slice of manySlices(shelf, SESSIONS)) await canon.consolidation.consolidator.enqueueSlice(slice);
    return { fixture, canon, request: requestFor(dialect, fixture, shelf) };
  }

  async function expectWhole(canon: OpenedCanon): Promise<void> {
    const events = await canon.ledger.events(canonIdOf(PROJECT), { limit: 1_000 });
    expect(events.filter(({ event_type }) => event_type === 'canon.slice_applied')).toHaveLength(SESSIONS);
    expect((await canon.ledger.verify({ deep: true })).problems).toEqual([]);
  }

  test('[MND-06] of processes that start together, each slice is applied by one', { timeout: TIMEOUT_MS }, async () => {
    const { canon, request } = await waiting();
    const ended = await Promise.all([1, 2, 3].map(() => new Consolidating(request).ended()));
    expect(ended.reduce((sum, { slices }) => sum + slices, 0)).toBe(SESSIONS);
    expect(ended.map(({ failed }) => failed)).toEqual([0, 0, 0]);
    await expectWhole(canon);
  });

  test(
    '[MND-06] [MND-18] what a killed process left is finished by the next, to the same canon',
    { timeout: TIMEOUT_MS },
    async () => {
      const undisturbed = await waiting();
      const { hash } = await new Consolidating(undisturbed.request).ended();
      const { canon, request } = await waiting();
      const killed = new Consolidating(request);
      await killed.told();
      killed.child.kill('SIGKILL');
      await once(killed.child, 'close');
      // Its lease still stands: the next one waits for it, or for the job that died with it.
      for (let slices = -1; slices !== 0;) ({ slices } = await new Consolidating(request).ended());
      expect(await canon.canon.hash(PROJECT)).toBe(hash);
      await expectWhole(canon);
    },
  );
});

function requestFor(dialect: DialectName, fixture: Fixture, shelf: Shelf): ConsolidateRequest {
  const database =
    dialect === 'sqlite' ? { path: fixture.path } : { url: inject('postgresUrl'), schema: fixture.schema };
  return { database, folder: fixture.folder, nowMs: shelf.nowMs, sessions: SESSIONS };
}
