// The statements of recall over its own tables.
import { sql } from '../../store/store.ts';
import {
  bigint,
  defineTable,
  insertRow,
  nullable,
  select,
  selectAny,
  text,
  timestamp,
  upsertRow,
  uuid,
  type RowOf,
} from '../../store/table.ts';
import { textIndexTables } from '../../store/text/text-index.ts';
import { TEXT_INDEX } from './schema.ts';

export const projects = defineTable('recall_projects', ['project_id'], { project_id: uuid, scope: bigint });
export const sources = defineTable('recall_sources', ['name'], {
  name: text,
  cursor: text,
  position: bigint,
  indexed_at: timestamp,
});
export const documents = defineTable('recall_documents', ['id'], {
  id: bigint,
  scope: bigint,
  source: text,
  ref: text,
  kind: text,
  hash: text,
  created_at: timestamp,
  before_ref: nullable(text),
  after_ref: nullable(text),
  embedded: bigint,
});
export const vectors = defineTable('recall_vectors', ['scope', 'id'], {
  scope: bigint,
  id: bigint,
  change: bigint,
  vector: text,
});
export const vectorStates = defineTable('recall_vector_states', ['scope'], {
  scope: bigint,
  vectors: bigint,
  changes: bigint,
  removals: bigint,
  sums: text,
});
export const { documents: indexedTexts, words: indexedWords, scopes: indexedScopes } = textIndexTables(TEXT_INDEX);

export type DocumentRow = RowOf<typeof documents>;
export type VectorStateRow = RowOf<typeof vectorStates>;
export type SourceRow = RowOf<typeof sources>;

export const readScope = sql<{ scope: number }>('SELECT scope FROM recall_projects WHERE project_id = ?');
export const readLastScope = sql<{ scope: number | null }>('SELECT max(scope) AS scope FROM recall_projects');
export const readProjects = select(projects, 'ORDER BY scope');
export const insertProject = insertRow(projects);

export const readSource = select(sources, 'WHERE name = ?');
export const readSources = select(sources, 'ORDER BY name');
export const upsertSource = upsertRow(sources);
export const readNewestRun = sql<{ indexed_at: string | null }>(
  'SELECT max(indexed_at) AS indexed_at FROM recall_sources',
);

export const readDocuments = selectAny(documents, 'id = ?', { mapped: true });
export const readByRefs = selectAny(documents, 'scope = ? AND ref = ?', { mapped: true });
/** Refs have one order in both databases. */
export const readWithPrefix = select(documents, 'WHERE scope = ? AND ref >= ? AND ref < ? AND source = ?', {
  mapped: true,
});
export const readIdBetween = sql<{ id: number | null }>(
  'SELECT max(id) AS id FROM recall_documents WHERE id >= ? AND id < ?',
);
export const insertDocument = insertRow(documents);
export const upsertDocument = upsertRow(documents);
export const deleteDocument = sql('DELETE FROM recall_documents WHERE id = ?');
export const countDocuments = sql<{ count: number }>('SELECT count(*) AS count FROM recall_documents WHERE scope = ?');

export const readUnembedded = select(documents, 'WHERE embedded = 0 ORDER BY id DESC LIMIT ?');
export const setEmbedded = sql('UPDATE recall_documents SET embedded = ? WHERE id = ? AND hash = ?');
export const readVectors = selectAny(vectors, 'scope = ? AND id = ?', { mapped: true });
export const readVectorsBefore = select(vectors, 'WHERE scope = ? AND id < ? ORDER BY id DESC LIMIT ?', {
  mapped: true,
});
export const readVectorsAfter = select(vectors, 'WHERE scope = ? AND change > ? AND change <= ?', { mapped: true });
export const insertVector = insertRow(vectors);
export const deleteVector = sql('DELETE FROM recall_vectors WHERE scope = ? AND id = ?');
export const readVectorState = select(vectorStates, 'WHERE scope = ?', { mapped: true });
export const upsertVectorState = upsertRow(vectorStates);
/** The counts go on, so that no process takes what it holds for what was made anew. */
export const clearVectors = [
  sql('DELETE FROM recall_vectors'),
  sql("UPDATE recall_vector_states SET vectors = 0, removals = removals + 1, sums = ''"),
];

/** What a rebuild begins with. */
export const clearAll = ['recall_documents', 'recall_sources', 'recall_projects'].map((table) =>
  sql(`DELETE FROM ${table}`),
);
