// What agents start: the hooks alone, in a file of their own, because half of a hook's time is reading its code. The
// same as `throughline hook <agent>`.
import { readConfig, type Config } from '../../config.ts';
import type { CurrentDatabase } from '../../home/hot-home.ts';
import { EMPTY, written } from './answers.ts';
import { FINISH } from './finish-apart.ts';
import { runHook } from './run-hook.ts';

/** Put in by the build. */
declare const THROUGHLINE_DATABASES: readonly CurrentDatabase[];

const OLDEST_NODE = 24;

async function start(): Promise<void> {
  // Ends well even so: to some agents a hook that fails is a veto.
  if (Number(process.versions.node.split('.', 1)[0]) < OLDEST_NODE) {
    process.stderr.write(`Throughline needs Node ${OLDEST_NODE} or newer; this is ${process.version}\n`);
    return;
  }
  const config = configHere();
  if (!config) return;
  const [first, ...rest] = process.argv.slice(2);
  const [agent, how] = first === 'hook' ? rest : [first, ...rest];
  await runHook(agent, {
    config,
    isApart: how === FINISH,
    databases: THROUGHLINE_DATABASES,
    loadWhole: () => {
      // In the user's own folder: a process that can write there can write the program's code.
      process.getBuiltinModule('node:module').enableCompileCache(config.cacheFolder);
      return import('./whole-hook.ts');
    },
  });
}

/** None where there is no folder to be in, or none of the user's own: then there is nowhere to log either. */
function configHere(): Config | undefined {
  try {
    return readConfig();
  } catch (error) {
    process.stderr.write(`Throughline cannot run here: ${(error as Error).message}\n`);
    process.stdout.write(written(process.argv.at(-1), EMPTY));
    return undefined;
  }
}

void start();
