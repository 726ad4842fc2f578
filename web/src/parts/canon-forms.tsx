// What people do with an entry of the canon. Each act means the revision that the page showed; the daemon refuses it if another came first.
import { once } from '../actions.ts';
import { call } from '../api.ts';
import { ask, showDialog } from '../dialogs.ts';
import { ERASED } from '../mind.ts';
import { invalidate } from '../queries.ts';
import { say, sayProblem } from '../toasts.ts';
import type { CanonEntry } from '../types.ts';
import { FormDialog, textOf } from './dialog.tsx';
import { Area, Line } from './fields.tsx';

const nameOf = ({ number }: CanonEntry): string => `C${number}`;
const wordsOf = ({ summary }: CanonEntry): string => summary ?? ERASED;

function done(text: string, undo?: () => Promise<unknown>): void {
  const takeBack = async () => {
    try {
      await undo?.();
      say({ text: 'Undone' });
      invalidate((name) => name.startsWith('mind.'));
    } catch (error) {
      sayProblem(error);
    }
  };
  say({ text, ...(undo ? { undo: takeBack } : {}) });
  invalidate((name) => name.startsWith('mind.'));
}

/** Only a revision that held can be brought back. */
const backTo = (projectId: string, { state, anchor }: CanonEntry) =>
  state === 'active' ? () => call('mind.revert_canon', { project_id: projectId, anchor }) : undefined;

function pin(projectId: string, entry: CanonEntry): void {
  const set = (anchor: string, off: boolean) => call('mind.pin_canon', { project_id: projectId, anchor, off });
  once(`pin ${entry.anchor}`, async () => {
    await set(entry.anchor, entry.is_pinned);
    done(
      entry.is_pinned
        ? `${nameOf(entry)} is no longer pinned`
        : `${nameOf(entry)} is pinned: it holds, and nothing takes its place`,
      () => set(nameOf(entry), !entry.is_pinned),
    );
  });
}

function askToCorrect(projectId: string, entry: CanonEntry): void {
  showDialog(
    <FormDialog
      title={`Correct ${nameOf(entry)}`}
      submit="Correct it"
      onSubmit={async (form) => {
        const value = textOf(form, 'value');
        await call('mind.correct_canon', {
          project_id: projectId,
          anchor: entry.anchor,
          text: textOf(form, 'text'),
          keep_claim: form.get('keep_claim') !== null,
          ...(value === '' ? {} : { value }),
        });
        done(`${nameOf(entry)} is corrected`, backTo(projectId, entry));
      }}
    >
      <Area
        name="text"
        label="What it should say"
        hint="One sentence that reads alone."
        value={entry.summary ?? ''}
        required
        max={500}
        rows={3}
      />
      <Line
        name="value"
        label="In one word"
        hint="What it says of its subject, as in pnpm. May stay empty."
        max={200}
      />
      <label className="check">
        <input type="checkbox" name="keep_claim" />
        Only the wording is better
      </label>
    </FormDialog>,
  );
}

function reject(projectId: string, entry: CanonEntry): void {
  once(`reject ${entry.anchor}`, async () => {
    const reason = await ask({
      title: `Reject ${nameOf(entry)}?`,
      text: wordsOf(entry),
      confirm: 'It does not hold',
      reason: 'Why? It is not learned again',
      isDangerous: true,
    });
    if (reason === undefined) return;
    await call('mind.reject_canon', { project_id: projectId, anchor: entry.anchor, reason });
    done(`${nameOf(entry)} is rejected, and is not learned again`, backTo(projectId, entry));
  });
}

function forget(projectId: string, entry: CanonEntry): void {
  once(`forget ${entry.anchor}`, async () => {
    const agreed = await ask({
      title: `Forget ${nameOf(entry)}?`,
      text: `“${wordsOf(entry)}” is erased from every revision and from its evidence in the canon. It cannot be brought back, and is not learned again. The transcripts still hold it.`,
      confirm: 'Forget it for good',
      isDangerous: true,
    });
    if (agreed === undefined) return;
    await call('mind.forget_canon', { project_id: projectId, anchor: entry.anchor });
    done(`${nameOf(entry)} is forgotten`);
  });
}

interface Revision {
  readonly revision: number;
  readonly summary: string | null;
}

export function revert(projectId: string, entry: CanonEntry, { revision, summary }: Revision): void {
  once(`revert ${entry.anchor}`, async () => {
    const agreed = await ask({
      title: `Bring back revision ${revision} of ${nameOf(entry)}?`,
      text: summary ?? ERASED,
      confirm: 'Bring it back',
    });
    if (agreed === undefined) return;
    await call('mind.revert_canon', { project_id: projectId, anchor: `${nameOf(entry)}@${revision}` });
    done(`Revision ${revision} of ${nameOf(entry)} holds again`);
  });
}

export function CanonActs({ projectId, entry }: { readonly projectId: string; readonly entry: CanonEntry }) {
  const hasEnded = entry.state === 'rejected' || entry.state === 'forgotten' || entry.reason === 'merged';
  return (
    <>
      {hasEnded ? null : (
        <>
          <button type="button" aria-pressed={entry.is_pinned} onClick={() => pin(projectId, entry)}>
            {entry.is_pinned ? 'Pinned' : 'Pin'}
          </button>
          <button type="button" onClick={() => askToCorrect(projectId, entry)}>
            Correct
          </button>
          <button type="button" className="quiet-danger" onClick={() => reject(projectId, entry)}>
            Reject
          </button>
        </>
      )}
      {entry.state === 'forgotten' ? null : (
        <button type="button" className="quiet-danger" onClick={() => forget(projectId, entry)}>
          Forget
        </button>
      )}
    </>
  );
}
