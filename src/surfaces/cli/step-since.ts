// What happened to the code since the checkpoint of the next step. Apart from the hot commands: it is loaded only where there is
// something to compare, because git is started for it.
import { createGit } from '../../kernel/hot.ts';
import { codeSince, type StepCode } from '../../work/hot.ts';
import type { SinceCheckpoint } from '../../work/contract.ts';
import { readVariable } from '../../config.ts';

export function stepSince(known: StepCode, cwd: string): Promise<SinceCheckpoint | undefined> {
  return codeSince(createGit({ variable: readVariable }), known, { cwd });
}
