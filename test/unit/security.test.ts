// docs/security.md names for every threat what happens and which tests show it; none is missing, and what it names is
// there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const text = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8');

/** The abuse cases that Throughline began with. */
const CASES = [
  'DNS rebinding, CSRF on loopback',
  'token theft',
  'SSRF and egress',
  'hostile project files',
  'no keychain',
  'secrets stored',
  'ReDoS in redaction',
  'prompt injection → tool',
  'memory poisoning',
  'approval time-of-check',
  'JSON Patch `__proto__`, bombs',
  'model output in the UI',
  'terminal and log injection',
  'import/export traversal',
  'bad sync peer',
  'stale executor',
  'disk full, read-only, EIO',
  'runaway spawn or spend',
];

interface Row {
  readonly threat: string;
  readonly happens: string;
  readonly tests: readonly { readonly file: string; readonly title: string }[];
}

function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const [, threat = '', happens = '', shown = ''] = line.split('|').map((cell) => cell.trim());
    if (threat === '' || threat === 'threat' || /^-+$/.test(threat)) return [];
    const tests = shown.split('<br>').map((each) => {
      const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(each.trim()) ?? [];
      return { file, title };
    });
    return [{ threat, happens, tests }];
  });
}

/** What is named under "Not yet", each with its reason. */
function laterOf(markdown: string): string[] {
  const [, later = ''] = markdown.split('\n## Not yet\n');
  return [...later.matchAll(/^- ([^:]+): ./gm)].map(([, name = '']) => name);
}

/** A test's name as it stands in the source, which may break a quote by an escape. */
function hasTest(source: string, title: string): boolean {
  const quoted = source.replaceAll(/\\(['"`])/g, '$1');
  return ["'", '"', '`', '] '].some((before) => quoted.includes(`${before}${title}`));
}

/** What is wrong with a row, in words. */
function misses({ threat, happens, tests }: Row): string[] {
  return [
    ...(happens === '' ? [`${threat}: it does not say what happens`] : []),
    ...tests.flatMap(({ file, title }) => {
      if (file === '' || title === '') return [`${threat}: it names no test`];
      if (!existsSync(join(ROOT, file))) return [`${threat}: ${file} does not exist`];
      return hasTest(readFileSync(join(ROOT, file), 'utf8'), title)
        ? []
        : [`${threat}: ${file} has no test "${title}"`];
    }),
  ];
}

describe('the table of threats', () => {
  it('has a row for every abuse case, or says with which domain it comes', () => {
    const named = new Set([...rowsOf(text).map(({ threat }) => threat), ...laterOf(text)]);
    expect(CASES.filter((each) => !named.has(each))).toEqual([]);
  });

  it('has each threat once', () => {
    const threats = rowsOf(text).map(({ threat }) => threat);
    expect(threats.filter((each, at) => threats.indexOf(each) !== at)).toEqual([]);
  });

  it('names tests that exist', () => {
    expect(rowsOf(text).flatMap(misses)).toEqual([]);
  });

  it('would not pass with a row that names nothing, a file that is gone, or a test that is not there', () => {
    const [row] = rowsOf('| x | y | `test/unit/security.test.ts` › names tests that exist |');
    expect(row && misses(row)).toEqual([]);
    const wrong = ['', '`test/none.test.ts` › a', '`test/unit/security.test.ts` › never written'].flatMap((shown) =>
      rowsOf(`| x | y | ${shown} |`).flatMap(misses),
    );
    expect(wrong).toEqual([
      'x: it names no test',
      'x: test/none.test.ts does not exist',
      // Written in two parts, because this file is the one that is read.
      `x: test/unit/security.test.ts has no test "${['never', 'written'].join(' ')}"`,
    ]);
  });
});
