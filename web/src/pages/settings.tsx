// How the page looks, and its session with the daemon.
import { askToLogOut } from '../actions.ts';
import { Copy } from '../parts/copy.tsx';
import { Page } from '../parts/page.tsx';
import { When } from '../parts/when.tsx';
import { session } from '../session.ts';
import { useStore } from '../store.ts';
import { THEMES, chooseTheme, theme } from '../theme.ts';

export function Settings() {
  const chosen = useStore(theme);
  const mine = useStore(session);
  return (
    <Page title="Settings">
      <section>
        <h2 id="theme">Appearance</h2>
        <div className="chips" role="group" aria-labelledby="theme">
          {THEMES.map((each) => (
            <button key={each} type="button" aria-pressed={chosen === each} onClick={() => chooseTheme(each)}>
              {each === 'system' ? 'As the system' : each === 'light' ? 'Light' : 'Dark'}
            </button>
          ))}
        </div>
      </section>
      <section>
        <h2>This session</h2>
        <p>
          Known as <code>{mine?.name}</code>; it ends <When at={mine?.expires_at ?? null} />. The token is kept in this
          tab alone.
        </p>
        <div className="buttons">
          <button type="button" onClick={askToLogOut}>
            End this session
          </button>
        </div>
      </section>
      <section>
        <h2>Tokens</h2>
        <p>Tokens for programs are made in a terminal, so that a page never shows one:</p>
        <Copy text="throughline token list" />
        <Copy text="throughline token create ci --role read" />
        <Copy text="throughline token revoke ci" />
      </section>
    </Page>
  );
}
