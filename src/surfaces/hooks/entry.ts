// What agents start: `dist/hook.cjs`. It is small, and runs the hooks' program as V8 compiled it earlier, because to compile
// it takes a third of a hook's time.
import { readCacheFolder } from '../../config.ts';
import { openCompiled } from './compiled-code.ts';
import type * as program from './hook-program.ts';

const OLDEST_NODE = 24;

function begin(): void {
  // Exits with 0 even then: for some agents a failing hook is a veto.
  if (Number(process.versions.node.split('.', 1)[0]) < OLDEST_NODE) {
    process.stderr.write(`Throughline needs Node ${OLDEST_NODE} or newer; this is ${process.version}\n`);
    return;
  }
  const compiled = openCompiled(`${import.meta.dirname}/hook-program.cjs`, readCacheFolder());
  const { start } = compiled.run() as typeof program;
  void start({
    loadWhole: (cacheFolder) => {
      // In the user's own folder: a process that can write there could write the program's code anyway.
      process.getBuiltinModule('node:module').enableCompileCache(cacheFolder);
      return import('./answer-from-home.ts');
    },
    onAnswered: compiled.keep,
  });
}

begin();
