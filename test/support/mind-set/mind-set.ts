// The labelled sessions of every project, in parts that are measured apart.
import { BLIND_A } from './blind-a.ts';
import { BLIND_B } from './blind-b.ts';
import { BLIND_C } from './blind-c.ts';
import { developed } from './developed.ts';
import { FRESH_A } from './fresh-a.ts';
import { FRESH_B } from './fresh-b.ts';
import { FRESH_C } from './fresh-c.ts';
import { FRESH_D } from './fresh-d.ts';
import { HELD_OUT_A } from './held-out-a.ts';
import { HELD_OUT_B } from './held-out-b.ts';
import type { LabelledProject } from './labelled.ts';
import { TUNED_A } from './tuned-a.ts';
import { TUNED_B } from './tuned-b.ts';
import { UNSEEN_A } from './unseen-a.ts';
import { UNSEEN_B } from './unseen-b.ts';
import { UNSEEN_C } from './unseen-c.ts';
import { UNSEEN_D } from './unseen-d.ts';

export interface MindSetPart {
  readonly name: 'tuned on' | 'developed on' | 'held out' | 'fresh' | 'blind' | 'unseen';
  readonly projects: readonly LabelledProject[];
}

const TUNED = { name: 'tuned on', projects: [...TUNED_A, ...TUNED_B] } as const;
const DEVELOPED = { name: 'developed on', projects: developed() } as const;
/** Never looked at while rules are changed. */
const HELD_OUT = { name: 'held out', projects: [...HELD_OUT_A, ...HELD_OUT_B] } as const;
/** Written by somebody who had not seen the rules, and never looked at while they are changed. */
const FRESH = { name: 'fresh', projects: [...FRESH_A, ...FRESH_B, ...FRESH_C, ...FRESH_D] } as const;
/** Written before the rules were read by whoever changed them next; only its figures are looked at. */
const BLIND = { name: 'blind', projects: [...BLIND_A, ...BLIND_B, ...BLIND_C] } as const;
/** By another author who had not seen the rules, later than all of them; not even its figures were looked at while rules were changed. */
const UNSEEN = { name: 'unseen', projects: [...UNSEEN_A, ...UNSEEN_B, ...UNSEEN_C, ...UNSEEN_D] } as const;

export const PARTS: readonly MindSetPart[] = [TUNED, DEVELOPED, HELD_OUT, FRESH, BLIND, UNSEEN];

export const MIND_SET: readonly LabelledProject[] = PARTS.flatMap(({ projects }) => projects);
