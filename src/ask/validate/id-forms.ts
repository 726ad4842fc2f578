// Forms of ids: what in an answer names one thing and no other, and so must have been given. They need no language.

export interface IdForm {
  readonly form: string;
  readonly pattern: RegExp;
  /** Undefined where the text only looks like it. */
  readonly id: (match: RegExpExecArray) => string | undefined;
  /** Only where the bundle or the question uses the form, or a word before it says what it is. */
  readonly needsUse?: true;
  readonly fires: readonly string[];
  readonly stays: readonly string[];
}

const NO_TICKET =
  /^(?:UTF|SHA|ISO|RFC|AES|MD|HTTP|TLS|SSL|GPT|ECMA|RSA|CVE|IEEE|IPV|ES|HS|RS|EC|ED|PBKDF|BASE|CP|WINDOWS|LATIN|X|GB|COVID|ARM|CRC|UTC|GMT|USB|HDMI|PM|AM|Q|FIPS|PEP|JSR|HMAC|BLAKE|CTR|LTS|TIER|HEAD)$/;

const exact = (match: RegExpExecArray) => match[0];
const named = (match: RegExpExecArray) => match[1];

export const ID_FORMS: readonly IdForm[] = [
  {
    form: 'citation',
    pattern:
      /(?<![\p{L}\p{N}_])(?:ledger|fact|turn|task|checkpoint|driftwatch|drift|exchange|goal|canon|session|sight):([A-Za-z0-9][A-Za-z0-9@_-]{0,63})(?![\p{L}\p{N}])/giu,
    id: (match) => (/[0-9]/.test(match[1] ?? '') ? match[1]?.toLowerCase() : undefined),
    fires: ['The limit is in [ledger:000999].', 'See task:T99.'],
    stays: ['The goal: be brief.', 'Session:new is the default.'],
  },
  {
    form: 'task',
    pattern: /(?<![\p{L}\p{N}_#@:/.-])([TG][0-9]{1,6})(?:@[0-9]{1,6})?(?![\p{L}\p{N}_/-])/gu,
    id: named,
    needsUse: true,
    fires: ['After that task T99 is next.', 'It belongs to goal G77.'],
    stays: ['A T3 instance is enough.', 'G2 phase of the cell cycle.'],
  },
  {
    form: 'commit',
    pattern: /(?<![\p{L}\p{N}_#/.:-])[0-9a-f]{7,40}(?![\p{L}\p{N}_-])/gu,
    id: ({ 0: hex }) => (/[0-9]/.test(hex) && /[a-f]/.test(hex) && !/^[0-9]+e[0-9]+$/.test(hex) ? hex : undefined),
    fires: ['It broke in a81c33f9.', 'Commit 4be81d0 changed it.'],
    stays: ['The facade was defaced.', 'It took 1234567 ns.'],
  },
  {
    form: 'uuid',
    pattern: /(?<![0-9a-f-])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-f-])/gi,
    id: ({ 0: uuid }) => uuid.toLowerCase(),
    fires: ['The run is 0198f3a2-1b2c-7d3e-8f40-aaaaaaaaaaaa.', 'See 0198f3a2-0000-7d3e-8f40-123456789abc'],
    stays: ['A UUID has five groups.', 'The form is 8-4-4-4-12.'],
  },
  {
    form: 'number',
    pattern:
      /(?<![\p{L}\p{N}])(?:pr|mr|issue|build|ticket|bug|run|pull request|merge request|case|incident|job) {0,2}#([0-9]{1,9})(?![\p{L}\p{N}])/giu,
    id: named,
    fires: ['It is PR #1187.', 'Build #4812 passed.'],
    stays: ['We are #1.', 'Use the color #123456.'],
  },
  {
    form: 'ticket',
    pattern: /(?<![\p{L}\p{N}_-])([A-Z]{2,10})-[0-9]{1,6}(?![\p{L}\p{N}_-])/gu,
    id: (match) => (NO_TICKET.test(match[1] ?? '') ? undefined : match[0]),
    needsUse: true,
    fires: ['It is ticket SHOP-412.', 'See issue OPS-77.'],
    stays: ['SHA-256 is a hash.', 'The COBOL-85 standard is old.'],
  },
  {
    form: 'place',
    pattern:
      /(?<![\p{L}\p{N}_./-])(?:[A-Za-z0-9_@-]{1,64}\/){1,12}[A-Za-z0-9_.-]{1,64}\.[a-z]{1,5}:[0-9]{1,6}(?![\p{L}\p{N}])/gu,
    id: exact,
    fires: ['It is set in src/import/retry.ts:140.', 'See lib/a/b.py:7'],
    stays: ['It is set in src/import/retry.ts.', 'Open http://localhost:3000/.'],
  },
];

const SAYS_WHAT_IT_IS = /(?:tasks?|goals?|tickets?|issues?|bugs?|story|jira|card)[ :(]{1,3}$/i;

export interface FoundId {
  readonly form: string;
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** A word before it says what it is. */
  readonly isNamed: boolean;
  readonly needsUse: boolean;
}

export function idsOf(text: string): FoundId[] {
  const found: FoundId[] = [];
  for (const { form, pattern, id, needsUse = false } of ID_FORMS) {
    for (const match of text.matchAll(pattern)) {
      const name = id(match);
      if (name === undefined) continue;
      const isNamed = SAYS_WHAT_IT_IS.test(text.slice(Math.max(0, match.index - 10), match.index));
      found.push({ form, id: name, start: match.index, end: match.index + match[0].length, isNamed, needsUse });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
