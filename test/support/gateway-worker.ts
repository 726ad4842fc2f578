// A process of its own that asks a model until its budget is used up, and writes a line for each call that it was told the end of.
// Arguments: where the home is, the configuration folder, how often it asks at most.
import { writeSync } from 'node:fs';
import { Refusal } from '../../src/base/errors.ts';
import { openHome, readConfig } from '../../src/main.ts';
import { PERSON, question } from './gateway-questions.ts';

const [where = '', configFolder = '', most = '0'] = process.argv.slice(2);
const home = await openHome({ config: { ...readConfig(), home: where, configFolder } });
const { calls } = await home.gateway();
for (let asked = 0; asked < Number(most); asked += 1) {
  try {
    const { call_id } = await calls.generate(question(), PERSON);
    writeSync(1, `answered ${call_id}\n`);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'budget_exceeded') throw error;
    writeSync(1, 'denied\n');
    if (error.details['reserved'] === 0) break;
  }
}
await home.close();
