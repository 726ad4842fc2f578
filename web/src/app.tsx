// The page: the login, or the shell with the view that the address names.
import { Suspense, lazy, useEffect, type ReactNode } from 'react';
import { forgetAnswers } from './queries.ts';
import { followChanges, isListening } from './live.ts';
import { ActuationPage, Actuations } from './pages/actuations.tsx';
import { AskPage } from './pages/ask.tsx';
import { Board } from './pages/board.tsx';
import { CallPage } from './pages/call.tsx';
import { Calls } from './pages/calls.tsx';
import { Connect } from './pages/connect.tsx';
import { Costs } from './pages/costs.tsx';
import { DriftBoard } from './pages/drift.tsx';
import { ExchangePage } from './pages/exchange.tsx';
import { Exchanges } from './pages/exchanges.tsx';
import { Facts } from './pages/facts.tsx';
import { Goals } from './pages/goals.tsx';
import { Health } from './pages/health.tsx';
import { Jobs } from './pages/jobs.tsx';
import { Ledger } from './pages/ledger.tsx';
import { LoginPage } from './pages/login.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Overview } from './pages/overview.tsx';
import { Policy } from './pages/policy.tsx';
import { Projects } from './pages/projects.tsx';
import { Providers } from './pages/providers.tsx';
import { Settings } from './pages/settings.tsx';
import { SightPage } from './pages/sight.tsx';
import { StreamPage } from './pages/stream.tsx';
import { TaskList } from './pages/task-list.tsx';
import { TaskPage } from './pages/task.tsx';
import { WorkflowPage } from './pages/workflow.tsx';
import { Boundary } from './parts/boundary.tsx';
import { Dialogs } from './parts/dialog.tsx';
import { Loading } from './parts/empty.tsx';
import { Shell } from './parts/shell.tsx';
import { Toasts } from './parts/toasts.tsx';
import { match, usePlace } from './router.tsx';
import { session } from './session.ts';
import { useStore } from './store.ts';
import { forgetTasks } from './tasks.ts';

const mindPages = () => import('./mind-pages.ts');
const AgentSessionPage = lazy(async () => ({ default: (await mindPages()).AgentSessionPage }));
const AgentSessions = lazy(async () => ({ default: (await mindPages()).AgentSessions }));
const CanonEntryPage = lazy(async () => ({ default: (await mindPages()).CanonEntryPage }));
const CanonPage = lazy(async () => ({ default: (await mindPages()).CanonPage }));
const HandshakePage = lazy(async () => ({ default: (await mindPages()).HandshakePage }));
const InjectedPage = lazy(async () => ({ default: (await mindPages()).InjectedPage }));
const LanesPage = lazy(async () => ({ default: (await mindPages()).LanesPage }));

type Parts = Readonly<Record<string, string>>;

const VIEWS: readonly (readonly [pattern: string, view: (parts: Parts) => ReactNode])[] = [
  ['', () => <Projects goesOn />],
  ['/projects', () => <Projects />],
  ['/projects/:project', ({ project = '' }) => <Overview projectId={project} />],
  ['/projects/:project/board', ({ project = '' }) => <Board projectId={project} />],
  ['/projects/:project/tasks', ({ project = '' }) => <TaskList projectId={project} />],
  [
    '/projects/:project/tasks/:task',
    ({ project = '', task = '' }) => <TaskPage key={task} projectId={project} taskId={task} />,
  ],
  ['/projects/:project/goals', ({ project = '' }) => <Goals projectId={project} />],
  ['/projects/:project/ask', ({ project = '' }) => <AskPage key={project} projectId={project} />],
  ['/projects/:project/ask/exchanges', ({ project = '' }) => <Exchanges projectId={project} />],
  [
    '/projects/:project/ask/exchanges/:exchange',
    ({ project = '', exchange = '' }) => <ExchangePage key={exchange} projectId={project} exchangeId={exchange} />,
  ],
  ['/projects/:project/ask/drift', ({ project = '' }) => <DriftBoard projectId={project} />],
  ['/projects/:project/ask/facts', ({ project = '' }) => <Facts projectId={project} />],
  ['/projects/:project/ask/sight', ({ project = '' }) => <SightPage key={project} projectId={project} />],
  ['/projects/:project/ask/actuation', ({ project = '' }) => <Actuations projectId={project} />],
  [
    '/projects/:project/ask/actuation/:actuation',
    ({ project = '', actuation = '' }) => <ActuationPage key={actuation} projectId={project} actuationId={actuation} />,
  ],
  ['/projects/:project/mind', ({ project = '' }) => <CanonPage key={project} projectId={project} />],
  [
    '/projects/:project/mind/canon/:anchor',
    ({ project = '', anchor = '' }) => <CanonEntryPage key={anchor} projectId={project} anchor={anchor} />,
  ],
  ['/projects/:project/mind/handshake', ({ project = '' }) => <HandshakePage projectId={project} />],
  ['/projects/:project/mind/injected', ({ project = '' }) => <InjectedPage key={project} projectId={project} />],
  ['/projects/:project/mind/lanes', ({ project = '' }) => <LanesPage projectId={project} />],
  ['/projects/:project/mind/sessions', ({ project = '' }) => <AgentSessions projectId={project} />],
  [
    '/projects/:project/mind/sessions/:agent/:id',
    ({ project = '', agent = '', id = '' }) => (
      <AgentSessionPage key={`${agent} ${id}`} projectId={project} agent={agent} sessionId={id} />
    ),
  ],
  ['/models', () => <Providers />],
  ['/models/policy', () => <Policy />],
  ['/models/costs', () => <Costs />],
  ['/models/calls', () => <Calls />],
  ['/models/calls/:call', ({ call = '' }) => <CallPage key={call} callId={call} />],
  ['/ledger', () => <Ledger />],
  ['/ledger/:stream', ({ stream = '' }) => <StreamPage key={stream} stream={stream} />],
  ['/jobs', () => <Jobs />],
  ['/workflows/:workflow', ({ workflow = '' }) => <WorkflowPage workflowId={workflow} />],
  ['/condition', () => <Health />],
  ['/connect', () => <Connect />],
  ['/settings', () => <Settings />],
];

export function App() {
  const token = useStore(session)?.token;
  const isReady = useStore(isListening);
  useEffect(() => {
    if (token === undefined) return undefined;
    const ended = new AbortController();
    followChanges(ended.signal);
    return () => {
      ended.abort();
      forgetAnswers();
      forgetTasks();
    };
  }, [token]);
  return (
    <>
      {token === undefined ? <LoginPage /> : isReady ? <Views /> : null}
      <Dialogs />
      <Toasts />
    </>
  );
}

function Views() {
  const { path } = usePlace();
  for (const [pattern, view] of VIEWS) {
    const parts = match(pattern, path);
    if (parts)
      return (
        <Shell projectId={parts['project']}>
          <Boundary view={path}>
            <Suspense fallback={<Loading />}>{view(parts)}</Suspense>
          </Boundary>
        </Shell>
      );
  }
  return (
    <Shell>
      <NotFound />
    </Shell>
  );
}
