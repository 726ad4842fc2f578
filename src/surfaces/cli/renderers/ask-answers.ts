// What the operations of ask answer, as the renderers take it.
import type { z } from 'zod';
import type { askOperations } from '../../../ask/operations.ts';

export type AskAnswerOf<Name extends keyof typeof askOperations> = z.output<(typeof askOperations)[Name]['output']>;
export type Bundle = NonNullable<AskAnswerOf<'ask.get_exchange'>['bundle']>;
export type SightEntry = Bundle['sight'][string];
export type ShownFinding = AskAnswerOf<'ask.get_exchange'>['findings'][number];
export type DriftClass = ShownFinding['drift_class'];
