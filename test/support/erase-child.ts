// A process of its own that erases something from a home, and is killed where it is told. Arguments: the folder of the home, the configuration
// folder, what is erased, and the step at which it dies; without one it comes to its end, and writes which steps there were.
import { writeSync } from 'node:fs';
import { openHome, readConfig } from '../../src/main.ts';

const [where = '', configFolder = '', wanted = '{}', diesAt = ''] = process.argv.slice(2);
const steps: string[] = [];
let isErasing = false;

/** Its n-th coming by, as in `written 2`. */
function step(name: string): void {
  if (!isErasing) return;
  steps.push(`${name} ${steps.filter((each) => each.startsWith(`${name} `)).length + 1}`);
  if (steps.at(-1) === diesAt) process.kill(process.pid, 'SIGKILL');
}

const home = await openHome({ config: { ...readConfig(), home: where, configFolder } });
const { store } = await home.mind();
const own = {
  write: store.write.bind(store) as (...args: unknown[]) => Promise<unknown>,
  rewrite: store.rewrite.bind(store),
  emptyLog: store.emptyLog.bind(store),
};
// The store itself, with a step before and after each change.
Object.assign(store, {
  async write(...args: unknown[]) {
    step('writing');
    const written = await own.write(...args);
    step('written');
    return written;
  },
  async rewrite(...args: Parameters<typeof own.rewrite>) {
    step('rewriting');
    return own.rewrite(...args);
  },
  async emptyLog(...args: Parameters<typeof own.emptyLog>) {
    step('emptying the log');
    const emptied = await own.emptyLog(...args);
    step('emptied the log');
    return emptied;
  },
});
await home.call('mind.list_canon', {}, { actor: 'ada' });
isErasing = true;
await home.call('mind.erase', JSON.parse(wanted), { actor: 'ada', person: true, isLocal: true });
writeSync(1, JSON.stringify(steps));
await home.close();
