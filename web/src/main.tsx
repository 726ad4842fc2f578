// Starts mission control.
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { listenToKeys } from './keys.ts';
import { askOtherTabs, logIn, session, takeCode } from './session.ts';
import { showTheme } from './theme.ts';
import '../styles/all.css';

showTheme();
listenToKeys();
const code = takeCode();
if (code !== undefined) await logIn(code);
else if (!session.get()) await askOtherTabs();
// Opening the link in a tab that already shows the page changes only the fragment.
window.addEventListener('hashchange', () => {
  const next = takeCode();
  if (next !== undefined) logIn(next).catch(() => {});
});
const root = document.querySelector('#root');
if (root) createRoot(root).render(<App />);
