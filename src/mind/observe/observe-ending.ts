// How a session ends: what is left undone, as somebody says or as commands show, and what came of it.
import type { T0Event } from '../t0/contract.ts';
import { provingCommand } from './commands.ts';
import { short, wholeCommand, type Findings } from './draft.ts';
import { sentencesOf } from './reading.ts';
import type { Run } from './runs.ts';
import { hasPassed } from './runs.ts';
import { meaningOf } from './words.ts';

export interface EndingRule {
  readonly id: string;
  readonly version: number;
  readonly pattern: RegExp;
  readonly fires: readonly string[];
  readonly stays: readonly string[];
}

export const LEFT_UNDONE: EndingRule = {
  ...{ id: 'open_end.said', version: 1 },
  pattern:
    /\b(?:todo|left to do|still to do|still open|what's left|what is left|remaining(?: work)?\b|not yet|next,? i would|next steps?\b|haven't|have not|hasn't|was not (?:checked|tested|done)|not done|open:|left:|follow[- ]?up|i did not get|still (?:needs?|missing|installs|fails?)|for another session|remains? to be|offen|noch nicht|pendiente|queda por|reste à faire)\b/iu,
  fires: [
    'Left to do: document the error codes.',
    'I have not yet updated the completions.',
    'Next I would add an alert.',
    'TODO: the certificate',
  ],
  stays: ['All done.', 'The remainder is 3.'],
};

const SPOKEN_AT_END = 3;

export function observeEnding(events: readonly T0Event[], runs: readonly Run[], findings: Findings): void {
  const spoken = events.filter(
    ({ kind, is_sidechain, speaker }) =>
      !is_sidechain && (kind === 'agent' || (kind === 'user' && speaker === 'person')),
  );
  for (const event of spoken.slice(-SPOKEN_AT_END)) {
    for (const { start, end, text, body, isQuestion } of sentencesOf(event.text)) {
      if (isQuestion || !LEFT_UNDONE.pattern.test(text)) continue;
      findings.add({
        ...{
          rule: LEFT_UNDONE.id,
          kind: 'open_end',
          topic: 'process',
          subject: `open: ${meaningOf(body)}`,
          value: null,
        },
        ...{
          statement: short(body, 160),
          source: event.kind === 'user' ? 'person' : 'agent',
          files: [],
          isCorrection: false,
        },
        quotes: [{ event, of: 'text', start, end }],
      });
    }
  }
  const last = new Map<string, Run>();
  for (const run of runs) {
    if (run.command === undefined || !provingCommand(run.command)) continue;
    // Behind what ran since.
    last.delete(run.command);
    last.set(run.command, run);
  }
  for (const [command, run] of last) {
    if (!run.hasFailed) continue;
    findings.add({
      ...{
        rule: 'open_end.failing',
        kind: 'open_end',
        topic: 'errors',
        subject: `open: failing ${command}`,
        value: null,
      },
      ...{
        statement: `\`${short(command, 110)}\` still failed at the end.`,
        source: 'executed',
        files: [],
        isCorrection: false,
      },
      quotes: [wholeCommand(run.call)],
    });
  }
  observeOutcome(spoken, [...last.values()], findings);
}

/** That what was checked is in order. */
export const CLAIMS_SUCCESS: EndingRule = {
  ...{ id: 'outcome.claimed', version: 1 },
  pattern:
    /\b(?:pass(?:es|ed|ing)?|green|clean|succeed(?:s|ed)?|success\w*|works?|working|fixed|done|complete[d]?|all good|no (?:errors|failures|warnings)|grün|fertig|läuft|pasan|listo|passent|terminé)\b/iu,
  fires: ['All tests pass and lint is green.', 'Done.', 'Everything works now.'],
  stays: ['I did not get to the certificate.', 'The seed is shared between runs.'],
};

function observeOutcome(spoken: readonly T0Event[], checks: readonly Run[], findings: Findings): void {
  const about = { kind: 'outcome', topic: 'process', value: null, files: [], isCorrection: false } as const;
  const check = checks.at(-1);
  if (check && (check.hasFailed || hasPassed(check))) {
    const end = check.hasFailed ? 'failing' : 'passing';
    findings.add({
      ...{ ...about, rule: 'outcome.checked', subject: 'outcome: last check', source: 'executed' },
      statement: `The session's last check was \`${short(check.command ?? '', 100)}\`, ${end}.`,
      quotes: [wholeCommand(check.call)],
    });
  }
  const agent = spoken.findLast(({ kind }) => kind === 'agent');
  const said = agent && sentencesOf(agent.text).find(({ isQuestion }) => !isQuestion);
  if (!agent || !said) return;
  // What its own runs disproved is no outcome.
  if (
    check?.hasFailed === true ||
    (checks.some(({ hasFailed }) => hasFailed) && CLAIMS_SUCCESS.pattern.test(said.text))
  ) {
    findings.reject('disproved');
    return;
  }
  findings.add({
    ...{ ...about, rule: 'outcome.said', subject: 'outcome: as the agent says', source: 'agent' },
    statement: short(said.body, 160),
    quotes: [{ event: agent, of: 'text', start: said.start, end: said.end }],
  });
}
