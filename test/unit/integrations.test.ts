// The extensions for OpenCode and pi: each is one file that its agent loads alone, so what they have in common is written
// in both.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** How it asks the program, whichever agent it is in. */
function askingOf(agent: string): string {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'integrations', agent, 'throughline.ts'), 'utf8');
  const [asking = ''] = /^function answerIn\([^]*?^function ask\([^]*?^\}$/m.exec(text) ?? [];
  return asking.replaceAll(`'${agent}'`, "'agent'");
}

test('both extensions ask in the same way', () => {
  expect(askingOf('pi')).toContain('spawn(');
  expect(askingOf('opencode')).toBe(askingOf('pi'));
});
