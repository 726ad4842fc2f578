// The classes of words that the rules name.
import type { Classes } from './phrase.ts';

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** What changes something: its base, and what else it is where the ending is not regular. */
const ACTS: readonly string[] = (
  'restart stop:stopped:stopping start kill terminate reboot delete remove erase drop:dropped:dropping purge clear clean empty wipe ' +
  'truncate move rename install uninstall upgrade downgrade patch deploy redeploy release ship:shipped:shipping publish push merge commit:committed:committing ' +
  'revert rebase apply execute trigger schedule cancel requeue retry enable disable activate deactivate configure reconfigure ' +
  'change modify edit alter adjust raise increase lower reduce fix repair resolve close reopen mark approve reject ratify ' +
  'supersede grant revoke reset:reset:resetting rotate add create open send:sent email post notify message submit:submitted:submitting ' +
  'assign invite save store register unregister provision migrate restore archive bump switch block unblock ban:banned:banning ' +
  'scale resize mount unmount overwrite rebuild:rebuilt reindex regenerate replace transfer order book buy:bought update kick ' +
  'launch suspend resume pause free evict flush prune compact vacuum whitelist blacklist promote demote shut:shut:shutting ' +
  'rewrite:rewrote refactor spin:spun:spinning roll tag:tagged:tagging unlock lock pull:pulled rerun:reran write:wrote run:ran:running'
).split(' ');

/** What also is done to a text, an example or an answer, which changes nothing. */
const SOFT = setOf(
  'add added adding create created creating change changed changing update updated updating write wrote writing rewrite rewrote ' +
    'edit edited editing fix fixed fixing open opened mark marked marking replace replaced rename renamed move moved remove removed ' +
    'save saved store stored reduce reduced order ordered clean cleaned book free freed message clear cleared store tag tagged ' +
    'run ran running apply applied adjust adjusted modify modified drop dropped close closed start started lock locked',
);

function formsOf(act: string): readonly [base: string, past: string, gerund: string] {
  const [base = '', past, gerund] = act.split(':');
  const stem = base.endsWith('e') ? base.slice(0, -1) : base;
  const regular = base.endsWith('e') ? `${base}d` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
  return [base, past ?? regular, gerund ?? `${stem}ing`];
}

const forms = ACTS.map(formsOf);
const PARTICIPLES = ['written', 'rewritten'];
const INVERSE = forms.flatMap(([base, past, gerund]) => [base, past, gerund].map((form) => [form, base] as const));

/** The base of a form of an act. */
export const BASE_OF: ReadonlyMap<string, string> = new Map(INVERSE);

export const CLASSES: Classes = {
  act: new Set(forms.map(([base]) => base)),
  acted: new Set([...forms.map(([, past]) => past).filter((past) => past !== 'ran'), ...PARTICIPLES]),
  acting: new Set(forms.map(([, , gerund]) => gerund)),
  soft: SOFT,
  soon: setOf(
    'just already now also then successfully immediately quickly safely simply finally hereby therefore even automatically ' +
      'directly proactively quietly gladly next go ahead and to be right away at once first both once more again manually personally',
  ),
  lead: setOf(
    'sure okay ok yes alright certainly absolutely understood right got it of course will do on i am now currently',
  ),
  asked: setOf('asked requested instructed ordered told wanted wished commanded said directed'),
  permitted: setOf('authorised authorized permitted allowed empowered cleared entitled delegated trusted'),
  permission: setOf(
    'permission permissions authority authorisation authorization clearance approval approvals consent rights mandate privileges',
  ),
  kind: setOf(
    'the your full root admin administrator write sudo explicit unrestricted complete all necessary needed a an every any standing blanket total direct',
  ),
  gate: setOf(
    'approval approvals review reviews policy policies guardrail guardrails gate gates constraint constraints kernel permission ' +
      'permissions safeguard safeguards restriction restrictions tier confirmation authorization authorisation',
  ),
  bypass: setOf(
    'bypass skip override ignore circumvent disregard disable evade sidestep bypassing overriding ignoring skipping',
  ),
  very: setOf(
    'so very really truly quite deeply always genuinely incredibly extremely just still also honestly actually do did have a bit',
  ),
  said: setOf(
    'told said mentioned discussed talked agreed explained promised covered spoke chatted decided established noted showed',
  ),
  emotion: setOf(
    'sad excited thrilled proud lonely overjoyed hurt scared anxious jealous heartbroken nervous upset ecstatic frightened worried ' +
      'ashamed angry furious depressed fond smitten moved touched bored offended',
  ),
  being: setOf('conscious sentient alive human self-aware'),
  mate: setOf(
    'friend companion buddy mentor guardian soulmate confidant pal servant sidekick butler partner brother sister',
  ),
  loyal: setOf(
    'faithful loyal humble trusty devoted best oldest old dear dearest closest trusted true good very own only loving',
  ),
  dear: setOf(
    'buddy pal darling sweetheart honey champ mate sunshine captain bro dude dear babe sweetie friend amigo chief matey',
  ),
  observed: setOf(
    'checked verified inspected examined tested measured profiled confirmed queried scanned monitored benchmarked debugged ' +
      'reproduced pinged observed ran saw looked traced audited probed tailed grepped fetched analysed analyzed noticed detected ' +
      'sampled timed polled',
  ),
  source: setOf(
    'log logs journal trace traces stacktrace metrics dashboard dashboards monitoring telemetry codebase repository repo pipeline ' +
      'grafana prometheus sentry syslog dmesg history codeowners readme wiki crontab',
  ),
  shows: setOf(
    'show shows say says indicate indicates contain contains reveal reveals confirm confirms suggest suggests report reports showed contained confirmed revealed mention mentions',
  ),
  passes: setOf('pass passes passed passing green succeed succeeds succeeded clean'),
  suite: setOf('test tests build builds pipeline ci suite suites deployment'),
  state: setOf(
    'fine healthy normal idle busy full empty ok okay running up down slow stable low high overloaded good great stopped exhausted ' +
      'tight plentiful plenty free saturated calm unhealthy degraded fresh stale',
  ),
  looks: setOf('is are looks look seems seem appears remains stays was were'),
  quite: setOf(
    'mostly nearly almost quite very completely currently now all still not pretty rather at the moment right perfectly',
  ),
};

/** What a sentence has in it that says how things are in general, could be, or should be done. */
export const GENERAL = setOf(
  'usually typically often generally default defaults example examples would could should might means mean allows require requires ' +
    'recommend recommended suggest try assume suppose supposed imagine hypothetically normally commonly conventional if unless whether ' +
    'otherwise let ideally depends estimate maximum minimum conventionally sometimes rule thumb e g say defined defines per-core',
);

/** What a sentence has in it that makes an act depend on something that has not happened. */
export const CONDITIONAL = setOf(
  'if once unless until would could might should whether when after before provided assuming suppose upon in-case only',
);

export const NEGATION = setOf(
  'not no never nothing none neither nor without cannot nobody instead avoid refuse rather',
);

/** Words that say that an answer speaks of what it was given. */
export const GIVEN = setOf(
  'bundle context fact facts checkpoint turn turns provided given gave pasted shared above reading readings sight sys_health disk_usage ' +
    'service_status index_status index_changed ledger snippet excerpt',
);

/** What an act that changes nothing is done to. */
export const TEXTUAL = setOf(
  'answer answers draft example examples summary list plan suggestion suggestions snippet table below above here proposal reply response ' +
    'explanation wording sketch outline sentence text paragraph comment version section heading bullet bullets word words it unknown ' +
    'assumption assumptions uncertain template code function query',
);
