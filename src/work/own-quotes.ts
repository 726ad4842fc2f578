// Looks through what a home says of its own work (titles, goals, steps, where it was left off) for what a text quotes.
import type { Store } from '../store/store.ts';
import type { Checkpoint } from './contract.ts';
import type { FoundMarker } from '../base/memory-boundary.ts';
import * as q from './queries.ts';

const PAGE = 1_000;
const MOST_PROJECTS = 10_000;

/** `quotes` says what the text quotes of another one. Over every project: memory is one for all of them. */
export async function findOwnQuote(
  store: Store,
  quotes: (own: string) => string | undefined,
): Promise<FoundMarker | undefined> {
  const projects = await store.read((tx) => tx.all(q.readProjects, MOST_PROJECTS));
  for (const { project_id } of projects) {
    for await (const [marker, text] of ownTexts(store, project_id)) {
      const found = quotes(text);
      if (found !== undefined) return { marker, found };
    }
  }
  return undefined;
}

/** A page per read, so that a large home holds up no other reader. */
async function* ownTexts(store: Store, projectId: string): AsyncGenerator<readonly [marker: string, text: string]> {
  const pages = async function* <Row>(read: (last: Row | undefined) => Promise<readonly Row[]>): AsyncGenerator<Row> {
    let last: Row | undefined;
    for (;;) {
      const rows = await read(last);
      yield* rows;
      if (rows.length < PAGE) return;
      last = rows.at(-1);
    }
  };
  const goals = pages<q.GoalTextRow>((last) =>
    store.read((tx) => tx.all(q.readGoalTexts, projectId, last?.number ?? 0, PAGE)),
  );
  for await (const { text } of goals) yield ['goal', text];
  const tasks = pages<q.TaskTitleRow>((last) =>
    store.read((tx) => tx.all(q.readTaskTitles, projectId, last?.number ?? 0, PAGE)),
  );
  for await (const { title } of tasks) yield ['task title', title];
  const checkpoints = pages<q.CheckpointRow>((last) =>
    store.read((tx) =>
      last
        ? tx.all(q.readCheckpointsAfter, projectId, last.task_id, last.seq, PAGE)
        : tx.all(q.readFirstCheckpoints, projectId, PAGE),
    ),
  );
  for await (const { body } of checkpoints) {
    const { next_step, where_we_left_off } = JSON.parse(body) as Checkpoint;
    yield ['next step', next_step];
    yield ['checkpoint', where_we_left_off];
  }
}
