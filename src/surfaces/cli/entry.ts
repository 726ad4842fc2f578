// What `throughline` starts: answers the hot commands by itself, and loads the whole program for everything else.
import { enableCompileCache } from 'node:module';
import { readConfig } from '../../config.ts';
import { hotAnswer, writeAnswer } from './hot.ts';

/** Put in by the build. */
declare const THROUGHLINE_SCHEMA: string;
declare const THROUGHLINE_VERSION: string;

const OLDEST_NODE = 24;

async function start(): Promise<void> {
  if (Number(process.versions.node.split('.', 1)[0]) < OLDEST_NODE) {
    process.stderr.write(`Throughline needs Node ${OLDEST_NODE} or newer; this is ${process.version}\n`);
    process.exitCode = 2;
    return;
  }
  const config = readConfig();
  const build = { schema: THROUGHLINE_SCHEMA, version: THROUGHLINE_VERSION };
  const answer = await hotAnswer(process.argv.slice(2), { config, ...build });
  if (answer !== undefined && writeAnswer(answer)) return;
  // In the user's own folder: whoever could write there could write the program's code.
  enableCompileCache(config.cacheFolder);
  await import('./main.ts');
}

void start();
