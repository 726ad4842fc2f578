// The labelled sessions of every project, half of them held out.
import { HELD_OUT_A } from './held-out-a.ts';
import { HELD_OUT_B } from './held-out-b.ts';
import type { LabelledProject } from './labelled.ts';
import { TUNED_A } from './tuned-a.ts';
import { TUNED_B } from './tuned-b.ts';

export const MIND_SET: readonly LabelledProject[] = [...TUNED_A, ...TUNED_B, ...HELD_OUT_A, ...HELD_OUT_B];
