// Tags that nobody gives. Without zod, because hooks know them too.

/** Of a goal, and of a session, that nobody gave another. */
export const MAIN_TAG = 'main';
/** Stands for every tag of a project: nobody's own. */
export const EVERY_TAG = '*';
