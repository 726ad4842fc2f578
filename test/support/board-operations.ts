// Operations over a board: one of each risk and role, with every type of field, and ones that go wrong on purpose.
import { z } from 'zod';
import { Failure, refusals, type ErrorTable } from '../../src/base/errors.ts';
import { bindOperations, operationsOf, type Operation } from '../../src/base/operation.ts';
import type { Home } from '../../src/main.ts';
import { board } from './board.ts';

export const BOARD_ID = '01990000-0000-7000-8000-00000000000b';

const table = {
  unknown_card: { status: 404, exit: 2, hint: 'List the cards.' },
} as const satisfies ErrorTable;
const refuse = refusals(table);

export interface Board {
  add(input: { card_id: string; title: string }, actor: string, operationId: string | undefined): Promise<number>;
  get(id: string): Promise<{ readonly title: unknown; readonly column: unknown } | undefined>;
  /** What `board.wait` waits for. */
  readonly gate: { waiting: number; readonly opened: Promise<void>; open(): void };
}

export function createBoard({ ledger }: Pick<Home, 'ledger'>): Board {
  const opened = Promise.withResolvers<void>();
  return {
    async add({ card_id, title }, actor, operationId) {
      const { last_seq } = await ledger.append(
        { kind: board, id: BOARD_ID },
        [
          {
            type: 'card.added',
            payload: { card_id, title },
            tokens: [{ token_class: 'entityId', token_value: card_id }],
          },
        ],
        { create: true, actor, ...(operationId === undefined ? {} : { operationId }) },
      );
      return last_seq;
    },
    get: async (id) => (await ledger.entity(BOARD_ID, 'cards', id)) as { title: unknown; column: unknown } | undefined,
    gate: { waiting: 0, opened: opened.promise, open: () => opened.resolve() },
  };
}

const define = operationsOf<Board>(table);
const cardId = z.string().min(1).max(100);

export const boardOperations = {
  'board.add_card': define({
    name: 'board.add_card',
    summary: 'Put a card on the board',
    details: 'The same operation id with the same content adds one card.',
    risk: 'write',
    tier: 'core',
    input: z.strictObject({
      card_id: cardId,
      title: z.string().max(300),
      operation_id: z.string().max(100).optional(),
    }),
    output: z.object({ card_id: z.string(), seq: z.int() }),
    refusals: [],
    aliases: { id: 'card_id' },
    examples: [{ says: 'A first card', input: { card_id: 'c1', title: 'Write it' } }],
    handler: async (domain, { card_id, title, operation_id }, { actor }) => ({
      card_id,
      seq: await domain.add({ card_id, title }, actor, operation_id),
    }),
  }),
  'board.get_card': define({
    name: 'board.get_card',
    summary: 'Show a card',
    risk: 'read',
    tier: 'core',
    input: z.strictObject({ card_id: cardId }),
    output: z.object({ card: z.object({ title: z.string(), column: z.string() }) }),
    refusals: ['unknown_card'],
    aliases: { id: 'card_id' },
    handler: async (domain, { card_id }) => {
      const card = await domain.get(card_id);
      if (!card) throw refuse('unknown_card', `There is no card ${card_id}`, { card_id });
      return { card: { title: String(card.title), column: String(card.column) } };
    },
  }),
  'board.echo': define({
    name: 'board.echo',
    summary: 'Say again what was understood',
    risk: 'read',
    tier: 'standard',
    input: z.strictObject({
      limit: z.int().min(0).max(1_000).optional(),
      ratio: z.number().optional(),
      open: z.boolean().optional(),
      columns: z.array(z.enum(['todo', 'doing', 'done'])).optional(),
      numbers: z.array(z.int()).optional(),
      text: z.string().optional(),
      either: z.union([z.string(), z.array(z.string())]).optional(),
      where: z.strictObject({ column: z.string() }).optional(),
      nothing: z.string().nullable().optional(),
    }),
    output: z.object({ input: z.json() }),
    refusals: [],
    handler: async (_domain, input) => ({ input: input as z.output<ReturnType<typeof z.json>> }),
  }),
  'board.wait': define({
    name: 'board.wait',
    summary: 'Answer when the gate opens',
    risk: 'read',
    tier: 'standard',
    input: z.strictObject({}),
    output: z.object({ waited: z.boolean() }),
    refusals: [],
    handler: async ({ gate }) => {
      gate.waiting += 1;
      await gate.opened;
      return { waited: true };
    },
  }),
  'board.fail': define({
    name: 'board.fail',
    summary: 'Meet a disk that is busy',
    risk: 'write',
    tier: 'standard',
    input: z.strictObject({}),
    output: z.object({}),
    refusals: [],
    handler: async () => {
      const row = { status: 500, exit: 6, hint: 'Wait.' };
      throw new Failure('disk_busy', row, 'The disk is busy', { retry: true, afterMs: 1_500 });
    },
  }),
  'board.crash': define({
    name: 'board.crash',
    summary: 'Meet a defect',
    risk: 'write',
    tier: 'standard',
    input: z.strictObject({}),
    output: z.object({}),
    refusals: [],
    handler: async () => {
      throw new TypeError('the secret path /inner/workings is undefined');
    },
  }),
  'board.wipe': define({
    name: 'board.wipe',
    summary: 'Take all cards away',
    risk: 'destructive',
    role: 'admin',
    tier: 'admin',
    input: z.strictObject({}),
    output: z.object({ wiped: z.boolean() }),
    refusals: [],
    handler: async () => ({ wiped: true }),
  }),
};

export function bindBoard(domain: Board): Operation[] {
  return bindOperations(domain, boardOperations);
}
