// Projects of a home: each is a stream of its own, so nothing of one ever reaches another.
import { sha256 } from '../base/hash.ts';
import { Refusal } from '../base/errors.ts';
import { uuidOf } from '../base/named-id.ts';
import { identifyLedger } from '../ledger/ledger.ts';
import type { Change, Facts, WorkDeps } from './change.ts';
import { chooseProject } from './choose-project.ts';
import { readProjects } from './pick-project.ts';
import { refuse, type Project } from './contract.ts';
import type { NewWorkEvent } from './state/events.ts';
import { workKind } from './state/evolve.ts';
import { withTokens } from './state/tokens-of.ts';
import type { NewProject, Projects } from './operations/projects.ts';
import * as q from './queries.ts';
import { projectRecord } from './records/project-record.ts';
import { readProject } from './records/read-record.ts';
import { rootOf } from './project-root.ts';
import { refuseTakenRoot } from './tables/refuse-taken-root.ts';

/** Working directories come without links, so a root has to, too; and two names of a folder are not two roots. */
export type RealRoot = (root: string) => Promise<string>;

const MOST = 10_000;

export function createProjects({ ledger, store, ids }: WorkDeps, change: Change, realRoot: RealRoot): Projects {
  const settle = async (root: string | null): Promise<string | null> => {
    const clean = rootOf(root);
    return clean === null ? null : rootOf(await realRoot(clean));
  };

  async function append(projectId: string, { name, root, operation_id }: NewProject, actor: string): Promise<Project> {
    const clean = await settle(root ?? null);
    const { also: made } = await ledger.append(
      { kind: workKind, id: projectId },
      async (view) => {
        const taken = clean === null ? undefined : await view.tx.get(q.readProjectByRoot, clean);
        if (taken) throw refuseTakenRoot(taken);
        return withTokens(view, projectId, [{ type: 'project.created', payload: { name, root: clean } }]);
      },
      {
        create: true,
        expectedSeq: 0,
        actor,
        ...(operation_id === undefined ? {} : { operationId: operation_id, command: { name, root: clean } }),
        also: (tx) => readProject(tx, projectId),
      },
    );
    return made ?? store.read((tx) => readProject(tx, projectId));
  }

  /** Operation ids are kept per project, so a repeated call with the same id must lead to the same project. */
  async function newProjectId(operationId: string | undefined): Promise<string> {
    if (operationId === undefined) return ids.uuid();
    const { database_id } = await identifyLedger(store, ids);
    return uuidOf(`project\n${database_id}\n${operationId}`);
  }

  return {
    async create(input, call) {
      return append(await newProjectId(input.operation_id), input, call.actor);
    },
    async createDefault(projectId, input) {
      if ((await store.read((tx) => tx.all(q.readProjects, 1))).length > 0) return;
      try {
        await append(projectId, input, 'system');
      } catch (error) {
        if (!(error instanceof Refusal) || !['sequence_conflict', 'project_exists'].includes(error.code)) throw error;
      }
    },
    choose: (projectId, call) => store.read((tx) => chooseProject(tx, projectId, call)),
    async update(input, call) {
      const wanted = input.root === undefined ? undefined : await settle(input.root);
      const decide = async (facts: Facts): Promise<NewWorkEvent[]> => {
        const project = await facts.project();
        facts.expectRevision({ collection: 'project', id: facts.projectId, name: 'The project', entity: project });
        const { name, root, snapshots = 'off', updated_at, changed_seq } = project;
        const asked = {
          ...(input.name === undefined || input.name === name ? {} : { name: input.name }),
          ...(wanted === undefined || wanted === root ? {} : { root: wanted }),
          ...(input.snapshots === undefined || input.snapshots === snapshots ? {} : { snapshots: input.snapshots }),
        };
        if (Object.keys(asked).length === 0) {
          throw refuse('nothing_changed', `Project "${name}" is like that already`, { project_id: facts.projectId });
        }
        const taken = asked.root ? await facts.view.tx.get(q.readProjectByRoot, asked.root) : undefined;
        if (taken) throw refuseTakenRoot(taken);
        const was = {
          ...(asked.name === undefined ? {} : { name }),
          ...(asked.root === undefined ? {} : { root }),
          ...(asked.snapshots === undefined ? {} : { snapshots }),
          updated_at,
          changed_seq,
        };
        return [{ type: 'project.updated', payload: { changes: asked, was } }];
      };
      return change('work.update_project', input, call, decide, readProject);
    },
    list: () =>
      store.read(async (tx) => {
        await readProjects(tx);
        return (await tx.all(q.readProjectBodies, MOST)).map((row) => projectRecord(sha256, row));
      }),
  };
}
