// From the end of a session to canon: how long until its slice waits, how many slices get through where some fail at first, and what a
// handshake costs in a small and in a large canon.
import type { Reflection } from '../../src/mind/reflect/contract.ts';
import { createHandshakes } from '../../src/mind/handshake/handshakes.ts';
import { PROJECT, Shelf } from '../../test/support/canon-fixture.ts';
import { manySlices } from '../../test/support/canon-sessions.ts';
import { MIND_SET } from '../../test/support/mind-set/mind-set.ts';
import { median, atLeast, atMost, type Report } from '../report.ts';
import { openBenchCanon, type BenchCanon } from './bench-canon.ts';
import { openLived, type LivedProject } from './lived-project.ts';

interface Bench {
  readonly report: Report;
  readonly quick: boolean;
}

const WITHIN_MS = 10_000;
const LOOK_MS = 20;

/** Sessions that went silent are found, sealed and handed over by the workers of a home; nobody commands it. */
export async function benchTrigger({ report, quick }: Bench): Promise<void> {
  const waitedMs: number[] = [];
  let sessions = 0;
  for (const project of quick ? MIND_SET.slice(0, 3) : MIND_SET) {
    const lived = await openLived(project);
    try {
      for (const session of project.sessions) await lived.read(session);
      const mind = await lived.home.mind();
      const consolidation = await mind.consolidation();
      const began = performance.now();
      const worker = await lived.home.keepDistilled(() => {});
      await mind.distil.sweep();
      const seen = new Set<string>();
      while (seen.size < project.sessions.length && performance.now() - began < WITHIN_MS + 1_000) {
        const { jobs } = await consolidation.status(lived.projectId, undefined, 500);
        for (const { session_id } of jobs) {
          if (seen.has(session_id)) continue;
          seen.add(session_id);
          waitedMs.push(performance.now() - began);
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      await worker.stop();
      sessions += project.sessions.length - (await withoutSlice(lived, seen));
    } finally {
      await lived.dispose();
    }
  }
  const inTime = waitedMs.filter((ms) => ms <= WITHIN_MS).length;
  report.figure({
    what: 'sessions that wait for consolidation within 10 s',
    value: (100 * inTime) / sessions,
    unit: '%',
    goal: atLeast(100),
    detail: `${inTime} of ${sessions}, all of a project at once; half within ${(median(waitedMs) / 1_000).toFixed(1)} s, the last after ${(Math.max(...waitedMs) / 1_000).toFixed(1)} s`,
  });
}

/** Sessions that taught nothing that lasts hand nothing over. */
async function withoutSlice({ home, played, projectId }: LivedProject, seen: ReadonlySet<string>): Promise<number> {
  let without = 0;
  for (const session of [...played.keys()].filter((id) => !seen.has(id))) {
    const call = { actor: 'bench', person: true, isLocal: true };
    const answer = await home.call('mind.finalize_session', { session, agent: 'claude', project_id: projectId }, call);
    const { sessions } = answer as {
      readonly sessions: readonly { readonly manifest: { slice_key: string | null } }[];
    };
    if (sessions.every(({ manifest }) => manifest.slice_key === null)) without += 1;
  }
  return without;
}

/** Every third is not to be had the first time that it is asked for. */
class Stumbling extends Map<string, Reflection> {
  private readonly asked = new Set<string>();
  stumbled = 0;

  override get(id: string): Reflection | undefined {
    if (!this.asked.has(id)) {
      this.asked.add(id);
      if (this.asked.size % 3 === 0) {
        this.stumbled += 1;
        throw new Error('The disk stumbled.');
      }
    }
    return super.get(id);
  }
}

const HOUR_MS = 3_600_000;

export async function benchFaults({ report, quick }: Bench): Promise<void> {
  const reflections = new Stumbling();
  const shelf = new Shelf();
  Object.assign(shelf, { reflections });
  const bench = await openBenchCanon(shelf);
  try {
    const { consolidator } = bench.consolidation;
    const slices = manySlices(shelf, quick ? 30 : 200);
    for (const slice of slices) await consolidator.enqueueSlice(slice);
    for (let round = 0; round < 8; round += 1) {
      await consolidator.drain();
      bench.putForward(HOUR_MS);
    }
    const { jobs } = await bench.consolidation.status(PROJECT, undefined, 500);
    const done = jobs.filter(({ status }) => status === 'completed').length;
    report.figure({
      what: 'slices applied where one in three fails at first',
      value: (100 * done) / slices.length,
      unit: '%',
      goal: atLeast(99),
      detail: `${done} of ${slices.length}, ${reflections.stumbled} faults`,
    });
  } finally {
    await bench.dispose();
  }
}

const PAGE = 250;

async function fill({ shelf, consolidation }: BenchCanon, from: number, to: number): Promise<void> {
  for (let begin = from; begin < to; begin += PAGE) {
    const made = Array.from({ length: Math.min(PAGE, to - begin) }, (_, at) =>
      shelf.add(`v${begin + at}`, {
        subject: `setting ${begin + at}`,
        session_id: `s${begin}`,
        statement: `Setting ${begin + at} of the service is v${begin + at}, because the other one was slow.`,
        at: shelf.day((begin + at) % 28),
      }),
    );
    await consolidation.consolidator.enqueueSlice(shelf.slice(made));
    await consolidation.consolidator.drain();
  }
}

export async function benchCompile({ report, quick }: Bench): Promise<void> {
  const [small, large] = [100, quick ? 2_000 : 10_000];
  const runs = quick ? 10 : 30;
  const bench = await openBenchCanon();
  try {
    const handshakes = createHandshakes({
      store: bench.store,
      canon: bench.canon,
      work: async () => undefined,
      drift: async () => [],
      sessionFacts: async () => ({ name: '', files: [], open_ends: [], outcome: undefined, tag: 'main' }),
      instructions: async () => [],
      projectName: async () => 'bench',
      writeFile: undefined,
    });
    const cost = async () => {
      for (let run = 0; run < runs; run += 1) await handshakes.compile(PROJECT, { scope: 'project' });
      const started = process.cpuUsage();
      for (let run = 0; run < runs; run += 1) await handshakes.compile(PROJECT, { scope: 'project' });
      const { user, system } = process.cpuUsage(started);
      return (user + system) / 1_000 / runs;
    };
    await fill(bench, 0, small);
    const smallMs = await cost();
    await fill(bench, small, large);
    const largeMs = await cost();
    report.figure({
      what: `compiling at ${large} entries as a multiple of ${small}`,
      value: largeMs / smallMs,
      unit: '×',
      goal: atMost(1.3),
      detail: `${largeMs.toFixed(1)} ms and ${smallMs.toFixed(2)} ms of CPU`,
    });
  } finally {
    await bench.dispose();
  }
}
