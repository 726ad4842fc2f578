// How much drift the rules find in labelled answers, how much they call drift that is none, and how fast they read.
import { validate } from '../../src/ask/validate/validate.ts';
import { BUNDLES } from '../../test/support/drift-set/bundles.ts';
import { HELD_OUT } from '../../test/support/drift-set/held-out.ts';
import { SAMPLE_SEVERITIES, measure } from '../../test/support/drift-set/measure.ts';
import { TUNED } from '../../test/support/drift-set/tuned.ts';
import { atLeast, atMost, type Report } from '../report.ts';

const KIB = 1024;

export async function benchDrift({
  report,
  quick,
}: {
  readonly report: Report;
  readonly quick: boolean;
}): Promise<void> {
  for (const [name, answers] of [
    ['tuned on', TUNED],
    ['held out', HELD_OUT],
  ] as const) {
    for (const { drift, labelled, found, others, wrong } of measure(answers)) {
      report.figure({
        what: `${name}: ${drift} found`,
        value: (100 * found) / labelled,
        unit: '%',
        goal: atLeast(90),
        detail: `${found} of ${labelled}`,
      });
      report.figure({
        what: `${name}: ${drift} false`,
        value: (100 * wrong) / others,
        unit: '%',
        goal: atMost(2),
        detail: `${wrong} of ${others}`,
      });
    }
  }
  const text = [...TUNED, ...HELD_OUT].map(([, , answer]) => answer).join('\n\n');
  const sized = (length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
  const cpuMs = (length: number, runs: number) => {
    const given = {
      response: sized(length),
      bundle: BUNDLES.machine,
      question: 'How is the machine?',
      kernel: { severities: SAMPLE_SEVERITIES },
    };
    validate(given);
    const startedUs = process.cpuUsage().user;
    for (let run = 0; run < runs; run += 1) validate(given);
    return (process.cpuUsage().user - startedUs) / 1_000 / runs;
  };
  const [short, long] = [cpuMs(128 * KIB, quick ? 4 : 40), cpuMs(1024 * KIB, quick ? 1 : 5)];
  report.figure({ what: 'an answer of 4 KiB', value: cpuMs(4 * KIB, 50), unit: 'ms of CPU' });
  report.figure({
    what: '1 MiB as a multiple of 128 KiB',
    value: long / short,
    unit: '×',
    goal: atMost(8.5),
    detail: `${long.toFixed(0)} ms and ${short.toFixed(1)} ms of CPU`,
  });
  await Promise.resolve();
}
