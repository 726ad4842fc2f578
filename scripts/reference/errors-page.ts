// docs/reference/errors.md: every code with its HTTP status, its exit code and what to do, from the tables beside the code.
import { baseErrors } from '../../src/base/contract.ts';
import type { ErrorGroup, ErrorTable } from '../../src/base/errors.ts';
import { domains } from '../../src/domains.ts';
import { errorTableOf, type AnyDomain } from '../../src/kernel/domain.ts';
import { cliRefusals } from '../../src/surfaces/cli/contract.ts';
import { EXIT_CODES } from '../../src/surfaces/cli/exit-codes.ts';
import { httpFailures, httpRefusals } from '../../src/surfaces/http/contract.ts';
import { mcpRefusals } from '../../src/surfaces/mcp/contract.ts';
import { setupRefusals } from '../../src/surfaces/setup/contract.ts';
import { GENERATED, cell } from './page.ts';

/** Those of no domain. */
const GROUND: readonly ErrorGroup[] = [
  { title: 'Values, keys and notes', refusals: baseErrors },
  { title: 'HTTP', refusals: httpRefusals, failures: httpFailures },
  { title: 'MCP', refusals: mcpRefusals },
  { title: 'Command line', refusals: cliRefusals },
  { title: 'Connecting agents', refusals: setupRefusals },
];

export function errorsPage(of: readonly AnyDomain[] = domains): string {
  // Throws where two domains declare one code: the page would explain it twice.
  errorTableOf(of);
  return [
    '# Errors and exit codes',
    '',
    GENERATED,
    '',
    'There are three kinds, and they are never mixed:',
    '',
    '- A **refusal** is expected: the input or the state does not allow it, and nothing was changed.',
    '- A **failure** is the outside world: a disk, a server, a lock. It says whether trying again helps, and when.',
    '- A **bug** is a defect of Throughline: exit code 70, HTTP status 500, code `bug`.',
    '',
    'Every error has a code, a message that names what it is about, and a hint. It looks the same everywhere: with `--json` on stdout,',
    'as problem details (RFC 9457) over HTTP, as the text of a result with `isError` over MCP, and as a `Refusal` or `Failure` in a program.',
    'A failure over HTTP has the status 503, and `Retry-After` where trying again helps.',
    '',
    '## Exit codes',
    '',
    '| code | means |',
    '| --- | --- |',
    ...Object.entries(EXIT_CODES).map(([code, meaning]) => `| ${code} | ${cell(meaning)} |`),
    '',
    ...[...of.flatMap(({ errors }) => errors), ...GROUND].flatMap(groupLines),
  ].join('\n');
}

function groupLines({ title, refusals, failures = {} }: ErrorGroup): string[] {
  const head = [`## ${title}`, '', '| code | HTTP | exit | what to do |', '| --- | --- | --- | --- |'];
  return [...head, ...rowsOf(refusals, ''), ...rowsOf(failures, ' (failure)'), ''];
}

function rowsOf(table: ErrorTable, kind: string): string[] {
  return Object.entries(table).map(
    ([code, { status, exit, hint }]) =>
      `| <a id="${code}"></a>\`${code}\`${kind} | ${kind === '' ? status : 503} | ${exit} | ${cell(hint)} |`,
  );
}
