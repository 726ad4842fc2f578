// How to connect a coding agent.
import { CODING_AGENT_NAMES } from '../../../src/base/coding-agents.ts';
import { Copy } from '../parts/copy.tsx';
import { Page } from '../parts/page.tsx';
import { PlaceOf } from '../parts/session-place.tsx';
import { Badge } from '../parts/status.tsx';
import { Text } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { useQuery } from '../queries.ts';

export function Connect() {
  return (
    <Page title="Connect your agent">
      <p className="prose">
        One command, in the project’s folder, finds the coding agents on this machine, shows what it would write into
        their files, and asks. It writes hooks, an MCP entry and two commands, and touches nothing else. From then on
        each session begins with the next step and where work was left, and is asked once for a checkpoint of a task
        that it would leave without one. From a clone, the command is <code>scripts/throughline</code>.
      </p>
      <Copy text="throughline setup" />
      <p>Or one of them:</p>
      <ul className="agents">
        {Object.entries(CODING_AGENT_NAMES).map(([id, name]) => (
          <li key={id}>
            <h2>{name}</h2>
            <Copy text={`throughline setup ${id}`} />
          </li>
        ))}
      </ul>
      <Sessions />
      <section>
        <h2>Checkpoints</h2>
        <p>
          A session that stops without a fresh checkpoint of its task is asked for one. To be reminded yourself instead,
          or to hear nothing, in this project:
        </p>
        <Copy text="throughline checkpoint mode remind" />
        <Copy text="throughline checkpoint mode off" />
      </section>
      <section>
        <h2>Check it, or remove it</h2>
        <Copy text="throughline setup --check" />
        <Copy text="throughline setup --remove" />
      </section>
      <section>
        <h2>For your team, or for all your projects</h2>
        <p>The team’s files name no path of this machine, but the command throughline on each member’s PATH.</p>
        <Copy text="throughline setup claude --shared" />
        <Copy text="throughline setup claude --user" />
      </section>
      <section>
        <h2>Any other MCP client</h2>
        <p>As a program that the client starts:</p>
        <Copy text='{"command": "throughline", "args": ["mcp"]}' label="the MCP configuration" />
        <p>Or over HTTP from this daemon, with a token:</p>
        <Copy text={`${location.origin}/mcp`} label="the MCP address" />
        <Copy text="throughline token create my-agent --role operate" />
      </section>
    </Page>
  );
}

const SHOWN = 10;
/** What happens when it stops without a fresh checkpoint, where that is not the usual. */
const CHECKPOINTS = { ask: '', remind: ', reminds you of checkpoints', off: ', is not asked for checkpoints' } as const;
const LOOK_MS = 2_000;

/** Hooks write to another database, whose changes are not followed, so this is polled. */
function Sessions() {
  const { data } = useQuery('mind.list_sessions', { limit: SHOWN }, LOOK_MS);
  const sessions = data?.sessions ?? [];
  return (
    <section>
      <h2>Sessions of agents here</h2>
      {data && sessions.length === 0 ? (
        <p className="faint">None yet. Once an agent is connected, its sessions show here.</p>
      ) : null}
      <ul className="rows">
        {sessions.map((session) => (
          <li key={`${session.agent} ${session.session_id}`} className="row">
            <Badge
              of={session.ended_at === null ? 'open' : session.end_reason === 'process gone' ? 'killed' : 'ended'}
              tone={session.ended_at === null ? 'busy' : 'quiet'}
            />
            <div className="grow">
              <Text of={session.agent} />{' '}
              <span className="faint">
                as <Text of={session.owner} />
                {CHECKPOINTS[session.checkpoints]}
              </span>
              <div className="faint cut">
                <Text of={session.cwd} /> <PlaceOf worktree={session.worktree} branch={session.branch} />
              </div>
              {session.in_flight.length > 0 ? (
                <div className="marks">
                  <span className="mark">{session.ended_at === null ? 'Doing' : 'Left'}</span>
                  {session.in_flight.map(({ task_id, number, lacks_checkpoint }) => (
                    <span key={task_id} className={lacks_checkpoint ? 'mark bad' : 'mark'}>
                      T{number}
                      {lacks_checkpoint ? ' without a checkpoint' : ''}
                    </span>
                  ))}
                </div>
              ) : null}
            </div>
            <span className="faint">
              <When at={session.last_event_at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
