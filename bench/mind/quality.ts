// What a person finds after the labelled sessions were lived through a real home, without a model: by part of the set, because only one
// part was looked at while tuning. The rules alone, without a home around them, are measured beside.
import { observe } from '../../src/mind/observe/observe.ts';
import type { CanonEntry } from '../../src/mind/canon/contract.ts';
import type { T0Event } from '../../src/mind/t0/contract.ts';
import type { LabelledProject, Words } from '../../test/support/mind-set/labelled.ts';
import { measureProject, summed } from '../../test/support/mind-set/measure.ts';
import { missesOf } from '../../test/support/mind-set/misses.ts';
import { MIND_SET, PARTS } from '../../test/support/mind-set/mind-set.ts';
import { play } from '../../test/support/mind-set/script.ts';
import { atLeast, atMost, type Report } from '../report.ts';
import { openLived, type LivedProject } from './lived-project.ts';

export interface QualityBench {
  readonly report: Report;
  readonly quick: boolean;
}

export const shareIn =
  ({ report }: QualityBench, partName: string) =>
  (what: string, part: number, whole: number, goal?: ReturnType<typeof atLeast>) => {
    // A part may have no questions, or no files.
    if (whole === 0) return;
    report.figure({
      what: `${partName}: ${what}`,
      value: (100 * part) / whole,
      unit: '%',
      ...(goal ? { goal } : {}),
      detail: `${part} of ${whole}`,
    });
  };

/** The rules alone. */
export async function benchRules(bench: QualityBench): Promise<void> {
  const { report, quick } = bench;
  for (const { name, projects } of PARTS) {
    const figures = summed(projects.map((project) => measureProject(project)));
    const share = shareIn(bench, name);
    share('wanted facts found', figures.found, figures.wanted, atLeast(80));
    share('junk', figures.junk, figures.lines, atMost(3));
    share('said twice', figures.duplicates, figures.lines, atMost(3));
    share('changed files among the first five', figures.filesFound, figures.files, atLeast(90));
    report.figure({ what: `${name}: superseded lines`, value: figures.superseded, unit: 'lines', goal: atMost(0) });
    for (const [miss, count] of missesOf(projects)) report.progress(`${name}: ${count} × ${miss}`);
    report.figure({ what: `${name}: invented quotes`, value: figures.invented, unit: 'quotes', goal: atMost(0) });
  }
  const [short, long] = [cpuMs(8, quick ? 2 : 10), cpuMs(64, quick ? 1 : 3)];
  report.figure({
    what: 'a session of 64 as a multiple of one of 8',
    value: long / short,
    unit: '×',
    goal: atMost(10),
    detail: `${long.toFixed(0)} ms and ${short.toFixed(1)} ms of CPU`,
  });
}

/** CPU time of observing one session that holds every labelled one so many times. */
function cpuMs(times: number, runs: number): number {
  const one = MIND_SET.flatMap((project) => project.sessions.flatMap((session) => play(project.name, session).events));
  const events = Array.from({ length: times }, (_, round) =>
    one.map((event, at): T0Event =>
      Object.assign({}, event, { t0_id: `${round} ${at}`, seq: round * one.length + at + 1 }),
    ),
  ).flat();
  const input = { project_id: 'p', agent: 'a', session_id: 's', tagAt: () => 'main', events };
  observe(input);
  const startedUs = process.cpuUsage().user;
  for (let run = 0; run < runs; run += 1) observe(input);
  return (process.cpuUsage().user - startedUs) / 1_000 / runs;
}

// ── Through a home ───────────────────────────────────────────────────────────────────────────────────────────

const BUDGETS = [
  [500, 80],
  [1_000, 88],
  [2_000, 93],
] as const;
const MOST_FILES = 5;
const REPLAYS = 3;

const NOTHING = {
  wanted: 0,
  told: 0,
  known: 0,
  entries: 0,
  unfounded: 0,
  junk: 0,
  twice: 0,
  superseded: 0,
  supersededByRecall: 0,
  files: 0,
  filesTold: 0,
  questions: 0,
  /** By words alone, as on a machine without a model. */
  recalled: BUDGETS.map(() => 0) as readonly number[],
  recalledByBoth: BUDGETS.map(() => 0) as readonly number[],
  mostTokens: 0,
};
type Lived = typeof NOTHING;

