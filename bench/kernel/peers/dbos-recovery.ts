// A program with interrupted DBOS workflows, which is killed; and the same one again, which finds and ends them.
// node dbos-recovery.ts <interrupt|resume> <workflows> <url>
import pg from 'pg';
import { stepResult } from '../engine.ts';
import { dbosConfig, type DbosPackage } from './dbos.ts';
import { loadPeer } from './load-peer.ts';

const [mode, wanted = '0', url = ''] = process.argv.slice(2);
const count = Number(wanted);
const { DBOS } = await loadPeer<DbosPackage>('@dbos-inc/dbos-sdk');
const say = (what: string) => process.stdout.write(`${what}\n`);

let begun = 0;
let ended = 0;
let allEnded = () => {};
const end = new Promise<void>((resolve) => {
  allEnded = resolve;
});

const workflow = DBOS.registerWorkflow(
  async () => {
    await DBOS.runStep(() => Promise.resolve(stepResult(0)), { name: 'one' });
    begun += 1;
    if (mode === 'interrupt') {
      if (begun === count) say('interrupted');
      await new Promise(() => {});
    }
    if (begun === 1) say('first');
    await DBOS.runStep(() => Promise.resolve(stepResult(1)), { name: 'two' });
    ended += 1;
    if (ended === count) allEnded();
  },
  { name: 'interrupted' },
);
DBOS.setConfig(dbosConfig(url));
await DBOS.launch();
if (mode === 'interrupt') {
  for (let started = 0; started < count; started += 1) await DBOS.startWorkflow(workflow)();
} else {
  await end;
  // Their functions have returned; what is left to wait for is that the database says so.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const pending = async () => {
    const { rows } = await client.query<{ left: string }>(
      "SELECT count(*) AS left FROM dbos.workflow_status WHERE status = 'PENDING'",
    );
    return Number(rows[0]?.left);
  };
  while ((await pending()) > 0) await new Promise((resolve) => setTimeout(resolve, 2));
  say('all');
  await client.end();
  process.exit(0);
}
