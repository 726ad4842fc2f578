// What the rules of the mind learn from labelled sessions, without a model: by half, because one half was never looked at while tuning.
import { observe } from '../../src/mind/observe/observe.ts';
import type { T0Event } from '../../src/mind/t0/contract.ts';
import { measureProject, summed } from '../../test/support/mind-set/measure.ts';
import { MIND_SET } from '../../test/support/mind-set/mind-set.ts';
import { play } from '../../test/support/mind-set/script.ts';
import { atLeast, atMost, type Report } from '../report.ts';

export async function benchQuality({
  report,
  quick,
}: {
  readonly report: Report;
  readonly quick: boolean;
}): Promise<void> {
  for (const [name, heldOut] of [
    ['tuned on', false],
    ['held out', true],
  ] as const) {
    const figures = summed(
      MIND_SET.filter((project) => project.heldOut === heldOut).map((project) => measureProject(project)),
    );
    const share = (what: string, part: number, whole: number, goal: ReturnType<typeof atLeast>) =>
      report.figure({
        what: `${name}: ${what}`,
        value: (100 * part) / whole,
        unit: '%',
        goal,
        detail: `${part} of ${whole}`,
      });
    share('wanted facts found', figures.found, figures.wanted, atLeast(80));
    share('junk', figures.junk, figures.lines, atMost(3));
    share('said twice', figures.duplicates, figures.lines, atMost(3));
    share('changed files among the first five', figures.filesFound, figures.files, atLeast(90));
    report.figure({ what: `${name}: superseded lines`, value: figures.superseded, unit: 'lines', goal: atMost(0) });
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
    one.map((event, at): T0Event => Object.assign({}, event, { t0_id: `${round} ${at}`, seq: round * one.length + at + 1 })),
  ).flat();
  const input = { project_id: 'p', agent: 'a', session_id: 's', tagAt: () => 'main', events };
  observe(input);
  const startedUs = process.cpuUsage().user;
  for (let run = 0; run < runs; run += 1) observe(input);
  return (process.cpuUsage().user - startedUs) / 1_000 / runs;
}
