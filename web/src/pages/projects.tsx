// The projects of the home.
import { useEffect } from 'react';
import { change } from '../actions.ts';
import { lastProject } from '../current-project.ts';
import { showDialog } from '../dialogs.ts';
import { FormDialog, textOf } from '../parts/dialog.tsx';
import { Empty, Missing, PageProblem } from '../parts/empty.tsx';
import { Line } from '../parts/fields.tsx';
import { Page } from '../parts/page.tsx';
import { Text } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { useQuery } from '../queries.ts';
import { Link, navigate } from '../router.tsx';
import type { Project } from '../types.ts';

function askForProject(project?: Project): void {
  const save = async (form: FormData) => {
    const [name, root] = [textOf(form, 'name'), textOf(form, 'root')];
    if (project) {
      await change(
        'work.update_project',
        {
          project_id: project.project_id,
          if_revision: project.revision,
          ...(name === project.name ? {} : { name }),
          ...(root === (project.root ?? '') ? {} : { root: root || null }),
        },
        'Project changed',
        project,
      );
      return;
    }
    const made = await change(
      'work.create_project',
      { name, ...(root === '' ? {} : { root }) },
      `Project ${name} created`,
    );
    navigate(`/projects/${made.project_id}`);
  };
  showDialog(
    <FormDialog
      title={project ? 'Edit project' : 'New project'}
      submit={project ? 'Save' : 'Create project'}
      onSubmit={save}
    >
      <Line name="name" label="Name" value={project?.name ?? ''} required max={100} />
      <Line
        name="root"
        label="Folder (optional)"
        hint="An absolute path: work inside it belongs to this project."
        value={project?.root ?? ''}
        max={880}
      />
    </FormDialog>,
  );
}

/** `goesOn`: goes straight to the project that was viewed last. */
export function Projects({ goesOn = false }: { readonly goesOn?: boolean }) {
  const { data, error } = useQuery('work.list_projects', {});
  const projects = data?.projects ?? [];
  const next = goesOn ? (projects.find(({ project_id: id }) => id === lastProject()) ?? projects[0]) : undefined;
  useEffect(() => {
    if (next) navigate(`/projects/${next.project_id}`, { replace: true });
  }, [next]);
  if (goesOn && (!data || next))
    return (
      <Page title="Throughline">
        <Missing error={error} />
      </Page>
    );
  return (
    <Page
      title="Projects"
      actions={
        <button type="button" className="primary" onClick={() => askForProject()}>
          New project
        </button>
      }
    >
      {data ? <PageProblem error={error} /> : <Missing error={error} />}
      {data && projects.length === 0 ? (
        <Empty title="No project yet" commands={['throughline project create website --root "$PWD"']}>
          <p>A project has goals and tasks of its own. Make one here, or in its folder:</p>
        </Empty>
      ) : null}
      <ul className="rows">
        {projects.map((project) => (
          <ProjectRow key={project.project_id} project={project} />
        ))}
      </ul>
    </Page>
  );
}

function ProjectRow({ project }: { readonly project: Project }) {
  const { project_id: id, name, root, updated_at: at } = project;
  const { data } = useQuery('work.get_state', { project_id: id, limit: 1 });
  const tasks = data?.counts.tasks ?? {};
  const open = (tasks['todo'] ?? 0) + (tasks['doing'] ?? 0) + (tasks['blocked'] ?? 0);
  return (
    <li className="row">
      <div className="grow">
        <Link href={`/projects/${id}`} className="title">
          <Text of={name} />
        </Link>
        <div className="faint cut">{root === null ? 'No folder' : <Text of={root} />}</div>
      </div>
      <div className="faint">
        {open} open, {tasks['done'] ?? 0} done
      </div>
      <div className="faint">
        <When at={at} />
      </div>
      <button type="button" onClick={() => askForProject(project)} aria-label={`Edit ${name}`}>
        Edit
      </button>
    </li>
  );
}
