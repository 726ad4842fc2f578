// A sample of the fuzz: every operation once or more, over HTTP and MCP, and hooks. `npm run fuzz` makes 20,000 calls.
import { expect, test } from 'vitest';
import { operationDefinitions } from '../../src/main.ts';
import { runLife, tellFound } from './campaign.ts';

test(
  'wrong values on every surface: no 5xx, no hang, no crash, valid answers, and a refusal changes nothing',
  { timeout: 300_000 },
  async () => {
    const { found, outcomes } = await runLife({ seed: 1, calls: 420 });
    expect(found.map(tellFound)).toEqual([]);
    const called = new Set([...outcomes.keys()].map((name) => name.split(' ')[1]));
    const missing = operationDefinitions.filter(({ name, local }) => !local && !called.has(name));
    expect(missing.map(({ name }) => name)).toEqual([]);
    const surfaces = new Set([...outcomes.keys()].map((name) => name.split(' ')[0]));
    expect(surfaces).toEqual(new Set(['hook', 'http', 'mcp', 'persons', 'stdio']));
    // No nonsense only: a good part of the calls is carried out.
    const done = [...outcomes.values()].reduce((sum, own) => sum + (own.get('done') ?? 0), 0);
    expect(done).toBeGreaterThan(40);
  },
);

test(
  '[AGT-21] what only a person does is done by persons, and by no agent that confirms for one',
  { timeout: 300_000 },
  async () => {
    const { found, outcomes } = await runLife({ seed: 1, calls: 120, only: ['persons'], operations: 'gateway.' });
    expect(found.map(tellFound)).toEqual([]);
    const called = [...outcomes.keys()].map((name) => name.replace('persons ', ''));
    const persons = operationDefinitions.filter(({ name, person }) => person && name.startsWith('gateway.'));
    expect(called.toSorted()).toEqual(persons.map(({ name }) => name).toSorted());
    const codes = new Set<string>();
    for (const own of outcomes.values()) for (const code of own.keys()) codes.add(code);
    for (const code of ['done', 'confirmation_required', 'confirmation_by_agent']) expect(codes).toContain(code);
  },
);
