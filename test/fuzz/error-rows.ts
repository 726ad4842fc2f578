// What a refusal must look like: a code that is declared, with its status, and nothing of ours inside it.
import { baseErrors } from '../../src/base/contract.ts';
import type { ErrorTable } from '../../src/base/errors.ts';
import { domains } from '../../src/domains.ts';
import { errorTableOf } from '../../src/kernel/domain.ts';
import { httpRefusals } from '../../src/surfaces/http/contract.ts';
import { mcpRefusals } from '../../src/surfaces/mcp/contract.ts';
import { isOutside } from './shot.ts';

const ROWS: ErrorTable = { ...errorTableOf(domains), ...baseErrors, ...httpRefusals, ...mcpRefusals };
const CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Of problem details over HTTP. */
export function faultsOfProblem(problem: Readonly<Record<string, unknown>>, status: number): string[] {
  const { code, detail, title, type, instance } = problem;
  const faults = [...faultsOfError({ ...problem, message: detail }), ...faultsOfText(String(detail))];
  if (problem['status'] !== status) faults.push(`the problem says status ${String(problem['status'])}, HTTP ${status}`);
  // A failure is 503 over HTTP, whatever its row says.
  const isRefusal = problem['kind'] !== 'failure';
  if (isRefusal && typeof code === 'string' && Object.hasOwn(ROWS, code) && ROWS[code]?.status !== status) {
    faults.push(`${code} has the status ${ROWS[code]?.status}, and came with ${status}`);
  }
  for (const [name, value] of Object.entries({ title, type, instance })) {
    if (typeof value !== 'string' || value === '') faults.push(`the problem has no ${name}`);
  }
  return faults;
}

/** Of a text that a person or a model is shown. */
export function faultsOfText(text: string): string[] {
  return CONTROL.test(text.replaceAll(/[\n\t]/g, '')) ? ['it shows control characters'] : [];
}

/** Of an error as every surface shows it. */
export function faultsOfError({ kind, code, message, hint }: Readonly<Record<string, unknown>>): string[] {
  if (typeof code !== 'string' || typeof message !== 'string' || typeof hint !== 'string') {
    return ['the error lacks its code, message or hint'];
  }
  const faults: string[] = [];
  if (kind !== undefined && kind !== 'refusal' && !isOutside(code))
    faults.push(`it is a ${JSON.stringify(kind)} (${code})`);
  if (code === 'bug') faults.push('it is a bug');
  else if (!Object.hasOwn(ROWS, code)) faults.push(`the code ${code} is declared nowhere`);
  if (/\.(?:ts|cjs|mjs):\d+|node_modules|SQLITE_/.test(message))
    faults.push(`its message tells of our inside: ${message}`);
  return faults;
}
