// The project that was viewed last: pages of the whole home keep showing its navigation.
import { useEffect } from 'react';
import { useQuery } from './queries.ts';
import { createStore, useStore } from './store.ts';

const KEY = 'throughline.project';
const last = createStore<string | null>(sessionStorage.getItem(KEY));

export function useCurrentProject(given?: string) {
  const { data } = useQuery('work.list_projects', {});
  const remembered = useStore(last);
  useEffect(() => {
    if (given === undefined) return;
    sessionStorage.setItem(KEY, given);
    last.set(given);
  }, [given]);
  const projects = data?.projects ?? [];
  const wanted = given ?? remembered;
  const project =
    projects.find(({ project_id: id }) => id === wanted) ?? (given === undefined ? projects[0] : undefined);
  return { projects, project };
}

export const lastProject = (): string | null => last.get();
