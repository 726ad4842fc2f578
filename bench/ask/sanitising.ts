// How fast the sanitiser reads beside redaction alone, that its time grows in a straight line, and how much of each family it takes out.
import { redactText } from '../../src/base/redact.ts';
import { sanitise } from '../../src/ask/sanitise/sanitise.ts';
import { installedTexts } from '../../test/support/installed-texts.ts';
import { SAMPLES } from '../../test/support/sanitise-samples.ts';
import { atLeast, atMost, type Report } from '../report.ts';

const SHORT = 128 * 1024;
const LONG = 8 * SHORT;

export async function benchSanitising({
  report,
  quick,
}: {
  readonly report: Report;
  readonly quick: boolean;
}): Promise<void> {
  const texts = installedTexts();
  const text = [...texts].join('\n').slice(0, quick ? LONG : 8 * LONG);
  const pieces = Array.from({ length: Math.floor(text.length / SHORT) }, (_, at) =>
    text.slice(at * SHORT, (at + 1) * SHORT),
  );
  const cpuUs = (run: () => void) => {
    run();
    const startedUs = process.cpuUsage().user;
    run();
    return process.cpuUsage().user - startedUs;
  };
  const all = (read: (text: string) => unknown) => () => {
    for (const piece of pieces) read(piece);
  };
  const [sanitised, redacted] = [cpuUs(all((piece) => sanitise(piece))), cpuUs(all(redactText))];
  report.figure({
    what: 'texts of packages',
    value: (pieces.length * SHORT) / sanitised,
    unit: 'MB/s of CPU',
    detail: `redaction alone ${((pieces.length * SHORT) / redacted).toFixed(1)} MB/s`,
  });
  const sample = text.slice(0, SHORT);
  const long = sample.repeat(LONG / SHORT);
  const times = (given: string, runs: number) =>
    cpuUs(() => {
      for (let run = 0; run < runs; run += 1) sanitise(given);
    }) / runs;
  const [shortUs, longUs] = [times(sample, quick ? 16 : 80), times(long, quick ? 2 : 10)];
  report.figure({
    what: '1 MiB as a multiple of 128 KiB',
    value: longUs / shortUs,
    unit: '×',
    goal: atMost(8.5),
    detail: `${(longUs / 1_000).toFixed(1)} ms and ${(shortUs / 1_000).toFixed(2)} ms of CPU`,
  });
  const changed = [...texts].filter((each) => sanitise(each).found.length > redactText(each).found.length);
  report.figure({
    what: 'ordinary texts changed',
    value: changed.filter((each) => each.length < 4_000).length,
    unit: 'texts',
    goal: atMost(0),
    detail: `of ${texts.size}; and ${changed.filter((each) => each.length >= 4_000).length} lines of data of 4,000 characters and more`,
  });
  const draws = quick ? 20 : 200;
  for (const [family, make] of Object.entries(SAMPLES)) {
    let gone = 0;
    for (let seed = 0; seed < draws; seed += 1) {
      const { text: made, secrets } = make(`bench ${family} ${seed}`);
      const kept = sanitise(`See this:\n\n${made}\n\nWhat is it?`);
      if (kept.found.length > 0 && secrets.every((secret) => !kept.text.includes(secret))) gone += 1;
    }
    report.figure({
      what: `${family} taken out`,
      value: (100 * gone) / draws,
      unit: '%',
      goal: atLeast(95),
      detail: `${gone} of ${draws}`,
    });
  }
  await Promise.resolve();
}
