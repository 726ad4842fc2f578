// Notes of another memory, read from Markdown.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNotes } from '../../src/mind/transfer/read-notes.ts';

test('MND-17: sentences of a memory file come with their line and the headings above them', () => {
  const text = [
    '---',
    'name: project memory',
    '---',
    '# Build',
    '- **Run** `npm run check` before a commit',
    '  - [x] the [tests](docs/testing.md) need Postgres',
    '## Ports',
    '1. The API listens on 8080',
    '```sh',
    'rm -rf node_modules',
    '```',
    '| a | b |',
    '[only a link](x.md)',
    'word',
    '# Style',
    'Two spaces of indentation.',
  ].join('\n');
  expect(readNotes(text)).toEqual([
    { text: 'Run `npm run check` before a commit', line: 5, headings: ['Build'] },
    { text: 'the tests need Postgres', line: 6, headings: ['Build'] },
    { text: 'The API listens on 8080', line: 8, headings: ['Build', 'Ports'] },
    { text: 'Two spaces of indentation.', line: 16, headings: ['Style'] },
  ]);
});

test('MND-17: any text is read, in bounded number and length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      for (const note of readNotes(text)) expect(note.text.length).toBeLessThanOrEqual(400);
    }),
    { numRuns: 50 },
  );
  expect(readNotes('- one more note\n'.repeat(5_000))).toHaveLength(2_000);
});
