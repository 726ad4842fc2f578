// Notes of another memory by the ordinary way: each file a session in T0, then observed, sealed and consolidated.
import { toTimestamp } from '../../base/clock.ts';
import { sha256 } from '../../base/hash.ts';
import type { Call } from '../../base/operation.ts';
import type { Consolidation } from '../consolidate/consolidation.ts';
import type { Distil } from '../finalize/distil.ts';
import { IMPORT_AGENT } from '../observe/observe-notes.ts';
import { clean } from '../t0/clean.ts';
import type { OpenT0 } from '../t0/open-t0.ts';
import type { Migrated } from './contract.ts';
import type { FoundNotes, NoteFile } from './find-notes.ts';

export interface MigrateDeps {
  readonly t0: OpenT0;
  readonly distil: Pick<Distil, 'finalize'>;
  readonly consolidation: Consolidation;
}

const MOST_AT_ONCE = 500;

export async function migrateNotes(
  { t0, distil, consolidation }: MigrateDeps,
  projectId: string,
  { files, databases }: FoundNotes,
  call: Call,
): Promise<Migrated> {
  const migrated: Migrated['files'] = [];
  for (const { name, from, notes, facts, rejected, modified_at } of files) {
    if (notes.length === 0) {
      migrated.push({ name, from, session_id: null, notes: 0, created: 0, facts, rejected: { ...rejected } });
      continue;
    }
    const { session_id, fresh } = await newOf(t0, projectId, from, notes);
    if (fresh.length === 0) {
      migrated.push({
        name,
        from,
        session_id: null,
        notes: notes.length,
        created: 0,
        facts,
        rejected: { ...rejected },
      });
      continue;
    }
    const to = { projectId, actor: call.actor, agent: IMPORT_AGENT, session_id };
    let created = 0;
    for (let start = 0; start < fresh.length; start += MOST_AT_ONCE) {
      const events = fresh.slice(start, start + MOST_AT_ONCE).map(({ text, at }) => ({
        // By its words: a line that moved within its file is the same note.
        key: sha256(text).slice(0, 32),
        kind: 'compaction' as const,
        text,
        at: at ?? toTimestamp(modified_at),
      }));
      created += (await t0.record({ ...to, events })).created;
    }
    await distil.finalize({ session: session_id, agent: IMPORT_AGENT, project_id: projectId }, call);
    migrated.push({ name, from, session_id, notes: notes.length, created, facts, rejected: { ...rejected } });
  }
  const { entries, canon_hash } = await consolidation.run(projectId, false, call);
  return { project_id: projectId, files: migrated, skipped: [...databases], entries, canon_hash };
}

/** Of a file that grew, what no session of notes says yet; the same notes as once before are their session again. */
async function newOf(t0: OpenT0, projectId: string, from: string, notes: NoteFile['notes']) {
  const sessionIdOf = (of: NoteFile['notes']) => `${from}-${sha256(hashed(of)).slice(0, 16)}`;
  const known = await t0.textsOfAgent(projectId, IMPORT_AGENT);
  const whole = sessionIdOf(notes);
  if (known.some(({ session_id }) => session_id === whole)) return { session_id: whole, fresh: notes };
  const said = new Set(known.map(({ text }) => text));
  const fresh = notes.filter(({ text }) => !said.has(clean(text)));
  return { session_id: sessionIdOf(fresh), fresh };
}

/** By what they say: the same notes are the same session, wherever they lie, and other notes are another. */
function hashed(notes: NoteFile['notes']): string {
  return [...new Set(notes.map(({ text }) => text))].toSorted().join('\n');
}
