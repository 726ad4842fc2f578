// Conversations with models, and what sight sees, as people read them.
import { listing, paint, prose, type Cell, type Line } from '../../terminal/text.ts';
import type { AskAnswerOf } from './ask-answers.ts';
import { sightLines } from './bundle.ts';
import { plainTabs } from './drift-words.ts';
import { timeCell } from './work-cells.ts';

type Chat = AskAnswerOf<'ask.close_chat'>['chat'];

export function renderChats({ chats, next }: AskAnswerOf<'ask.list_chats'>): readonly Line[] {
  if (chats.length === 0) return ['No conversation yet', [paint('dim', 'Next: '), paint('bold', 'throughline chat')]];
  return [
    ...listing(
      ['LAST', 'CONVERSATION', 'STATE', 'MODEL', 'TIER', 'WITH', 'EXCHANGES'],
      chats.map((chat): readonly Cell[] => [
        timeCell(chat.last_at),
        chat.session_id,
        stateCell(chat),
        chat.model_id,
        String(chat.tier),
        chat.agent_id,
        String(chat.exchanges),
      ]),
    ),
    ...(next === null ? [] : [[paint('dim', 'More: '), paint('bold', `--before '${next}'`)]]),
  ];
}

function stateCell({ status }: Chat): Cell {
  return status === 'open' ? paint('green', status) : paint('dim', status);
}

export function renderClosed({ chat }: AskAnswerOf<'ask.close_chat'>): readonly Line[] {
  return [`The conversation ${chat.session_id} is closed: the next question opens another`];
}

export function renderChat({ chat, turns }: AskAnswerOf<'ask.get_chat'>): readonly Line[] {
  return [
    [paint('bold', 'Conversation '), chat.session_id, ' ', stateCell(chat)],
    [
      paint(
        'dim',
        `${chat.model_id}, tier ${chat.tier}, phase ${chat.phase}, with ${chat.agent_id} since ${chat.started_at}`,
      ),
    ],
    ...turns.flatMap(({ speaker, created_at, exchange_id, content, refusal, driftwatch_id }): Line[] => [
      '',
      [
        paint(speaker === 'user' ? 'cyan' : 'green', speaker),
        ' ',
        timeCell(created_at),
        ...(speaker === 'user' ? [] : [paint('dim', ` exchange ${exchange_id}`)]),
        ...(refusal ? [paint('yellow', ' it declines')] : []),
        ...(driftwatch_id === null ? [] : [paint('yellow', ' drift')]),
      ],
      ...(content === '' ? [[paint('dim', '  no text on record')]] : prose(plainTabs(content))),
    ]),
  ];
}

export function renderSight({ tier, sight, executions }: AskAnswerOf<'ask.observe'>): readonly Line[] {
  return [
    [paint('bold', `Seen in tier ${tier}`), paint('dim', '  summaries that a context bundle would hold')],
    ...sightLines(sight, '  '),
    [
      paint(
        'dim',
        `Readings: ${Object.entries(executions)
          .map(([tool, id]) => `${tool} ${id}`)
          .join(', ')}`,
      ),
    ],
  ];
}
