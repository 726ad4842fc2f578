// The gateway: what a call costs beside the bare SDK, a ledger append and a peer; denials; whether checks grow with history.
// npm run bench -- gateway [--quick] [--only <part>]… [--folder <path>] [--json]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { recorded } from '../test/support/hook-home.ts';
import { closedLoops, describeTimes, race, timesOf, type RaceLength, type Times } from './ledger/race.ts';
import { atLeast, atMost, createReport, formatValue, median, type BenchmarkReport } from './report.ts';
import {
  AGENT,
  bareSdk,
  openBenchHome,
  openGatewayHome,
  plainPipe,
  startModel,
  startPeer,
  type Asker,
  type Model,
} from './gateway/contestants.ts';

interface Bench {
  readonly report: BenchmarkReport;
  readonly quick: boolean;
  readonly length: RaceLength;
  readonly model: Model;
  folder(name: string): string;
}

async function benchCalls(bench: Bench): Promise<void> {
  const { report, quick, model } = bench;
  const url = model.url(0);
  const gateway = await openGatewayHome(bench.folder('calls'));
  const peer = await startPeer();
  try {
    const peerWhole = peer?.asker(url, 'whole');
    const peerStreams = await peer?.streamer(url, 'pieces-20');
    const own = await gateway.asker(url, 'whole');
    const bare = bareSdk('bare SDK', url, 'whole');
    const streamedOwn = await gateway.asker(url, 'pieces-20');
    const streamedBare = bareSdk('bare SDK', url, 'pieces-20');
    for (const callers of [1, 16, 64]) {
      const operations = Math.max(callers, quick ? 16 : 64);
      const of = await raceOwn(
        { callers, operations, length: bench.length },
        {
          append: gateway.append,
          bare: () => bare.whole(),
          own: () => own.whole(),
          peer: peerWhole && (() => peerWhole.whole()),
        },
      );
      report.figure({ what: `own time of a call, ${callers} callers, × one append`, ...ownTime(of) });
      if (peer) {
        report.figure({
          what: `a whole call, ${callers} callers, × bare SDK`,
          value: of('own').us / of('bare').us,
          unit: '×',
          detail: `${peer.name} ${formatValue(of('peer').us / of('bare').us, '×')}`,
        });
      }
      const streamed = await raceOwn(
        { callers, operations, length: bench.length },
        {
          append: gateway.append,
          bare: () => streamedBare.streamed(),
          own: () => streamedOwn.streamed(),
          peer: peerStreams && (() => peerStreams.streamed()),
        },
      );
      report.figure({ what: `own time of a streamed call, ${callers} callers, × one append`, ...ownTime(streamed) });
      if (peerStreams) {
        report.figure({
          what: `a streamed call, ${callers} callers, × bare SDK`,
          value: streamed('own').us / streamed('bare').us,
          unit: '×',
          detail: `${peerStreams.name} ${formatValue(streamed('peer').us / streamed('bare').us, '×')}`,
        });
      }
    }
    if (!peer) report.note('@portkey-ai/gateway could not be installed or started.');
    else if (!peerStreams) report.note('@portkey-ai/gateway did not relay the stream.');
    report.note('One append: decided, folded over one entity and projected into one row of the same ledger.');
  } finally {
    peer?.stop();
    await gateway.close();
  }
}

interface Loops {
  readonly callers: number;
  readonly operations: number;
  readonly length: RaceLength;
}

interface Runs {
  readonly append: () => Promise<unknown>;
  readonly bare: () => Promise<unknown>;
  readonly own: () => Promise<unknown>;
  readonly peer?: (() => Promise<unknown>) | undefined;
}

/** The gateway beside a bare call and beside an append, each also where a bare call has just been made. */
async function raceOwn({ callers, operations, length }: Loops, { append, bare, own, peer }: Runs) {
  const by = (concurrency: number, run: () => Promise<unknown>) => () => closedLoops(concurrency, operations, run);
  const both = async () => {
    await bare();
    await append();
  };
  const times = await race(
    [
      { name: 'append', operations, turn: by(1, append) },
      { name: 'bare alone', operations, turn: by(1, bare) },
      { name: 'bare and append', operations, turn: by(1, both) },
      { name: 'bare', operations, turn: by(callers, bare) },
      { name: 'own', operations, turn: by(callers, own) },
      ...(peer ? [{ name: 'peer', operations, turn: by(callers, peer) }] : []),
    ],
    length,
  );
  return (name: string) => timesOf(times, name);
}

