// A process of its own that consumes or watches a home and writes a line for every batch. Its argument is JSON.
import { writeSync } from 'node:fs';
import { openHome, readConfig, register } from '../../src/main.ts';
import { board } from './board.ts';

export interface NotificationWorker {
  readonly home: { readonly folder: string } | { readonly postgres: string };
  readonly configFolder: string;
  /** Of a durable consumer; without it the process listens live. */
  readonly consumer?: string;
}

const { home: where, configFolder, consumer } = JSON.parse(process.argv[2] ?? '') as NotificationWorker;
const home = await openHome({
  ...where,
  create: true,
  kinds: [register(board)],
  config: { ...readConfig(), configFolder },
  onBackgroundError: (error) => console.error(error),
});
const say = (text: string): void => {
  writeSync(1, `${text}\n`);
};
if (consumer === undefined) {
  await home.ledger.notifications.subscribe({}, ({ source_cursor }) => say(`${source_cursor.position}`));
} else {
  await home.ledger.notifications.consume(consumer, async ({ source_cursor }) => say(`${source_cursor.position}`), {
    filter: { kind: 'board' },
    leaseMs: 2_000,
  });
}
say('ready');
process.once('SIGTERM', () => void home.close());
