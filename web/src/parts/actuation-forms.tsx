// What a person decides about a proposed command: one run of exactly what is shown, or none.
import { once } from '../actions.ts';
import { call } from '../api.ts';
import { ask, showDialog } from '../dialogs.ts';
import { invalidate } from '../queries.ts';
import { say } from '../toasts.ts';
import type { Actuation } from '../types.ts';
import { FormDialog, textOf } from './dialog.tsx';
import { Choice } from './fields.tsx';
import { WouldRun } from './would-run.tsx';

const MINUTES = [
  ['5', '5 minutes'],
  ['15', '15 minutes'],
  ['60', 'an hour'],
  ['1440', 'a day'],
] as const;

function done(text: string): void {
  say({ text });
  invalidate((name) => name.startsWith('ask.'));
}

export function askToApprove(projectId: string, { actuation_id }: Actuation): void {
  const about = { project_id: projectId, actuation_id };
  once(`approve ${actuation_id}`, async () => {
    // Read now: what the person sees is what the approval is bound to, or it is refused.
    const would = await call('ask.check_actuation', about);
    showDialog(
      <FormDialog
        title="Approve one run of exactly this?"
        submit="Approve one run"
        isDangerous
        onSubmit={async (form) => {
          await call('ask.approve_actuation', { ...about, expires_in_minutes: Number(textOf(form, 'minutes')) });
          done('It is approved for one run. Nothing was run yet.');
        }}
      >
        <WouldRun of={would} />
        <Choice name="minutes" label="The approval holds for" value="15" options={MINUTES} />
      </FormDialog>,
    );
  });
}

export function askToReject(projectId: string, { actuation_id, command, status }: Actuation): void {
  once(`reject ${actuation_id}`, async () => {
    const reason = await ask({
      title: status === 'proposed' ? 'Reject it?' : 'Take the approval back?',
      text: `${command} is not run then. Whoever still wants it proposes it again.`,
      confirm: status === 'proposed' ? 'Reject it' : 'Take it back',
      reason: 'Why? The history keeps the reason',
      isDangerous: true,
    });
    if (reason === undefined) return;
    await call('ask.reject_actuation', { project_id: projectId, actuation_id, reason });
    done('It is rejected, and is not run');
  });
}
