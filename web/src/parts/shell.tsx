// Around every view: the current place, the navigation, and whether the daemon can be reached.
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { askToUndo } from '../actions.ts';
import { isAway } from '../api.ts';
import { useCurrentProject } from '../current-project.ts';
import { showDialog } from '../dialogs.ts';
import { useKeys } from '../keys.ts';
import { isLive } from '../live.ts';
import { Link, navigate, usePlace } from '../router.tsx';
import { useStore } from '../store.ts';
import { nextTheme } from '../theme.ts';
import { askForGoal } from './goal-forms.tsx';
import { placesOf } from './places.ts';
import { Palette } from './palette.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { askForTask } from './task-forms.tsx';
import { visible } from './text.tsx';
import { enterList } from './virtual-list.tsx';

const PALETTE_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

export function Shell({
  projectId,
  children,
}: {
  readonly projectId?: string | undefined;
  readonly children: ReactNode;
}) {
  const { path } = usePlace();
  const { projects, project } = useCurrentProject(projectId);
  const [isOpen, setOpen] = useState(false);
  const id = project?.project_id;
  useEffect(() => setOpen(false), [path]);
  useKeys(
    useMemo(
      () => ({
        'mod+k': () => showDialog(<Palette projectId={id} />),
        '?': () => showDialog(<Shortcuts />),
        '/': () => document.querySelector<HTMLInputElement>('input[type=search]')?.focus(),
        j: enterList,
        t: nextTheme,
        ...Object.fromEntries(placesOf(id).map(({ key, href }) => [`g ${key}`, () => navigate(href)])),
        ...(id === undefined ? {} : { n: () => askForTask(id), N: () => askForGoal(id), u: () => askToUndo(id) }),
      }),
      [id],
    ),
  );
  return (
    <div className="shell">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className={`side ${isOpen ? 'is-open' : ''}`}>
        <div className="brand">
          <Link href={id === undefined ? '/projects' : `/projects/${id}`}>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="M10 1v18" className="line" />
              <circle cx="10" cy="5" r="3" />
              <circle cx="10" cy="14" r="4" className="next" />
            </svg>
            Throughline
          </Link>
          <button
            type="button"
            className="menu-button"
            aria-expanded={isOpen}
            aria-controls="places"
            onClick={() => setOpen(!isOpen)}
          >
            Menu
          </button>
        </div>
        <div id="places" className="places">
          {projects.length > 0 ? (
            <label className="switcher">
              <span className="sr">Project</span>
              <select
                value={id ?? ''}
                onChange={(event) => navigate(`/projects/${event.target.value}`, { keepsFocus: true })}
              >
                {id === undefined ? <option value="">No such project</option> : null}
                {projects.map((each) => (
                  <option key={each.project_id} value={each.project_id}>
                    {visible(each.name)}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <nav aria-label="Pages">
            {placesOf(id).map(({ label, href, key, group }, at, all) => (
              <Link
                key={href}
                href={href}
                className={at > 0 && all[at - 1]?.group !== group ? 'begins' : ''}
                aria-current={isAt(path, href) ? 'page' : undefined}
              >
                <span>{label}</span>
                <kbd aria-hidden="true">g {key}</kbd>
              </Link>
            ))}
          </nav>
          <div className="foot">
            <button type="button" className="palette-button" onClick={() => showDialog(<Palette projectId={id} />)}>
              <span>Find or do</span>
              <kbd>{PALETTE_KEY}</kbd>
            </button>
            <Signal />
          </div>
        </div>
      </header>
      <div className="stage">
        <Away />
        {children}
      </div>
    </div>
  );
}

/** The nearest place: a task belongs to the tasks. */
function isAt(path: string, href: string): boolean {
  if (/^\/projects(\/[^/]+)?$/.test(href)) return path === href;
  return path === href || path.startsWith(`${href}/`) || (href === '/jobs' && path.startsWith('/workflows/'));
}

function Signal() {
  const live = useStore(isLive);
  const away = useStore(isAway);
  return (
    <p className={`signal ${live && !away ? 'is-live' : ''}`}>
      <span className="dot" aria-hidden="true" />
      {live && !away ? 'Live' : 'Not connected'}
    </p>
  );
}

function Away() {
  const away = useStore(isAway);
  if (!away) return null;
  return (
    <div className="away" role="alert">
      <strong>The daemon cannot be reached.</strong> You see the last known state. The page continues when the daemon is
      back. If you stopped it: <code>throughline up</code>
    </div>
  );
}
