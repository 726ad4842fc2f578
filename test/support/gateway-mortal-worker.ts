// A process of its own that asks a model until its budget is used up, and is killed at a storage call if it was told at which. It writes
// a line for each call that it was told the end of. Arguments: where the gateway is, as JSON; the storage call; how often it asks at most.
import { writeSync } from 'node:fs';
import { Refusal } from '../../src/base/errors.ts';
import { openAt, type GatewayPlace } from './gateway-place.ts';
import { PERSON, question } from './gateway-questions.ts';

const [place = '{}', dieAt = '0', most = '0'] = process.argv.slice(2);
let isArmed = false;
let made = 0;
const { gateway, close } = await openAt(JSON.parse(place) as GatewayPlace, {
  probe() {
    if (!isArmed) return;
    made += 1;
    if (made === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
  },
});
isArmed = true;
for (let asked = 0; asked < Number(most); asked += 1) {
  try {
    const { call_id } = await gateway.calls.generate(question(), PERSON);
    writeSync(1, `answered ${call_id}\n`);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'budget_exceeded') throw error;
    writeSync(1, 'denied\n');
    if (error.details['reserved'] === 0) break;
  }
}
isArmed = false;
writeSync(1, `storage calls ${made}\n`);
await close();
