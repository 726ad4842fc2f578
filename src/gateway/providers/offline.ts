// The executor by default: no model, no network, no secret. It quotes the sentences of a request that have most in common with its
// question, word for word and with their places, and says that this is all it does.
import type {
  AnswerPart,
  EmbeddingAnswer,
  EmbeddingRequest,
  ModelAdapter,
  ModelAnswer,
  ModelRequest,
} from './contract.ts';
import { refuseProvider } from './errors.ts';

export const OFFLINE_MODEL = 'offline-extract-1';
const MOST_QUOTES = 8;
const QUOTES_WITHOUT_MATCH = 3;
const LONGEST_QUOTE = 600;
/** Less than a token has on average, so that the limit holds. */
const CHARACTERS_PER_TOKEN = 3;

const HEAD =
  'Offline extract by Throughline. No model was asked; what follows is quoted word for word from the request.';
const NO_MATCH = 'Nothing in the request shares a word with the question, so its beginning is quoted.';
const NO_SOURCE = 'The request has no text besides the question.';

export interface OfflinePorts {
  readonly embed: (request: EmbeddingRequest, signal: AbortSignal) => Promise<EmbeddingAnswer>;
}

export function createOfflineAdapter({ embed }: OfflinePorts): ModelAdapter {
  return {
    async generate(request, { signal }) {
      if (signal.aborted) throw signal.reason;
      return extract(request);
    },
    async *stream(request, { signal }): AsyncGenerator<AnswerPart> {
      if (signal.aborted) throw signal.reason;
      const { text, reason, usage, model, response_id } = extract(request);
      for (const line of text.split(/(?<=\n)/)) {
        yield { type: 'text', text: line };
        if (signal.aborted) throw signal.reason;
      }
      yield { type: 'finish', reason, usage, model, response_id };
    },
    embed: (request, { signal }) => embed(request, signal),
  };
}

/** The same request has the same answer, on every machine. */
export function extract(request: ModelRequest): ModelAnswer {
  const field = request.output_schema
    ? 'output_schema'
    : request.tool_choice === 'required'
      ? 'tool_choice'
      : undefined;
  if (field !== undefined) {
    throw refuseProvider('provider_cannot', `The offline executor only quotes: it cannot keep to ${field}.`, {
      provider_kind: 'offline',
      field,
    });
  }
  const { question, sentences } = read(request);
  const { chosen, isMatch } = choose(question, sentences);
  const head = sentences.length === 0 ? `${HEAD} ${NO_SOURCE}` : isMatch ? HEAD : `${HEAD} ${NO_MATCH}`;
  const lines = chosen.map(({ text, place }) => `- “${shortened(text)}” (${place})`);
  const room = request.max_output_tokens * CHARACTERS_PER_TOKEN;
  let [text, count] = [head, 0];
  while (count < lines.length && text.length + 1 + (lines[count] ?? '').length <= room) {
    text += `\n${lines[count]}`;
    count += 1;
  }
  return {
    text,
    tool_calls: [],
    reason: count < lines.length ? 'length' : 'stop',
    usage: { input_tokens: 0, cache_read_tokens: 0, cache_write_tokens: 0, output_tokens: 0, reasoning_tokens: 0 },
    model: OFFLINE_MODEL,
    response_id: undefined,
  };
}

interface Sentence {
  readonly text: string;
  readonly place: string;
}

/** The question is the last paragraph that the user wrote; everything before it, and what tools gave, can be quoted. */
function read({ messages }: ModelRequest): { question: string; sentences: Sentence[] } {
  const texts = messages.map(({ parts }) =>
    parts.flatMap((part) => (part.type === 'tool_call' ? [] : [part.text])).join('\n\n'),
  );
  const last = messages.findLastIndex(({ role }) => role === 'user');
  const asked = (texts[last] ?? '').trimEnd();
  const framed = readBundle(asked);
  if (framed) return framed;
  const at = asked.lastIndexOf('\n\n');
  const question = asked.slice(at + 1).trim();
  const sentences = texts.flatMap((text, index) => {
    const source = index === last ? asked.slice(0, Math.max(at, 0)) : text;
    return sentencesOf(source).map((sentence, number) => ({
      text: sentence,
      place: `message ${index + 1}, sentence ${number + 1}`,
    }));
  });
  return { question, sentences };
}

