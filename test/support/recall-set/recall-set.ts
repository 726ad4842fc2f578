// A labelled set for recall: a project's conversations with tasks and facts among them, a crowd of turns that say little, and questions
// with the refs and the words that answer them.
import type { RecallDocument } from '../../../src/ask/recall/contract.ts';
import { fraction, seededRandom } from '../../../src/base/random.ts';
import { PROJECT } from '../recall-home.ts';
import { QUESTIONS } from './questions.ts';
import { TOPICS_A } from './topics-a.ts';
import { TOPICS_B } from './topics-b.ts';

export interface LabelledQuestion {
  readonly question: string;
  readonly ref: string;
  /** Stands in the text of the ref. */
  readonly evidence: string;
  /** `named`: it uses some of the project's own words; `reworded`: it avoids them. */
  readonly style: 'named' | 'reworded';
  /** Nobody looked at what is missed of these; their counts were seen while one number was chosen. */
  readonly heldOut: boolean;
}

export interface RecallSet {
  readonly documents: readonly RecallDocument[];
  readonly questions: readonly LabelledQuestion[];
}

/** Small talk and status, out of words that the topics use too. */
const OPENINGS = [
  'Quick check:',
  'For the record,',
  'Again about',
  'One more thing on',
  'Can somebody look at',
  'Reminder:',
  'Status of',
];
const THINGS = [
  ...[
    'the label printer',
    'the tracking page',
    'the tariff import',
    'the depot in Lyon',
    'the sorter',
    'the carrier API',
    'the invoice run',
  ],
  ...[
    'the login page',
    'the warehouse tablet',
    'the release',
    'the customer search',
    'the nightly export',
    'the webhook',
    'the pickup times',
  ],
  ...[
    'the address form',
    'the on-call calendar',
    'the load test',
    'the staging database',
    'the price list',
    'the returns portal',
    'the audit',
  ],
];
const ENDINGS = [
  ...[
    'looks fine today.',
    'needs another review next week.',
    'was discussed in the standup, nothing decided.',
    'is waiting for feedback.',
  ],
  ...[
    'is green again.',
    'has a new ticket.',
    'will be shown in the demo on Thursday.',
    'takes longer than planned.',
    'is done, please close it.',
  ],
];
const REPLIES = [
  ...[
    'Thanks, I will look at it this afternoon.',
    'Agreed. Let us talk about it tomorrow.',
    'No objections from my side.',
    'I have no time before Friday.',
  ],
  ...[
    'Good point, I opened a ticket for it.',
    'Please ask in the channel of the team.',
    'That was fixed in the last release, I think.',
    'Let me check and come back to you.',
  ],
];

export function recallSet({ crowd = 900 }: { readonly crowd?: number } = {}): RecallSet {
  const random = seededRandom(16);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(fraction(random) * of.length)] as T;
  const documents: RecallDocument[] = [];
  const questions: LabelledQuestion[] = [];
  let minute = 0;
  const time = () => {
    minute += 7;
    return new Date(Date.UTC(2026, 0, 5) + minute * 60_000).toISOString();
  };
  const small = () => {
    const id = documents.length;
    const asked = `${pick(OPENINGS)} ${pick(THINGS)} ${pick(ENDINGS)}`;
    const [before, after] = [`turn:s${id}q`, `turn:s${id}a`];
    documents.push({ project_id: PROJECT, ref: before, kind: 'turn', text: asked, created_at: time(), after });
    documents.push({ project_id: PROJECT, ref: after, kind: 'turn', text: pick(REPLIES), created_at: time(), before });
  };
  const topics = [...TOPICS_A, ...TOPICS_B];
  for (const [at, [asked, answered, reworded, evidence]] of topics.entries()) {
    for (let count = 0; count < crowd / 2 / topics.length; count += 1) small();
    const ask = (ref: string) => {
      const label = { ref, evidence, heldOut: at % 2 === 1 };
      questions.push(
        { ...label, question: QUESTIONS[at] ?? '', style: 'named' },
        { ...label, question: reworded, style: 'reworded' },
      );
    };
    // Every eighth is a fact, and every eighth a task: a record without a question before it.
    const kind = at % 8 === 6 ? 'fact' : at % 8 === 3 ? 'task' : 'turn';
    if (kind === 'turn') {
      const [before, after] = [`turn:${at}q`, `turn:${at}a`];
      documents.push({ project_id: PROJECT, ref: before, kind, text: asked, created_at: time(), after });
      documents.push({ project_id: PROJECT, ref: after, kind, text: answered, created_at: time(), before });
      ask(after);
    } else {
      const ref = `${kind}:${at}`;
      const text = kind === 'task' ? `${asked}\n${answered}` : answered;
      documents.push({ project_id: PROJECT, ref, kind, text, created_at: time() });
      ask(ref);
    }
  }
  return { documents, questions };
}
