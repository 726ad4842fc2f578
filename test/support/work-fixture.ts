// Work on either database: one fixture is one database, each `open` is one process that uses it. Every result that a
// process gives is held against the output that its operation declares.
import type { z } from 'zod';
import { bindOperations, type Call } from '../../src/base/operation.ts';
import { Refusal, type ErrorJson } from '../../src/base/errors.ts';
import type { VerifyReport } from '../../src/ledger/verify/report.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import type { CodeAtHand } from '../../src/work/contract.ts';
import type { CreateWorkOptions, Work } from '../../src/work/work.ts';
import { createWork, workRegistration, workSchema } from '../../src/work/work.ts';
import { coreOperations } from '../../src/work/operations.ts';
import { expect } from 'vitest';
import { createFixture, type DialectName, type Fixture, type Opened, type OpenOptions } from './fixture.ts';

type Operations = typeof coreOperations;
export type OperationName = keyof Operations;
export type InputOf<Name extends OperationName> = z.input<Operations[Name]['input']>;
export type OutputOf<Name extends OperationName> = z.output<Operations[Name]['output']>;

export interface WorkProcess extends Opened {
  readonly work: Work;
  /** Through the operation, as a surface calls it; `by` is who calls, `ada` by default. */
  readonly call: <Name extends OperationName>(
    name: Name,
    input: InputOf<Name>,
    by?: Partial<Call>,
  ) => Promise<OutputOf<Name>>;
  /** The code with which it is refused; whatever it says instead is an error. */
  refused(name: OperationName, input: unknown, by?: Partial<Call>): Promise<string>;
  /** The whole refusal, as a surface shows it. */
  problem(name: OperationName, input: unknown, by?: Partial<Call>): Promise<ErrorJson>;
  headOf(projectId: string): Promise<number>;
  verify(): Promise<VerifyReport>;
}

export interface WorkFixture extends Omit<Fixture, 'open'> {
  /** The code that every caller of its processes has at hand, unless they are told to look for it. */
  code: CodeAtHand | undefined;
  open(options?: OpenOptions & CreateWorkOptions): Promise<WorkProcess>;
}

/** `parent` is where its folder is made. */
export function createWorkFixture(dialect: DialectName, seed = 1, parent?: string): WorkFixture {
  const fixture = createFixture(dialect, seed, parent);
  const made: WorkFixture = {
    ...fixture,
    code: undefined,
    async open({ observeRefs, git, readCode = async () => made.code, ...options } = {}) {
      const opened = await fixture.open({
        sequences: [ledgerSchema, workSchema],
        kinds: [workRegistration],
        ...options,
      });
      const given = { ...(observeRefs && { observeRefs }), ...(git && { git }), readCode };
      return processOf(opened, fixture, given);
    },
  };
  return made;
}

function processOf(opened: Opened, fixture: Fixture, options: CreateWorkOptions): WorkProcess {
  const { ledger, store } = opened;
  const work = createWork({ ledger, store, ids: fixture.ids }, options);
  const operations = new Map(
    bindOperations(work, coreOperations).map((operation) => [operation.definition.name, operation]),
  );
  const run = async (name: OperationName, input: unknown, by: Partial<Call> = {}): Promise<unknown> => {
    const operation = operations.get(name);
    if (!operation) throw new Error(`there is no operation ${name}`);
    return operation.run(input, { actor: 'ada', ...by });
  };
  const problem = async (name: OperationName, input: unknown, by?: Partial<Call>): Promise<ErrorJson> => {
    try {
      const result = await run(name, input, by);
      throw new Error(`${name} was not refused: ${JSON.stringify(result).slice(0, 300)}`);
    } catch (error) {
      if (error instanceof Refusal) return error.toJSON();
      throw error;
    }
  };
  return {
    ...opened,
    work,
    async call(name, input, by) {
      const result = await run(name, input, by);
      const declared = coreOperations[name].output.parse(result);
      expect(result, `${name} answers with what it declares, and with nothing else`).toEqual(declared);
      return declared as never;
    },
    refused: async (name, input, by) => (await problem(name, input, by)).code,
    problem,
    headOf: async (projectId) => (await ledger.stream(projectId)).head_seq,
    verify: () => ledger.verify({ deep: true }),
  };
}

/** What verification found, in words; nothing when all is sound. */
export async function damageOf(process: WorkProcess): Promise<string[]> {
  const { problems } = await process.verify();
  return problems.map(({ message }) => message);
}

/** A project with its goals, by their texts' first letters in the order given: `goals: [0, 2]` are their priorities. */
export async function newProject(
  process: WorkProcess,
  { name = 'project', goals = [2] }: { readonly name?: string; readonly goals?: readonly number[] } = {},
): Promise<{ readonly project_id: string; readonly goalIds: string[] }> {
  const { project_id } = await process.call('work.create_project', { name });
  const goalIds: string[] = [];
  for (const priority of goals) {
    const { goal_id } = await process.call('work.create_goal', { project_id, text: `Goal of ${priority}`, priority });
    goalIds.push(goal_id);
  }
  return { project_id, goalIds };
}
