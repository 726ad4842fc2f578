// Every rule for what people and agents say, in the order in which they are tried: the first that fires says what the sentence is.
import { CONSTRAINT_RULES } from './constraint-rules.ts';
import { CORRECTION_RULES } from './correction-rules.ts';
import { GENERIC_RULES } from './generic-rules.ts';
import { HOW_RULES } from './how-rules.ts';
import { KNOWN_THING_RULES } from './known-thing-rules.ts';
import { FACT_RULES } from './fact-rules.ts';
import { OTHER_LANGUAGE_RULES } from './other-language-rules.ts';
import { DECISION_RULES, PREFERENCE_RULES, USE_RULES } from './preference-rules.ts';
import { pattern, type SpeechRule } from './speech-rule.ts';

export const PERSON_RULES: readonly SpeechRule[] = [
  ...CORRECTION_RULES,
  ...KNOWN_THING_RULES,
  ...DECISION_RULES,
  ...PREFERENCE_RULES,
  ...USE_RULES,
  ...CONSTRAINT_RULES,
  ...FACT_RULES,
  ...OTHER_LANGUAGE_RULES,
  ...HOW_RULES,
  ...GENERIC_RULES,
];

/** An agent's own claims. They prove nothing, and are kept as what they are. */
export const AGENT_RULES: readonly SpeechRule[] = [
  {
    ...{ id: 'fact.agent-cause', version: 1, kind: 'fact', about: 'state' },
    pattern:
      /^(?:the )?(?<what>(?:root |actual |underlying )?cause(?: of [^,;]{3,60})?) (?<verb>is|was) (?<is>[^;]{4,120})$/i,
    fires: [
      {
        said: 'The root cause was a missing index on orders.',
        subject: 'caus root was',
        value: 'missing index on orders',
      },
    ],
    stays: ['I am looking for the cause.'],
  },
  {
    ...{ id: 'decision.agent-chose', version: 1, kind: 'decision', about: 'choice' },
    pattern: pattern(
      String.raw`^i(?:'ve| have)? (?:chose|chosen|went with|opted for|decided on) ‹it›(?:,? (?:over|rather than|instead of) ‹not›)?…`,
    ),
    fires: [{ said: 'I chose zod over yup because it infers types.', subject: 'validation library', value: 'zod' }],
    stays: ['I could use zod.'],
  },
];
