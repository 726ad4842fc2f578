// The hooks' log: every line is one JSON object, whatever failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manualClock } from '../../src/base/clock.ts';
import { createHookLog } from '../../src/surfaces/hooks/log.ts';

test('a long text is cut, and its line is JSON all the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-log-'));
  try {
    const log = createHookLog(folder, 'claude', manualClock());
    log('x'.repeat(5_000), new Error('"\n\u0000\ud83d'.repeat(2_000)));
    log('no answer', 'a text');
    const lines = readFileSync(join(folder, 'hooks.log'), 'utf8').trimEnd().split('\n');
    const [first, second] = lines.map((line) => JSON.parse(line) as Record<string, string>);
    expect(first).toMatchObject({ time: '2026-01-01T00:00:00.000Z', agent: 'claude' });
    expect(Buffer.byteLength(lines[0] ?? '')).toBeLessThan(8_000);
    expect([first?.['what']?.length, first?.['error']?.length]).toEqual([1_001, 1_001]);
    expect(second).toMatchObject({ what: 'no answer', error: 'something that is no error was thrown' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