/**
 * Both are what they add to a bare call: a processor that was just elsewhere takes longer for either of them than in a loop of nothing
 * else, in which nobody appends.
 */
function ownTime(of: (name: string) => Times) {
  const ownUs = of('own').us - of('bare').us;
  const appendUs = of('bare and append').us - of('bare alone').us;
  return {
    value: ownUs / appendUs,
    unit: '×',
    goal: atMost(2.5),
    detail: `gateway ${describeTimes(of('own'))}; bare ${describeTimes(of('bare'))}; one append by one caller ${formatValue(appendUs, 'µs')} behind a bare call, ${formatValue(of('append').us, 'µs')} in a loop of nothing else`,
  } as const;
}

async function benchStreams(bench: Bench): Promise<void> {
  const { report, quick, model } = bench;
  const url = model.url(50);
  const gateway = await openGatewayHome(bench.folder('streams'));
  const started = await startPeer();
  const peer = await started?.streamer(url, 'pieces-20');
  if (!peer) report.note('@portkey-ai/gateway was not there, or did not relay the stream.');
  try {
    const askers: readonly Asker[] = [
      bareSdk('bare SDK', url, 'pieces-20'),
      await gateway.asker(url, 'pieces-20'),
      ...(peer ? [peer] : []),
    ];
    for (const callers of [1, 16, 64]) {
      const first = new Map<string, number[]>(askers.map(({ name }) => [name, []]));
      for (let round = 0; round < (quick ? 3 : 15); round += 1) {
        for (const asker of askers) {
          const answers = await Promise.all(Array.from({ length: callers }, () => asker.streamed()));
          if (round > 0) first.get(asker.name)?.push(...answers.map(({ firstMs }) => firstMs));
        }
      }
      const msOf = (name: string) => median(first.get(name) ?? []);
      report.figure({
        what: `time to the first token, ${callers} callers, × bare SDK`,
        value: msOf('gateway') / msOf('bare SDK'),
        unit: '×',
        goal: atMost(1.3),
        detail: askers.map(({ name }) => `${name} ${formatValue(msOf(name), 'ms')}`).join(', '),
      });
      if (!peer) continue;
      report.figure({
        what: `time to the first token, ${callers} callers, × ${peer.name}`,
        value: msOf('gateway') / msOf(peer.name),
        unit: '×',
        goal: atMost(1),
      });
    }
    const before = liveBytes();
    const long = await gateway.asker(model.url(0), 'pieces-2000');
    await memoryAmid(long);
    const once = liveBytes();
    const amids: number[] = [];
    for (let round = 0; round < 8; round += 1) amids.push(await memoryAmid(long));
    const [early, amid] = [median(amids.slice(0, 4)), median(amids.slice(4))];
    report.figure({
      what: 'memory amid 64 open streams, the last four times × the four before',
      value: amid / early,
      unit: '×',
      goal: atMost(1.1),
      detail: `${formatValue((amid - before) / 2 ** 10 / OPEN, 'KiB')} a stream, above ${formatValue(before / 2 ** 20, 'MiB')} before any`,
    });
    report.figure({
      what: 'memory after 576 long streams, 64 at a time, × after the first 64',
      value: liveBytes() / once,
      unit: '×',
      goal: atMost(1.1),
      detail: `${formatValue(before / 2 ** 20, 'MiB')} before any`,
    });
    report.note('The model waits 50 ms before its first token.');
  } finally {
    started?.stop();
    await gateway.close();
  }
}

const OPEN = 64;
/** Of 2,000 pieces. */
const AMID = 1_000;

