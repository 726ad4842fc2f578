// The fold of a subject: which claim holds, how sure that is, and that the order in which evidence came changes nothing.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimKeyOf, entryIdOf, type KnownEvidence } from '../../src/mind/canon/claims.ts';
import { foldSubject, type Folded } from '../../src/mind/canon/fold-subject.ts';
import { ACT_TYPES, type PersonsAct } from '../../src/mind/canon/fold-acts.ts';
import { normalForm } from '../../src/mind/canon/normal-form.ts';
import { OBSERVATION_KINDS, SOURCES } from '../../src/mind/observe/contract.ts';

const PROJECT = '01990000-0000-7000-8000-00000000d001';
const NOW = Date.parse('2026-06-01T00:00:00.000Z');
const day = (number: number) => new Date(Date.parse('2026-05-01T00:00:00.000Z') + number * 86_400_000).toISOString();

let made = 0;
function said(value: string | null, more: Partial<KnownEvidence> = {}): KnownEvidence {
  made += 1;
  return {
    reflection_id: `r${String(made).padStart(4, '0')}`,
    agent: 'claude',
    session_id: `s${made}`,
    tag: 'main',
    kind: 'fact',
    topic: 'tooling',
    source: 'person',
    at: day(made % 20),
    is_correction: false,
    subject_key: 'package manager',
    value_key: value,
    denied_key: null,
    statement_key: `we use ${value ?? 'nothing'}`,
    files: [],
    is_withdrawn: false,
    is_erased: false,
    ...more,
  };
}

const idOf = (value: string, subject = 'package manager') => entryIdOf(PROJECT, subject, `v:${value}`);
const fold = (
  evidence: readonly KnownEvidence[],
  acts: readonly PersonsAct[] = [],
  more: { nowMs?: number; gone?: Set<string>; endedKeys?: Set<string> } = {},
) => foldSubject({ projectId: PROJECT, evidence, acts, nowMs: NOW, gone: new Set(), ...more });
const entry = (entries: readonly Folded[], value: string) => entries.find(({ entry_id }) => entry_id === idOf(value));

let acted = 0;
function act(type: PersonsAct['type'], value: string, more: Partial<PersonsAct> = {}): PersonsAct {
  acted += 1;
  return {
    act_id: `a${acted}`,
    number: acted,
    type,
    entry_id: idOf(value),
    subject_key: 'package manager',
    claim_key: `v:${value}`,
    into_entry_id: null,
    into_subject_key: null,
    into_claim_key: null,
    says_key: null,
    statement_keys: [],
    tag: null,
    has_words: false,
    at: day(25),
    ...more,
  };
}

