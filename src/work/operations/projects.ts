// Projects: each has goals and tasks of its own.
import { z } from 'zod';
import { operationsOf, type Call, type Immutable } from '../../base/operation.ts';
import {
  projectNameSchema,
  projectSchema,
  rootSchema,
  snapshotsSchema,
  uuidSchema,
  type Project,
} from '../contract.ts';
import {
  alwaysRedactedIn,
  if_revision,
  inProject,
  operation_id,
  redacted,
  IN_PROJECT,
  refusals,
  type Answer,
} from './fields.ts';

const inputs = {
  createProject: z.strictObject({
    name: projectNameSchema,
    root: rootSchema.optional().describe('The folder it lives in, an absolute path'),
    operation_id,
  }),
  updateProject: z.strictObject({
    ...inProject,
    name: projectNameSchema.optional(),
    root: rootSchema.nullable().optional(),
    snapshots: snapshotsSchema
      .optional()
      .describe('on: keep the working tree with each checkpoint, as a private git ref'),
    if_revision,
    operation_id,
  }),
  listProjects: z.strictObject({}),
};

/** A project without a folder has no root. */
export type NewProject = Omit<Immutable<z.output<typeof inputs.createProject>>, 'root'> & {
  readonly root?: string | null | undefined;
};

/** Commands on projects. */
export interface Projects {
  create: Answer<typeof inputs.createProject, Project>;
  /** The one that a new home begins with; a process that comes second finds it there. */
  createDefault(projectId: string, input: NewProject): Promise<void>;
  /** The id of the one that is named, else of the one that the caller works in. */
  choose(projectId: string | undefined, call: Call): Promise<string>;
  update: Answer<typeof inputs.updateProject, Project>;
  list(): Promise<readonly Project[]>;
}

const define = operationsOf<{ readonly projects: Projects }>(refusals, { bareTools: true });

export const projectOperations = {
  'work.create_project': define({
    name: 'work.create_project',
    summary: 'Make a project, with goals and tasks of its own',
    details: 'A home can hold several projects. Nothing of one is ever seen in another.',
    risk: 'write',
    // Its root is a folder whose files can be loaded.
    role: 'admin',
    tier: 'standard',
    input: inputs.createProject,
    output: z.object({ project_id: uuidSchema, project: projectSchema, redacted }),
    refusals: ['project_exists', 'operation_conflict'],
    cli: { command: 'project create', args: ['name'] },
    examples: [{ says: 'A second project in this home', input: { name: 'website', root: '/home/ada/website' } }],
    handler: async ({ projects: all }, input, call) => {
      const project = await all.create(input, call);
      return { project_id: project.project_id, project, ...alwaysRedactedIn(input) };
    },
  }),
  'work.update_project': define({
    name: 'work.update_project',
    summary: 'Change the name, the root or the settings of a project',
    risk: 'write',
    // Its root is a folder whose files can be loaded.
    role: 'admin',
    tier: 'standard',
    input: inputs.updateProject,
    output: z.object({ project_id: uuidSchema, project: projectSchema, redacted }),
    refusals: [...IN_PROJECT, 'project_exists', 'nothing_changed', 'revision_conflict', 'operation_conflict'],
    cli: { command: 'project update' },
    examples: [
      { says: 'Give it another name', input: { project_id: 'site', name: 'website' } },
      { says: 'Keep the working tree with each checkpoint', input: { snapshots: 'on' } },
    ],
    handler: async ({ projects: all }, input, call) => {
      const project = await all.update(input, call);
      return { project_id: project.project_id, project, ...alwaysRedactedIn(input) };
    },
  }),
  'work.list_projects': define({
    name: 'work.list_projects',
    live: 'home',
    summary: 'The projects of this home',
    risk: 'read',
    tier: 'standard',
    input: inputs.listProjects,
    output: z.object({ projects: z.array(projectSchema) }),
    refusals: [],
    cli: { command: 'project list' },
    examples: [{ says: 'All of them', input: {} }],
    handler: async ({ projects: all }) => ({ projects: await all.list() }),
  }),
};
