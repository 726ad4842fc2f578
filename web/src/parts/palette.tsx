// Find or do: pages, actions, projects, goals and tasks under a few letters.
import { useDeferredValue, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { undo } from '../actions.ts';
import { closeDialog } from '../dialogs.ts';
import { useQuery } from '../queries.ts';
import { match, navigate, usePlace } from '../router.tsx';
import { logOut } from '../session.ts';
import { useTasks } from '../tasks.ts';
import { nextTheme } from '../theme.ts';
import { Dialog } from './dialog.tsx';
import { askForGoal } from './goal-forms.tsx';
import { placesOf } from './places.ts';
import { actionsOf, taskPath } from './task-actions.tsx';
import { askForTask } from './task-forms.tsx';
import { Text } from './text.tsx';

interface Item {
  readonly id: string;
  readonly label: string;
  readonly kind: string;
  readonly run: () => void;
}

const MOST = 12;

export function Palette({ projectId }: { readonly projectId: string | undefined }) {
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const said = useDeferredValue(text);
  const items = useItems(projectId);
  const found = useMemo(() => matching(items, said), [items, said]);
  const chosen = Math.min(at, found.length - 1);
  const run = (item: Item | undefined) => {
    if (!item) return;
    closeDialog();
    item.run();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') run(found[chosen]);
    else if (event.key === 'ArrowDown') setAt(Math.min(chosen + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(chosen - 1, 0));
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Find or do" className="palette" onClose={closeDialog}>
      <input
        type="text"
        role="combobox"
        aria-label="Find or do"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={found[chosen] ? `${list}-${chosen}` : undefined}
        aria-autocomplete="list"
        placeholder="A page, an action, a task…"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
      />
      <ul id={list} role="listbox" aria-label="Found">
        {found.map((item, index) => (
          <li
            key={item.id}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === chosen}
            onClick={() => run(item)}
            onPointerMove={() => setAt(index)}
          >
            <span className="kind">{item.kind}</span>
            <span className="cut">
              <Text of={item.label} />
            </span>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className="faint">Nothing is called that.</p> : null}
    </Dialog>
  );
}

function useItems(projectId: string | undefined): readonly Item[] {
  const { path } = usePlace();
  const { data: known } = useQuery('work.list_projects', {});
  const { tasks } = useTasks(projectId ?? '');
  const { data: goals } = useQuery(
    'work.list_goals',
    projectId === undefined ? false : { project_id: projectId, limit: 1000 },
  );
  return useMemo(() => {
    const shown = match('/projects/:project/tasks/:task', path)?.['task'];
    const task = tasks.find(({ task_id: id }) => id === shown);
    const action = (label: string, run: () => void): Item => ({ id: `do ${label}`, label, kind: 'Do', run });
    const inProject =
      projectId === undefined
        ? []
        : [
            action('New task', () => askForTask(projectId)),
            action('New goal', () => askForGoal(projectId)),
            action('Undo my last change', () => void undo(projectId).catch(() => {})),
          ];
    return [
      ...(task ? actionsOf(task).map(({ label, run }) => action(`${label} T${task.number}`, run)) : []),
      ...inProject,
      ...placesOf(projectId).map(({ label, href }) => ({ id: href, label, kind: 'Go', run: () => navigate(href) })),
      action('Switch between light and dark', nextTheme),
      action('Verify the ledger', () => navigate('/ledger?verify')),
      action('End this session', () => void logOut().catch(() => {})),
      ...(known?.projects ?? []).map(({ project_id: id, name }) => ({
        id,
        label: name,
        kind: 'Project',
        run: () => navigate(`/projects/${id}`),
      })),
      ...(goals?.goals ?? []).map(({ goal_id: id, number, text, project_id: project }) => ({
        id,
        label: `G${number} ${text}`,
        kind: 'Goal',
        run: () => navigate(`/projects/${project}/tasks?goal=${id}`),
      })),
      ...tasks.map((each) => ({
        id: each.task_id,
        label: `T${each.number} ${each.title}`,
        kind: 'Task',
        run: () => navigate(taskPath(each)),
      })),
    ];
  }, [path, projectId, tasks, known, goals]);
}

function matching(items: readonly Item[], text: string): readonly Item[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found: Item[] = [];
  for (const item of items) {
    const label = item.label.toLowerCase();
    if (words.every((word) => label.includes(word))) found.push(item);
    if (found.length >= MOST) break;
  }
  return found;
}