export async function benchQuality(bench: QualityBench): Promise<void> {
  const { report, quick } = bench;
  let hashes = 0;
  for (const { name, projects } of PARTS) {
    let sum: Lived = NOTHING;
    for (const project of projects) {
      const { figures, hash, remarks } = await live(project);
      sum = added(sum, figures);
      for (const remark of name === 'tuned on' ? remarks : []) report.progress(`${project.name}: ${remark}`);
      for (let replay = 1; replay <= (quick ? 1 : REPLAYS); replay += 1)
        if ((await replayed(project, replay)) !== hash) hashes += 1;
    }
    const share = shareIn(bench, name);
    share('wanted facts in the handshake', sum.told, sum.wanted, atLeast(80));
    share('wanted facts in the canon', sum.known, sum.wanted);
    for (const [at, [tokens, goal]] of BUDGETS.entries())
      for (const [method, found] of [
        ['by words and vectors', sum.recalledByBoth],
        ['by words alone', sum.recalled],
      ] as const)
        share(`questions answered in ${tokens} tokens, ${method}`, found[at] ?? 0, sum.questions, atLeast(goal));
    share('changed files in the session’s handshake', sum.filesTold, sum.files, atLeast(90));
    share('junk', sum.junk, sum.entries, atMost(3));
    share('said twice', sum.twice, sum.entries, atMost(3));
    const count = (what: string, value: number, most: number, unit: string) =>
      report.figure({ what: `${name}: ${what}`, value, unit, goal: atMost(most) });
    count('entries without evidence', sum.unfounded, 0, 'entries');
    count('superseded lines', sum.superseded, 0, 'lines');
    count('superseded lines that recall gives', sum.supersededByRecall, 0, 'lines');
    count('tokens of the longest handshake', sum.mostTokens, 500, 'tokens');
  }
  report.figure({
    what: 'canons that came out otherwise in another order',
    value: hashes,
    unit: 'canons',
    goal: atMost(0),
    detail: `${MIND_SET.length} projects, ${quick ? 1 : REPLAYS} shuffled replays each`,
  });
}

interface Answer {
  readonly payload_text: string;
  readonly token_estimate: number;
  readonly lines: readonly { readonly text: string; readonly anchor: string }[];
}

/** What of the labels is known, and which entries and lines are wrong. */
export async function holdAgainst(lived: LivedProject, project: LabelledProject) {
  const entries = await lived.entries();
  const rests = await lived.restsOn(entries);
  const saying = (anchor: string, words: Words) =>
    entries.filter((entry) => rests.get(entry.anchor)?.has(anchor) === true && holds(entry.summary ?? '', words));
  const known = project.wanted.map(({ anchor, words }) => saying(anchor, words));
  const junk = entries.filter(
    ({ anchor, summary }) => rests.get(anchor)?.size === 0 || project.junk.some((words) => holds(summary ?? '', words)),
  );
  const isSuperseded = (line: string) => project.superseded.some((words) => holds(line, words));
  return { entries, rests, known, junk, isSuperseded };
}

async function live(project: LabelledProject): Promise<{ figures: Lived; hash: string; remarks: readonly string[] }> {
  const lived = await openLived(project);
  try {
    for (const session of project.sessions.toSorted((a, b) => (a.at < b.at ? -1 : 1))) await lived.live(session);
    const remarks: string[] = [];
    const { entries, rests, known, junk, isSuperseded } = await holdAgainst(lived, project);
    const handshake = (await lived.home.call('mind.handshake', { project_id: lived.projectId })) as Answer;
    const told = new Set(handshake.lines.flatMap(({ anchor }) => anchor.split(' ')));
    const isTold = known.map((found) => found.some((entry) => told.has(entry.anchor)));
    for (const [at, { anchor, words }] of project.wanted.entries())
      if (isTold[at] !== true)
        remarks.push(`${known[at]?.length === 0 ? 'not known' : 'not told'} ${anchor}: ${words.join(' + ')}`);
    for (const { summary } of junk) remarks.push(`junk: ${summary}`);
    const superseded = [
      ...handshake.lines.map(({ text }) => text),
      ...entries.map(({ summary }) => summary ?? ''),
    ].filter(isSuperseded);
    for (const line of superseded) remarks.push(`superseded: ${line}`);
    const [files, filesTold] = await filesIn(lived, project);
    const [recalled, recalledByBoth]: [number[], number[]] = [[], []];
    const given = new Set<string>();
    const recallIn = async (tokens: number, vectors: boolean) => {
      const answers = await recalledIn(lived, project, { maxTokens: tokens, vectors }, entries, rests);
      for (const text of answers.texts) given.add(text);
      return answers.found;
    };
    for (const [tokens] of BUDGETS) recalled.push(await recallIn(tokens, false));
    await (await lived.home.recall()).index({ actor: 'bench' }, { vectors: true });
    for (const [tokens] of BUDGETS) recalledByBoth.push(await recallIn(tokens, true));
    const supersededByRecall = [...given].filter(isSuperseded);
    for (const line of supersededByRecall) remarks.push(`superseded, by recall: ${line}`);
    const figures: Lived = {
      ...{ wanted: project.wanted.length, told: isTold.filter(Boolean).length },
      known: known.filter((found) => found.length > 0).length,
      ...{ entries: entries.length, unfounded: entries.filter((entry) => entry.evidence_count === 0).length },
      ...{ junk: junk.length, twice: twiceIn(entries), superseded: superseded.length, files, filesTold },
      supersededByRecall: supersededByRecall.length,
      ...{ questions: project.questions.length, recalled, recalledByBoth, mostTokens: handshake.token_estimate },
    };
    return { figures, hash: await lived.canonHash(), remarks };
  } finally {
    await lived.dispose();
  }
}

