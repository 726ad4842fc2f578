// What it costs to put an exchange on record: its beginning and its end in the transactions of its call, beside one append of about the
// same event to the same ledger; and how much is kept of two hundred prompts of one conversation that grows.
import {
  keepPrompt,
  nodesOf,
  promptText,
  type KeptMessage,
  type PromptMessage,
} from '../../src/ask/content/prompt-list.ts';
import { compile } from '../../src/ask/compile/compile.ts';
import { readKernel } from '../../src/ask/kernel/kernel-snapshot.ts';
import { judge } from '../../src/ask/pipeline/judge.ts';
import { recordBegun, recordEnded } from '../../src/ask/pipeline/record.ts';
import type { AsPrompt, Judged } from '../../src/ask/pipeline/stages.ts';
import { ASK_PROMPT, render } from '../../src/ask/render/render.ts';
import { isEvidenceBlob, isSensitive, sanitise } from '../../src/ask/sanitise/sanitise.ts';
import { createSight } from '../../src/ask/sight/sight.ts';
import { validate } from '../../src/ask/validate/validate.ts';
import { systemMachine } from '../../src/base/machine.ts';
import { toTimestamp } from '../../src/base/clock.ts';
import { sha256 } from '../../src/base/hash.ts';
import { sql } from '../../src/store/store.ts';
import { oneAppend } from '../one-append.ts';
import { atMost, formatValue, type Report } from '../report.ts';
import { BENCH_PROJECT, openExchanges, type Exchanges } from './bench-ask.ts';

const original = { hmac: '0'.repeat(64), key_id: 'bench' };
const ANSWER = 'Nobody has said yet what comes next, and the context does not say it either. '.repeat(5);

interface Bench {
  readonly report: Report;
  readonly quick: boolean;
}

/** Prompts as the pipeline makes them, each of a question of its own in one conversation. */
async function prompts({ clock, ids }: Exchanges) {
  const kernel = readKernel(undefined);
  const sizes = { databasesBytes: 1, blobsBytes: 1, backupsBytes: 1 };
  const sight = createSight({
    ...{ machine: systemMachine, clock, ids },
    home: { folder: undefined, service: () => Promise.reject(new Error('none')), sizes: async () => sizes },
  });
  const sessionId = ids.uuid();
  const binding = {
    ...{
      phase: 'beta',
      tier: 2,
      kernel_hash: kernel.hash,
      host_role: 'brain',
      model_id: 'lab m',
      agent_id: 'person',
      partner: 'person',
    },
  };
  let asked = 0;
  return async (): Promise<AsPrompt> => {
    asked += 1;
    const question = `Where did we leave off, number ${asked}?`;
    const scope = { projectId: BENCH_PROJECT, projectRoot: null };
    const readings = await sight.read('all', { tier: 2, scope });
    const compiled = compile({
      ...{ session_id: sessionId, kernel, tier: 2, host_role: 'brain', model_id: 'lab m', question, deep: false },
      ...{ nowMs: clock.now(), sight: readings, artifacts: [] },
      ranking: { method: 'text', vectors: 'not_installed' },
      gates: { isSensitive, isEvidenceBlob },
    });
    const at = {
      ...{ projectId: BENCH_PROJECT, exchangeId: ids.uuid(), binding, kernel, deep: false, intent: undefined },
      session: { is: asked === 1 ? ('opened' as const) : ('resumed' as const), session_id: sessionId },
      prompt: ASK_PROMPT,
      model: { provider: 'lab', model: 'm' },
      question: { text: question, original },
    };
    return { context: { at, compiled, sight: readings }, rendered: render(kernel.document, compiled.bundle, question) };
  };
}

