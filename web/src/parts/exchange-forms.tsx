// What people do with the record of exchanges: take it along as a file, and empty old texts for good.
import { once } from '../actions.ts';
import { call } from '../api.ts';
import { ask, showDialog } from '../dialogs.ts';
import { invalidate } from '../queries.ts';
import { say } from '../toasts.ts';
import { FormDialog, textOf } from './dialog.tsx';
import { Choice, Line } from './fields.tsx';

const FORMATS = [
  ['jsonl', 'JSON lines, for programs'],
  ['md', 'Markdown, to read'],
] as const;

/** `session` is the conversation that the page is filtered by. */
export function askToExport(projectId: string, session: string | undefined): void {
  showDialog(
    <FormDialog
      title="Export exchanges"
      submit="Export"
      onSubmit={async (form) => {
        const since = textOf(form, 'since');
        const { content, exchanges, file_name } = await call('ask.export_exchanges', {
          project_id: projectId,
          format: textOf(form, 'format') === 'md' ? 'md' : 'jsonl',
          proof: textOf(form, 'proof') !== '',
          ...(since === '' ? {} : { since }),
          ...(session === undefined ? {} : { session_id: session }),
        });
        save(content, file_name);
        say({ text: `${countOf(exchanges, 'exchange')} in ${file_name}` });
      }}
    >
      <p>
        {session === undefined ? 'Every exchange of this project' : 'The exchanges of this conversation'}: what was
        asked, shown and answered, with findings and hashes. Secrets are looked for once more.
      </p>
      <Choice name="format" label="As" value="jsonl" options={FORMATS} />
      <Line name="since" label="Only since" hint="A day, as in 2026-01-31; or empty for all." max={40} />
      <label className="field check-field">
        <input type="checkbox" name="proof" value="yes" /> With its events under a signed checkpoint, as a proof
      </label>
    </FormDialog>,
  );
}

const SAVED_MS = 10_000;

function save(content: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), SAVED_MS);
}

/** First how much it would be: what is emptied does not come back. */
export function askToPrune(projectId: string): void {
  showDialog(
    <FormDialog
      title="Empty old texts"
      submit="How much is it?"
      onSubmit={async (form) => {
        const asked = { project_id: projectId, older_than_days: Number(textOf(form, 'days')) };
        const plan = await call('ask.prune_exchanges', { ...asked, dry_run: true });
        once(`prune ${projectId}`, () => confirmPrune(asked, plan));
      }}
    >
      <p>
        Questions, answers, what models were shown, and arguments and output of commands become empty. Every hash stays,
        and the ledger stays whole. Backups and exports still hold what they held.
      </p>
      <Line name="days" label="Older than so many days" value="90" required max={5} />
    </FormDialog>,
  );
}

async function confirmPrune(
  asked: { readonly project_id: string; readonly older_than_days: number },
  { exchanges, actuations, bytes }: { readonly exchanges: number; readonly actuations: number; readonly bytes: number },
): Promise<void> {
  if (exchanges + actuations === 0) {
    say({ text: 'Nothing is that old: no text was emptied' });
    return;
  }
  const what = `${countOf(exchanges, 'exchange')} and ${countOf(actuations, 'actuation')}`;
  const agreed = await ask({
    title: 'Empty them for good?',
    text: `Texts of ${what}, ${bytes.toLocaleString('en')} bytes. Nothing brings them back.`,
    confirm: 'Empty them',
    isDangerous: true,
  });
  if (agreed === undefined) return;
  const pruned = await call('ask.prune_exchanges', asked);
  const log = pruned.log === 'in_use' ? '; the file is being read, so prune once more to clear its log' : '';
  say({ text: `Emptied: texts of ${countOf(pruned.exchanges + pruned.actuations, 'record')}${log}` });
  invalidate((name) => name.startsWith('ask.'));
}

const countOf = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
