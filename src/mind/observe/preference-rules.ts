// Rules for how a person wants it, and for what was chosen with its reason.
import { ON_SCREEN, pattern, type SpeechRule } from './speech-rule.ts';

export const PREFERENCE_RULES: readonly SpeechRule[] = [
  {
    ...{ id: 'preference.prefer', version: 1, kind: 'preference', about: 'choice' },
    pattern: pattern(
      String.raw`^(?:i|we)(?:'d| would)?(?: really| much| strongly| generally)? (?:prefer|rather)(?: to| that)?(?: (?:have|use|keep|see))? ‹it›(?:,? (?:over|rather than|instead of|not) ‹not›)?…`,
    ),
    fires: [
      { said: 'I prefer vitest over jest', subject: 'test framework of javascript', value: 'vitest' },
      {
        said: 'I prefer long flags in the docs',
        subject: 'use flag long @ doc',
        value: 'yes',
        statement: 'Prefer long flags in the docs.',
      },
    ],
    unless: /\bthe (?:first|second|third|last|other|former|latter|new|old)\b|\b(?:option|version|one)$/i,
    stays: ['which one do you prefer?', 'maybe I prefer the first', 'I prefer the second option'],
  },
  {
    ...{ id: 'preference.from-now-on', version: 1, kind: 'preference', about: 'practice', corrects: true },
    pattern: pattern(
      String.raw`^(?:(?:from now on|going forward|in future|in the future|from here on|henceforth),? (?<what>[^;]{4,120}?)(?:\.|$)|(?<who>[^;]{4,120}?),? (?:from now on|going forward|from here on)\b)`,
    ),
    fires: [
      { said: 'from now on write the docs in English', subject: 'language of doc writ', value: 'english' },
      { said: 'The API listens on 8095 from now on', subject: 'port of api', value: '8095' },
    ],
    stays: ['from now on?'],
  },
  {
    ...{ id: 'preference.like', version: 1, kind: 'preference', about: 'practice' },
    pattern: pattern(
      String.raw`^i (?:really )?(?:like|love|want) (?<what>(?:my|the|all|our|small|short|long) [^,;]{3,40}? (?:small|short|explicit|in english|flat|pure|sorted|to be [^,;]{3,40}|in [^,;]{3,40}))…`,
    ),
    unless: /\bi (?:really )?(?:like|love) (?:the|this|that) (?:idea|result|look)/i,
    fires: [{ said: 'I like all commits small', subject: 'do commit small', value: 'yes' }],
    stays: ['I like it', 'I want a button'],
  },
];

export const USE_RULES: readonly SpeechRule[] = [
  {
    ...{ id: 'preference.language', version: 1, kind: 'preference', about: 'practice' },
    pattern: pattern(
      String.raw`^(?:write |keep )?(?<what>(?:all |the )?[\w -]{3,30} in (?:english|german|spanish|french|portuguese|italian|british english|us english))…`,
    ),
    fires: [{ said: 'comments in English please', subject: 'language of comment', value: 'english' }],
    stays: ['is it in English?'],
  },
  {
    ...{ id: 'preference.prefer-this', version: 1, kind: 'preference', about: 'choice' },
    pattern: pattern(String.raw`^(?:always )?(?:prefer|favou?r) ‹it› (?:over|to|rather than|instead of) ‹not›…`),
    fires: [
      {
        said: 'prefer composition over inheritance',
        subject: 'choice of composition or inheritanc',
        value: 'composition',
      },
    ],
    stays: ['do you prefer composition over inheritance?'],
  },
  {
    ...{ id: 'preference.avoid', version: 1, kind: 'preference', about: 'ban' },
    pattern: pattern(String.raw`^(?:we |you should |try to |we try to |we )?avoid (?:using )?(?<what>[^,;]{3,70}?)…`),
    unless: /\bavoid (?:that|this|it|the (?:error|problem|issue|conflict|crash))\b/i,
    fires: [{ said: 'avoid default exports', subject: 'use default export', value: 'no' }],
    stays: ['how do we avoid this?', 'avoid that'],
  },
  {
    ...{ id: 'preference.use-in', version: 1, kind: 'preference', about: 'choice' },
    pattern: pattern(
      String.raw`^use ‹it› (?:in|across|throughout) (?:the |our |all |all the |every )?(?:docs|documentation|tests|code|comments|commits|commit messages|[\w-]+ files|files|everything|readmes?|logs|[a-z-]+s)…`,
    ),
    unless: /^use (?:that|this|it|them|the (?:same|new|other))\b|\bin (?:this|that|these)\b/i,
    fires: [{ said: 'use British spelling in the docs', subject: 'spelling @ doc', value: 'british' }],
    stays: ['use it in tests', 'use this in the docs'],
  },
  {
    ...{ id: 'preference.use-for', version: 1, kind: 'preference', about: 'choice' },
    pattern: pattern(String.raw`^use ‹it› (?:as|for) (?:the |our |all |any )?(?<for>[^,;]{3,50}?)…`),
    unless: new RegExp(
      `\\b(?:for|as) (?:that|this|it|now|example|the (?:first|second|next|other|new))\\b|^use (?:that|this|it|them|the)\\b|\\bfor (?:the |all |our )?(?:[\\w-]+ )?${ON_SCREEN.source}|\\bin this\\b|\\bfor the (?:two|three|layout|loop|query|function|method|class|file|endpoint|handler|component|insert|call|request)s?\\b`,
      'i',
    ),
    fires: [
      { said: 'use 2024 as the seed, 1337 was a joke', subject: 'seed', value: '2024' },
      { said: 'use tracing for logging', subject: 'for log', value: 'tracing' },
    ],
    stays: ['use the CA file for that test', 'use it for now', 'use blue for the buttons'],
  },
];

