// The list of what people erased, in their own configuration folder: keyed hashes, by home. It outlives the database, so that neither reading
// a transcript again nor restoring a backup brings anything back.
import { z } from 'zod';
import { sha256 } from '../../base/hash.ts';
import { refuseErase } from './contract.ts';
import { createMatcher, digits, type ErasedText, type KeyedHash, type Matcher } from './match-words.ts';

export const ERASED_FILE = 'mind-erased.json';

const hash = z.string().regex(/^[0-9a-f]{16}$/);
const homeSchema = z.object({
  /** Names the key of its hashes. */
  key: z.string(),
  sessions: z.array(hash),
  /** Events of T0 by their keys in their sessions. */
  events: z.array(hash),
  entries: z.array(hash),
  texts: z.array(z.object({ words: z.int().min(1), head: z.string(), hash: z.string() })),
});
type ErasedHome = z.output<typeof homeSchema>;
const fileSchema = z.object({ version: z.literal(1), homes: z.record(z.string(), homeSchema) });

/** As a `DomainHome` has them. */
export interface ListFiles {
  readConfigFile(name: string): Promise<string | undefined>;
  updateConfigFile(name: string, update: (text: string | undefined) => string): Promise<void>;
}

export interface ListDeps extends ListFiles {
  readonly homeId: string;
  readonly keyId: string;
  readonly keyedHash: KeyedHash;
}

export interface SessionName {
  readonly agent: string;
  readonly session_id: string;
}

/** What was erased, as it is asked for. */
export interface Erased {
  readonly isEmpty: boolean;
  /** Changes with the list: the database remembers up to which one it was applied. */
  readonly mark: number;
  hasSession(session: SessionName): boolean;
  hasEvent(baseId: string): boolean;
  hasEntry(entryId: string): boolean;
  readonly texts: Matcher;
}

export interface Additions {
  readonly sessions?: readonly SessionName[];
  readonly events?: readonly string[];
  readonly entries?: readonly string[];
  readonly texts?: readonly ErasedText[];
}

export interface ErasedList {
  read(): Promise<Erased>;
  /** What it would be with these. */
  readWith(more: Additions): Promise<Erased>;
  add(more: Additions): Promise<Erased>;
}

export function createErasedList(deps: ListDeps): ErasedList {
  const { homeId, keyId, keyedHash } = deps;
  const short = (what: string, name: string) => digits(keyedHash(`erased ${what} 1\n${name}`), 16);
  const nothing: ErasedHome = { key: keyId, sessions: [], events: [], entries: [], texts: [] };
  let known: { readonly text: string | undefined; readonly erased: Erased } | undefined;

  const homeIn = (text: string | undefined): ErasedHome => {
    const home = parse(text).homes[homeId] ?? nothing;
    if (home.key === keyId) return home;
    throw refuseErase(
      'erased_list_of_other_key',
      `${ERASED_FILE} was made with another key than the one that is there`,
    );
  };

  function merged(home: ErasedHome, more: Additions): ErasedHome {
    const union = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];
    const texts = new Map([...home.texts, ...(more.texts ?? [])].map((each) => [each.hash, each]));
    return {
      key: keyId,
      sessions: union(home.sessions, (more.sessions ?? []).map(sessionHash)),
      events: union(
        home.events,
        (more.events ?? []).map((id) => short('event', id)),
      ),
      entries: union(
        home.entries,
        (more.entries ?? []).map((id) => short('entry', id)),
      ),
      texts: [...texts.values()],
    };
  }

  function sessionHash({ agent, session_id }: SessionName): string {
    return short('session', JSON.stringify([agent, session_id]));
  }

  function erasedOf(home: ErasedHome): Erased {
    const [sessions, events, entries] = [new Set(home.sessions), new Set(home.events), new Set(home.entries)];
    return {
      isEmpty: sessions.size + events.size + entries.size + home.texts.length === 0,
      mark: Number.parseInt(sha256(JSON.stringify(home)).slice(0, 12), 16),
      hasSession: (session) => sessions.size > 0 && sessions.has(sessionHash(session)),
      hasEvent: (id) => events.size > 0 && events.has(short('event', id)),
      hasEntry: (id) => entries.size > 0 && entries.has(short('entry', id)),
      texts: createMatcher(home.texts, keyedHash),
    };
  }

  return {
    async read() {
      const text = await deps.readConfigFile(ERASED_FILE);
      if (!known || known.text !== text) known = { text, erased: erasedOf(homeIn(text)) };
      return known.erased;
    },
    readWith: async (more) => erasedOf(merged(homeIn(await deps.readConfigFile(ERASED_FILE)), more)),
    async add(more) {
      let home = nothing;
      await deps.updateConfigFile(ERASED_FILE, (text) => {
        home = merged(homeIn(text), more);
        const { homes } = parse(text);
        return `${JSON.stringify({ version: 1, homes: { ...homes, [homeId]: home } })}\n`;
      });
      return erasedOf(home);
    },
  };
}

function parse(text: string | undefined): z.output<typeof fileSchema> {
  if (text === undefined) return { version: 1, homes: {} };
  try {
    return fileSchema.parse(JSON.parse(text));
  } catch (error) {
    // Taken for empty, it would let everything come back.
    throw refuseErase('erased_list_damaged', `${ERASED_FILE} in the configuration folder cannot be read`, {}, error);
  }
}