/** What is kept while so many streams are open, each of them held in its middle. */
async function memoryAmid(long: Asker): Promise<number> {
  const { promise: goOn, resolve: letGoOn } = Promise.withResolvers<void>();
  const { promise: allAmid, resolve: isLast } = Promise.withResolvers<void>();
  let held = 0;
  const onPiece = (piece: number) => {
    if (piece !== AMID) return undefined;
    if ((held += 1) === OPEN) isLast();
    return goOn;
  };
  const streams = Promise.all(Array.from({ length: OPEN }, () => long.streamed(onPiece)));
  await Promise.race([allAmid, streams]);
  const bytes = liveBytes();
  letGoOn();
  await streams;
  return bytes;
}

/** What is kept once all that nobody uses is gone. */
function liveBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function benchRelay(bench: Bench): Promise<void> {
  const { report, quick, model } = bench;
  const gateway = await openGatewayHome(bench.folder('relay'));
  const name = `pieces-${quick ? 20_000 : 100_000}`;
  try {
    for (const callers of [1, 16, 64]) {
      const relay = await gateway.relay(model.url(0), callers === 1 ? name : 'pieces-5000');
      const pipe = plainPipe(model.url(0), callers === 1 ? name : 'pieces-5000');
      const rate = async (run: () => Promise<number>) => {
        const startedMs = performance.now();
        const bytes = await Promise.all(Array.from({ length: callers }, run));
        return bytes.reduce((sum, each) => sum + each, 0) / (performance.now() - startedMs) / 1_000;
      };
      const rates = { pipe: [] as number[], relay: [] as number[] };
      for (let round = 0; round < (quick ? 3 : 9); round += 1) {
        const [piped, relayed] = [await rate(pipe), await rate(relay)];
        if (round > 0)
          [rates.pipe, rates.relay] = [
            [...rates.pipe, piped],
            [...rates.relay, relayed],
          ];
      }
      report.figure({
        what: `relayed bytes a second, ${callers} callers, × a plain pipe`,
        value: median(rates.relay) / median(rates.pipe),
        unit: '×',
        goal: atLeast(0.7),
        detail: `${formatValue(median(rates.relay), 'MB/s')}, a plain pipe ${formatValue(median(rates.pipe), 'MB/s')}`,
      });
    }
  } finally {
    await gateway.close();
  }
}

async function benchChecks(bench: Bench): Promise<void> {
  const { report, quick, model } = bench;
  const gateway = await openGatewayHome(bench.folder('checks'));
  const TURN = quick ? 20 : 100;
  try {
    const own = await gateway.asker(model.url(0), 'whole');
    const agent = { actor: AGENT };
    const denied = async () => {
      await gateway.home.call('gateway.test_provider', { name: 'bench1', model: 'whole' }, agent).then(
        () => {
          throw new Error('an agent without a rule got through');
        },
        () => {},
      );
    };
    const loop = (run: () => Promise<void>) => async (operations: number) => {
      for (let at = 0; at < operations; at += 1) await run();
    };
    const measure = async () =>
      race(
        [
          { name: 'its append', operations: TURN, turn: loop(gateway.recordDenial) },
          { name: 'its event', operations: TURN, turn: loop(gateway.appendDenial) },
          { name: 'denial', operations: TURN, turn: loop(denied) },
          { name: 'call', operations: TURN, turn: loop(() => own.whole()) },
        ],
        bench.length,
      );
    await gateway.makeCalls(FEW);
    const few = await measure();
    report.figure({
      what: 'a denial, × its append',
      value: timesOf(few, 'denial').us / timesOf(few, 'its append').us,
      unit: '×',
      goal: atMost(1.2),
      detail: `${describeTimes(timesOf(few, 'denial'))}; its append, with what is read under the lock, ${describeTimes(timesOf(few, 'its append'))}; its event alone ${describeTimes(timesOf(few, 'its event'))}, ${formatValue(timesOf(few, 'denial').us / timesOf(few, 'its event').us, '×')}`,
    });
    const most = quick ? 1_000 : 100_000;
    report.progress(`making ${most} calls`);
    await gateway.makeCalls(most - FEW);
    const many = await measure();
    for (const name of ['denial', 'call'] as const) {
      report.figure({
        what: `a ${name} after ${most.toLocaleString('en-US')} calls, × after ${FEW}`,
        value: timesOf(many, name).cpuUs / timesOf(few, name).cpuUs,
        unit: '×',
        goal: atMost(1.2),
        detail: `CPU ${formatValue(timesOf(many, name).cpuUs, 'µs')}`,
      });
    }
  } finally {
    await gateway.close();
  }
}