export const DECISION_RULES: readonly SpeechRule[] = [
  {
    ...{ id: 'decision.against', version: 1, kind: 'decision', about: 'ban' },
    pattern: pattern(
      String.raw`\bwe(?:'ve| have)? (?:decided|voted|agreed|opted|chose) (?:against|not to use|not to) (?:using )?(?<what>[^,;]{2,60}?)…`,
    ),
    fires: [{ said: 'we decided against the shim because it doubled our memory', subject: 'use shim', value: 'no' }],
    stays: ['did we decide against the shim?'],
  },
  {
    ...{ id: 'decision.decided', version: 1, kind: 'decision', about: 'choice' },
    pattern: pattern(
      String.raw`\b(?:we|i|the team|they)(?:'ve| have)? (?:(?:decided|agreed|settled|opted)(?: to use| to go with| on| for)(?: using)?|chose|picked|selected|went with) ‹it›(?:,? (?:over|rather than|instead of|not) ‹not›)?…`,
    ),
    fires: [
      {
        said: 'we decided on Drizzle because migrations are plain SQL',
        subject: 'data access of javascript',
        value: 'drizzle',
      },
    ],
    unless: /\b(?:chose|picked|selected|went with) (?:the wrong|a wrong|to|that|this|it)\b/i,
    stays: ['have we decided on Drizzle?', 'we decided on nothing?', 'I picked the wrong branch'],
  },
  {
    ...{ id: 'decision.decided-to', version: 1, kind: 'decision', about: 'practice' },
    pattern: pattern(
      String.raw`\bwe(?:'ve| have)? (?:decided|agreed)(?: that| to)(?: we)? (?<what>(?!in |for |on )\w+ \w[^,;]{3,100}?)…`,
    ),
    fires: [{ said: 'we agreed to squash merge', subject: 'merge method', value: 'squash' }],
    stays: ['what have we agreed to?'],
  },
  {
    ...{ id: 'decision.go-with', version: 2, kind: 'decision', about: 'choice' },
    pattern: pattern(
      String.raw`^(?:(?:we're|we are|i'm|i am) going (?:with|for)|(?:let's|lets|we'll|we will|let us) (?:go with|go for|use|take|stick with|stick to|pick|choose|adopt|(?:deploy|build|host|release|package) (?:with|using))|go with|go for|stick with) ‹it›(?:,? (?:over|rather than|instead of|not) ‹not›)?…(?: for (?<for>[^,;]{2,40}?)…)?`,
    ),
    unless:
      /\b(?:option|version|the (?:first|second|third|last|other|former|latter)|your (?:idea|suggestion|proposal)|what you)\b/i,
    fires: [
      { said: "let's go with LightGBM since it beats the net", subject: 'gradient boosting', value: 'lightgbm' },
      { said: 'go with zod instead of yup', subject: 'validation library', value: 'zod' },
      { said: "let's deploy with plain kubectl", subject: 'deploy tool', value: 'kubectl' },
    ],
    stays: ["let's go with that", "let's use the second option", 'shall we go with zod?'],
  },
];