/** The hash of the canon when the sessions come in another order. */
async function replayed(project: LabelledProject, seed: number): Promise<string> {
  const lived = await openLived(project);
  try {
    for (const session of shuffled(project.sessions, seed)) await lived.live(session);
    return await lived.canonHash();
  } finally {
    await lived.dispose();
  }
}

async function filesIn({ home, projectId }: LivedProject, project: LabelledProject): Promise<[number, number]> {
  let [files, told] = [0, 0];
  for (const { id, changed } of project.sessions) {
    const input = { project_id: projectId, session: id, agent: 'claude' };
    const { lines } = (await home.call('mind.handshake', input)) as Answer;
    const line = lines.find(({ text }) => text.startsWith('- Changed:'))?.text ?? '';
    const wanted = changed.slice(0, MOST_FILES);
    files += wanted.length;
    told += wanted.filter((file) => line.includes(file)).length;
  }
  return [files, told];
}

/** How many questions get an entry that rests on the event that answers them, or that event itself; and everything that is given. */
async function recalledIn(
  lived: LivedProject,
  { questions }: LabelledProject,
  how: { readonly maxTokens: number; readonly vectors: boolean },
  entries: readonly CanonEntry[],
  rests: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<{ readonly found: number; readonly texts: readonly string[] }> {
  const { home, projectId } = lived;
  const recall = await home.recall();
  const marks = await lived.marks();
  const byRef = new Map(entries.map((entry) => [`canon:C${entry.number}`, entry]));
  const texts: string[] = [];
  let found = 0;
  for (const { question, anchor } of questions) {
    const { items } = await recall.recall({ projectId, query: question, ...how }, { actor: 'bench' });
    const isThere = ({ ref }: { readonly ref: string }) =>
      rests.get(byRef.get(ref)?.anchor ?? '')?.has(anchor) === true || marks.get(ref.replace('t0:', '')) === anchor;
    if (items.some(isThere)) found += 1;
    texts.push(...items.map(({ text }) => text));
  }
  return { found, texts };
}

function holds(line: string, words: Words): boolean {
  const lower = line.toLowerCase();
  return words.every((word) => word.split('|').some((each) => lower.includes(each.toLowerCase())));
}

/** Entries that a person would call one with an earlier one: nearly the same words. */
function twiceIn(entries: readonly CanonEntry[]): number {
  const words = entries.map(({ summary }) => new Set(summary?.toLowerCase().match(/[\p{L}\p{N}._/-]+/gu) ?? []));
  return words.filter((one, at) =>
    words.slice(0, at).some((other) => shared(one, other) / Math.max(1, one.size, other.size) >= 0.8),
  ).length;
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((word) => other.has(word)).length;

/** The same for the same seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const order = items.map((item, at) => [item, Math.sin((at + 1) * 12.9898 * seed + seed) * 43_758.5453] as const);
  return order.toSorted(([, a], [, b]) => a - Math.floor(a) - (b - Math.floor(b))).map(([item]) => item);
}

function added(one: Lived, other: Lived): Lived {
  const { recalled, recalledByBoth, mostTokens, ...counts } = one;
  const sum = Object.fromEntries(
    Object.entries(counts).map(([name, value]) => [name, value + (other[name as keyof typeof counts] ?? 0)]),
  ) as typeof counts;
  return {
    ...sum,
    recalled: recalled.map((value, at) => value + (other.recalled[at] ?? 0)),
    recalledByBoth: recalledByBoth.map((value, at) => value + (other.recalledByBoth[at] ?? 0)),
    mostTokens: Math.max(mostTokens, other.mostTokens),
  };
}