describe('what holds', () => {
  test('the same value from further sessions confirms the entry, up to a bound', () => {
    const once = fold([said('npm', { at: day(1) })]).entries;
    expect(once).toMatchObject([{ state: 'active', confidence_bps: 9_000, tag: 'main' }]);
    const many = Array.from({ length: 9 }, () => said('npm', { at: day(1) }));
    expect(fold(many).entries).toMatchObject([{ state: 'active', confidence_bps: 9_800 }]);
    const sameSession = [said('npm', { session_id: 'one' }), said('npm', { session_id: 'one' })];
    expect(fold(sameSession).entries).toMatchObject([{ confidence_bps: 9_000 }]);
  });

  test('a later correction of equal source supersedes, and holds where both were said', () => {
    const old = said('npm', { at: day(1) });
    const corrected = said('pnpm', { at: day(2), is_correction: true, tag: 'auth' });
    const { entries } = fold([corrected, old]);
    expect(entry(entries, 'npm')).toMatchObject({ state: 'superseded', reason: 'newer' });
    expect(entry(entries, 'pnpm')).toMatchObject({ state: 'active', tag: '*', supersedes_entry_id: idOf('npm') });
  });

  test('equal standing without a correction is a conflict: both stay, each names the other and is less sure', () => {
    const { entries } = fold([said('npm', { at: day(1) }), said('pnpm', { at: day(2) })]);
    expect(entry(entries, 'npm')).toMatchObject({
      state: 'active',
      conflicts_with: [idOf('pnpm')],
      confidence_bps: 6_500,
    });
    expect(entry(entries, 'pnpm')).toMatchObject({
      state: 'active',
      conflicts_with: [idOf('npm')],
      confidence_bps: 6_500,
    });
  });

  test('a value that is denied is replaced, also without a correction; every other value stands beside the denial', () => {
    const without = said('not npm', { at: day(2), denied_key: 'npm' });
    const { entries } = fold([said('npm', { at: day(1) }), without, said('pnpm', { at: day(3) })]);
    expect(entry(entries, 'npm')).toMatchObject({ state: 'superseded', reason: 'newer' });
    for (const value of ['not npm', 'pnpm'])
      expect(entry(entries, value)).toMatchObject({ state: 'active', conflicts_with: [], confidence_bps: 9_000 });
    // What was denied is said again: nobody can tell which holds.
    const again = fold([without, said('npm', { at: day(4) })]).entries;
    expect(again.map(({ state, conflicts_with }) => [state, conflicts_with.length])).toEqual([
      ['active', 1],
      ['active', 1],
    ]);
  });

  test('values of two tags stand side by side', () => {
    const { entries } = fold([said('npm', { at: day(1) }), said('pnpm', { at: day(2), tag: 'auth' })]);
    expect(
      entries.map(({ state, tag, conflicts_with }) => `${state} ${tag} ${conflicts_with.length}`).toSorted(),
    ).toEqual(['active auth 0', 'active main 0']);
  });

  test('the later word of one session replaces the earlier, and what was executed replaces what was executed', () => {
    const inOne = fold([said('npm', { at: day(1), session_id: 's' }), said('pnpm', { at: day(2), session_id: 's' })]);
    expect(entry(inOne.entries, 'npm')?.state).toBe('superseded');
    const run = fold([
      said('npm', { at: day(1), source: 'executed' }),
      said('pnpm', { at: day(2), source: 'executed' }),
    ]);
    expect(entry(run.entries, 'npm')?.state).toBe('superseded');
    expect(entry(run.entries, 'pnpm')).toMatchObject({ state: 'active', confidence_bps: 8_000 });
  });

  test('a weaker source never supersedes a stronger one, even as a correction; a stronger one does', () => {
    const person = said('npm', { at: day(1), kind: 'preference' });
    const run = said('pnpm', { at: day(2), source: 'executed', is_correction: true });
    const { entries } = fold([person, run]);
    expect(entry(entries, 'npm')).toMatchObject({ state: 'active', conflicts_with: [] });
    expect(entry(entries, 'pnpm')).toMatchObject({ state: 'superseded', reason: 'stronger', isShadow: true });
    const later = fold([
      { ...run, at: day(1) },
      { ...person, at: day(2) },
    ]).entries;
    expect(entry(later, 'npm')).toMatchObject({ state: 'active', supersedes_entry_id: idOf('pnpm') });
  });

  test('a run that contradicts what a person said about how something is makes that stale', () => {
    const { entries } = fold([said('npm', { at: day(1) }), said('pnpm', { at: day(2), source: 'executed' })]);
    expect(entry(entries, 'npm')).toMatchObject({ state: 'stale', reason: 'source' });
    expect(entry(entries, 'pnpm')).toMatchObject({ state: 'active' });
  });

  test('an agent’s claim is no canon alone, and counts beside a proof of the same', () => {
    const claims = Array.from({ length: 5 }, () => said('npm', { source: 'agent', at: day(1) }));
    expect(fold(claims).entries.filter(({ isShadow }) => !isShadow)).toEqual([]);
    expect(fold([...claims, said('npm', { source: 'executed', at: day(2) })]).entries).toMatchObject([
      { state: 'active', confidence_bps: 8_800 },
    ]);
    const other = fold([...claims, said('pnpm', { at: day(2) })]).entries.filter(({ isShadow }) => !isShadow);
    expect(other.map(({ entry_id }) => entry_id)).toEqual([idOf('pnpm')]);
  });

  test('tools and imports never make a preference, constraint or instruction, in any number', () => {
    const poisoned = (['tool', 'import'] as const).flatMap((source) =>
      (['preference', 'constraint', 'correction', 'decision'] as const).flatMap((kind) =>
        Array.from({ length: 20 }, () => said('npm', { source, kind, is_correction: true, at: day(3) })),
      ),
    );
    expect(fold(poisoned).entries).toEqual([]);
    const beside = fold([...poisoned, said('pnpm', { at: day(1), kind: 'preference' })]).entries;
    expect(beside).toMatchObject([{ entry_id: idOf('pnpm'), state: 'active', confidence_bps: 9_000 }]);
  });

  test('an imported fact is quoted with low confidence, and a tool’s output only where somebody confirmed it', () => {
    const imported = Array.from({ length: 9 }, () => said('npm', { source: 'import' }));
    expect(fold(imported).entries).toMatchObject([
      { state: 'active', kind: 'fact', confidence_bps: 2_500, tag: 'main' },
    ]);
    const output = Array.from({ length: 9 }, () => said('npm', { source: 'tool' }));
    expect(fold(output).entries.filter(({ isShadow }) => !isShadow)).toEqual([]);
    const agents = Array.from({ length: 9 }, () => said('npm', { source: 'agent' }));
    expect(fold([...output, ...agents]).entries.filter(({ isShadow }) => !isShadow)).toEqual([]);
  });

  test('evidence in two tags holds for the whole project', () => {
    expect(fold([said('npm'), said('npm', { tag: 'auth' })]).entries).toMatchObject([{ tag: '*' }]);
  });

  test('statements without a value stand side by side, and fold where they differ in spelling alone', () => {
    const one = said(null, { statement_key: normalForm('Never commit the lock file.') });
    const same = said(null, { statement_key: normalForm('never commit a lock file') });
    const other = said(null, { statement_key: normalForm('Commit the lock file.') });
    expect(claimKeyOf(one)).toBe(claimKeyOf(same));
    const { entries } = fold([one, same, other]);
    expect(entries.map(({ state, conflicts_with }) => [state, conflicts_with])).toEqual([
      ['active', []],
      ['active', []],
    ]);
  });

  test('an entry is stale by its age, when all files that it names are gone, and when its source was taken back', () => {
    const old = said('npm', { at: '2025-01-01T00:00:00.000Z' });
    expect(fold([old]).entries).toMatchObject([{ state: 'stale', reason: 'age' }]);
    const named = said('npm', { files: ['a.ts', 'b.ts'] });
    expect(fold([named], [], { gone: new Set(['a.ts']) }).entries).toMatchObject([{ state: 'active' }]);
    expect(fold([named], [], { gone: new Set(['a.ts', 'b.ts']) }).entries).toMatchObject([
      { state: 'stale', reason: 'files' },
    ]);
    expect(fold([said('npm', { is_withdrawn: true })]).entries).toMatchObject([{ state: 'stale', reason: 'source' }]);
  });

  test('the wording of the strongest source wins, of equal ones a correction, of these the newest', () => {
    const weak = said('npm', { source: 'executed', at: day(9) });
    const early = said('npm', { at: day(1) });
    const late = said('npm', { at: day(2) });
    expect(fold([weak, early, late]).entries[0]?.words_from).toBe(late.reflection_id);
    const corrected = said('npm', { at: day(1), is_correction: true });
    expect(fold([late, corrected]).entries[0]?.words_from).toBe(corrected.reflection_id);
  });
});

