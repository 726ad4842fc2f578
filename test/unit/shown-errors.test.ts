// What a caller gave may be a secret, and errors and logs repeat it: it is left out of both on every surface.
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../src/base/clock.ts';
import { Bug, Failure, RETRY_NEVER, Refusal, type ErrorJson } from '../../src/base/errors.ts';
import { errorFields, createLog } from '../../src/surfaces/http/log.ts';
import { toProblem } from '../../src/surfaces/http/problem.ts';
import { toldOf } from '../../src/surfaces/mcp/call-tool.ts';
import { printError } from '../../src/surfaces/terminal/print-error.ts';
import { drawn } from '../support/secret-samples.ts';

const secret = ['gh', 'p_', drawn('a', 36, 'shown')].join('');
const own = ['tl', '_', drawn('a', 43, 'shown')].join('');
const row = { status: 400, exit: 3, hint: 'Do otherwise.' };
const message = `There is no task "${secret}" of ${own}`;
const details = { token: 'plain', given: [{ [own]: secret, number: 3 }], name: 'a task' };

const refused = new Refusal('unknown_task', row, message, details);
const failed = new Failure('store_failed', row, message, RETRY_NEVER, details);
const odd = new Bug(message);

function expectClean(text: string): void {
  expect(text).not.toContain(secret);
  expect(text).not.toContain(own);
  expect(text).toContain('[redacted:github-token]');
}

describe.each([
  ['a refusal', refused],
  ['a failure', failed],
  ['a bug', odd],
])('%s that repeats a secret', (_, error) => {
  test.each([true, false])('is printed without it, as JSON: %s', (json) => {
    let said = '';
    const say = (text: string) => void (said += text);
    printError({ json, color: false, isWatched: false, stdout: say, stderr: say }, error);
    expectClean(said);
  });

  test('is logged without it', () => {
    let said = '';
    createLog((line) => (said += line), manualClock()).error('failure', { ...errorFields(error), route: '/x' });
    expectClean(said);
    expect(said).toContain('"route":"/x"');
  });
});

test.each([refused, failed])('over HTTP and MCP, %s is told without it', (error) => {
  for (const told of [toProblem(error, 'x'), toldOf(error, () => undefined)]) {
    expectClean(JSON.stringify(told));
    // Details that are called like secrets are none.
    expect(JSON.stringify(told)).toContain('"token":"plain"');
  }
});

test.each([
  ['revision_conflict', { now: { description: secret } }],
  ['unknown_criterion', { acceptance_criteria: [secret] }],
  ['evidence_missing', { criterion: secret, missing: [secret] }],
])('%s tells a stored record as it is stored, and not what the caller gave', (code, stored) => {
  const error = new Refusal(code, row, message, { ...stored, yours: { description: own } });
  let printed = '';
  const say = (text: string) => void (printed += text);
  printError({ json: true, color: false, isWatched: false, stdout: say, stderr: say }, error);
  const problem = toProblem(error, 'x');
  for (const [said, told] of [
    [problem.detail, problem.details],
    ...[toldOf(error, () => undefined), JSON.parse(printed) as ErrorJson].map((json) => [json.message, json] as const),
  ] as const) {
    expectClean(said);
    expect(told).toMatchObject(stored);
    expect(JSON.stringify(told['yours'])).not.toContain(own);
  }
});
