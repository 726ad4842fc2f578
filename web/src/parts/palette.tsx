// Find or do: pages, actions, projects, goals and tasks under a few letters.
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { askToLogOut, askToUndo } from '../actions.ts';
import { closeDialog, showDialog } from '../dialogs.ts';
import { useQuery } from '../queries.ts';
import { match, navigate, usePlace } from '../router.tsx';
import { nextTheme } from '../theme.ts';
import type { Task } from '../types.ts';
import { Dialog } from './dialog.tsx';
import { askForGoal } from './goal-forms.tsx';
import { placesOf } from './places.ts';
import { Shortcuts } from './shortcuts.tsx';
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

const itemOf = (task: Task): Item => ({
  id: task.task_id,
  label: `T${task.number} ${task.title}`,
  kind: 'Task',
  run: () => navigate(taskPath(task)),
});

export function Palette({ projectId }: { readonly projectId: string | undefined }) {
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const items = useItems(projectId);
  const { tasks, isLoading } = useTasksCalled(projectId, text);
  const found = useMemo(() => [...matching(items, text), ...tasks.map(itemOf)].slice(0, MOST), [items, text, tasks]);
  const chosen = Math.min(at, found.length - 1);
  const run = (item: Item | undefined) => {
    if (!item) return;
    closeDialog();
    item.run();
  };
  const press = (event: KeyboardEvent) => {
    // Enter also ends the composition of an input method.
    if (event.nativeEvent.isComposing) return;
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
      {found.length === 0 && !isLoading ? <p className="faint">No matches.</p> : null}
    </Dialog>
  );
}

/** The entries known to the page; the daemon searches tasks, because there may be many. */
function useItems(projectId: string | undefined): readonly Item[] {
  const { path } = usePlace();
  const shown = match('/projects/:project/tasks/:task', path);
  const { data: known } = useQuery('work.list_projects', {});
  const { data: report } = useQuery(
    'work.get_task',
    shown?.['task'] === undefined ? false : { project_id: shown['project'] ?? '', task_id: shown['task'] },
  );
  const { data: goals } = useQuery(
    'work.list_goals',
    projectId === undefined ? false : { project_id: projectId, limit: 1000 },
  );
  return useMemo(() => {
    const task = report?.task;
    const action = (label: string, run: () => void): Item => ({ id: `do ${label}`, label, kind: 'Do', run });
    const inProject =
      projectId === undefined
        ? []
        : [
            action('New task', () => askForTask(projectId)),
            action('New goal', () => askForGoal(projectId)),
            action('Undo my last change', () => askToUndo(projectId)),
          ];
    return [
      ...(task ? actionsOf(task).map(({ label, run }) => action(`${label} T${task.number}`, run)) : []),
      ...inProject,
      ...placesOf(projectId).map(({ label, href }) => ({ id: href, label, kind: 'Go', run: () => navigate(href) })),
      action('Switch between light and dark', nextTheme),
      action('Verify the ledger', () => navigate('/ledger?verify')),
      action('Show every key', () => showDialog(<Shortcuts />)),
      action('End this session', askToLogOut),
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
    ];
  }, [projectId, report, known, goals]);
}

/** The task of that number, then those that contain all of the words. */
function useTasksCalled(projectId: string | undefined, said: string): { tasks: readonly Task[]; isLoading: boolean } {
  const text = said.trim();
  const number = Number(/^t?(\d{1,9})$/i.exec(text)?.[1] ?? 0);
  const on = { project_id: projectId ?? '' };
  const isAsked = projectId !== undefined && text !== '';
  const named = useQuery('work.list_tasks', isAsked && number > 0 ? { ...on, after: number - 1, limit: 1 } : false);
  const found = useQuery('work.list_tasks', isAsked ? { ...on, text: text.slice(0, 200), limit: MOST } : false);
  // Until the answer arrives, shows the previous results that still match, so that nothing jumps.
  const [last, setLast] = useState<readonly Task[]>([]);
  if (found.data && found.data.tasks !== last) setLast(found.data.tasks);
  return useMemo(() => {
    const words = text.toLowerCase().split(/\s+/);
    const fitting = () => last.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
    const first = (named.data?.tasks ?? []).filter((task) => task.number === number);
    const rest = isAsked ? (found.data?.tasks ?? fitting()).filter(({ number: each }) => each !== number) : [];
    return { tasks: [...first, ...rest], isLoading: isAsked && found.isLoading };
  }, [named, found, last, text, number, isAsked]);
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