describe('what people do', () => {
  test('a pinned entry is replaced by nothing, never stale, and a person’s later word is shown against it', () => {
    const npm = said('npm', { at: '2024-01-01T00:00:00.000Z' });
    const pin = act('pinned', 'npm', { at: day(5) });
    const run = said('pnpm', { at: day(9), source: 'executed', is_correction: true });
    const pinned = fold([npm, run], [pin]).entries;
    expect(entry(pinned, 'npm')).toMatchObject({
      state: 'active',
      is_pinned: true,
      confidence_bps: 10_000,
      stale_at: null,
    });
    expect(entry(pinned, 'pnpm')).toMatchObject({ state: 'superseded', isShadow: true });
    const word = said('pnpm', { at: day(9), is_correction: true });
    expect(entry(fold([npm, word], [pin]).entries, 'npm')).toMatchObject({ conflicts_with: [idOf('pnpm')] });
    const unpinned = fold([npm, run], [pin, act('unpinned', 'npm')]).entries;
    expect(entry(unpinned, 'npm')?.state).not.toBe('active');
  });

  test('what was rejected or forgotten is not learned again, in whatever words', () => {
    for (const type of ['rejected', 'forgotten'] as const) {
      const acts = [act(type, 'npm', { statement_keys: ['we use npm'] })];
      const again = [said('npm'), said('npm', { statement_key: 'npm it is', at: day(30), is_correction: true })];
      const words = said(null, { statement_key: 'we use npm' });
      expect(fold([...again, words], acts)).toEqual({
        entries: [],
        ended: [{ entry_id: idOf('npm'), state: type, reason: 'person' }],
      });
    }
  });

  test('what was ended under another subject is not learned again under this one', () => {
    const evidence = [said('npm'), said(null, { statement_key: 'never npm' }), said('pnpm')];
    const { entries } = fold(evidence, [], { endedKeys: new Set(['we use npm', 'never npm']) });
    expect(entries).toMatchObject([{ entry_id: idOf('pnpm'), state: 'active' }]);
  });

  test('what stood before comes back when its successor is rejected', () => {
    const evidence = [said('npm', { at: day(1) }), said('pnpm', { at: day(2), is_correction: true })];
    const { entries } = fold(evidence, [act('rejected', 'pnpm')]);
    expect(entries).toMatchObject([{ entry_id: idOf('npm'), state: 'active' }]);
  });

  test('a corrected entry keeps its number with the person’s words, and the old value is not learned again', () => {
    const evidence = [said('npm', { at: day(1) }), said('npm', { at: day(28), source: 'executed' })];
    const corrected = act('corrected', 'npm', { has_words: true, says_key: 'v:pnpm', at: day(25) });
    const { entries } = fold(evidence, [corrected]);
    expect(entries).toMatchObject([
      { entry_id: idOf('npm'), state: 'active', words_from: corrected.act_id, says_key: 'v:pnpm' },
    ]);
    const confirmed = fold([...evidence, said('pnpm', { at: day(3) })], [corrected]).entries;
    expect(confirmed).toHaveLength(1);
    expect(confirmed[0]?.evidence).toHaveLength(1);
    const back = fold([...evidence, said('npm', { at: day(29) })], [corrected]).entries;
    expect(back.map(({ state }) => state)).toEqual(['active', 'active']);
    expect(back.every(({ conflicts_with }) => conflicts_with.length === 1)).toBe(true);
  });

  test('a merged entry is superseded, and its evidence counts for the other, of another subject too', () => {
    const evidence = [said('npm', { at: day(1) }), said('npm', { subject_key: 'tool of packages', at: day(2) })];
    const merge = act('merged', 'npm', {
      entry_id: idOf('npm', 'tool of packages'),
      subject_key: 'tool of packages',
      into_entry_id: idOf('npm'),
      into_subject_key: 'package manager',
      into_claim_key: 'v:npm',
    });
    const { entries, ended } = fold(evidence, [merge]);
    expect(entries).toMatchObject([
      { entry_id: idOf('npm'), confidence_bps: 9_200, supersedes_entry_id: idOf('npm', 'tool of packages') },
    ]);
    expect(ended).toEqual([{ entry_id: idOf('npm', 'tool of packages'), state: 'superseded', reason: 'merged' }]);
  });

  test('a reverted entry holds again against what had taken its place', () => {
    const evidence = [said('npm', { at: day(1) }), said('pnpm', { at: day(2), is_correction: true })];
    const { entries } = fold(evidence, [act('reverted', 'npm', { has_words: true })]);
    expect(entry(entries, 'npm')).toMatchObject({ state: 'active', confidence_bps: 10_000 });
    expect(entry(entries, 'pnpm')).toMatchObject({ state: 'superseded' });
  });

  test('a person says that an entry holds for the whole project', () => {
    expect(fold([said('npm')], [act('pinned', 'npm', { tag: '*' })]).entries).toMatchObject([{ tag: '*' }]);
  });
});

