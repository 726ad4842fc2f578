// Sessions of a project that agree, correct and contradict each other: the same for every process that makes them.
import type { Slice } from '../../src/mind/consolidate/contract.ts';
import type { Shelf } from './canon-fixture.ts';

const SUBJECTS = ['package manager', 'command:test', 'types'] as const;
const VALUES = ['npm', 'pnpm', 'yarn'] as const;

export function manySlices(shelf: Shelf, sessions: number): Slice[] {
  return Array.from({ length: sessions }, (_, at) =>
    shelf.slice(
      SUBJECTS.map((subject, by) =>
        shelf.add(VALUES[(at + by) % 3] ?? 'npm', {
          subject,
          session_id: `s${at}`,
          tag: at % 5 === 0 ? 'auth' : 'main',
          statement: `${subject}: ${VALUES[(at + by) % 3]}, said in session ${at}.`,
          source: at % 4 === 0 ? 'executed' : 'person',
          kind: at % 4 === 0 ? 'proof' : 'preference',
          is_correction: at % 3 === 0,
          at: shelf.day(at % 28),
        }),
      ),
    ),
  );
}
