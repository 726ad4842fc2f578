// Reads `git status --porcelain=v2 --branch -z`. Pure: the text is git's, the names in it are anybody's.
import type { ChangeStatus } from './contract.ts';

export interface ParsedStatus {
  readonly branch: string | null;
  readonly commit: string | null;
  readonly changed: readonly { readonly path: string; readonly status: ChangeStatus }[];
}

/** The end of a text that was cut is left out: it may be half a name. */
export function parseStatus(output: string): ParsedStatus {
  let [branch, commit]: (string | null)[] = [null, null];
  const changed: { path: string; status: ChangeStatus }[] = [];
  const records = output.split('\0').slice(0, -1);
  for (let at = 0; at < records.length; at += 1) {
    const record = records[at] ?? '';
    const kind = record[0];
    if (record.startsWith('# branch.oid ')) commit = known(record.slice(13), '(initial)');
    else if (record.startsWith('# branch.head ')) branch = known(record.slice(14), '(detached)');
    else if (kind === '1') changed.push({ path: fieldsAfter(record, 8), status: statusOf(record.slice(2, 4)) });
    else if (kind === 'u') changed.push({ path: fieldsAfter(record, 10), status: 'unmerged' });
    else if (kind === '?') changed.push({ path: record.slice(2), status: 'untracked' });
    else if (kind === '2') {
      // We ask for no renames; where git tells one nevertheless, the old name follows.
      changed.push({ path: fieldsAfter(record, 9), status: 'modified' });
      at += 1;
    }
  }
  return { branch: branch ?? null, commit: commit ?? null, changed };
}

function known(text: string, unknown: string): string | null {
  return text === unknown ? null : text;
}

/** The rest of the record behind so many fields: a name may have spaces. */
function fieldsAfter(record: string, count: number): string {
  let at = 0;
  for (let field = 0; field < count; field += 1) at = record.indexOf(' ', at) + 1;
  return record.slice(at);
}

/** Of what is staged and of the working tree: the latter says what is there now. */
function statusOf(pair: string): ChangeStatus {
  const [staged, worktree] = [pair[0], pair[1]];
  if (worktree === 'D' || (staged === 'D' && worktree === '.')) return 'deleted';
  return staged === 'A' || worktree === 'A' ? 'added' : 'modified';
}