// ── In any order ─────────────────────────────────────────────────────────────────────────────────────────────

const VALUES = ['npm', 'pnpm', 'yarn', null] as const;
const anyEvidence = fc.record({
  value: fc.constantFrom(...VALUES),
  wording: fc.nat(2),
  source: fc.constantFrom(...SOURCES),
  kind: fc.constantFrom(...OBSERVATION_KINDS.slice(0, 7)),
  session: fc.nat(4),
  tag: fc.constantFrom('main', 'auth', 'docs'),
  at: fc.nat(30),
  is_correction: fc.boolean(),
  is_withdrawn: fc.boolean(),
  subject: fc.constantFrom('package manager', 'tool of packages'),
});
const anyAct = fc.record({
  type: fc.constantFrom(...ACT_TYPES),
  value: fc.constantFrom('npm', 'pnpm', 'yarn'),
  into: fc.constantFrom('npm', 'pnpm', 'yarn'),
  says: fc.constantFrom(null, 'v:npm', 'v:bun'),
  tag: fc.constantFrom(null, '*', 'main'),
  at: fc.nat(30),
});

test('the same set of evidence and the same acts give the same canon in any order', () => {
  fc.assert(
    fc.property(
      fc.array(anyEvidence, { maxLength: 24 }),
      fc.array(anyAct, { maxLength: 6 }),
      fc.infiniteStream(fc.nat()),
      (drawn, acts, order) => {
        const evidence = drawn.map(({ value, wording, session, at, subject, ...rest }, index) =>
          said(value, {
            ...rest,
            reflection_id: `r${String(index).padStart(4, '0')}`,
            session_id: `s${session}`,
            at: day(at),
            subject_key: subject,
            statement_key: `${value ?? 'that'} ${wording}`,
          }),
        );
        const done = acts.map(({ type, value, into, says, tag, at }, index) =>
          act(type, value, {
            act_id: `a${index}`,
            number: index + 1,
            at: day(at),
            tag,
            says_key: type === 'corrected' ? says : null,
            has_words: type === 'corrected' || type === 'reverted',
            ...(type === 'merged' && into !== value
              ? { into_entry_id: idOf(into), into_subject_key: 'package manager', into_claim_key: `v:${into}` }
              : {}),
          }),
        );
        const shuffled = <T>(items: readonly T[]): T[] =>
          items
            .map((item) => [order.next().value as number, item] as const)
            .toSorted(([a], [b]) => a - b)
            .map(([, item]) => item);
        const first = fold(evidence, done);
        for (let replay = 0; replay < 3; replay += 1) expect(fold(shuffled(evidence), shuffled(done))).toEqual(first);
        for (const { state, conflicts_with, evidence: refs, words_from, confidence_bps } of first.entries) {
          if (state !== 'active') expect(conflicts_with).toEqual([]);
          expect(words_from.startsWith('a') || refs.length > 0).toBe(true);
          expect(confidence_bps).toBeGreaterThanOrEqual(0);
          expect(confidence_bps).toBeLessThanOrEqual(10_000);
        }
      },
    ),
    { numRuns: 300 },
  );
});