const FRAMED =
  /^<context_bundle sha256="[0-9a-f]{64}">\n(?<json>.*)\n<\/context_bundle>\n\n<question>\n(?<question>[\s\S]*)\n<\/question>$/;
/** The members of a bundle whose entries have an id, and the member of an entry that holds its words. */
const QUOTABLE = ['work', 'facts', 'open_items', 'turns', 'intent'] as const;
const WORDS = ['text', 'claim', 'issue', 'content', 'intent'] as const;

/** A question about a context bundle: what can be quoted are its entries, each under its own id, and what sight observed. */
function readBundle(asked: string): { question: string; sentences: Sentence[] } | undefined {
  const { json, question } = FRAMED.exec(asked)?.groups ?? {};
  const bundle = json === undefined ? undefined : objectIn(json);
  if (!bundle || question === undefined) return undefined;
  const entries = QUOTABLE.flatMap((name) => listIn(bundle[name])).filter(isObject);
  const sentences = entries.flatMap((entry) => {
    const words = WORDS.map((name) => entry[name]).find((value) => typeof value === 'string') ?? '';
    const place = typeof entry['id'] === 'string' ? entry['id'] : `intent of the ${String(entry['source'])}`;
    return sentencesOf(words).map((text) => ({ text, place }));
  });
  const sights = isObject(bundle['sight']) ? Object.entries(bundle['sight']) : [];
  for (const [tool, entry] of sights) {
    const values = isObject(entry) && isObject(entry['values']) ? Object.entries(entry['values']) : [];
    for (const [name, value] of values)
      sentences.push({ text: `${tool}: ${name} is ${String(value)}`, place: `sight ${tool}` });
  }
  return { question, sentences };
}

/** A caller may imitate the frame with anything in it: what is no bundle is read as text. */
function objectIn(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** By end marks and line ends; without rules of a language, which differ between versions of the runtime. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…。！？])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function choose(question: string, sentences: readonly Sentence[]): { chosen: Sentence[]; isMatch: boolean } {
  const wanted = termsOf(question);
  const found = sentences.map(({ text }) => termsOf(text));
  const frequency = new Map<string, number>();
  for (const terms of found) {
    for (const term of terms) if (wanted.has(term)) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  // Whole numbers only: a rare word weighs more than one that is everywhere.
  const weight = (term: string) => 1 + sentences.length - (frequency.get(term) ?? sentences.length);
  const scored = sentences.map((sentence, index) => ({
    sentence,
    index,
    score: [...(found[index] ?? [])].reduce((sum, term) => sum + (frequency.has(term) ? weight(term) : 0), 0),
  }));
  const matching = scored.filter(({ score }) => score > 0);
  const best = matching.toSorted((a, b) => b.score - a.score || a.index - b.index).slice(0, MOST_QUOTES);
  const isMatch = best.length > 0;
  const taken = isMatch ? best.toSorted((a, b) => a.index - b.index) : scored.slice(0, QUOTES_WITHOUT_MATCH);
  return { chosen: taken.map(({ sentence }) => sentence), isMatch };
}

/** Words that say nothing of what a sentence is about. */
const COMMON = new Set(
  (
    'the and for are was were with that this from have has had not but what which who how why when where does did can will ' +
    'would should could its our your their they them there here you all any one into than then been about'
  ).split(' '),
);

function termsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_-]{3,}/gu) ?? [];
  // A name such as `disk_free_pct` is found by each of its words, too.
  const parts = words.flatMap((word) =>
    /[_-]/.test(word) ? word.split(/[_-]+/).filter((part) => part.length >= 3) : [],
  );
  return new Set([...words, ...parts].filter((word) => !COMMON.has(word)));
}

function shortened(text: string): string {
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE).trimEnd()} […]`;
}
