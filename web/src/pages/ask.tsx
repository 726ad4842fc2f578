// A conversation with a model. What comes is provisional until it is recorded; what the model says is text, and nothing else.
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { once } from '../actions.ts';
import { askPath, exchangePath, modelRefOf } from '../ask.ts';
import { dollars } from '../amounts.ts';
import { call } from '../api.ts';
import { refreshModels } from '../models.ts';
import { AskFrame } from '../parts/ask-frame.tsx';
import { textOf } from '../parts/dialog.tsx';
import { Missing } from '../parts/empty.tsx';
import { CallProblem } from '../parts/explained.tsx';
import { MarkedAnswer } from '../parts/marked-answer.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { Badge } from '../parts/status.tsx';
import { Text, visible } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { invalidate, useQuery } from '../queries.ts';
import { Link, navigate, usePlace } from '../router.tsx';
import type { AskedAnswer, ListedExchange, Output } from '../types.ts';
import { chatName } from './exchanges.tsx';

const OFFLINE = 'offline/extract';
const MOST_CHATS = 8;
const MOST_EXCHANGES = 200;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A question of this page: it comes, was answered, or was not. */
interface Asked {
  readonly key: number;
  readonly question: string;
  readonly model: string;
  readonly said: string;
  readonly state: 'coming' | 'answered' | 'stopped' | 'failed';
  readonly answer?: AskedAnswer;
  readonly problem?: unknown;
}

export function AskPage({ projectId }: { readonly projectId: string }) {
  const { query } = usePlace();
  const named = query.get('chat') ?? '';
  const chatId = UUID.test(named) ? named : undefined;
  const { data: chat, error } = useQuery(
    'ask.get_chat',
    chatId === undefined ? false : { project_id: projectId, session_id: chatId },
  );
  const { data: listed } = useQuery(
    'ask.list_exchanges',
    chatId === undefined ? false : { project_id: projectId, session_id: chatId, limit: MOST_EXCHANGES },
  );
  const outcomes = new Map(listed?.exchanges.map((each) => [each.exchange_id, each.outcome]));
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const [chosen, setChosen] = useState<string>();
  const model = chosen ?? (chat ? modelRefOf(chat.chat.model_id) : OFFLINE);
  const asking = useRef<AbortController>(null);
  // Nobody waits for the answer any more.
  useEffect(() => () => asking.current?.abort(), []);
  const isAsking = asked.some(({ state }) => state === 'coming');

  const send = (question: string, more: { readonly deep: boolean; readonly intent: string }) => {
    const ended = new AbortController();
    asking.current = ended;
    const key = asked.length;
    const update = (next: (before: Asked) => Asked) =>
      setAsked((all) => all.map((each) => (each.key === key ? next(each) : each)));
    setAsked((all) => [...all, { key, question, model, said: '', state: 'coming' }]);
    const goesOn = chat?.chat.status === 'open' && modelRefOf(chat.chat.model_id) === model;
    call(
      'ask.ask',
      {
        project_id: projectId,
        question,
        model,
        deep: more.deep,
        ...(more.intent === '' ? {} : { intent: more.intent }),
        ...(goesOn && chatId !== undefined ? { session_id: chatId } : {}),
      },
      { signal: ended.signal, onPart: ({ text }) => update((each) => ({ ...each, said: each.said + text })) },
    )
      .then(
        (answer) => {
          update((each) => ({ ...each, state: 'answered', answer }));
          if (answer.session_id !== chatId)
            navigate(`${askPath(projectId)}?chat=${answer.session_id}`, { replace: true });
        },
        (problem: unknown) =>
          update((each) =>
            ended.signal.aborted ? { ...each, state: 'stopped' } : { ...each, state: 'failed', problem },
          ),
      )
      .finally(() => {
        refreshModels();
        invalidate((name) => name.startsWith('ask.'));
      });
  };

  const begin = () => {
    setAsked([]);
    setChosen(model);
    navigate(askPath(projectId));
  };
  const close = () =>
    once('close chat', async () => {
      if (chatId === undefined) return;
      await call('ask.close_chat', { project_id: projectId, session_id: chatId });
      invalidate((name) => name.startsWith('ask.'));
      begin();
    });
  const own = new Set(asked.flatMap(({ answer }) => answer?.exchange_id ?? []));
  const earlier = chat?.turns.filter(({ exchange_id }) => !own.has(exchange_id)) ?? [];
  return (
    <AskFrame
      projectId={projectId}
      title="Chat"
      asks
      actions={
        chatId === undefined ? null : chat?.chat.status === 'open' ? (
          <button type="button" disabled={isAsking} onClick={close}>
            Close and begin anew
          </button>
        ) : (
          <button type="button" onClick={begin}>
            New conversation
          </button>
        )
      }
    >
      {chatId !== undefined && !chat ? (
        <Missing error={error} elsewhere={[askPath(projectId), 'New conversation']} />
      ) : null}
      {chat?.chat.status === 'closed' ? (
        <p className="faint">This conversation is closed. A question opens another.</p>
      ) : null}
      <ol className="talk" aria-label="Conversation">
        {earlier.map((turn) => (
          <EarlierTurn key={turn.turn_id} projectId={projectId} turn={turn} outcome={outcomes.get(turn.exchange_id)} />
        ))}
        {asked.map((each) => (
          <AskedTurn key={each.key} projectId={projectId} of={each} />
        ))}
      </ol>
      <Ask model={model} isAsking={isAsking} onModel={setChosen} onSend={send} onStop={() => asking.current?.abort()} />
      {chatId === undefined ? <Conversations projectId={projectId} /> : null}
    </AskFrame>
  );
}

