// What agents start: only the hooks, in a bundle of their own, because half of a hook's time is loading its code. The
// same as `throughline hook <agent>`.
import { readConfig, type Config } from '../../config.ts';
import type { CurrentDatabase } from '../../home/hot-home.ts';
import { EMPTY, written } from './answers.ts';
import { FINISH } from './finish-in-background.ts';
import { runHook } from './run-hook.ts';

/** Replaced by the build. */
declare const THROUGHLINE_DATABASES: readonly CurrentDatabase[];

const OLDEST_NODE = 24;

async function start(): Promise<void> {
  // Exits with 0 even then: for some agents a failing hook is a veto.
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
      // In the user's own folder: a process that can write there could write the program's code anyway.
      process.getBuiltinModule('node:module').enableCompileCache(config.cacheFolder);
      return import('./answer-from-home.ts');
    },
  });
}

/** Undefined if there is no working directory or no user folder: then there is no place for a log either. */
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
