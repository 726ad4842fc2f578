// One session in one worktree: claims tasks until none is left, and says which.
import { Refusal } from '../../src/base/errors.ts';
import { openHome, readConfig } from '../../src/main.ts';

export interface RacerArgument {
  readonly cwd: string;
  readonly configFolder: string;
  readonly owner: string;
}

const { cwd, configFolder, owner } = JSON.parse(process.argv[2] ?? '') as RacerArgument;
const home = await openHome({ config: { ...readConfig(), cwd, configFolder, home: undefined } });
const claimed: string[] = [];
for (;;) {
  try {
    const claim = await home.call('work.claim_next', {}, { actor: owner, owner, cwd });
    claimed.push((claim as { readonly task_id: string }).task_id);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'nothing_to_claim') throw error;
    break;
  }
}
await home.close();
process.stdout.write(JSON.stringify(claimed));
