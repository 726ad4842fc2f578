// How to connect a coding agent.
import { Copy } from '../parts/copy.tsx';
import { Page } from '../parts/page.tsx';

const AGENTS = [
  ['claude', 'Claude Code'],
  ['codex', 'Codex'],
  ['cursor', 'Cursor'],
  ['gemini', 'Gemini CLI'],
  ['opencode', 'OpenCode'],
  ['pi', 'pi'],
] as const;

export function Connect() {
  return (
    <Page title="Connect your agent">
      <p className="prose">
        One command writes the agent’s hooks and its MCP entry, and touches nothing else. From then on each session
        begins with the next step and where work was left, and records a checkpoint before it stops.
      </p>
      <ul className="agents">
        {AGENTS.map(([id, name]) => (
          <li key={id}>
            <h2>{name}</h2>
            <Copy text={`throughline setup ${id}`} />
          </li>
        ))}
      </ul>
      <section>
        <h2>Look first, or take it back</h2>
        <Copy text="throughline setup claude --check" />
        <Copy text="throughline setup claude --remove" />
      </section>
      <section>
        <h2>Any other MCP client</h2>
        <p>As a program it starts by itself:</p>
        <Copy text='{"command": "npx", "args": ["throughline", "mcp"]}' label="the MCP configuration" />
        <p>Or over HTTP from this daemon, with a token:</p>
        <Copy text={`${location.origin}/mcp`} label="the MCP address" />
        <Copy text="throughline token create my-agent --role operate" />
      </section>
    </Page>
  );
}
