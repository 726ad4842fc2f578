// Questions to models and their exchanges, as people read them: the answer first, then what stands behind it.
import { countOf, listing, paint, prose, shorten, table, type Cell, type Line } from '../../terminal/text.ts';
import type { AskAnswerOf } from './ask-answers.ts';
import { bundleLines } from './bundle.ts';
import { driftText, findingLines, markedLines, plainTabs } from './drift-words.ts';
import { costText } from './gateway.ts';
import type { View } from './view.ts';
import { timeCell } from './work-cells.ts';

type Answer = AskAnswerOf<'ask.ask'>;
type Exchange = AskAnswerOf<'ask.get_exchange'>;
type Check = AskAnswerOf<'ask.verify_exchange'>['checks'][number];

/** The exit codes of a report: what is stored is damaged, or what was asked for is no longer there. */
const DAMAGED = 4;
const NOT_POSSIBLE = 5;

/** Every line of a model has a margin: none of them can pose as a line of ours. */
const MARGIN = '  ';

const command = (text: string): Cell => paint('bold', text);

// ── An answer ────────────────────────────────────────────────────────────────────────────────────────────────

export const askView: View<Answer> = {
  lines: (answer) => [...prose(plainTabs(answer.text), MARGIN), ...answerLines(answer)],
  streamed: {
    lead: MARGIN,
    text: ({ text }: { readonly text: string }) => plainTabs(text).replaceAll('\n', `\n${MARGIN}`),
    lines: (answer, shown) => [...differingLines(answer, shown), ...answerLines(answer)],
  },
};

/** What was shown while it came is provisional: what holds is what is on record. */
function differingLines({ text }: Answer, shown: string): Line[] {
  if (plainTabs(text).trim() === plainTabs(shown).trim()) return [];
  return [[paint('yellow', 'On record it stands as follows:')], ...prose(plainTabs(text), MARGIN)];
}

function answerLines(answer: Answer): Line[] {
  const { exchange_id, model_id, findings, drift, cost_nano, price_known, disclosures, warnings, bundle } = answer;
  const found = drift.length + findings.length === 0 ? 'no drift found' : driftFound(answer);
  return [
    '',
    ...(answer.finish_reason === 'length'
      ? [[paint('yellow', 'It was cut off: the answer is as long as it may be')]]
      : []),
    ...findingLines(findings),
    ...disclosures.map((line): Line => [paint('yellow', line)]),
    ...warnings.map(({ actor, unit }): Line => [
      paint('yellow', `Near the limit of ${unit} for ${actor}: throughline budget show`),
    ]),
    [paint('dim', `${exchange_id} · ${model_id} · ${found} · ${costText(cost_nano, price_known)}`)],
    ...(bundle ? ['', ...bundleLines(bundle)] : []),
  ];
}

function driftFound({ drift, findings }: Answer): string {
  const classes = new Set([...drift, ...findings].map(({ drift_class }) => drift_class));
  return `drift found: ${[...classes].join(', ')}`;
}

// ── Exchanges ────────────────────────────────────────────────────────────────────────────────────────────────

export function renderExchanges({ exchanges, next }: AskAnswerOf<'ask.list_exchanges'>): readonly Line[] {
  if (exchanges.length === 0)
    return ['No exchange yet', [paint('dim', 'Next: '), command('throughline ask "Where did we leave off?"')]];
  return [
    ...listing(
      ['WHEN', 'EXCHANGE', 'MODEL', 'ENDED', 'DRIFT', 'QUESTION'],
      exchanges.map(({ created_at, exchange_id, model_id, outcome, code, drift, question }): readonly Cell[] => [
        timeCell(created_at),
        exchange_id,
        model_id ?? '–',
        outcomeCell(outcome, code),
        drift.length === 0 ? '–' : paint('yellow', [...new Set(drift)].join(', ')),
        shorten(question, 70),
      ]),
    ),
    ...(next === null ? [] : [[paint('dim', 'More: '), command(`--before ${next}`)]]),
  ];
}

function outcomeCell(outcome: string, code: string | null): Cell {
  const text = code === null || code === outcome ? outcome.replaceAll('_', ' ') : `${outcome}: ${code}`;
  if (outcome === 'answered') return paint('green', text);
  return paint(outcome === 'open' ? 'cyan' : 'red', text);
}

const LONGEST_PROMPT = 1_200;

export function renderExchange(exchange: Exchange): readonly Line[] {
  const { exchange_id, outcome, code, model_id, actor, created_at, call_id, session_id, prompt_id } = exchange;
  const reasons = new Map(exchange.refs.map(({ artifact_id, included_reason }) => [artifact_id, included_reason]));
  return [
    [paint('bold', 'Exchange '), exchange_id, ' ', outcomeCell(outcome, code)],
    ...table([
      ['  asked', `by ${actor} at ${created_at}`],
      ['  model', model_id ?? 'not known'],
      ['  conversation', session_id],
      ['  call', call_id],
    ]),
    '',
    [paint('bold', 'Question')],
    ...textLines(exchange.question, isGone(exchange, 'question_hash')),
    '',
    [paint('bold', 'Bundle'), paint('dim', '  all the continuity that the model was given')],
    ...(exchange.bundle ? indented(bundleLines(exchange.bundle, reasons)) : [goneLine('bundle')]),
    '',
    [paint('bold', 'Prompt'), paint('dim', `  rendered by ${prompt_id} ${exchange.prompt_version}`)],
    ...promptLines(exchange.prompt, LONGEST_PROMPT),
    ...(isCut(exchange.prompt)
      ? [[paint('dim', '  Whole: '), command(`throughline exchange replay ${exchange_id}`)]]
      : []),
    '',
    [paint('bold', 'Response'), paint('dim', responseFacts(exchange))],
    ...(isGone(exchange, 'response_hash')
      ? [goneLine('response')]
      : exchange.response === ''
        ? [[paint('dim', '  none on record')]]
        : markedLines(exchange.response, exchange.findings, MARGIN)),
    ...indented(findingLines(exchange.findings, true)),
    ...exchange.drift.map(({ drift_id, drift_class, severity, status, summary }): Line => [
      '  drift ',
      paint(status === 'open' ? 'yellow' : 'green', status),
      ` ${drift_class}, ${severity}: ${shorten(summary === '' ? driftText(drift_class) : summary, 200)} `,
      paint('dim', drift_id),
    ]),
    '',
    [paint('bold', 'Hashes')],
    ...table([
      ['  context_bundle_hash', exchange.context_bundle_hash],
      ['  prompt_hash', exchange.prompt_hash],
      ['  response_hash', exchange.response_hash],
      ['  kernel_hash', exchange.kernel_hash ?? 'not known'],
      ['  originals', `HMAC by key ${exchange.originals.hmac_key_id}`],
      ['  question', exchange.originals.question_hmac],
      ['  response', exchange.originals.response_hmac],
    ]),
    ...(exchange.gone.length === 0 ? [] : [[paint('yellow', `  Its text is gone: ${exchange.gone.join(', ')}`)]]),
    [paint('dim', 'Check it: '), command(`throughline exchange verify ${exchange_id}`)],
  ];
}

