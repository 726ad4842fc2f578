// Erases words of observations and reflections, and the bundles that hold them. An event withdraws what stood; the rows and their hashes stay.
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ledger } from '../../ledger/ledger.ts';
import { readAny } from '../../store/rows.ts';
import { orWhenMissing } from '../../store/durable-file.ts';
import type { Statement, Store, WriteTx } from '../../store/store.ts';
import type { SessionKey } from '../t0/contract.ts';
import { removeBundle } from './bundle-files.ts';
import { BUNDLE_FILES } from './bundle.ts';
import { MOST_OF_A_RUN, type NewDistilEvent } from './distil-events.ts';
import { distilIdOf, distilKind } from './distil-kind.ts';
import * as q from './queries.ts';
import { sessionKeyOf } from './triggers.ts';

export interface DistilErasing {
  readonly sessions: readonly SessionKey[];
  readonly observations: ReadonlySet<string>;
  readonly reflections: ReadonlySet<string>;
  /** Whether a text holds what is erased wherever it stands; undefined where only what is named is erased. */
  readonly has: ((text: string) => boolean) | undefined;
}

export interface DistilFound {
  readonly observations: readonly q.ObservationRow[];
  readonly reflections: readonly q.ReflectionRow[];
  readonly exports: readonly q.ExportRow[];
  /** Files of their bundles that are there. */
  readonly files: number;
}

export interface DistilEraserDeps {
  readonly store: Store;
  readonly ledger: Pick<Ledger, 'append'>;
  readonly insightFolder: string | undefined;
}

export interface DistilEraser {
  look(erasing: DistilErasing): Promise<DistilFound>;
  erase(found: DistilFound, actor: string): Promise<void>;
}

const PAGE = 500;
const NIL = '00000000-0000-0000-0000-000000000000';

export function createDistilEraser({ store, ledger, insightFolder }: DistilEraserDeps): DistilEraser {
  async function look({ sessions, observations, reflections, has }: DistilErasing): Promise<DistilFound> {
    const refs = new Set(sessions.map(sessionKeyOf));
    const first = new Map<string, q.ObservationRow>();
    const second = new Map<string, q.ReflectionRow>();
    for (const ref of refs) {
      for (const row of await store.read((tx) => tx.all(q.observationsOf, ref))) first.set(row.observation_id, row);
      for (const row of await store.read((tx) => tx.all(q.reflectionsOf, ref))) second.set(row.reflection_id, row);
    }
    const named = await store.read(async (tx) => ({
      observations: await readAny(
        tx,
        q.observationsById,
        [...observations].map((id) => [id]),
      ),
      reflections: await readAny(
        tx,
        q.reflectionsById,
        [...reflections].map((id) => [id]),
      ),
    }));
    for (const row of named.observations) first.set(row.observation_id, row);
    for (const row of named.reflections) second.set(row.reflection_id, row);
    if (has) {
      for await (const row of inPages(q.observationsAfter, (each) => each.observation_id))
        if (textsOf(row).some(has)) first.set(row.observation_id, row);
    }
    // What rests on words that are gone says them too.
    for await (const row of inPages(q.reflectionsAfter, (each) => each.reflection_id)) {
      const isOn = (JSON.parse(row.observation_ids) as string[]).some((id) => first.has(id));
      if (isOn || (has && textsOf(row).some(has))) second.set(row.reflection_id, row);
    }
    const rows = [...first.values(), ...second.values()];
    const exports = await exportsWith(new Set([...refs, ...rows.map(({ session_ref }) => session_ref)]), has);
    return {
      observations: [...first.values()].filter(hasWords),
      reflections: [...second.values()].filter(hasWords),
      exports,
      files: await countFiles(exports),
    };
  }

  async function exportsWith(refs: ReadonlySet<string>, has: DistilErasing['has']): Promise<readonly q.ExportRow[]> {
    const found: q.ExportRow[] = [];
    for await (const row of inPages(q.exportsAfter, (each) => each.export_id)) {
      const texts = [row.t1, row.t2, row.manifest].filter((text) => text !== null);
      if (refs.has(row.session_ref) || (has && texts.some(has))) found.push(row);
    }
    return found;
  }

  async function* inPages<Row>(statement: Statement<Row>, idOf: (row: Row) => string): AsyncGenerator<Row> {
    for (let after = NIL; ;) {
      const page = await store.read((tx) => tx.all(statement, after, PAGE));
      yield* page;
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      after = idOf(last);
    }
  }

  async function countFiles(exports: readonly q.ExportRow[]): Promise<number> {
    if (insightFolder === undefined) return 0;
    let files = 0;
    for (const { folder } of exports)
      for (const name of BUNDLE_FILES)
        if (await orWhenMissing(lstat(join(insightFolder, folder, name)), undefined)) files += 1;
    return files;
  }

  return {
    look,
    async erase({ observations, reflections, exports }, actor) {
      const projects = new Set([...observations, ...reflections].map(({ project_id }) => project_id));
      for (const project of projects) {
        const ofProject = <Row extends { readonly project_id: string }>(rows: readonly Row[]) =>
          rows.filter(({ project_id }) => project_id === project);
        const [first, second] = [ofProject(observations), ofProject(reflections)];
        const stood = {
          observations: first.filter(stands).map(({ observation_id }) => observation_id),
          reflections: second.filter(stands).map(({ reflection_id }) => reflection_id),
        };
        const events: NewDistilEvent[] = [];
        const most = Math.max(stood.observations.length, stood.reflections.length);
        for (let at = 0; at < most; at += MOST_OF_A_RUN) {
          const some = (ids: readonly string[]) => ids.slice(at, at + MOST_OF_A_RUN);
          const payload = {
            project_id: project,
            observation_ids: some(stood.observations),
            reflection_ids: some(stood.reflections),
          };
          events.push({ type: 'distil.erased', payload });
        }
        const stream = { kind: distilKind, id: distilIdOf(project) };
        const empty = async (tx: WriteTx) => {
          await Promise.all([
            ...first.map((row) => tx.run(q.setObservationWords, null, null, null, null, null, row.observation_id)),
            ...second.map((row) => tx.run(q.setReflectionWords, null, null, null, null, row.reflection_id)),
          ]);
        };
        if (events.length === 0) await store.write(empty);
        else await ledger.append(stream, async () => events, { actor, also: empty });
      }
      for (const { export_id, folder } of exports) {
        if (insightFolder !== undefined) await removeBundle(insightFolder, folder);
        await store.write((tx) => tx.run(q.setExportTexts, null, null, null, export_id));
      }
    },
  };
}

function stands({ withdrawn_at }: { readonly withdrawn_at: string | null }): boolean {
  return withdrawn_at === null;
}

function textsOf(row: q.ObservationRow | q.ReflectionRow): string[] {
  const quotes = 'quote_texts' in row ? row.quote_texts : null;
  return [row.subject, row.value, row.statement, row.files, quotes].filter((text) => text !== null);
}

function hasWords(row: q.ObservationRow | q.ReflectionRow): boolean {
  return textsOf(row).length > 0;
}
