// What it costs to compile a bundle in a project with many artifacts: the whole step with its sources, beside the bare statements of the
// sources. Without text it must not grow with the project.
import { driftSource, turnSource } from '../../src/ask/artifacts/own-sources.ts';
import { compile } from '../../src/ask/compile/compile.ts';
import { readKernel } from '../../src/ask/kernel/kernel-snapshot.ts';
import * as q from '../../src/ask/queries.ts';
import { isEvidenceBlob, isSensitive } from '../../src/ask/sanitise/sanitise.ts';
import { toTimestamp } from '../../src/base/clock.ts';
import { sha256 } from '../../src/base/hash.ts';
import { runRows } from '../../src/store/rows.ts';
import { insertRows, writeRow } from '../../src/store/table.ts';
import { race, timesOf, type RaceLength } from '../ledger/race.ts';
import { atMost, formatValue, type Report } from '../report.ts';
import { BENCH_PROJECT, openExchanges, type Exchanges } from './bench-ask.ts';

const insertTurns = insertRows(q.chatTurn);
const insertDrifts = insertRows(q.driftwatchEvent);
const BATCH = 500;
const WORDS = 'release notes migration parser ledger backup server index token budget review deploy cache queue'.split(
  ' ',
);

/** Half of them turns of many conversations, half of them drift, of which a tenth is open. */
async function fill({ store, ids, clock }: Exchanges, from: number, to: number, sessionId: string): Promise<void> {
  const at = toTimestamp(clock.now());
  for (let begin = from; begin < to; begin += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, to - begin) }, (_, index) => begin + index);
    const text = (at_: number) =>
      `${at_}: ${Array.from({ length: 30 }, (_, word) => WORDS[(at_ * 7 + word * word) % WORDS.length]).join(' ')}`;
    const others = ids.uuid();
    await store.write(async (tx) => {
      for (const id of [others, ...(begin === 0 ? [sessionId] : [])])
        await writeRow(tx, q.insertSession, {
          ...{
            session_id: id,
            started_at: at,
            ended_at: null,
            phase: 'beta',
            tier: 2,
            kernel_hash: '',
            host_role: 'brain',
          },
          ...{
            model_id: 'lab m',
            status: 'open',
            agent_id: 'person',
            partner: 'person',
            last_at: at,
            exchanges: 1,
            intent_hash: null,
          },
          ...{ ask_id: BENCH_PROJECT, project_id: BENCH_PROJECT },
        });
      const turns = numbers
        .filter((each) => each % 2 === 0)
        .map((each) => ({
          ask_id: BENCH_PROJECT,
          project_id: BENCH_PROJECT,
          created_at: at,
          turn_id: ids.uuid(),
          session_id: each < 40 ? sessionId : others,
          speaker: 'user' as const,
          content: text(each),
          content_hash: sha256(text(each)),
          refusal: 0,
          authority_state: 'ok' as const,
          driftwatch_id: null,
          exchange_id: ids.uuid(),
          seq: each,
          original_hmac: '',
          hmac_key_id: '',
        }));
      const drift = numbers
        .filter((each) => each % 2 === 1)
        .map((each) => ({
          ask_id: BENCH_PROJECT,
          project_id: BENCH_PROJECT,
          created_at: at,
          drift_id: ids.uuid(),
          kind: 'DRIFTWATCH',
          severity: 'high' as const,
          drift_class: 'evidence' as const,
          exchange_id: ids.uuid(),
          prompt_hash: '',
          response_hash: '',
          summary: `evidence: unknown-number x${each}`,
          status: each % 10 === 1 ? ('open' as const) : ('resolved' as const),
          resolved_at: null,
          resolved_by: null,
          resolution: null,
          session_id: others,
          seq: each,
        }));
      await Promise.all([...runRows(tx, insertTurns, turns), ...runRows(tx, insertDrifts, drift)]);
    });
  }
}

export async function benchCompiling({
  report,
  quick,
}: {
  readonly report: Report;
  readonly quick: boolean;
}): Promise<void> {
  const length: RaceLength = quick
    ? { turns: 7, warmUpTurns: 2, fewestTurns: 3, budgetMs: 3_000 }
    : { turns: 41, warmUpTurns: 5, fewestTurns: 9, budgetMs: 15_000 };
  const sizes = quick ? [1_000, 10_000] : [10_000, 100_000];
  const exchanges = await openExchanges();
  const { store, ids, clock } = exchanges;
  const sessionId = ids.uuid();
  const sources = [turnSource(store), driftSource(store)];
  const kernel = readKernel(undefined);
  const question = {
    projectId: BENCH_PROJECT,
    sessionId,
    text: 'Where did we leave off with the migration?',
    deep: false,
  };
  const compiled = async () => {
    const nowMs = clock.now();
    const offered = await Promise.all(sources.map((source) => source.artifactsFor({ ...question, nowMs })));
    return compile({
      ...{ session_id: sessionId, kernel, tier: 2, host_role: 'brain', model_id: 'lab m', question: question.text },
      ...{ deep: false, nowMs, sight: [], artifacts: offered.flat() },
      ranking: { method: 'text', vectors: 'not_installed' },
      gates: { isSensitive, isEvidenceBlob },
    });
  };
  const bare = () =>
    store.read(async (tx) => {
      await tx.all(q.recentTurns, sessionId, BENCH_PROJECT, 24);
      await tx.all(q.openDrift, BENCH_PROJECT, 12);
    });
  const OPERATIONS = 20;
  const loop = (run: () => Promise<unknown>) => async (operations: number) => {
    for (let at = 0; at < operations; at += 1) await run();
  };
  const measured = [];
  try {
    let filled = 0;
    for (const size of sizes) {
      report.progress(`${size} artifacts`);
      await fill(exchanges, filled, size, sessionId);
      filled = size;
      for (let warm = 0; warm < 300; warm += 1) await compiled();
      const { bundle } = await compiled();
      const times = await race(
        [
          { name: 'compile', operations: OPERATIONS, turn: loop(compiled) },
          { name: 'bare', operations: OPERATIONS, turn: loop(bare) },
        ],
        length,
      );
      const [whole, statements] = [timesOf(times, 'compile'), timesOf(times, 'bare')];
      measured.push({ size, whole, statements });
      report.figure({
        what: `compile at ${size.toLocaleString('en-US')} artifacts, without text`,
        value: whole.us / 1_000,
        unit: 'ms',
        detail: `bare statements ${formatValue(statements.us / 1_000, 'ms')}; ${bundle.turns.length} turns and ${bundle.open_items.length} open items in the bundle`,
      });
    }
    const [small, large] = measured;
    if (!small || !large) throw new Error('two sizes are compared');
    report.figure({
      what: `compile at ${large.size.toLocaleString('en-US')}, × at ${small.size.toLocaleString('en-US')}`,
      value: large.whole.us / small.whole.us,
      unit: '×',
      goal: atMost(1.2),
      detail: `bare statements ${formatValue(large.statements.us / small.statements.us, '×')}; CPU ${formatValue(large.whole.cpuUs / small.whole.cpuUs, '×')}`,
    });
  } finally {
    await exchanges.close();
  }
}
