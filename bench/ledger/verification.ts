// How fast the whole history is verified: its chain and signatures, and everything folded again.
import { statSync } from 'node:fs';
import { atLeast, formatValue } from '../report.ts';
import type { Bench } from './bench.ts';
import type { BigLedger } from './big-ledger.ts';
import { PAYLOAD_BYTES } from './subject.ts';

export async function benchVerify({ report }: Bench, big: BigLedger): Promise<void> {
  const { subject, events, wanted, buildSeconds, lastRate } = await big.open(report);
  report.figure({
    what: 'events written, 100 an append',
    value: events / buildSeconds,
    unit: 'events/s',
    detail: `${formatValue(events, 'events')} in ${buildSeconds} s, ${formatValue(statSync(subject.path).size / 1e6, 'MB')}`,
  });
  report.figure({ what: 'length of that history', value: events, unit: 'events', goal: atLeast(wanted) });
  if (lastRate > 0) report.figure({ what: 'events written at its end', value: lastRate, unit: 'events/s' });
  for (const [deep, goal] of [
    [false, 150_000],
    [true, 40_000],
  ] as const) {
    report.progress(deep ? 'verify, deep' : 'verify');
    const cpuBefore = process.cpuUsage();
    const startedMs = performance.now();
    const found = await subject.ledger.verify({ deep });
    const seconds = (performance.now() - startedMs) / 1000;
    const { user, system } = process.cpuUsage(cpuBefore);
    if (!found.ok) throw new Error(`verify found ${JSON.stringify(found.problems[0])}`);
    report.figure({
      what: deep ? 'verify, deep: folded again, tables compared' : 'verify, chain and signatures',
      value: found.events / seconds,
      unit: 'events/s',
      goal: atLeast(goal),
      detail: `${formatValue(found.events, 'events')} in ${formatValue(seconds, 's')} (CPU ${formatValue((user + system) / 1e6, 's')}), ${found.checkpoints} signatures`,
    });
  }
  report.note(`Payloads of ${PAYLOAD_BYTES} bytes and deltas of about as many; one stream of 1,000 entities.`);
}
