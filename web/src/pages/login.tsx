// Shown to a user without a session: how to log in.
import { useState, type SyntheticEvent } from 'react';
import { Copy } from '../parts/copy.tsx';
import { Text } from '../parts/text.tsx';
import { logIn, loginProblem } from '../session.ts';
import { useStore } from '../store.ts';

export function LoginPage() {
  const problem = useStore(loginProblem);
  const [text, setText] = useState('');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    logIn(/(?:#code=)?([\w-]+)\s*$/.exec(text)?.[1] ?? text).catch(() => {});
  };
  return (
    <main className="login" id="main">
      <h1>Throughline</h1>
      <p>This is mission control of a home on this machine. You open it by a link that works once.</p>
      {problem === null ? null : (
        <p className="problem" role="alert">
          <Text of={problem} />
        </p>
      )}
      <ol>
        <li>
          In the folder of your project, run
          <Copy text="throughline login" />
        </li>
        <li>Open the link that it prints, within ten minutes. Or paste it here:</li>
      </ol>
      <form onSubmit={send}>
        <label className="field">
          <span>Link or code</span>
          <input
            value={text}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            required
          />
        </label>
        <button type="submit" className="primary">
          Open
        </button>
      </form>
    </main>
  );
}
