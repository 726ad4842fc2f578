// Servers with the tools of the knowledge graph (create_entities, search_nodes, read_graph). A learning is one entity named
// by its content, so that writing it again adds nothing; its observations are its text and where it came from.
import { z } from 'zod';
import { sha256 } from '../../base/hash.ts';
import { learningKindSchema, type LearningKind, type MemoryEntry } from './contract.ts';
import type { McpAnswer, MemoryDialect, Tools } from './mcp-tools.ts';

const graphSchema = z.object({
  entities: z.array(z.object({ name: z.string(), entityType: z.string(), observations: z.array(z.string()) })),
});
type Entity = z.output<typeof graphSchema>['entities'][number];

const MAX_WORDS = 6;
const OWN_NAME = /^(?:preference|decision|fact)-[0-9a-f]{16}$/;

export function graphTools(tools: Tools): MemoryDialect {
  async function entities(tool: string, args: Record<string, unknown>): Promise<Entity[]> {
    return graphSchema.parse(contentOf(await tools.read(tool, args))).entities;
  }

  return {
    async query({ text, kinds, limit }) {
      const words = wordsOf(text);
      const hits = new Map<string, { readonly entity: Entity; score: number }>();
      const take = (found: readonly Entity[], score: number) => {
        for (const entity of found) {
          const known = hits.get(entity.name);
          if (known) known.score += score;
          else hits.set(entity.name, { entity, score });
        }
      };
      if (tools.has('search_nodes')) {
        // The server looks for the query as it stands, so that a sentence finds itself only; its words find more.
        take(await entities('search_nodes', { query: text }), MAX_WORDS + 1);
        for (const word of words) if (word !== text) take(await entities('search_nodes', { query: word }), 1);
      } else {
        for (const entity of await entities('read_graph', {})) {
          const score = scoreOf(`${entity.name} ${entity.entityType} ${entity.observations.join(' ')}`, words);
          if (score > 0) take([entity], score);
        }
      }
      return [...hits.values()]
        .toSorted((one, other) => other.score - one.score)
        .flatMap(({ entity }) => entriesOf(entity, words))
        .filter(({ kind }) => !kinds || kinds.includes(kind))
        .slice(0, limit);
    },

    async write({ kind, text }, { source, actor, learned_at: learnedAt, project }) {
      const entity: Entity = {
        name: `${kind}-${sha256(`${kind}\n${text}`).slice(0, 16)}`,
        entityType: kind,
        observations: [
          text,
          ...(source === null ? [] : [`source: ${source}`]),
          `learned: ${learnedAt}`,
          `by: ${actor}`,
          ...(project === null ? [] : [`project: ${project}`]),
        ],
      };
      // Entities that the graph has by name are left as they are, and are not in the answer.
      const made = graphSchema.safeParse(contentOf(await tools.write('create_entities', { entities: [entity] })));
      return { written: !made.success || made.data.entities.length > 0 };
    },
  };
}

/** Older servers answer with the same JSON as a text. */
function contentOf({ structured, texts }: McpAnswer): unknown {
  if (structured !== undefined) return structured;
  const value: unknown = JSON.parse(texts.join('') || 'null');
  return Array.isArray(value) ? { entities: value } : value;
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_-]{3,}/gu) ?? [];
  return [...new Set(words)].toSorted((one, other) => other.length - one.length).slice(0, MAX_WORDS);
}

function scoreOf(text: string, words: readonly string[]): number {
  const lower = text.toLowerCase();
  return words.filter((word) => lower.includes(word)).length;
}

function entriesOf({ name, entityType, observations }: Entity, words: readonly string[]): MemoryEntry[] {
  const kind = kindOf(entityType);
  if (!OWN_NAME.test(name)) {
    return observations
      .toSorted((one, other) => scoreOf(other, words) - scoreOf(one, words))
      .map((text) => ({ kind, text, about: name, source: null, learned_at: null }));
  }
  const [text = '', ...rest] = observations;
  const said = (field: string) => rest.find((line) => line.startsWith(field))?.slice(field.length) ?? null;
  return [{ kind, text, about: name, source: said('source: '), learned_at: said('learned: ') }];
}

/** What others keep under types of their own are facts. */
function kindOf(entityType: string): LearningKind {
  const parsed = learningKindSchema.safeParse(entityType.toLowerCase().replace(/s$/, ''));
  return parsed.success ? parsed.data : 'fact';
}