function responseFacts({ refusal, authority_state }: Exchange): string {
  const facts = [
    ...(refusal ? ['it declines'] : []),
    ...(authority_state === 'ok' ? [] : [`authority ${authority_state}`]),
  ];
  return facts.length === 0 ? '' : `  ${facts.join(', ')}`;
}

function isGone({ gone }: Exchange, check: string): boolean {
  return gone.includes(check);
}

function goneLine(what: string): Line {
  return [paint('yellow', `  The text of the ${what} is gone; its hash is kept`)];
}

function textLines(text: string, gone: boolean): Line[] {
  return gone ? [goneLine('question')] : prose(plainTabs(text), MARGIN);
}

type Prompt = Exchange['prompt'];

function isCut(prompt: Prompt): boolean {
  return (prompt ?? []).some(({ content }) => content.length > LONGEST_PROMPT);
}

function promptLines(prompt: Prompt, most = Number.POSITIVE_INFINITY): Line[] {
  if (!prompt) return [goneLine('prompt')];
  return prompt.flatMap(({ role, content }): Line[] => {
    const text = plainTabs(content);
    return [
      [MARGIN, paint('cyan', role)],
      ...prose(
        text.length > most ? `${text.slice(0, most).toWellFormed()}… (${text.length} characters)` : text,
        '    ',
      ),
    ];
  });
}

function indented(lines: readonly Line[]): Line[] {
  return lines.map((line) => [MARGIN as Cell].concat(line));
}

// ── Verify and replay ────────────────────────────────────────────────────────────────────────────────────────

const CHECKED: Readonly<Record<Check['check'], string>> = {
  context_bundle_hash: 'the bundle is the one that was compiled',
  prompt_hash: 'the prompt is the one that was sent',
  question_hash: 'the question is the one that was asked',
  response_hash: 'the response is the one that came',
  kernel_hash: 'the kernel is the one that held',
  refs_hash: 'what was injected, and why, is as recorded',
  findings_hash: 'the findings are those that were made',
  rendered_again: 'rendered again it gives the same bytes',
};

function checkLines(checks: readonly Check[]): Line[] {
  return table(checks.map(({ check, result }) => [resultCell(result), check, CHECKED[check]]));
}

function resultCell(result: Check['result']): Cell {
  if (result === 'ok') return paint('green', '  ok');
  if (result === 'no_renderer') return paint('yellow', '  not possible');
  return result === 'gone' ? paint('yellow', '  gone') : paint('red', '  MISMATCH');
}

function verdict(ok: boolean, checks: readonly Check[], gone: readonly string[]): Line {
  const wrong = checks.filter(({ result }) => result === 'mismatch').length;
  if (wrong > 0) return [paint('red', 'NOT WHAT IT WAS'), `: ${countOf(wrong, 'check fails', 'checks fail')}`];
  if (gone.length > 0)
    return [paint('yellow', 'What is left is what it was'), `; its text is gone: ${gone.join(', ')}`];
  if (checks.some(({ result }) => result === 'no_renderer')) {
    const why = 'it was rendered by another version of Throughline, so it cannot be rendered again here';
    return [paint('yellow', 'What is kept is what it was'), `; ${why}`];
  }
  return [paint('green', ok ? 'It is what it was' : 'It cannot be checked')];
}

const isDamaged = (checks: readonly Check[]) => checks.some(({ result }) => result === 'mismatch');

export const verifyExchangeView: View<AskAnswerOf<'ask.verify_exchange'>> = {
  lines: ({ ok, checks, gone }) => [verdict(ok, checks, gone), ...checkLines(checks)],
  // The report is the answer; the exit code lets a script decide without reading it.
  exitCode: ({ ok }) => (ok ? 0 : DAMAGED),
};

export const replayView: View<AskAnswerOf<'ask.replay_exchange'>> = {
  lines: ({ ok, checks, gone, prompt, response }) => [
    [paint('bold', 'Prompt'), paint('dim', '  to the letter')],
    ...promptLines(prompt),
    '',
    [paint('bold', 'Response')],
    ...(response === null ? [goneLine('response')] : prose(plainTabs(response), MARGIN)),
    '',
    verdict(ok, checks, gone),
    ...checkLines(checks),
  ],
  exitCode: ({ ok, checks }) => (ok ? 0 : isDamaged(checks) ? DAMAGED : NOT_POSSIBLE),
};
