// The handshake of a project, and what hooks would tell a session now: the lines, what they cost, where each comes from, and what was left out.
import { EVERYWHERE, LEFT_OUT_WORDS, entryPath, mindPath, placeOfAnchor, sessionName } from '../mind.ts';
import { Empty, Missing, PageProblem } from '../parts/empty.tsx';
import { Preview } from '../parts/injection-preview.tsx';
import { MindFrame } from '../parts/mind-frame.tsx';
import { Text, visible } from '../parts/text.tsx';
import { TokenBar, tokensOf } from '../parts/token-bar.tsx';
import { When } from '../parts/when.tsx';
import { useQuery } from '../queries.ts';
import { Link, navigate, usePlace } from '../router.tsx';
import { useCanon } from '../trace.ts';
import type { Handshake } from '../types.ts';

const MOST_TOKENS = 500;
const MOST_SESSIONS = 500;
const LOOK_MS = 10_000;

const SECTIONS = [
  ['work', 'Work'],
  ['risk', 'Open risks'],
  ['session', 'This session'],
  ['canon', 'Known'],
] as const satisfies readonly (readonly [Handshake['lines'][number]['section'], string])[];

const addressOf = (projectId: string, name: string, value: string): string =>
  mindPath(projectId, `/handshake${value === '' ? '' : `?${new URLSearchParams({ [name]: value }).toString()}`}`);

/** `<agent>/<id>` in the address. */
function sessionIn(text: string): { readonly agent: string; readonly session: string } | undefined {
  const at = text.indexOf('/');
  return at > 0 ? { agent: text.slice(0, at), session: text.slice(at + 1) } : undefined;
}

export function HandshakePage({ projectId }: { readonly projectId: string }) {
  const { query } = usePlace();
  const tag = query.get('tag') ?? '';
  const session = query.get('session') ?? '';
  const { data, error } = useQuery('mind.handshake', {
    project_id: projectId,
    ...(sessionIn(session) ?? (tag === '' ? {} : { tag })),
  });
  return (
    <MindFrame projectId={projectId} title="Handshake">
      <p className="prose faint">
        Two texts of at most {MOST_TOKENS} tokens each: the handshake, which stands in <code>handshake.md</code> and is
        read by clients without hooks; and below it what hooks would tell a session now. Each line leads to what it
        stands for.
      </p>
      <Scopes projectId={projectId} tag={tag} session={session} />
      {data ? (
        <PageProblem error={error} />
      ) : (
        <Missing error={error} elsewhere={[mindPath(projectId, '/handshake'), 'That of the project']} />
      )}
      {data ? <Shown projectId={projectId} of={data} /> : null}
      <Preview projectId={projectId} tag={tag} session={sessionIn(session)} />
    </MindFrame>
  );
}

interface ScopesProps {
  readonly projectId: string;
  readonly tag: string;
  readonly session: string;
}

function Scopes({ projectId, tag, session }: ScopesProps) {
  const { data: canon } = useCanon(projectId);
  const { data: listed } = useQuery('mind.list_sessions', { project_id: projectId, limit: MOST_SESSIONS }, LOOK_MS);
  const tags = [...new Set([...(canon?.entries.map((entry) => entry.tag) ?? []), tag])].filter(
    (each) => each !== '' && each !== EVERYWHERE,
  );
  const sessions = (listed?.sessions ?? []).map(
    (each) => [`${each.agent}/${each.session_id}`, sessionName(each)] as const,
  );
  const isElsewhere = session !== '' && !sessions.some(([value]) => value === session);
  const go = (name: string, value: string) => navigate(addressOf(projectId, name, value), { replace: true });
  return (
    <form className="filters" role="search" aria-label="Scope" onSubmit={(event) => event.preventDefault()}>
      <select aria-label="tag" value={session === '' ? tag : ''} onChange={(event) => go('tag', event.target.value)}>
        <option value="">The whole project</option>
        {tags.toSorted().map((each) => (
          <option key={each} value={each}>
            {visible(each)}
          </option>
        ))}
      </select>
      <select aria-label="session" value={session} onChange={(event) => go('session', event.target.value)}>
        <option value="">No session in particular</option>
        {[...sessions, ...(isElsewhere ? [[session, session] as const] : [])].map(([value, label]) => (
          <option key={value} value={value}>
            {visible(label)}
          </option>
        ))}
      </select>
    </form>
  );
}

