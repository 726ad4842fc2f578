// The command line from its sources, run as if it were the built program: `setup` writes the paths that it was started by.
import { join } from 'node:path';

process.argv[1] = join(import.meta.dirname, '..', '..', 'dist', 'cli.cjs');
// With the number of the run, so that it is evaluated anew each time.
await import(`../../src/surfaces/cli/main.ts${new URL(import.meta.url).search}`);
