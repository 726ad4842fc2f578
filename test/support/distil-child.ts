// A process of its own that seals a session of a home, and is killed where it is told. Arguments: the home, the configuration folder, the
// session, and the step at which it dies; without one it comes to its end, and writes what was sealed.
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../src/base/clock.ts';
import { hmacSha256 } from '../../src/base/hash.ts';
import { createDistil } from '../../src/mind/finalize/distil.ts';
import { findSession } from '../../src/mind/session/find-session.ts';
import { openHome, readConfig } from '../../src/main.ts';
import { observe, reflect, ScriptedT0 } from './distil-tiers.ts';

const [where = '', configFolder = '', session = '', diesAt = ''] = process.argv.slice(2);
const seen = new Map<string, number>();

/** Its n-th coming by, as in `uuid 2`. */
function step(name: string): void {
  const count = (seen.get(name) ?? 0) + 1;
  seen.set(name, count);
  if (`${name} ${count}` === diesAt) process.kill(process.pid, 'SIGKILL');
}

const home = await openHome({ config: { ...readConfig(), home: where, configFolder } });
const { store, ledger } = await home.databases.get('mind');
const t0 = new ScriptedT0();
t0.set(session, ['use npm for packages', 'use tabs for indent', 'open: docs']);
const distil = createDistil({
  t0: {
    events: t0.events,
    byIds: t0.byIds,
    head: async (project, key) => {
      step('head');
      return t0.head(project, key);
    },
  },
  observe: (input) => {
    step('observe');
    return observe(input);
  },
  reflect: (observations) => {
    step('reflect');
    return reflect(observations);
  },
  ingest: async () => step('ingest'),
  enqueueSlice: async (slice) => {
    step('slice');
    const job = await ledger.jobs.enqueue('test.slice', slice, { id: slice.slice_key });
    step('sliced');
    return job;
  },
  canonHash: async () => null,
  store,
  ledger,
  clock: systemClock,
  // Each file of a bundle is written under a name of its own first.
  ids: {
    uuid: () => {
      step('uuid');
      return home.ids.uuid();
    },
  },
  openKeyedHash: async () => (text) => `00ff:${hmacSha256(new TextEncoder().encode('a key of tests'), text)}`,
  tagsOfTasks: async () => [],
  projectOf: async (ref) => ref ?? '',
  readAttention: async () => null,
  insightFolder: join(where, 'mind', 'insight'),
  findSession,
});
const { sessions } = await distil.finalize({ session }, { actor: 'test' });
writeSync(1, JSON.stringify(sessions[0]));
await home.close();
