// What a question asks for: something to be done, knowledge of a general kind, or the values of something that a tool sees.
import type { Bundle } from '../bundle/bundle.ts';
import { indexPhrases } from './phrase.ts';
import { read, type Reading } from './reading.ts';
import { CLASSES } from './vocabulary.ts';

/** Words of questions, the tools that see it, and the values that answer it: by how their names begin or what is in them. */
export interface Topic {
  readonly words: readonly string[];
  readonly tools: readonly string[];
  readonly values: RegExp;
}

export const TOPICS: readonly Topic[] = [
  { words: ['cpu', 'load', 'cores', 'core', 'processor'], tools: ['sys_health'], values: /^cpu_/ },
  { words: ['memory', 'ram'], tools: ['sys_health'], values: /^mem_/ },
  { words: ['swap'], tools: ['sys_health'], values: /^swap_/ },
  { words: ['uptime'], tools: ['sys_health'], values: /^uptime_/ },
  { words: ['machine', 'host', 'system', 'health', 'computer', 'healthy'], tools: ['sys_health'], values: /./ },
  { words: ['disk', 'disks', 'space', 'storage'], tools: ['disk_usage', 'sys_health'], values: /disk/ },
  { words: ['backup', 'backups'], tools: ['service_status', 'disk_usage'], values: /backup/ },
  { words: ['databases', 'schemas'], tools: ['service_status', 'disk_usage'], values: /databases|schemas/ },
  { words: ['daemon', 'service'], tools: ['service_status'], values: /^daemon_/ },
  { words: ['port'], tools: ['service_status'], values: /_port$/ },
  { words: ['job', 'jobs', 'queue'], tools: ['service_status'], values: /^jobs_/ },
  { words: ['kill_switch', 'switches', 'kill'], tools: ['service_status'], values: /^kill_/ },
  { words: ['program', 'throughline'], tools: ['service_status'], values: /version$/ },
  { words: ['index', 'indexed', 'recall', 'documents'], tools: ['index_status', 'index_changed'], values: /./ },
  { words: ['vectors'], tools: ['index_status'], values: /^vector/ },
];

const ASKS = new Set(
  'what which how is are was were does do did has have who where when why any much many show tell give report list check display print status'.split(
    ' ',
  ),
);
const REQUESTS = new Set('show tell give report list check display print status'.split(' '));

const GENERAL_QUESTION = indexPhrases(
  [
    {
      phrases: [
        'what is|are a|an',
        'what does|do .. mean|imply|stand',
        'what does|do http|an|a',
        'explain|describe|define|translate|name|write|draft|compose|compare',
        'how do|can|should|would|could i|you|we|one',
        'how to',
        'how does|do a|an',
        'difference',
        'default',
        'should i|we',
        'what should|would|could|happens',
        'how long|many|much are|bits|bytes|would|should uuids?|has?|does?|a|take?',
        'is it safe|ok|okay|good|bad|dangerous',
        'which .. added|introduced|supports|is best',
        'what is|are the time|complexity|best|average|meaning|port|memory|purpose|point complexity|way|practice|load|of|limit',
        'what is .. rfc|http|sha',
      ],
    },
  ],
  CLASSES,
);

const ACT_ASKED = indexPhrases(
  [
    {
      phrases: [
        '^ please? @act',
        'please @act',
        'can|could|will|would you please? @act',
        '^ go|do|fix|look|tell|remind|free .. ',
        'please look|do|go|take|handle|finish',
        'do it|that|so',
        'needs|need .. ',
      ],
    },
  ],
  CLASSES,
);

export interface Asked {
  readonly reading: Reading;
  readonly isGeneral: boolean;
  readonly isAct: boolean;
  /** The values that answer it, by the tool that saw them; null where that tool is not available. */
  readonly values: readonly {
    readonly tool: string;
    readonly values: Readonly<Record<string, unknown>> | null;
    readonly reason?: string;
  }[];
}

export function askedOf(question: string, { sight }: Bundle): Asked {
  const reading = read(question);
  const general = GENERAL_QUESTION.search(reading);
  const acts = ACT_ASKED.search(reading);
  const values: Asked['values'][number][] = [];
  for (const [index, sentence] of reading.sentences.entries()) {
    const words = reading.words.slice(sentence.first, sentence.last + 1).map(({ word }) => word);
    const [first = ''] = words;
    const start = words[0] === 'please' ? words[1] : first;
    const isRequest = REQUESTS.has(start ?? '');
    const isAsking = sentence.isQuestion
      ? ASKS.has(first) || words.length <= 3 || words.some((word) => ASKS.has(word))
      : isRequest;
    const isOther = [...general, ...acts].some(({ first: at }) => reading.words[at]?.sentence === index);
    const isOfThem =
      ['can', 'could', 'may', 'should', 'would', 'will', 'shall', 'why'].includes(first) &&
      !words.some((word) => REQUESTS.has(word));
    if (!isAsking || isOther || isOfThem || words.some((word) => ['why', 'who', 'would'].includes(word))) continue;
    const topics = TOPICS.filter((topic) => topic.words.some((word) => words.includes(word)));
    // `machine` and `space` say less than what stands beside them.
    const narrow = topics.filter(({ values: names }) => names.source !== '.');
    for (const topic of narrow.length > 0 ? narrow : topics) {
      for (const tool of topic.tools) {
        const entry = Object.hasOwn(sight, tool) ? sight[tool] : undefined;
        if (!entry) continue;
        if (!entry.available) {
          values.push({ tool, values: null, reason: entry.reason });
          continue;
        }
        const told = Object.entries(entry.values).filter(([name]) => topic.values.test(name));
        if (told.length > 0) values.push({ tool, values: Object.fromEntries(told) });
      }
    }
  }
  return { reading, isGeneral: general.length > 0, isAct: acts.length > 0, values };
}
