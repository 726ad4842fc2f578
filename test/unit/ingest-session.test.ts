// What reading a session's transcript on behalf of a run swallows, and what it must not.
import { expect, test } from 'vitest';
import type { SessionRow } from '../../src/mind/queries.ts';
import { ingestSession } from '../../src/mind/t0/ingest-session.ts';
import type { OpenT0 } from '../../src/mind/t0/open-t0.ts';
import { refuseT0 } from '../../src/mind/t0/contract.ts';
import { fail } from '../../src/store/contract.ts';

const SESSION = { agent: 'claude', session_id: 's1', project_id: 'p1', transcript_path: '/t.jsonl' } as SessionRow;

function t0That(fails: Error): OpenT0 {
  const ingestFile = async () => {
    throw fails;
  };
  return { ingestFile } as unknown as OpenT0;
}

test('[MND-04] a session whose transcript is gone is sealed with what was read before', async () => {
  await expect(ingestSession(t0That(refuseT0('no_transcript', 'It is gone')), SESSION)).resolves.toBeNull();
});

test('[MND-04] a session is not taken for read while the database fails', async () => {
  const error = fail('storage_io_error', 'The disk failed', { retry: true, afterMs: 0 });
  await expect(ingestSession(t0That(error), SESSION)).rejects.toBe(error);
});
