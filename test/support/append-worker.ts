// A process of its own that appends to a home and writes a line for every append that was acknowledged.
// Arguments: home folder, configuration folder, stream id, how many, name of this worker.
import { writeSync } from 'node:fs';
import { openHome, readConfig, register } from '../../src/main.ts';
import { board } from './board.ts';

const [folder = '', configFolder = '', id = '', count = '0', worker = ''] = process.argv.slice(2);
const home = await openHome({
  folder,
  create: true,
  kinds: [register(board)],
  config: { ...readConfig(), configFolder },
});
for (let index = 0; index < Number(count); index += 1) {
  const card = `${worker}-${index}`;
  const { last_seq: seq } = await home.ledger.append(
    { kind: board, id },
    [{ type: 'card.added', payload: { card_id: card, title: `card ${card}` } }],
    { create: true, actor: worker, operationId: card },
  );
  writeSync(1, `${seq} ${card}\n`);
}
await home.close();