// ── What was said ────────────────────────────────────────────────────────────────────────────────────────────

type Turn = Output<'ask.get_chat'>['turns'][number];

interface EarlierTurnProps {
  readonly projectId: string;
  readonly turn: Turn;
  readonly outcome: ListedExchange['outcome'] | undefined;
}

function EarlierTurn({ projectId, turn, outcome = 'answered' }: EarlierTurnProps) {
  const { speaker, content, created_at, exchange_id, driftwatch_id } = turn;
  return (
    <li className={`turn is-${speaker}`}>
      <p className="faint">
        {speaker === 'user' ? 'You' : 'Answer'}, <When at={created_at} />{' '}
        {speaker === 'user' ? null : <Link href={exchangePath(projectId, exchange_id)}>Its exchange</Link>}{' '}
        {speaker === 'user' || outcome === 'answered' ? null : <Outcome of={outcome} />}{' '}
        {driftwatch_id === null ? null : <Badge of="drift" tone="bad" />}
      </p>
      <div className="said prose-text">
        {content === '' ? <span className="faint">No text is on record.</span> : <Text of={content} />}
      </div>
    </li>
  );
}

function AskedTurn({ projectId, of }: { readonly projectId: string; readonly of: Asked }) {
  const { question, model, said, state, answer, problem } = of;
  return (
    <>
      <li className="turn is-user">
        <p className="faint">You</p>
        <div className="said prose-text">
          <Text of={question} />
        </div>
      </li>
      <li className="turn is-aurora" aria-busy={state === 'coming'}>
        <p className="faint">
          {answer ? 'Answer' : state === 'coming' ? 'It answers; provisional until it is recorded' : 'Broken off'}
        </p>
        {answer ? (
          <>
            <MarkedAnswer text={answer.text} findings={answer.findings} />
            <Behind projectId={projectId} answer={answer} />
          </>
        ) : (
          <div className="said prose-text coming">
            <Text of={said === '' && state === 'coming' ? '…' : said} />
          </div>
        )}
        {state === 'stopped' ? <p role="status">You stopped it. The exchange is on record as cancelled.</p> : null}
        {problem === undefined ? null : <CallProblem error={problem} provider={model.split('/')[0] ?? ''} />}
      </li>
    </>
  );
}

