// A draft of a checkpoint: what is known of a session that left without one. Quoted, because nobody confirmed it.
import type { TaskReport } from '../types.ts';
import { Text } from './text.tsx';
import { When } from './when.tsx';

export function DraftNote({ draft }: { readonly draft: NonNullable<TaskReport['draft']> }) {
  const { number, owner, made_at, last_message, files, more_files, failed_commands, diff_stat } = draft;
  const count = files.length + more_files;
  return (
    <aside className="draft" aria-label="Draft">
      <p>
        <strong>Draft, confirmed by nobody</strong>{' '}
        <span className="faint">
          of what <Text of={owner} /> left, <When at={made_at} />
        </span>
      </p>
      {last_message === null ? null : (
        <blockquote>
          <Text of={last_message} />
        </blockquote>
      )}
      {failed_commands.map(({ command, exit_code }) => (
        <p key={command}>
          Failed:{' '}
          <code>
            <Text of={command} />
          </code>
          {exit_code === null ? '' : ` with exit code ${exit_code}`}
        </p>
      ))}
      {count === 0 ? null : (
        <details>
          <summary>
            {count} {count === 1 ? 'file' : 'files'} changed
          </summary>
          <ul className="refs">
            {files.map((file) => (
              <li key={file}>
                <Text of={file} />
              </li>
            ))}
            {more_files === 0 ? null : <li className="faint">and {more_files} more</li>}
          </ul>
        </details>
      )}
      {diff_stat === null ? null : (
        <pre>
          <Text of={diff_stat} />
        </pre>
      )}
      <p className="faint">
        It has no next step. <code>throughline checkpoint set T{number} --from-draft --next-step '…'</code> takes it
        over.
      </p>
    </aside>
  );
}