/** Whoever asks for the next step, and the hook of a session's start: a home with a used gateway by turns with one without. */
async function benchBeside(bench: Bench): Promise<void> {
  const { report, quick, model } = bench;
  const homes = { without: bench.folder('without'), used: bench.folder('used') };
  for (const [name, folder] of Object.entries(homes)) {
    const home = await openBenchHome(folder);
    const call = { actor: 'bench' };
    const { goal_id } = await home.work.goals.create({ text: 'Ship the shop' }, call);
    for (let at = 1; at <= 10; at += 1) await home.work.tasks.add({ goal_id, title: `Task ${at} of many` }, call);
    await home.close();
    if (name === 'without') continue;
    const gateway = await openGatewayHome(folder);
    const own = await gateway.asker(model.url(0), 'whole');
    await closedLoops(16, 64, () => own.whole());
    await gateway.makeCalls(1_000);
    await gateway.close();
  }
  const dist = join(import.meta.dirname, '..', 'dist');
  const COMMANDS: readonly [string, readonly string[], (folder: string) => string][] = [
    ['next', [join(dist, 'cli.cjs'), 'next', '--json'], () => ''],
    ['a hook', [join(dist, 'hook.cjs'), 'claude'], (folder) => JSON.stringify(recorded('claude', 'start', folder))],
  ];
  for (const [name, args, inputFor] of COMMANDS) {
    const runMs = (folder: string) => {
      const env = { ...process.env, HOME: join(folder, 'user'), XDG_CONFIG_HOME: join(folder, 'config') };
      const startedMs = performance.now();
      const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, env, input: inputFor(folder) });
      if (status !== 0) throw new Error(`${name} ended with ${status}: ${stdout.toString('utf8')}`);
      return performance.now() - startedMs;
    };
    const times = { without: [] as number[], used: [] as number[] };
    for (let round = 0; round < (quick ? 5 : 61); round += 1) {
      // Whoever goes first is not always the same.
      for (const which of round % 2 === 0 ? (['without', 'used'] as const) : (['used', 'without'] as const)) {
        times[which].push(runMs(homes[which]));
      }
    }
    const ratios = times.used.map((ms, round) => ms / (times.without[round] ?? Number.NaN));
    report.figure({
      what: `${name} in a home with a used gateway, × one without`,
      value: median(ratios.slice(2)),
      unit: '×',
      goal: atMost(1.05),
      detail: `${formatValue(median(times.used), 'ms')} and ${formatValue(median(times.without), 'ms')}`,
    });
  }
}

/** Calls of the first point; those of the race itself come to both points. */
const FEW = 10;

const PARTS = new Map<string, readonly [string, (bench: Bench) => Promise<void>]>([
  ['calls', ['Whole calls', benchCalls]],
  ['streams', ['Streams', benchStreams]],
  ['relay', ['Streams byte for byte', benchRelay]],
  ['checks', ['Denials, and checks behind many calls', benchChecks]],
  ['beside', ['`next` and a hook beside a used gateway', benchBeside]],
]);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [...PARTS.keys()] },
      folder: { type: 'string', default: tmpdir() },
      json: { type: 'boolean', default: false },
    },
  });
  mkdirSync(resolve(values.folder), { recursive: true });
  const root = mkdtempSync(join(resolve(values.folder), 'throughline-bench-'));
  const report = createReport('gateway', { json: values.json, folder: root });
  const model = await startModel();
  const bench: Bench = {
    report,
    quick: values.quick,
    model,
    length: values.quick
      ? { turns: 5, warmUpTurns: 1, fewestTurns: 2, budgetMs: 2_000 }
      : { turns: 41, warmUpTurns: 3, fewestTurns: 9, budgetMs: 20_000 },
    folder(name) {
      const path = join(root, name);
      mkdirSync(path, { mode: 0o700 });
      return path;
    },
  };
  try {
    for (const [name, [title, run]] of PARTS) {
      if (values.only.includes(name)) await report.section(name, title, () => run(bench));
    }
  } finally {
    model.stop();
    rmSync(root, { recursive: true, force: true });
  }
  report.end();
}

await main();
