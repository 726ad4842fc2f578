// A process of its own that asks a model and takes the answer in parts: a line of JSON for each, and one for how it ended.
// Arguments: where the home is, and the configuration folder.
import { writeSync } from 'node:fs';
import { openHome, readConfig } from '../../src/main.ts';
import { MODEL, PERSON } from './gateway-questions.ts';

const [where = '', configFolder = ''] = process.argv.slice(2);
const tell = (line: object) => void writeSync(1, `${JSON.stringify(line)}\n`);
const home = await openHome({ config: { ...readConfig(), home: where, configFolder } });
try {
  const input = { name: 'lab', model: MODEL, max_output_tokens: 1_000 };
  const result = await home.call('gateway.test_provider', input, { ...PERSON, onPart: (part) => tell({ part }) });
  tell({ result });
} catch (error) {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  tell({ error: { code, message } });
} finally {
  await home.close();
}
