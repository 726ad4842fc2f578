// Projects: each has goals and tasks of its own.
import { z } from 'zod';
import { projectNameSchema, projectSchema, rootSchema, uuidSchema } from '../contract.ts';
import { define, inProject, operation_id, IN_PROJECT } from './fields.ts';

export const projectOperations = {
  'work.create_project': define({
    name: 'work.create_project',
    summary: 'Make a project, with goals and tasks of its own',
    details: 'A home can hold several projects. Nothing of one is ever seen in another.',
    risk: 'write',
    // Its root is a folder whose files can be loaded.
    role: 'admin',
    tier: 'standard',
    input: z.strictObject({
      name: projectNameSchema,
      root: rootSchema.optional().describe('The folder it lives in, an absolute path'),
      operation_id,
    }),
    output: z.object({ project_id: uuidSchema, project: projectSchema }),
    refusals: ['project_exists', 'operation_conflict'],
    cli: { command: 'project create', args: ['name'] },
    examples: [{ says: 'A second project in this home', input: { name: 'website', root: '/home/ada/website' } }],
    handler: async ({ projects: all }, input, call) => {
      const project = await all.create(input, call);
      return { project_id: project.project_id, project };
    },
  }),
  'work.update_project': define({
    name: 'work.update_project',
    summary: 'Change the name or the root of a project',
    risk: 'write',
    // Its root is a folder whose files can be loaded.
    role: 'admin',
    tier: 'standard',
    input: z.strictObject({
      ...inProject,
      name: projectNameSchema.optional(),
      root: rootSchema.nullable().optional(),
      operation_id,
    }),
    output: z.object({ project_id: uuidSchema, project: projectSchema }),
    refusals: [...IN_PROJECT, 'project_exists', 'nothing_changed', 'operation_conflict'],
    cli: { command: 'project update' },
    handler: async ({ projects: all }, input, call) => {
      const project = await all.update(input, call);
      return { project_id: project.project_id, project };
    },
  }),
  'work.list_projects': define({
    name: 'work.list_projects',
    live: 'home',
    summary: 'The projects of this home',
    risk: 'read',
    tier: 'standard',
    input: z.strictObject({}),
    output: z.object({ projects: z.array(projectSchema) }),
    refusals: [],
    cli: { command: 'project list' },
    handler: async ({ projects: all }) => ({ projects: await all.list() }),
  }),
};
