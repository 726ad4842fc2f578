// The pages, with their keys: for the navigation, the keyboard and the palette.

export interface NamedPlace {
  readonly label: string;
  readonly href: string;
  readonly key: string;
  readonly group: 'project' | 'home' | 'page';
}

export function placesOf(projectId: string | undefined): readonly NamedPlace[] {
  const project = `/projects/${projectId ?? ''}`;
  return [
    ...(projectId === undefined
      ? []
      : ([
          { label: 'Overview', href: project, key: 'o', group: 'project' },
          { label: 'Board', href: `${project}/board`, key: 'b', group: 'project' },
          { label: 'Tasks', href: `${project}/tasks`, key: 't', group: 'project' },
          { label: 'Goals', href: `${project}/goals`, key: 'g', group: 'project' },
          { label: 'Ask', href: `${project}/ask`, key: 'a', group: 'project' },
          { label: 'Mind', href: `${project}/mind`, key: 'k', group: 'project' },
        ] as const)),
    { label: 'Projects', href: '/projects', key: 'p', group: 'home' },
    { label: 'Models', href: '/models', key: 'm', group: 'home' },
    { label: 'Ledger', href: '/ledger', key: 'l', group: 'home' },
    { label: 'Jobs', href: '/jobs', key: 'j', group: 'home' },
    { label: 'Health', href: '/condition', key: 'h', group: 'home' },
    { label: 'Connect', href: '/connect', key: 'c', group: 'page' },
    { label: 'Settings', href: '/settings', key: 's', group: 'page' },
  ];
}
