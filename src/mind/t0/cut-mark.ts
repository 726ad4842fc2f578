/** What stands in a text where somebody had words erased. */
export const CUT_MARK = '[erased]';
