// What recall found, each piece under its ref and word for word; and how the index behind it stands.
import type { z } from 'zod';
import type { askOperations } from '../../../ask/operations.ts';
import { listing, paint, type Line } from '../../terminal/text.ts';

type AnswerOf<Name extends keyof typeof askOperations> = z.output<(typeof askOperations)[Name]['output']>;

const VECTORS = {
  used: 'found by words and by meaning',
  not_installed: 'found by words; the model for meaning is not installed',
  not_asked: 'found by words; `--vectors` also looks by meaning',
  not_made: 'found by words; a running daemon makes what is needed to look by meaning',
} as const;

export function renderRecalled({ items, tokens, ranking }: AnswerOf<'ask.recall'>): readonly Line[] {
  if (items.length === 0) return ['Nothing in this project fits.'];
  const how = VECTORS[ranking.vectors];
  const behind = ranking.behind === 0 ? '' : `; ${ranking.behind} events are not in the index yet`;
  return [
    ...items.flatMap(({ ref, text, beside, cut, created_at }): Line[] => {
      const why = beside === undefined ? '' : `  beside ${beside}`;
      return [
        [
          paint('bold', ref),
          paint('dim', `  ${created_at.slice(0, 16).replace('T', ' ')}Z${why}${cut === true ? '  cut' : ''}`),
        ],
        ...text.split('\n').map((line): Line => `  ${line}`),
        '',
      ];
    }),
    [
      paint(
        'dim',
        `${items.length === 1 ? 'One piece' : `${items.length} pieces`}, at most ${tokens} tokens; ${how}${behind}`,
      ),
    ],
  ];
}

export function renderIndex({ documents, vectors, sources }: AnswerOf<'ask.index_status'>): readonly Line[] {
  return [
    `${documents} documents of this project can be found by words, ${vectors.documents} of them by meaning too`,
    ...(vectors.available ? [] : [[paint('dim', 'The model that finds by meaning is not installed.')]]),
    ...listing(
      ['SOURCE', 'INDEXED', 'NEWEST', 'LAST RUN'],
      sources.map(({ name, indexed_position, head_position, indexed_at }) => [
        name,
        String(indexed_position),
        String(head_position),
        indexed_at ?? 'never',
      ]),
    ),
  ];
}
