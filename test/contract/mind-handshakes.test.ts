// Handshakes as they are kept, on both databases: versions, what is equal, what is written as files.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CanonEntry } from '../../src/mind/canon/contract.ts';
import { createHandshakes, type HandshakeDeps } from '../../src/mind/handshake/handshakes.ts';
import { handshakeSchema } from '../../src/mind/handshake/schema.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import { sql } from '../../src/store/store.ts';
import { createFixture, DIALECTS, type Fixture } from '../support/fixture.ts';

const PROJECT = '01990000-0000-7000-8000-000000000001';
const OTHER = '01990000-0000-7000-8000-000000000002';
const SESSION = { agent: 'claude', session_id: '1c2d3e4f' };

const ENTRY: CanonEntry = {
  entry_id: 'e1',
  number: 1,
  revision: 1,
  anchor: 'C1@1',
  state: 'active',
  topic: 'tooling',
  tag: 'main',
  subject: 'package manager',
  kind: 'constraint',
  summary: 'Use npm, not pnpm.',
  confidence_bps: 9_000,
  freshness_score: 1,
  supersedes_entry_id: null,
  conflicts_with: [],
  evidence: ['r1'],
  is_pinned: false,
  files: [],
  created_at: '2026-11-18T09:00:00.000Z',
  reason: null,
  newest_at: '2026-11-18T09:00:00.000Z',
  evidence_count: 1,
};

describe.each(DIALECTS)('handshakes on %s', (dialect) => {
  let fixture: Fixture;
  let canon: CanonEntry[];
  let written: Map<string, string>;
  let asked: string[];

  beforeEach(() => {
    fixture = createFixture(dialect);
    canon = [ENTRY];
    written = new Map();
    asked = [];
  });
  afterEach(() => fixture.dispose());

  async function open(more: Partial<HandshakeDeps> = {}) {
    const { store } = await fixture.open({ sequences: [ledgerSchema, handshakeSchema], kinds: [] });
    const handshakes = createHandshakes({
      store,
      canon: {
        active: async () => canon,
        strongest: async (_, tag) => {
          asked.push(tag);
          return { entries: canon, contradicting: [], count: canon.length };
        },
        all: async () => canon,
        byAnchor: async () => ENTRY,
        hash: async () => 'c'.repeat(64),
      },
      work: async () => undefined,
      drift: async () => [],
      sessionFacts: async () => ({
        name: 'claude:1c2d3e4f',
        files: ['src/a.ts'],
        open_ends: [],
        outcome: undefined,
        tag: 'auth',
      }),
      instructions: async () => [],
      projectName: async () => 'shop',
      writeFile: async (_, name, text) => void written.set(name, text),
      ...more,
    });
    return { store, handshakes };
  }

  test('[MND-10] compiled again without a change it is the same version; a change makes the next one', async () => {
    const { handshakes } = await open();
    const first = await handshakes.compile(PROJECT, { scope: 'project' });
    fixture.clock.advance(60_000);
    const second = await handshakes.compile(PROJECT, { scope: 'project' });
    expect(second).toEqual(first);
    canon = [{ ...ENTRY, revision: 2, anchor: 'C1@2', summary: 'Use npm.' }];
    const third = await handshakes.compile(PROJECT, { scope: 'project' });
    expect([first.version, third.version]).toEqual([1, 2]);
    expect(third.payload_hash).not.toBe(first.payload_hash);
    expect(await handshakes.newest(PROJECT, { scope: 'project' })).toEqual(third);
  });

  test('each project, tag and session has its own; a session is told what holds for its tag', async () => {
    const { handshakes } = await open();
    const ofProject = await handshakes.compile(PROJECT, { scope: 'project' });
    const ofTag = await handshakes.compile(PROJECT, { scope: 'tag', tag: 'billing' });
    const ofSession = await handshakes.compile(PROJECT, { scope: 'session', session: SESSION });
    expect(asked).toEqual(['main', 'billing', 'auth']);
    expect(new Set([ofProject, ofTag, ofSession].map(({ snapshot_id }) => snapshot_id)).size).toBe(3);
    expect(ofSession.lines.map(({ section }) => section)).toEqual(['session', 'canon']);
    expect(await handshakes.newest(OTHER, { scope: 'project' })).toBeUndefined();
  });

  test('the newest twenty versions are kept, with their lines', async () => {
    const { handshakes, store } = await open();
    for (let at = 1; at <= 25; at += 1) {
      canon = [{ ...ENTRY, summary: `Use port ${at}.` }];
      await handshakes.compile(PROJECT, { scope: 'project' });
    }
    const counted = await store.read(async (tx) => [
      await tx.get(sql<{ n: number }>('SELECT count(*) AS n FROM handshake_snapshots')),
      await tx.get(sql<{ n: number }>('SELECT count(*) AS n FROM handshake_lines')),
    ]);
    expect(counted.map((row) => Number(row?.n))).toEqual([20, 20]);
  });

  test('processes that compile at once keep one version', async () => {
    const opened = await Promise.all([open(), open(), open()]);
    const all = await Promise.all(opened.map(({ handshakes }) => handshakes.compile(PROJECT, { scope: 'project' })));
    expect(new Set(all.map(({ version }) => version))).toEqual(new Set([1]));
  });

  test('[MND-09] publishing writes both files, and nothing where the home is a server’s', async () => {
    const { handshakes } = await open();
    const { payload_text } = await handshakes.publish(PROJECT);
    expect(written.get('handshake.md')).toBe(payload_text);
    expect(written.get('project_mind.md')).toContain('- [C1@1] Use npm, not pnpm.');
    written.clear();
    await (await open({ writeFile: undefined })).handshakes.publish(PROJECT);
    expect(written.size).toBe(0);
  });
});
