// The operation that gives exchanges away as one text. Files are the caller's.
import { z } from 'zod';
import { toTimestamp } from '../../base/clock.ts';
import { isUuid } from '../../base/ids.ts';
import { operationsOf } from '../../base/operation.ts';
import { ledgerRefusals } from '../../ledger/contract.ts';
import { sql } from '../../store/store.ts';
import { refusals, type ErrorTable } from '../../base/errors.ts';
import { askRefusals } from '../contract.ts';
import { EXPORT_FORMATS, exportText, type ExportedExchange } from '../exchange/export-text.ts';
import { askIdOf } from '../pipeline/record.ts';
import type { Ask } from './ask-api.ts';
import { exchangeOperations } from './exchanges.ts';
import { projectField, sessionField } from './fields.ts';

export const exportRefusals = {
  exchanges_too_large: {
    status: 413,
    exit: 2,
    hint: 'It is too much for one text. Export one conversation by `--session`, or what is newer than a day by `--since`.',
  },
} as const satisfies ErrorTable;

const refuse = refusals(exportRefusals);
const define = operationsOf<Ask>({ ...askRefusals, ...exportRefusals, ...ledgerRefusals });

const MOST_BYTES = 64 * 1024 * 1024;
const MOST_EXCHANGES = 10_000;
/** As many as a proof has at most. */
const MOST_PROVED = 10_000;

const exported = sql<{ exchange_id: string; seq: number }>(
  `SELECT exchange_id, seq FROM llm_exchange
   WHERE project_id = ? AND created_at >= ? AND (? = '' OR CAST(session_id AS TEXT) = ?) ORDER BY seq LIMIT ?`,
);
const firstEvent = sql<{ seq: number | null }>(
  'SELECT MIN(seq) AS seq FROM chat_turn WHERE project_id = ? AND exchange_id = ?',
);

export const exportOperations = {
  'ask.export_exchanges': define({
    name: 'ask.export_exchanges',
    summary: 'Exchanges with bundle, prompt, response, findings, refs and hashes as JSON lines or Markdown',
    details:
      'Texts are redacted once more and lose characters that nobody sees; where that changed one, its hash is that of what is kept here. What was pruned is named in `gone`. With `proof` the events of these exchanges come along with their place under a signed checkpoint: `throughline proof check` takes them.',
    risk: 'read',
    // Every word that was asked and answered.
    role: 'operate',
    tier: 'admin',
    input: z.strictObject({
      project_id: projectField,
      session_id: sessionField.optional().describe('Only of this conversation'),
      since: z
        .union([z.iso.date(), z.iso.datetime({ offset: true })])
        .optional()
        .describe('Only what ended at this time or later, as in 2026-01-31'),
      format: z.enum(EXPORT_FORMATS).default('jsonl'),
      proof: z.boolean().default(false).describe('With the events, to be checked without this home'),
    }),
    output: z.strictObject({
      project_id: z.string(),
      format: z.enum(EXPORT_FORMATS),
      exchanges: z.int(),
      file_name: z.string().describe('What to call a file of it'),
      bytes: z.int(),
      content: z.string(),
    }),
    refusals: ['unknown_chat', 'exchanges_too_large', 'not_signed'],
    examples: [
      { says: 'All of this project', input: {} },
      { says: 'What was asked since January, to read', input: { since: '2026-01-01', format: 'md' } },
    ],
    async handler(domain, { session_id: session = '', since, format, proof: isProved, ...input }, call) {
      const projectId = await domain.work.projectOf(input.project_id, call);
      await domain.settle(projectId);
      const from = toTimestamp(since === undefined ? 0 : Date.parse(since));
      const rows = await domain.store.read((tx) =>
        tx.all(exported, projectId, from, session, session, MOST_EXCHANGES + 1),
      );
      const tooLarge = (what: string) => refuse('exchanges_too_large', `The export has more than ${what}`);
      if (rows.length > MOST_EXCHANGES) throw tooLarge(`${MOST_EXCHANGES} exchanges`);
      const exchanges: ExportedExchange[] = [];
      let size = 0;
      for (const { exchange_id } of rows) {
        call.signal?.throwIfAborted();
        const exchange = await exchangeOperations['ask.get_exchange'].handler(
          domain,
          { exchange_id, project_id: projectId },
          call,
        );
        size += JSON.stringify(exchange).length;
        if (size > MOST_BYTES) throw tooLarge(`${MOST_BYTES} bytes`);
        exchanges.push(exchange as ExportedExchange);
      }
      const [first, last] = [rows[0], rows.at(-1)];
      let proof: unknown;
      if (isProved && first && last) {
        const begun = await domain.store.read((tx) => tx.get(firstEvent, projectId, first.exchange_id));
        const fromSeq = begun?.seq ?? first.seq;
        if (last.seq - fromSeq >= MOST_PROVED) throw tooLarge(`${MOST_PROVED} events to prove`);
        proof = await domain.ledger.exportProof(askIdOf(projectId), { fromSeq, toSeq: last.seq });
      }
      const head = { project_id: projectId, exported_at: toTimestamp(domain.clock.now()), exchanges: exchanges.length };
      const content = exportText(format, head, exchanges, proof);
      // Made of ids, and of no text that a person wrote.
      const file_name = `throughline-exchanges-${isUuid(projectId) ? projectId : 'project'}.${format}`;
      return {
        project_id: projectId,
        format,
        exchanges: exchanges.length,
        file_name,
        bytes: Buffer.byteLength(content),
        content,
      };
    },
  }),
};
