// How much an answer tells of what it leaves out. Without zod, because hot commands tell it too.

/** `waiting` and `left_out` name so many, and their counts stop at so many. */
export const TOLD_LIMITS = { named: 10, counted: 100 } as const;