export async function benchRecording({ report, quick }: Bench): Promise<void> {
  const exchanges = await openExchanges(oneAppend);
  const { store, ledger, ids } = exchanges;
  const ports = {
    ...{ ids, appendWithin: ledger.appendWithin },
    sanitise: (text: string) => ({ text: sanitise(text).text, original }),
    validate: ({ prompt }: { readonly prompt: AsPrompt }, response: string) =>
      validate({
        response,
        bundle: prompt.context.compiled.bundle,
        question: prompt.context.at.question.text,
        kernel: prompt.context.at.kernel.document,
      }),
  };
  const next = await prompts(exchanges);
  const waiting: { readonly prompt: AsPrompt; readonly turns: { user: string; aurora: string } }[] = [];
  const prepared: AsPrompt[] = [];
  const judged: { readonly answer: Judged; readonly turns: { user: string; aurora: string } }[] = [];
  try {
    const begin = async () => {
      const prompt = prepared.shift() ?? (await next());
      const turns = { user: ids.uuid(), aurora: ids.uuid() };
      await store.write((tx) => recordBegun(ports, prompt, turns, tx, ids.uuid(), 'bench'));
      waiting.push({ prompt, turns });
    };
    const judgeNext = () => {
      const first = waiting.shift();
      if (!first) throw new Error('nothing has begun');
      const came = { call_id: ids.uuid(), ending: 'answered' as const, code: null, text: ANSWER, tool_calls: [] };
      judged.push({ turns: first.turns, answer: judge(ports, { prompt: first.prompt, came }) });
    };
    const end = async () => {
      const first = judged.shift();
      if (!first) throw new Error('nothing was judged');
      await store.write((tx) => recordEnded(ports, first.answer, first.turns, tx, 'bench'));
    };
    const append = oneAppend.in(ledger, ids.uuid());
    let drift = 0;
    const [beginUs, judgeUs, endUs, appendUs]: [number[], number[], number[], number[]] = [[], [], [], []];
    const timed = async (into: number[], run: () => unknown) => {
      const startedMs = performance.now();
      await run();
      into.push((performance.now() - startedMs) * 1_000);
    };
    const rounds = quick ? 60 : 600;
    for (let round = -20; round < rounds; round += 1) {
      prepared.push(await next());
      await timed(beginUs, begin);
      await timed(judgeUs, judgeNext);
      drift += judged[0]?.answer.drift.length ?? 0;
      // Whoever follows another's checkpoint pays for it, so neither always follows the same one.
      const both = [() => timed(endUs, end), () => timed(appendUs, append)];
      for (const each of round % 2 === 0 ? both : both.toReversed()) await each();
      if (round === -1) for (const into of [beginUs, judgeUs, endUs, appendUs]) into.length = 0;
    }
    const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
    report.figure({
      what: 'the end of an exchange on record, × one append',
      value: middle(endUs) / middle(appendUs),
      unit: '×',
      goal: atMost(1.5),
      detail: `${formatValue(middle(endUs), 'µs')}, one append ${formatValue(middle(appendUs), 'µs')}; ${drift} times drift in ${rounds + 20} answers`,
    });
    report.figure({
      what: 'its beginning, × one append',
      value: middle(beginUs) / middle(appendUs),
      unit: '×',
      detail: `${formatValue(middle(beginUs), 'µs')}: bundle, prompt, five readings and their refs`,
    });
    report.figure({
      what: 'judging an answer before it is recorded',
      value: middle(judgeUs),
      unit: 'µs',
      detail: `${ANSWER.length} characters sanitised and validated`,
    });
    report.note('In transactions of their own; in a home they share that of their call.');
  } finally {
    await exchanges.close();
  }
}

const bytesKept = sql<{ bytes: number }>(
  `SELECT (SELECT coalesce(sum(length(CAST(body AS BLOB)) + length(content_hash)), 0) FROM ask_content)
        + (SELECT coalesce(sum(length(CAST(parts AS BLOB)) + length(node_hash) + coalesce(length(parent_hash), 0) + length(role)), 0)
             FROM prompt_node) AS bytes`,
);
const CALLS = 200;

export async function benchGrowth({ report }: Bench): Promise<void> {
  const exchanges = await openExchanges();
  const { store, clock } = exchanges;
  try {
    const said = (at: number) =>
      `Message ${at}: ${`the parser reads ${at} lines and keeps what it saw. `.repeat(1 + (at % 30))}`;
    const messages: PromptMessage[] = [{ role: 'system', content: 'You answer under the kernel. '.repeat(40) }];
    let last = 0;
    for (let call = 0; call < CALLS; call += 1) {
      messages.push({ role: 'user', content: said(2 * call) });
      const kept = messages.map(({ role, content }): KeptMessage => ({ role, parts: [{ content: sha256(content) }] }));
      const texts = messages.map(({ content }) => ({ hash: sha256(content), body: content }));
      await store.write((tx) => keepPrompt(tx, BENCH_PROJECT, nodesOf(kept), texts, toTimestamp(clock.now())));
      last = Buffer.byteLength(promptText(messages));
      messages.push({ role: 'assistant', content: said(2 * call + 1) });
    }
    const { bytes = 0 } = (await store.read((tx) => tx.get(bytesKept))) ?? {};
    report.figure({
      what: `kept of ${CALLS} calls over one growing conversation, × the last prompt`,
      value: bytes / last,
      unit: '×',
      goal: atMost(1.5),
      detail: `${formatValue(bytes / 1024, 'KiB')} with hashes and nodes; the last prompt ${formatValue(last / 1024, 'KiB')}`,
    });
  } finally {
    await exchanges.close();
  }
}
