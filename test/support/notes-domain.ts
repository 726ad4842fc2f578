// A whole domain as the product's are: a database of its own with one event, one table, one operation and one refusal.
// Tests put it behind the product's domains and find it on every surface.
import { z } from 'zod';
import { refusals, type ErrorTable } from '../../src/base/errors.ts';
import { operationsOf } from '../../src/base/operation.ts';
import { defineDomain, type DomainDatabase, type DomainHome } from '../../src/kernel/domain.ts';
import { defineEvent, defineStreamKind } from '../../src/ledger/contract.ts';
import { register } from '../../src/ledger/streams/registry.ts';
import { sql } from '../../src/store/store.ts';

const NOTEBOOK = '01990000-0000-7000-8000-00000000beef';

const noteRefusals = {
  note_too_long: { status: 400, exit: 2, hint: 'Write at most 40 characters.' },
} as const satisfies ErrorTable;
const refuse = refusals(noteRefusals);

const notebook = defineStreamKind({
  kind: 'notebook',
  events: {
    'note.written': defineEvent({ version: 1, payload: z.strictObject({ note_id: z.string(), text: z.string() }) }),
  },
  state: {
    collections: { notes: z.strictObject({ text: z.string() }) },
    touches: ({ payload }) => [{ collection: 'notes', id: payload.note_id }],
    evolve: (view, { payload }) => view.set('notes', payload.note_id, { text: payload.text }),
  },
});

const insertNote = sql('INSERT INTO notes (note_id, text) VALUES (?, ?)');
const listNotes = sql<{ note_id: string; text: string }>('SELECT note_id, text FROM notes ORDER BY note_id');

interface Notes extends DomainDatabase {
  readonly newId: () => string;
}

const define = operationsOf<Notes>(noteRefusals);

export const notesDomain = defineDomain({
  name: 'notes',
  title: 'Notes',
  database: 'notes',
  optional: true,
  schema: [
    {
      name: 'notes',
      migrations: [
        {
          name: 'notes',
          sqlite: 'CREATE TABLE notes (note_id TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL) STRICT, WITHOUT ROWID;',
          postgres: 'CREATE TABLE notes (note_id TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL);',
        },
      ],
    },
  ],
  kinds: [
    register(notebook, {
      async project(tx, { type, payload }) {
        if (type !== 'note.written') return;
        await tx.run(insertNote, payload.note_id, payload.text);
      },
    }),
  ],
  errors: [{ title: 'Notes', refusals: noteRefusals }],
  operations: {
    'notes.write_note': define({
      name: 'notes.write_note',
      summary: 'Writes a note and tells all there are',
      risk: 'write',
      tier: 'core',
      live: 'home',
      input: z.strictObject({ text: z.string().describe('What it says') }),
      output: z.strictObject({ notes: z.array(z.string()) }),
      refusals: ['note_too_long'],
      cli: { command: 'note write', args: ['text'] },
      tool: 'jot_down',
      examples: [{ says: 'Keep this in mind', input: { text: 'Milk' } }],
      async handler({ store, ledger, newId }, { text }, { actor }) {
        if (text.length > 40) throw refuse('note_too_long', `The note has ${text.length} characters`);
        const payload = { note_id: newId(), text };
        await ledger.append({ kind: notebook, id: NOTEBOOK }, [{ type: 'note.written', payload }], {
          create: true,
          actor,
        });
        return { notes: (await store.read((tx) => tx.all(listNotes))).map((note) => note.text) };
      },
    }),
  },
  async open(home: DomainHome): Promise<Notes> {
    const { store, ledger } = await home.database();
    return { store, ledger, newId: () => home.ids.uuid() };
  },
});
