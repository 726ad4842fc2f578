// The tag of a goal that nobody gave another. Without zod, because hooks know it too.
export const MAIN_TAG = 'main';
