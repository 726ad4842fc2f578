// The program of a hook, apart from what starts it: the same as `throughline hook <agent>`.
import { readConfig, type Config } from '../../config.ts';
import type { CurrentDatabase } from '../../home/hot-home.ts';
import { EMPTY, written } from './answers.ts';
import { FINISH } from './finish-in-background.ts';
import { runHook, type RunHookOptions } from './run-hook.ts';

/** Replaced by the build. */
declare const THROUGHLINE_DATABASES: readonly CurrentDatabase[];

export interface ProgramPorts {
  /** Loads the whole program, whose compiled code is kept in the folder. */
  readonly loadWhole: (cacheFolder: string) => ReturnType<RunHookOptions['loadWhole']>;
  readonly onAnswered: (way: string) => void;
}

export async function start({ loadWhole, onAnswered }: ProgramPorts): Promise<void> {
  const config = configHere();
  if (!config) return;
  const [first, ...rest] = process.argv.slice(2);
  const [agent, how] = first === 'hook' ? rest : [first, ...rest];
  await runHook(agent, {
    config,
    isApart: how === FINISH,
    databases: THROUGHLINE_DATABASES,
    loadWhole: () => loadWhole(config.cacheFolder),
    onAnswered,
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
