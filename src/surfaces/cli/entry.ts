// What `throughline` starts: answers the hot commands itself and loads the whole program for everything else.
import { readConfig, type Config } from '../../config.ts';
import type { CurrentDatabase } from '../../home/hot-home.ts';
import { writeAnswer } from '../terminal/write-answer.ts';
import { hotAnswer } from './hot.ts';

/** Replaced by the build. */
declare const THROUGHLINE_DATABASES: readonly CurrentDatabase[];
declare const THROUGHLINE_VERSION: string;

const OLDEST_NODE = 24;

async function start(): Promise<void> {
  const argv = process.argv.slice(2);
  if (argv[0] === 'hook' && !argv.includes('--help') && !argv.includes('-h')) {
    await import('../hooks/entry.ts');
    return;
  }
  if (Number(process.versions.node.split('.', 1)[0]) < OLDEST_NODE) {
    process.stderr.write(`Throughline needs Node ${OLDEST_NODE} or newer; this is ${process.version}\n`);
    process.exitCode = 2;
    return;
  }
  const config = configHere();
  if (!config) return;
  // In the user's own folder: a process that can write there could write the program's code anyway. Not imported,
  // because the hot commands do not need it.
  const cacheCode = () => process.getBuiltinModule('node:module').enableCompileCache(config.cacheFolder);
  if (argv.includes('mcp')) {
    cacheCode();
    const { runMcp } = await import('./mcp-main.ts');
    if (await runMcp(argv, config)) return;
  }
  const build = { databases: THROUGHLINE_DATABASES, version: THROUGHLINE_VERSION };
  const answer = await hotAnswer(argv, { config, ...build });
  if (answer !== undefined && writeAnswer(answer) !== 'nothing') return;
  cacheCode();
  await import('./main.ts');
}

function configHere(): Config | undefined {
  try {
    return readConfig();
  } catch (error) {
    process.stderr.write(`Throughline cannot run here: ${(error as Error).message}\n`);
    process.exitCode = 6;
    return undefined;
  }
}

// Without this, a program that cannot even be loaded would end with a stack trace.
start().catch((error: unknown) => {
  process.stderr.write(`Throughline cannot run here: ${(error as Error).message}\n`);
  process.exitCode = 6;
});
