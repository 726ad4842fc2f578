// The canon and its consolidator on a fixture's database: each `open` is one process of it. Reflections stand in a map, as T2 would hand
// them over.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bindOperations, type Call } from '../../src/base/operation.ts';
import type { Clock } from '../../src/base/clock.ts';
import type { Ids } from '../../src/base/ids.ts';
import type { DomainDatabase } from '../../src/kernel/domain.ts';
import { uuidOf } from '../../src/base/named-id.ts';
import { readConfigFile, updateConfigFile } from '../../src/home/config-file.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { canonOperations } from '../../src/mind/canon/operations.ts';
import type { Slice } from '../../src/mind/consolidate/contract.ts';
import { consolidateOperations } from '../../src/mind/consolidate/operations.ts';
import { createControls } from '../../src/mind/controls/controls.ts';
import { mindDomain } from '../../src/mind/domain.ts';
import { openT3, type T3, type T3Home } from '../../src/mind/open-t3.ts';
import type { Reflection } from '../../src/mind/reflect/contract.ts';
import { findMarkers } from '../../src/base/memory-boundary.ts';
import type { Fixture, OpenOptions, Opened } from './fixture.ts';
import { PERSON } from './gateway-questions.ts';

export const PROJECT = '01990000-0000-7000-8000-00000000b001';
export const OTHER_PROJECT = '01990000-0000-7000-8000-00000000b002';

const operations = { ...canonOperations, ...consolidateOperations };
export type CanonOperation = keyof typeof operations;

export interface OpenedCanon extends Opened, T3 {
  call<Answer = Record<string, never>>(name: CanonOperation, input?: object, call?: Call): Promise<Answer>;
}

/** What T2 holds, for every process of a fixture. */
export class Shelf {
  readonly reflections = new Map<string, Reflection>();
  readonly broken = new Set<string>();
  /** What their sessions took back. */
  readonly withdrawn = new Set<string>();
  /** The time of the database when it was first opened. */
  nowMs = 0;

  /** A time in the month before that. */
  day(number: number): string {
    return new Date(this.nowMs - (30 - number) * 86_400_000).toISOString();
  }

  add(value: string | null, more: Partial<Reflection> = {}): Reflection {
    const { agent = 'claude', session_id = 's1', tag = 'main', kind = 'preference', source = 'person' } = more;
    const subject = more.subject ?? 'package manager';
    const statement = more.statement ?? `Use ${value ?? 'it'}.`;
    const at = more.at ?? this.day(1);
    const reflection_id = uuidOf(['r', agent, session_id, tag, kind, subject, value, statement, source, at].join('|'));
    const made: Reflection = {
      reflection_id,
      project_id: PROJECT,
      topic: 'tooling',
      files: [],
      is_correction: false,
      is_durable: true,
      observation_ids: [uuidOf(`o ${reflection_id}`)],
      ...more,
      agent,
      session_id,
      tag,
      kind,
      source,
      subject,
      value,
      statement,
      at,
    };
    this.reflections.set(reflection_id, made);
    return made;
  }

  slice(reflections: readonly Reflection[], more: Partial<Slice> = {}): Slice {
    const [first] = reflections;
    return {
      project_id: first?.project_id ?? PROJECT,
      project_root: null,
      agent: first?.agent ?? 'claude',
      session_id: first?.session_id ?? 's1',
      pane_id: null,
      tag: first?.tag ?? 'main',
      slice_start_id: first?.reflection_id ?? null,
      slice_end_id: reflections.at(-1)?.reflection_id ?? null,
      artifact_refs: reflections.map(({ reflection_id }) => reflection_id),
      ...more,
    };
  }
}

export interface CanonOptions extends OpenOptions {
  readonly shelf: Shelf;
  readonly root?: string | null;
  readonly likeness?: T3Home['likeness'];
}

/** What a canon needs of a fixture: a benchmark has one of its own. */
export type CanonBase = Pick<Fixture, 'open' | 'ids' | 'folder' | 'dialect'> & { readonly clock: Clock };

export async function openCanonOf(
  fixture: CanonBase,
  { shelf, root = null, likeness, ...options }: CanonOptions,
): Promise<OpenedCanon> {
  const opened = await fixture.open({
    sequences: [ledgerSchema, ...mindDomain.schema],
    kinds: mindDomain.kinds,
    ...options,
  });
  if (shelf.nowMs === 0) shelf.nowMs = await opened.store.read((tx) => tx.now());
  const t3 = await openT3Over(opened, {
    clock: fixture.clock,
    ids: fixture.ids,
    folder: fixture.folder,
    hasLocks: fixture.dialect === 'sqlite',
    shelf,
    root,
    likeness,
  });
  const domain = {
    canon: async () => t3.canon,
    consolidation: async () => t3.consolidation,
    controls: createControls({ store: opened.store, ids: fixture.ids }),
  };
  const bound = new Map(bindOperations(domain, operations).map((each) => [each.definition.name, each]));
  return {
    ...opened,
    ...t3,
    call: async <Answer>(name: string, input: object = {}, call: Call = PERSON) =>
      (await bound.get(name)?.run(input, call)) as Answer,
  };
}

export interface T3Place {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly folder: string;
  readonly hasLocks: boolean;
  readonly shelf: Shelf;
  readonly root: string | null;
  readonly leaseMs?: number;
  readonly likeness?: T3Home['likeness'];
  /** Called when the reflections of a slice are read: under the lease, before anything is written. */
  readonly onReading?: () => void;
}

/** As a home would put it together. */
export function openT3Over(database: DomainDatabase, place: T3Place): Promise<T3> {
  const { clock, ids, folder, hasLocks, shelf, root, leaseMs, likeness } = place;
  const configFolder = join(folder, 'config');
  mkdirSync(configFolder, { recursive: true });
  const home: T3Home = {
    database: async () => database,
    clock,
    ids,
    work: { projectOf: async (ref) => ref ?? PROJECT, rootOf: async () => root },
    folder: hasLocks ? folder : undefined,
    onApplied: async () => {},
    likeness,
    ...(leaseMs === undefined ? {} : { leaseMs }),
    isStatus: (text) => findMarkers(text).length > 0,
    reflections: {
      async reflections(projectId, wanted) {
        place.onReading?.();
        return wanted.flatMap((id) => {
          const found = shelf.reflections.get(id);
          return found?.project_id === projectId && !shelf.withdrawn.has(id) ? [found] : [];
        });
      },
      tagsOf: async (_project, wanted) =>
        new Map(
          wanted.flatMap((id) => (shelf.reflections.has(id) ? [[id, shelf.reflections.get(id)?.tag ?? '']] : [])),
        ),
      broken: async (_project, wanted) =>
        wanted
          .filter((id) => shelf.broken.has(id))
          .map((reflection_id) => ({ reflection_id, reason: 'its quote is gone' })),
    },
    configFolder,
    readConfigFile: (name) => readConfigFile(configFolder, name),
    updateConfigFile: (name, update) => updateConfigFile(configFolder, name, update, { clock, ids }),
    variable: () => undefined,
    fetch: () => Promise.reject(new Error('the canon has no way out')),
    git: {} as never,
    version: '0.0.0-test',
    protectedFolders: async () => [],
  };
  return openT3(home);
}
