// Subjects computed again from all of their evidence, without any new: after time has passed, after files are gone, or on request.
import { toTimestamp } from '../../base/clock.ts';
import type { LeaseClaim } from '../../ledger/contract.ts';
import type { Store } from '../../store/store.ts';
import { COUNTER } from '../canon/canon-events.ts';
import { canonIdOf, canonKind } from '../canon/evolve.ts';
import type { ChangedEntry } from '../canon/decide-entries.ts';
import { planSubjects, writeWords } from '../canon/plan-subjects.ts';
import * as canon from '../canon/queries.ts';
import { filesOfSubjects } from '../canon/take-evidence.ts';
import { ACTOR, type ApplyDeps } from './apply-slice.ts';

const PAGE = 50;
const MOST_DUE = 10_000;

/** How many entries changed. */
export async function recompute(
  deps: ApplyDeps,
  projectId: string,
  subjectKeys: readonly string[],
  lease: LeaseClaim,
): Promise<number> {
  const { store, ledger, goneFiles, hashOf } = deps;
  const gone = await goneFiles(projectId, await store.read((tx) => filesOfSubjects(tx, projectId, subjectKeys)));
  let changes: readonly ChangedEntry[] = [];
  await ledger.append(
    { kind: canonKind, id: canonIdOf(projectId) },
    async (view, nowMs) => {
      const lastNumber = (await view.get('counter', COUNTER))?.entries ?? 0;
      const planned = await planSubjects(view.tx, { projectId, subjectKeys, lastNumber, nowMs, gone, hashOf });
      ({ changes } = planned);
      return planned.events;
    },
    { actor: ACTOR, lease, also: (tx) => writeWords(tx, projectId, changes) },
  );
  return changes.length;
}

export async function* subjectsInPages(store: Store, projectId: string): AsyncIterable<readonly string[]> {
  for (let after = ''; ;) {
    const page = await store.read((tx) => tx.all(canon.subjectsAfter, projectId, after, PAGE));
    const keys = page.map(({ subject_key }) => subject_key);
    if (keys.length > 0) yield keys;
    if (keys.length < PAGE) return;
    after = keys.at(-1) ?? '';
  }
}

/** Those with an entry that has come of age, whose files are gone, or whose files are back. */
export async function subjectsToSweep(
  { store, goneFiles }: Pick<ApplyDeps, 'store' | 'goneFiles'>,
  projectId: string,
): Promise<readonly string[]> {
  const due = await store.read(async (tx) =>
    tx.all(canon.subjectsDue, projectId, toTimestamp(await tx.now()), MOST_DUE),
  );
  const keys = new Set(due.map(({ subject_key }) => subject_key));
  for (let after = 0; ;) {
    const page = await store.read((tx) => tx.all(canon.entriesWithFiles, projectId, after, 500));
    const named = page.map((row) => ({ ...row, files: JSON.parse(row.files_json ?? '[]') as string[] }));
    const gone = await goneFiles(projectId, [...new Set(named.flatMap(({ files }) => files))]);
    for (const { files, state, reason, subject_key } of named) {
      const isGone = files.every((file) => gone.has(file));
      if (isGone ? state === 'active' : reason === 'files') keys.add(subject_key);
    }
    const last = page.at(-1);
    if (!last || page.length < 500) return [...keys].toSorted();
    after = last.number;
  }
}