function Shown({ projectId, of }: { readonly projectId: string; readonly of: Handshake }) {
  return (
    <>
      <h2>The handshake of the project</h2>
      <Budget of={of} />
      <p className="faint">
        Version {of.version}, <When at={of.created_at} />. <code className="wrap">{of.payload_hash}</code>
      </p>
      {of.lines.length === 0 ? (
        <Empty title="Nothing to tell yet">
          <p>The next step and what the project has learned will stand here.</p>
        </Empty>
      ) : null}
      {SECTIONS.map(([section, title]) => (
        <Lines
          key={section}
          projectId={projectId}
          title={title}
          lines={of.lines.filter((line) => line.section === section)}
        />
      ))}
      <LeftOut projectId={projectId} of={of} />
      <section>
        <details>
          <summary>To the letter</summary>
          <pre className="json" tabIndex={0} role="region" aria-label="Payload">
            <Text of={of.payload_text} />
          </pre>
        </details>
      </section>
    </>
  );
}

/** The parts of the budget by section. */
function Budget({ of }: { readonly of: Handshake }) {
  const said = SECTIONS.map(([section, title]) => ({
    of: section,
    title,
    tokens: tokensOf(of.lines.filter((line) => line.section === section)),
  }));
  const headings = { of: 'headings', title: 'Headings', tokens: of.token_estimate - tokensOf(said) } as const;
  return <TokenBar tokens={of.token_estimate} most={MOST_TOKENS} parts={[headings, ...said]} />;
}

interface LinesProps {
  readonly projectId: string;
  readonly title: string;
  readonly lines: Handshake['lines'];
}

function Lines({ projectId, title, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="rows" aria-label={title}>
        {lines.map((line) => (
          <li key={`${line.anchor} ${line.text}`} className="row wraps">
            <div className="grow">
              <Text of={wordsOf(line)} />
            </div>
            <p className="badges">
              {line.anchor.split(' ').map((anchor) => (
                <Anchor key={anchor} projectId={projectId} anchor={anchor} />
              ))}
              <span className="faint">
                {line.tokens} {line.tokens === 1 ? 'token' : 'tokens'}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without its dash and its anchor, which stands beside it as a link. */
function wordsOf({ text, anchor }: Handshake['lines'][number]): string {
  const end = ` [${anchor}]`;
  return (text.endsWith(end) ? text.slice(0, -end.length) : text).replace(/^- /, '');
}

function Anchor({ projectId, anchor }: { readonly projectId: string; readonly anchor: string }) {
  const place = placeOfAnchor(projectId, anchor);
  return place === undefined ? (
    <span className="number">
      <Text of={anchor} />
    </span>
  ) : (
    <Link href={place} className="number">
      <Text of={anchor} />
    </Link>
  );
}

function LeftOut({ projectId, of }: { readonly projectId: string; readonly of: Handshake }) {
  if (of.left_out_count === 0) return null;
  const more = of.left_out_count - of.left_out.length;
  return (
    <section aria-labelledby="left-out-title">
      <h2 id="left-out-title">Left out</h2>
      <ul className="rows" aria-label="Left out">
        {of.left_out.map(({ anchor, reason }) => (
          <li key={anchor} className="row">
            <Link href={entryPath(projectId, anchor)} className="number">
              {anchor}
            </Link>
            <span className="grow">{LEFT_OUT_WORDS[reason]}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="faint">{more} more, of less worth</p>}
    </section>
  );
}
