// Light or dark: the system's setting, or the user's choice. Stored in the browser, because it is not part of the work.
import { createStore } from './store.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'throughline.theme';
const kept = localStorage.getItem(KEY);
export const theme = createStore<Theme>(THEMES.find((each) => each === kept) ?? 'system');

export function chooseTheme(next: Theme): void {
  localStorage.setItem(KEY, next);
  theme.set(next);
  showTheme();
}

export function showTheme(): void {
  const chosen = theme.get();
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}

export function nextTheme(): void {
  const isDark =
    theme.get() === 'dark' || (theme.get() === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  chooseTheme(isDark ? 'light' : 'dark');
}
