// Ends every run with what was skipped and why, and `N passed, N failed, N skipped` as the last line.
import type { Reporter, SerializedError, TestCase, TestModule, TestRunEndReason, TestSuite } from 'vitest/node';

export interface Summary {
  passed: number;
  failed: number;
  skipped: number;
  /** How many tests were skipped for each reason. */
  reasons: Map<string, number>;
}

export function summarize(modules: readonly TestModule[], unhandledErrors: number): Summary {
  // What fails outside of a test must not vanish from the count.
  const summary: Summary = { passed: 0, failed: unhandledErrors, skipped: 0, reasons: new Map() };
  for (const module of modules) {
    if (module.errors().length > 0) summary.failed += 1;
    for (const suite of module.children.allSuites()) if (suite.errors().length > 0) summary.failed += 1;
    for (const test of module.children.allTests()) {
      const result = test.result();
      if (result.state === 'passed') summary.passed += 1;
      else if (result.state === 'failed') summary.failed += 1;
      else {
        const reason = (result.state === 'skipped' ? result.note : 'did not run') ?? reasonOf(test);
        summary.skipped += 1;
        summary.reasons.set(reason, (summary.reasons.get(reason) ?? 0) + 1);
      }
    }
  }
  return summary;
}

function reasonOf(test: TestCase): string {
  for (let at: TestCase | TestSuite | TestModule = test; at.type !== 'module'; at = at.parent) {
    if (at.options.mode === 'todo') return 'todo';
    if (at.type === 'suite' && at.errors().length > 0) return 'its suite failed';
  }
  return test.module.errors().length > 0 ? 'its file failed' : 'no reason given';
}

export function summaryLines({ passed, failed, skipped, reasons }: Summary): string[] {
  const lines = [...reasons].map(([reason, count]) => `  ${count} × ${reason}`);
  return [
    ...(lines.length > 0 ? ['Skipped:', ...lines] : []),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ];
}

export default class SummaryReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
    _reason: TestRunEndReason,
  ): void {
    const summary = summarize(modules, unhandledErrors.length);
    if (summary.passed + summary.failed + summary.skipped === 0) {
      process.exitCode = 1;
      process.stdout.write('No test was collected.\n');
    }
    process.stdout.write(`${summaryLines(summary).join('\n')}\n`);
  }
}
