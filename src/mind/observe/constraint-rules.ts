// Rules for what a person lays down: what must, must not, always and never be done.
import { pattern, COMPLAINT, ON_SCREEN, TASK, type SpeechRule } from './speech-rule.ts';

/** Forbidden for the moment, or no more than a way of speaking. */
const IDLE =
  /\b(?:don't|do not|dont|never) (?:worry|bother|forget|mind|know|think|see|understand|get|like|need|have|want|care|give up|hesitate|panic|be sorry|matter|remember|believe|do (?:that|this|it)|(?:change|touch|remove|modify|add|do|break|skip) any(?:thing)?|give partial|assume|just|touch (?:that|this|it)\b(?! folder| file)|work|seen|had|heard)\b|\bnever mind\b/i;

/** One thing at hand, with nothing that makes it a rule. */
const AT_HAND =
  /^(?:you )?(?:please )?(?:don't|do not|dont) (?!mock|commit|publish|log|bypass|expose|leak|hard-?code|force|deploy)\w+ (?:the|that|this|it|them|those|my)\b(?!.*(?:\bthe (?:word|term|phrase|name|global|old)\b|\bby hand|\byourself|\bmanually|\bdirectly|\bwithout|\bfrom\b|\bever\b|\/|`|_))/i;

export const CONSTRAINT_RULES: readonly SpeechRule[] = [
  {
    ...{ id: 'constraint.never', version: 1, kind: 'constraint', about: 'ban', isBroad: true },
    pattern: pattern(String.raw`^(?<who>[^,;:]{0,70}?)\bnever (?:want to |ever )?(?<what>\w[^,;]{2,90}?)…`),
    unless: new RegExp(
      `${IDLE.source}|\\bnever (?:seen|saw|worked|happened|tried|been|was|got|came|quite|really)\\b|\\b(?:is|are) never (?!\\w+(?:ed|en)\\b|sent|put|set|kept|built|run)|\\b(?:was|were|been|has|have|had|but|it|i|you|he|she|they) never\\b|\\bnever (?:stops|ends|finish\\w*|loads|works|returns|ran|runs|happens|shows|comes|goes|closes|opens|updates)\\b`,
      'i',
    ),
    fires: [
      { said: 'We never use Cypress here', subject: 'end-to-end test framework', value: 'not cypress' },
      { said: 'exports must never contain an email', subject: 'do contain email export', value: 'no' },
    ],
    stays: ['I have never seen this', 'never mind', 'what if we never wrote to disk?', 'the spinner never stops'],
  },
  {
    ...{ id: 'constraint.always', version: 1, kind: 'constraint', about: 'practice', isBroad: true },
    pattern: pattern(String.raw`^(?<who>[^,;:]{0,70}?)\balways (?<what>\w[^,;]{2,100}?)…`),
    unless: new RegExp(
      `\\balways (?:\\w+ ){0,2}${COMPLAINT.source}|\\balways (?:returns?|shows?|gets?|getting|seeing|happens?|been|was|the same|like this)\\b|^it always\\b`,
      'i',
    ),
    fires: [
      { said: 'always run go test with -race', subject: 'do -race go run test', value: 'yes' },
      { said: 'errors should always extend CsvError', subject: 'do csverror error extend', value: 'yes' },
    ],
    stays: ['the test always fails on Mondays', 'it always times out'],
  },
  {
    ...{ id: 'constraint.must-not', version: 1, kind: 'constraint', about: 'ban' },
    pattern: pattern(
      String.raw`^(?<who>[^,;:]{1,70}?)\b(?:must not|mustn't|may not|are not allowed to|is not allowed to|can't ever|cannot ever|(?<=\b(?:you|we|tests|code|agents) )(?:should not|shouldn't)) (?<what>\w[^,;]{2,90}?)…`,
    ),
    unless:
      /\b(?:must|may|should)(?: not|n't) (?:be|have) (?:so |that |too )?(?:hard|difficult|long|a problem|working|right)/i,
    fires: [{ said: 'you must not run npm publish', subject: 'do npm publish run', value: 'no' }],
    stays: ['this should not be hard'],
  },
  {
    ...{ id: 'constraint.must', version: 1, kind: 'constraint', about: 'practice', isBroad: true },
    pattern: pattern(
      String.raw`^(?!(?:i|we) )(?<who>[^,;:]{1,90}?)\b(?:must|has to|have to|may only|can only|is required to|are required to) (?<what>\w[^,;]{2,90}?)…`,
    ),
    unless: new RegExp(
      `\\bmust(?: have|'ve| be (?:a|an|the|because|wrong|broken|missing|something|some|updated|fixed|changed|moved|added|removed|renamed|done))\\b|^(?:you|they|someone|somebody|he|she|it) (?:have|has) to\\b|\\bhave to (?:go|run|leave|admit|say)\\b|\\b(?:that|which|who) .*\\bmust\\b|\\bbe able to\\b|^(?:the|an?|each|every|all(?: the)?|both)? ?(?:[\\w-]+ )?${ON_SCREEN.source}[^,;]* (?:must|has to|have to)\\b|\\bwhen (?:i|the user|you|we|users) (?:click|press|tap|type|scroll|hover|open|close|save|log)|${TASK.source}`,
      'i',
    ),
    fires: [
      { said: 'photos must be resized to 1600px before upload', subject: 'length of photo resiz', value: '1600 px' },
      { said: 'cargo semver-checks has to pass', subject: 'do cargo check pass semver', value: 'yes' },
    ],
    stays: ['it must be the cache', 'we have to fix this', 'you have to restart it', 'all buttons must be rounded'],
  },
  {
    ...{ id: 'constraint.dont', version: 1, kind: 'constraint', about: 'ban' },
    pattern: pattern(
      String.raw`(?:^|[,;:] (?:so |and |but )?)(?:you )?(?:please )?(?:don't|do not|dont) (?<what>[a-z][^,;]{3,90}?)…`,
    ),
    unless: new RegExp(
      `${IDLE.source}|${AT_HAND.source}|\\b(?:i|we|they|tests?) (?:don't|do not)\\b|\\bthey (?:won't|will|are|should)\\b`,
      'i',
    ),
    fires: [
      { said: 'do not touch envs/prod without asking me', subject: 'do ask envs/prod touch without', value: 'no' },
      { said: "don't use mmap, it breaks on truncation", subject: 'use mmap', value: 'no' },
      { said: "version bumps come from renovate, so don't bump image tags", subject: 'do bump imag tag', value: 'no' },
    ],
    stays: ["don't worry about it", "don't change the title", "I don't know", "don't push yet"],
  },
  {
    ...{ id: 'constraint.we-dont', version: 1, kind: 'constraint', about: 'ban' },
    pattern: pattern(
      String.raw`^(?:in (?:this|our) [\w-]+,? |here )?we (?:don't|do not|won't|never) (?:ever )?(?<what>(?:do|use|write|allow|commit|mock|ship|support|test|merge|push|deploy|log|store|accept|hard-?code|publish|edit|cache|import|depend on|rely on) [^,;]{2,70}?)…`,
    ),
    unless: /\bwe (?:don't|do not|won't|never) (?:ever )?\w+ (?:it|that|this|them|those|the (?:right|same))\b/i,
    fires: [
      { said: "we don't use Lombok", subject: 'use lombok', value: 'no' },
      { said: "we don't commit generated files", subject: 'do commit fil generat', value: 'no' },
    ],
    stays: ["we don't know", "we don't use it", "why don't we use Lombok?"],
  },
  {
    ...{ id: 'constraint.not-using', version: 1, kind: 'constraint', about: 'ban' },
    pattern: pattern(
      String.raw`^we(?:'re| are) not (?<what>(?:using|going to use|allowed to use|supporting|going to support) [^,;]{2,60}?)…`,
    ),
    unless: /\b(?:using|use|support|supporting) (?:it|that|this|them)\b/i,
    fires: [{ said: "we're not using Redux anymore", subject: 'state management', value: 'not redux' }],
    stays: ["we're not using it"],
  },
  {
    ...{ id: 'constraint.nothing', version: 1, kind: 'constraint', about: 'ban' },
    pattern: pattern(
      String.raw`^(?<who>(?:nothing|nobody|no one|no code|no module|no file)(?: [\w/.-]+){0,5}?) (?:may|can|should|must|is allowed to|is to) (?<what>[^,;]{3,70}?)…`,
    ),
    unless: /\bnothing (?:can|should) (?:be done|happen|go wrong)\b|\bnobody can (?:tell|know|see)\b/i,
    fires: [{ said: 'nothing in core may import from ui', subject: 'use ui @ cor', value: 'no' }],
    stays: ['nothing can go wrong'],
  },
  {
    ...{ id: 'constraint.cannot', version: 1, kind: 'constraint', about: 'ban' },
    pattern: pattern(
      String.raw`^(?:you|we) (?:can't|cannot|can not) (?<what>(?:use|import|rely on|call|add|edit|change|depend on|publish|deploy|log|store) [^,;]{2,70}?)…`,
    ),
    unless: /\b(?:it|that|this|them)$|\b(?:use|change|add) (?:it|that|this|them)\b/i,
    fires: [
      { said: "you can't use top-level await, we compile to CommonJS", subject: 'use await level top', value: 'no' },
    ],
    stays: ["we can't use it", "I can't log in"],
  },
  {
    ...{ id: 'constraint.you-have-to', version: 1, kind: 'constraint', about: 'practice' },
    pattern: pattern(
      String.raw`^you (?:have to|need to|must|should) (?:always )?(?<what>(?:run|start|build|regenerate|update|call|restart|rebuild|bump|ask|source|activate|set) [^,;]{3,60}? (?:before|after|whenever|when|every time|each time|first)\b[^,;]{0,50}?)…`,
    ),
    fires: [
      {
        said: 'you have to run make generate after changing the proto files',
        subject: 'do chang fil generat mak proto run',
        value: 'yes',
      },
    ],
    stays: ['you have to restart it', 'do you have to run it first?'],
  },
  {
    ...{ id: 'constraint.no-such', version: 1, kind: 'constraint', about: 'ban', isBroad: true },
    pattern: pattern(
      String.raw`^no (?:more )?(?!more|longer|problem|idea|worries|way|need|rush|thanks|one|it|we|that|this|the|you|i|use|usa|wait|sorry|matter|issue|not|but|changes?|questions?|issues|doubt|luck|hurry|errors?|diff|for|on|in|at|to|from|with|and|or|just|there|he|she|they|please|need|pull|such|keep|make|do|don't|let)(?<what>[\w.@/-]+ [^,;!]{2,60}?)…`,
    ),
    unless: new RegExp(`${COMPLAINT.source}|\\bfound\\b`, 'i'),
    fires: [
      { said: 'no default exports please, named exports only', subject: 'use default export', value: 'no' },
      { said: 'No alloc in the hot path either', subject: 'use alloc either hot path', value: 'no' },
    ],
    stays: ['no problem', 'no idea', 'no, leave it', 'no changes needed'],
  },
  {
    ...{ id: 'constraint.only', version: 1, kind: 'constraint', about: 'practice', isBroad: true },
    pattern: pattern(String.raw`^only (?<what>[a-z]+ [^,;]{4,90}?)…`),
    unless:
      /^only (?:on|in|at|with|for|from|after|since) \S+$|^only (?:if|when|one|two|the|a|because|problem|thing|\w+ (?:that|this|it|the))\b/i,
    fires: [{ said: 'only merge through a PR', subject: 'do merg pr', value: 'yes' }],
    stays: ['only the header is wrong', 'only one test failed'],
  },
  {
    ...{ id: 'constraint.only-this', version: 2, kind: 'constraint', about: 'practice', isBroad: true },
    pattern: pattern(
      String.raw`^(?<what>(?:use|import|write|support|merge|push|deploy|commit|log|export|accept|allow|target|test|store|add) [^,;]{3,60}?) only(?=$|[,;:])`,
    ),
    unless: /^(?:add|export|test) the\b|\b(?:this|that)\b/i,
    fires: [{ said: 'use theme tokens only', subject: 'use them token', value: 'yes' }],
    stays: ['export only this client', 'the only one'],
  },
  {
    ...{ id: 'constraint.not-allowed', version: 1, kind: 'constraint', about: 'ban' },
    pattern: pattern(
      String.raw`(?:^|, )(?<what>[^,;:]{2,60}?) (?:is|are) (?:not allowed|forbidden|off the table|banned|off[- ]limits|not an option|out of the question|taboo|prohibited)\b`,
    ),
    fires: [{ said: 'gorm is off the table, too much magic', subject: 'data access of go', value: 'not gorm' }],
    stays: ['the user is not allowed to log in, fix that?'],
  },
  {
    ...{ id: 'constraint.every', version: 1, kind: 'constraint', about: 'practice', isBroad: true },
    pattern: pattern(
      String.raw`^(?<what>(?:every|each|all) [\w/.\- ]{2,60}? (?:needs?|should|(?:has|have) (?:its|their) own|is|are|goes?|comes?|gets?|starts?|ends?|lives?|uses?|runs?)\b [^,;]{3,80}?)…`,
    ),
    unless: new RegExp(
      `${COMPLAINT.source}|^(?:every|each|all)(?: the)? (?:[\\w-]+ )?${ON_SCREEN.source}|^(?:all (?:i|we|you|good|right|done|tests?|of (?:it|them|that)|that|this|the tests?)|(?:each|every|all)(?: \\d+)? (?:one|of)|all \\d+)\\b|\\b(?:pass|passing|green|red)\\b|, (?:write|add|make|create|implement|build|fix)\\b`,
      'i',
    ),
    fires: [
      {
        said: 'every public function needs a docstring in numpy style',
        subject: 'do docstr function numpy public styl',
        value: 'yes',
      },
    ],
    stays: ['all tests are green', 'every request is slow', 'all good'],
  },
  {
    ...{ id: 'constraint.ensure-every', version: 1, kind: 'constraint', about: 'practice' },
    pattern: pattern(
      String.raw`^(?:we need|i want|i need|make sure|ensure|please ensure)(?: that)? (?<what>(?:every|each|all) [^,;]{6,100}?)…`,
    ),
    unless: /\b(?:all|each|every) (?:the |of )?(?:tests?|this|that|it|them|these|those)\b/i,
    fires: [
      { said: 'make sure every new table has a created_at column', subject: 'do column created_at tabl', value: 'yes' },
    ],
    stays: ['make sure all tests pass', 'I want all of it'],
  },
  {
    ...{ id: 'constraint.before', version: 2, kind: 'constraint', about: 'practice', isBroad: true },
    pattern: pattern(
      String.raw`^(?<what>(?:run|do|check|ask|update|bump|test|build|lint|format|call) [^,;]{3,70} (?:before|after) (?:every|each|you|any|a|an) [^,;]{3,40}?)…`,
    ),
    fires: [
      { said: 'run cargo miri test before every release', subject: 'do cargo miri releas run test', value: 'yes' },
    ],
    stays: ['run it before the meeting?'],
  },
  {
    ...{ id: 'constraint.before-that', version: 1, kind: 'constraint', about: 'practice' },
    pattern: pattern(
      String.raw`^(?<who>(?:before|after) (?:you|every|each|any) [^,;]{3,60}), (?:always )?(?<what>(?:run|do|check|ask|update|test|build|lint|format|call|make) [^,;]{3,70}?)…`,
    ),
    fires: [
      {
        said: 'before you claim a speedup, run node bench/parse.mjs three times',
        subject: 'do bench/parse.mjs claim nod run speedup thre tim',
        value: 'yes',
      },
    ],
    stays: ['before lunch, run it'],
  },
  {
    ...{ id: 'constraint.whenever', version: 1, kind: 'constraint', about: 'practice' },
    pattern: pattern(
      String.raw`^(?<who>(?:when|whenever|if) (?:you|we|someone|somebody) [^,;]{3,60}?),? (?:always |please )?(?<what>(?:use|wrap|add|run|write|put|make|call|ask|return|keep|log|update|include|start) [^,;]{3,80}?)…`,
    ),
    fires: [{ said: 'when you add a table, add a migration', subject: 'do add migration tabl', value: 'yes' }],
    stays: ['if we add a table?'],
  },
  {
    ...{ id: 'constraint.in-every', version: 1, kind: 'constraint', about: 'practice' },
    pattern: pattern(
      String.raw`^(?<what>(?:set|use|add|put|write|include|start|end|pass|log|update|bump|document|mention) [^,;]{3,80}? (?:in|for|on|to|with|at) (?:every|each|all) [^,;]{3,40}?)…`,
    ),
    fires: [
      { said: 'set the seed to 1337 in every experiment', subject: 'seed', value: '1337' },
      { said: 'mention the ticket in every commit', subject: 'do commit mention ticket', value: 'yes' },
    ],
    unless: /\b(?:of|in) (?:this|that|the)\b|\bin \S+\.\w{1,4}$|^(?:add|write)\b.* to all\b/i,
    stays: ['add a button', 'add types to all functions in utils.ts', 'write tests for each method of the class'],
  },
  {
    ...{ id: 'constraint.keep', version: 1, kind: 'constraint', about: 'practice' },
    pattern: pattern(
      String.raw`^keep (?<what>(?:it|the [\w-]+|[\w-]+s) (?!going|working|up|in mind|that)[a-z_][\w-]{2,30})…`,
    ),
    unless:
      /\bkeep the (?:old|current|existing|same|new|original)\b|\bkeep (?:it|the \w+) (?:up|short|simple|open|going|running|as)\b/i,
    fires: [{ said: 'keep it no_std, please', subject: 'do no_std', value: 'yes' }],
    stays: ['keep going', 'keep it up', 'keep that in mind'],
  },
];
