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
// The link opened in a tab that shows the page already changes nothing but what stands behind the #.
window.addEventListener('hashchange', () => {
  const next = takeCode();
  if (next !== undefined) logIn(next).catch(() => {});
});
const root = document.querySelector('#root');
if (root) createRoot(root).render(<App />);
