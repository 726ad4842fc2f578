// The figures of the generated month.
import { decide, type Situation } from '../../src/mind/injection/decide.ts';
import type { InjectionRow } from '../../src/mind/injection/queries.ts';
import { entriesOfSubjects } from '../../src/mind/canon/queries.ts';
import { readAny } from '../../src/store/rows.ts';
import { PROJECT } from '../../test/support/canon-fixture.ts';
import type { InjectionBench } from '../injection.ts';
import { atLeast, atMost, median, type Report } from '../report.ts';
import { liveMonth, saidIn, type Tally } from './month.ts';
import { openMonthHome, type MonthHome } from './month-home.ts';

const WHOLE = { sessions: 400, turns: 8_000 };
const QUICK = { sessions: 40, turns: 800 };

export async function benchMonth({ report, quick, seed }: InjectionBench): Promise<void> {
  const home = await openMonthHome(seed);
  try {
    const size = quick ? QUICK : WHOLE;
    report.note(`seed ${seed}: five agents, ${size.sessions} sessions, ${size.turns} turns in 30 days`);
    const tally = await liveMonth(home, seed, size);
    reportTally(report, tally);
    const rows = await home.rows();
    reportDecider(report, rows);
    await reportTraces(report, home, rows);
  } finally {
    await home.dispose();
  }
}

function reportTally(report: Report, tally: Tally): void {
  const { naive, tokens, repeated, naiveRepeated, gaps, lost, twice } = tally;
  report.figure({
    what: 'repeated tokens that are removed',
    value: share(naiveRepeated - repeated, naiveRepeated),
    unit: '%',
    goal: atLeast(90),
    detail: `${count(repeated)} instead of ${count(naiveRepeated)} tokens that the context was told before; naive: the whole baseline at every start and prompt`,
  });
  report.figure({
    what: 'tokens that are not sent',
    value: share(naive - tokens, naive),
    unit: '%',
    detail: `${count(tokens)} instead of ${count(naive)}, by o200k`,
  });
  report.figure({
    what: 'lost lines',
    value: lost.length,
    unit: 'lines',
    goal: atMost(0),
    detail: `of ${count(tally.changes)} that came, changed or ended while a context lived; ${tally.stillDue} of them were due when it was lost${examples(lost)}`,
  });
  report.figure({
    what: 'lines told twice in a context',
    value: twice.length,
    unit: 'lines',
    goal: atMost(0),
    detail: `of ${count(tally.linesTold)} told; ${tally.unheard} messages were dropped by their agents${examples(twice)}`,
  });
  report.figure({
    what: 'tokens a session start',
    value: median(tally.tokensOfStarts),
    unit: 'tokens',
    goal: atMost(500),
    detail: `median; at most ${Math.max(...tally.tokensOfStarts)}`,
  });
  report.figure({
    what: 'tokens a session',
    value: median(tally.tokensOfSessions),
    unit: 'tokens',
    detail: `median, with compactions, clears and resumes; at most ${Math.max(...tally.tokensOfSessions)}`,
  });
  report.figure({
    what: 'resumes and tag switches with at most one recall',
    value: share(tally.withOneRecall, tally.returnsWithWants),
    unit: '%',
    goal: atLeast(80),
    detail: `of ${tally.returnsWithWants} that want anything (of ${tally.returns}), for a task about one to three subjects; ${share(tally.withoutRecall, tally.returnsWithWants).toFixed(1)} % without any; with all that is new there, also beside the task: ${share(tally.wholeWithOneRecall, tally.returnsWithWants).toFixed(1)} %`,
  });
  report.figure({
    what: 'from a correction to another running session',
    value: median(gaps),
    unit: 'turns',
    goal: atMost(1),
    detail: `median of ${count(gaps.length)}; the mean ${mean(gaps).toFixed(2)}, 90 % within ${quantile(gaps, 0.9)}, the last after ${Math.max(...gaps)}, held back by pressure or cooldown; ${tally.gapsCutShort} contexts ended or turned away first`,
  });
  report.note(
    `${tally.starts} beginnings (${tally.compactions} compactions), ${tally.prompts} prompts; ${tally.learned} learned (${tally.corrected} corrections), ${tally.rejected} rejected`,
  );
}

function reportDecider(report: Report, rows: readonly InjectionRow[]): void {
  const situations = rows.map(({ situation }) => JSON.parse(situation) as Situation);
  for (const situation of situations) decide(situation);
  const turns = Array.from({ length: 9 }, () => {
    const startedMs = performance.now();
    for (const situation of situations) decide(situation);
    return ((performance.now() - startedMs) * 1_000) / situations.length;
  });
  report.figure({
    what: 'one decision',
    value: Math.min(...turns),
    unit: 'µs',
    detail: `pure, the fastest of 9 turns over ${count(situations.length)} situations; median ${median(turns).toFixed(2)} µs`,
  });
  const again = rows.filter((row, at) => situations[at] && isSame(row, situations[at]));
  report.figure({
    what: 'decisions that come out the same again',
    value: share(again.length, rows.length),
    unit: '%',
    goal: atLeast(100),
    detail: `${count(again.length)} of ${count(rows.length)} on record`,
  });
}

function isSame({ decision, reason, trigger_name }: InjectionRow, situation: Situation): boolean {
  const again = decide(situation);
  return again.trigger === trigger_name && again.decision === decision && again.reason === reason;
}

/** From the anchor to the entry at that revision and the evidence under it, and from there back to the same anchor. */
async function reportTraces(report: Report, home: MonthHome, rows: readonly InjectionRow[]): Promise<void> {
  const lines = rows.flatMap((row) => saidIn(row));
  const broken: string[] = [];
  const traced = new Map<string, boolean>();
  for (const { key, anchor } of lines) {
    const words = `${key} ${anchor}`;
    const isTraced = traced.get(words) ?? (await isTracedBothWays(home, key, anchor));
    traced.set(words, isTraced);
    if (!isTraced) broken.push(anchor);
  }
  report.figure({
    what: 'said lines traced both ways',
    value: share(lines.length - broken.length, lines.length),
    unit: '%',
    goal: atLeast(100),
    detail: `${count(lines.length)} lines of ${count(traced.size)} different words${examples(broken)}`,
  });
}

async function isTracedBothWays(home: MonthHome, key: string, anchors: string): Promise<boolean> {
  for (const anchor of anchors.split(' ')) {
    const { entry, revisions, evidence } = await home.canon.show(PROJECT, anchor);
    const revision = revisions.find((one) => `C${entry.number}@${one.revision}` === anchor);
    const isLine = key === entry.entry_id || key.split(' ').includes(`C${entry.number}`);
    const [reflection] = evidence.flatMap(({ reflection_id }) => home.shelf.reflections.get(reflection_id) ?? []);
    if (!revision || !isLine || !reflection) return false;
    const subjects = evidence.map(({ subject_key }) => [PROJECT, subject_key] as const);
    const back = await home.store.read((tx) => readAny(tx, entriesOfSubjects, subjects));
    if (!back.some(({ entry_id, number }) => entry_id === entry.entry_id && number === entry.number)) return false;
  }
  return true;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 100 : (100 * part) / whole;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function quantile(values: readonly number[], at: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * at))] ?? Number.NaN;
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

function examples(list: readonly string[]): string {
  return list.length === 0 ? '' : `: ${list.slice(0, 3).join('; ')}`;
}
