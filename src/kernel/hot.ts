// The door for hot commands: git alone, without the ledger.
export { createGit } from './git/git.ts';
