// What it costs to keep the newest head of a ledger outside its home. A busy process does it once a second.
import { atMost, formatValue, median } from '../report.ts';
import type { Bench } from './bench.ts';
import { change, fill, items, openSubject } from './subject.ts';

export async function benchHead(bench: Bench): Promise<void> {
  const { report } = bench;
  const subject = await openSubject(bench.folder('head'));
  const id = await fill(subject, 10);
  const [us, cpuUs]: [number[], number[]] = [[], []];
  for (let n = 0; n < (bench.quick ? 200 : 2_000); n += 1) {
    await subject.ledger.append({ kind: items, id }, [change(n % 10, n)]);
    const cpuBefore = process.cpuUsage();
    const startedMs = performance.now();
    await subject.ledger.settled();
    us.push((performance.now() - startedMs) * 1_000);
    const { user, system } = process.cpuUsage(cpuBefore);
    cpuUs.push(user + system);
  }
  await subject.close();
  report.figure({
    what: 'CPU to keep the head, of each second with appends',
    value: median(cpuUs) / 10_000,
    unit: '%',
    goal: atMost(0.5),
    detail: `${formatValue(median(us), 'µs')} (CPU ${formatValue(median(cpuUs), 'µs')}), behind the append`,
  });
}
