// Real processes that consolidate one project at the same time, one that is killed while it does, and one that is stopped: on both databases.
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
/** With a stopped process: the next ones wait for its lock at each. */
const FEW = 3;
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
  let stopped: Consolidating | undefined;
  afterEach(async () => {
    // Nobody else ends one that stands still.
    stopped?.child.kill('SIGKILL');
    stopped = undefined;
    for (const fixture of fixtures.splice(0)) await fixture.dispose();
  });

  async function waiting(
    sessions = SESSIONS,
  ): Promise<{ fixture: Fixture; canon: OpenedCanon; request: ConsolidateRequest }> {
    const fixture = createFixture(dialect);
    fixtures.push(fixture);
    // The processes live in real time.
    if (dialect === 'sqlite') fixture.advance(Date.now() - fixture.clock.now());
    const shelf = new Shelf();
    const canon = await openCanonOf(fixture, { shelf });
    for (const slice of manySlices(shelf, sessions)) await canon.consolidation.consolidator.enqueueSlice(slice);
    return { fixture, canon, request: requestFor(dialect, fixture, shelf, sessions) };
  }

  async function expectWhole(canon: OpenedCanon, sessions = SESSIONS): Promise<void> {
    const events = await canon.ledger.events(canonIdOf(PROJECT), { limit: 1_000 });
    expect(events.filter(({ event_type }) => event_type === 'canon.slice_applied')).toHaveLength(sessions);
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

  test(
    '[MND-06] [MND-18] a process that is stopped past its lease is overtaken by the next, and changes nothing when it goes on',
    { timeout: TIMEOUT_MS },
    async () => {
      const undisturbed = await waiting(FEW);
      const { hash } = await new Consolidating(undisturbed.request).ended();
      const { canon, request } = await waiting(FEW);
      stopped = new Consolidating({ ...request, stops: true });
      await stopped.told();
      // The slice that it has in hand, too: it keeps the lock of the project, and not its lease. One that is starved tries again.
      for (let slices = -1; slices !== 0;) ({ slices } = await new Consolidating(request).ended());
      expect(await canon.canon.hash(PROJECT)).toBe(hash);
      await expectWhole(canon, FEW);
      stopped.child.kill('SIGCONT');
      // Its append finds the slice on record by its id, and is answered with that.
      expect(await stopped.ended()).toMatchObject({ slices: 1, hash });
      await expectWhole(canon, FEW);
      const { backlog } = await canon.consolidation.status(PROJECT, undefined, FEW);
      expect(backlog).toMatchObject({ completed: FEW, running: 0, dead: 0 });
    },
  );
});

function requestFor(dialect: DialectName, fixture: Fixture, shelf: Shelf, sessions: number): ConsolidateRequest {
  const database =
    dialect === 'sqlite' ? { path: fixture.path } : { url: inject('postgresUrl'), schema: fixture.schema };
  return { database, folder: fixture.folder, nowMs: shelf.nowMs, sessions };
}
