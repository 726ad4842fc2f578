// The labelled sentences that the scorer of statements is trained on, as they stand in the text files beside.
import { readdirSync, readFileSync } from 'node:fs';
import { STATEMENT_KINDS, type StatementKind } from '../../../src/mind/observe/learned-score.ts';
import { ruleFor } from '../../../src/mind/observe/observe-speech.ts';
import { sentencesOf, wishIn } from '../../../src/mind/observe/reading.ts';
import { PERSON_RULES } from '../../../src/mind/observe/speech-rules.ts';

/**
 * A line of the files:
 *
 *     @ who      a person, with a way of writing of their own; with `openings:` in front, each message begins a session
 *     > text     what the agent said before the next message
 *     f text     a message with its label: c constraint, p preference, d decision, f fact, r correction, m command, n nothing lasting
 *     + f text   the next sentence of the same message
 */
export interface LabelledSentence {
  readonly voice: string;
  readonly text: string;
  readonly kind: StatementKind | undefined;
  readonly index: number;
  readonly count: number;
  /** Null where the message begins a session. */
  readonly before: string | null;
  readonly opening: string | undefined;
  readonly previous: string | undefined;
  readonly rule: string | undefined;
}

const LINE = /^(\+ )?([cpdfrmn]) (.+)$/;
/** What an agent mostly says before a person speaks again, where the file does not tell. */
const REPORT = 'Done.';
const LABELS: Readonly<Record<string, StatementKind>> = {
  ...{ c: 'constraint', p: 'preference', d: 'decision', f: 'fact', r: 'correction', m: 'command' },
};

export function labelledSentences(folder = import.meta.dirname): LabelledSentence[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.toSorted().flatMap((name) => sentencesIn(readFileSync(`${folder}/${name}`, 'utf8'), name));
}

/** What the rules for speech fire on and what they leave, by their own examples: a voice for each rule. */
export function ruleExamples(): LabelledSentence[] {
  return PERSON_RULES.flatMap(({ id, kind, fires, stays }) => {
    const alone = { voice: `rule ${id}`, index: 0, count: 1, opening: undefined, previous: undefined };
    return [
      ...fires.map(({ said, after }) => ({
        ...{
          ...alone,
          text: said,
          kind: isStatementKind(kind) ? kind : 'fact',
          before: after ?? REPORT,
          rule: ruleIn(said),
        },
      })),
      ...stays.map((text) => ({ ...alone, text, kind: undefined, before: REPORT, rule: ruleIn(text) })),
    ];
  });
}

export function sentencesIn(text: string, name: string): LabelledSentence[] {
  const sentences: LabelledSentence[] = [];
  let [voice, before] = ['', REPORT as string | null];
  let message: Omit<LabelledSentence, 'index' | 'count' | 'opening' | 'previous'>[] = [];
  const outset = () => (voice.startsWith('openings:') ? null : REPORT);
  const end = () => {
    sentences.push(
      ...message.map((each, index) => ({
        ...{ ...each, index, count: message.length },
        ...{ opening: index === 0 ? undefined : message[0]?.text, previous: message[index - 1]?.text },
      })),
    );
    if (message.length > 0) before = outset();
    message = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('@ ')) {
      end();
      voice = line.slice(2);
      before = outset();
    } else if (line.startsWith('> ')) {
      end();
      before = line.slice(2);
    } else if (line !== '') {
      const [, joins, label, said] = LINE.exec(line) ?? [];
      if (label === undefined || said === undefined) throw new TypeError(`"${line}" in ${name} is no line of the set`);
      if (joins === undefined) end();
      message.push({ voice, text: wishIn(said) ?? said, kind: LABELS[label], before, rule: ruleIn(said) });
    }
  }
  end();
  return sentences;
}

function isStatementKind(kind: string): kind is StatementKind {
  return (STATEMENT_KINDS as readonly string[]).includes(kind);
}

function ruleIn(text: string): string | undefined {
  const sentence = sentencesOf(text)[0];
  return sentence && ruleFor(sentence, PERSON_RULES)?.rule.id;
}