function Behind({ projectId, answer }: { readonly projectId: string; readonly answer: AskedAnswer }) {
  const { exchange_id, model_id, findings, cost_nano, price_known, disclosures, finish_reason, warnings } = answer;
  return (
    <>
      {finish_reason === 'length' ? (
        <p className="bad-text">It was cut off: the answer is as long as it may be.</p>
      ) : null}
      {disclosures.map((line) => (
        <p key={line} className="faint">
          {line}
        </p>
      ))}
      {warnings.map(({ actor, unit }) => (
        <p key={`${actor} ${unit}`} className="bad-text">
          A soft limit of {unit} is passed for {actor}.
        </p>
      ))}
      <p className="faint" role="status">
        Recorded. <Text of={model_id} />,{' '}
        {findings.length === 0
          ? 'no drift found'
          : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`}
        , {price_known ? dollars(cost_nano) : 'price not known'}.{' '}
        <Link href={exchangePath(projectId, exchange_id)}>Its exchange</Link>
      </p>
    </>
  );
}

// ── The question ─────────────────────────────────────────────────────────────────────────────────────────────

interface AskProps {
  readonly model: string;
  readonly isAsking: boolean;
  readonly onModel: (model: string) => void;
  readonly onSend: (question: string, more: { readonly deep: boolean; readonly intent: string }) => void;
  readonly onStop: () => void;
}

function Ask({ model, isAsking, onModel, onSend, onStop }: AskProps) {
  const { data } = useQuery('gateway.list_models', {});
  const field = useRef<HTMLTextAreaElement>(null);
  const models = data?.models ?? [];
  const refs = models.map((each) => `${each.provider}/${each.model}`);
  const known = models.find((each) => `${each.provider}/${each.model}` === model);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const question = textOf(form, 'question');
    if (question === '' || isAsking) return;
    onSend(question, { deep: form.get('deep') !== null, intent: textOf(form, 'intent') });
    if (field.current) field.current.value = '';
  };
  return (
    <form className="ask-form" aria-label="Ask" onSubmit={send}>
      <label className="field">
        <span>Your question</span>
        <textarea
          ref={field}
          name="question"
          rows={3}
          required
          maxLength={32_000}
          onKeyDown={(event) => {
            const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat;
            if (isSent) event.currentTarget.form?.requestSubmit();
          }}
        />
      </label>
      <div className="ask-row">
        <label className="field">
          <span>Model</span>
          <select value={model} onChange={(event) => onModel(event.target.value)}>
            {[...new Set([OFFLINE, ...refs, model])].map((ref) => (
              <option key={ref} value={ref}>
                {ref === OFFLINE ? 'No model: quote from the context' : visible(ref)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>What this conversation is for</span>
          <input name="intent" maxLength={500} placeholder="Nothing is inferred" autoComplete="off" />
        </label>
        <label className="check">
          <input type="checkbox" name="deep" />
          Add deep history
        </label>
      </div>
      {known && !known.may_ask ? (
        <p className="bad-text">
          You may not ask it yet: <Text of={known.why} /> <Link href="/models">Providers</Link>
        </p>
      ) : null}
      <div className="buttons">
        <button type="submit" className="primary" disabled={isAsking}>
          {isAsking ? 'It answers…' : 'Ask'}
        </button>
        {isAsking ? (
          <button type="button" onClick={onStop}>
            Stop
          </button>
        ) : null}
        <span className="faint">
          The context is compiled first, and the exchange is recorded before you see the whole answer.
        </span>
      </div>
    </form>
  );
}

function Conversations({ projectId }: { readonly projectId: string }) {
  const { data } = useQuery('ask.list_chats', { project_id: projectId, limit: MOST_CHATS });
  if (!data || data.chats.length === 0) return null;
  return (
    <section>
      <h2>Conversations</h2>
      <ul className="rows" aria-label="Conversations">
        {data.chats.map((chat) => (
          <li key={chat.session_id} className="row">
            <div className="grow">
              <Link className="title" href={`${askPath(projectId)}?chat=${chat.session_id}`}>
                <Text of={chatName(chat)} />
              </Link>
              <div className="faint">
                {chat.exchanges} {chat.exchanges === 1 ? 'exchange' : 'exchanges'}, last <When at={chat.last_at} />
              </div>
            </div>
            <Badge of={chat.status} tone={chat.status === 'open' ? 'good' : 'quiet'} />
          </li>
        ))}
      </ul>
    </section>
  );
}
