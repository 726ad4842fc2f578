// The pages about the mind, which the browser fetches when one of them is first opened.
export { AgentSessionPage } from './pages/agent-session.tsx';
export { AgentSessions } from './pages/agent-sessions.tsx';
export { CanonEntryPage } from './pages/canon-entry.tsx';
export { CanonPage } from './pages/canon.tsx';
export { HandshakePage } from './pages/handshake.tsx';
export { InjectedPage } from './pages/injected.tsx';
export { LanesPage } from './pages/lanes.tsx';
