// The kill switch: stops every call, or those to one provider, at once. Switching it off asks first.
import { once } from '../actions.ts';
import { call } from '../api.ts';
import { ask, showDialog } from '../dialogs.ts';
import { refreshModels } from '../models.ts';
import { useQuery } from '../queries.ts';
import { say } from '../toasts.ts';
import type { Output } from '../types.ts';
import { FormDialog, textOf } from './dialog.tsx';
import { Line } from './fields.tsx';
import { Text } from './text.tsx';
import { When } from './when.tsx';

/** A switch that another machine turned is an event; one that only the file of a full disk holds is none. */
const LOOK_MS = 2_000;
export const ALL = 'all';

type Switch = Output<'gateway.kill_status'>['switches'][number];

export function useSwitches(everyMs = 0): readonly Switch[] | undefined {
  return useQuery('gateway.kill_status', {}, everyMs).data?.switches;
}

const wordsOf = (scope: string): string => (scope === ALL ? 'every call to models' : `every call to ${scope}`);

export function askToKill(scope: string): void {
  showDialog(
    <FormDialog
      title={scope === ALL ? 'Stop every call to models?' : `Stop every call to ${scope}?`}
      submit="Stop them"
      isDangerous
      onSubmit={async (form) => {
        const reason = textOf(form, 'reason');
        await call('gateway.kill', { scope, ...(reason === '' ? {} : { reason }) }).finally(refreshModels);
        say({ text: `Stopped: ${wordsOf(scope)}` });
      }}
    >
      <p>
        At once, in every process and on every machine of this home. Calls under way are ended too. Only a person
        switches it off.
      </p>
      <Line name="reason" label="Why? For those who find it on" hint="May stay empty." max={500} />
    </FormDialog>,
  );
}

export function endKill(scope: string): void {
  once(`kill off ${scope}`, async () => {
    const agreed = await ask({
      title: 'Let calls through again?',
      text: `${scope === ALL ? 'Calls to models' : `Calls to ${scope}`} go out again, by the rules that hold.`,
      confirm: 'Let them through',
      isDangerous: true,
    });
    if (agreed === undefined) return;
    await call('gateway.end_kill', { scope }).finally(refreshModels);
    say({ text: scope === ALL ? 'The kill switch for all providers is off' : `The kill switch for ${scope} is off` });
  });
}

/** In sight on every page about models. */
export function KillBar() {
  const switches = useSwitches(LOOK_MS);
  const isAll = switches?.some(({ scope }) => scope === ALL) ?? false;
  return (
    <>
      {isAll ? (
        <button type="button" onClick={() => endKill(ALL)}>
          Let calls through again
        </button>
      ) : (
        <button type="button" className="danger" onClick={() => askToKill(ALL)}>
          Stop all calls
        </button>
      )}
      {switches && switches.length > 0 ? (
        <div className="killed" role="alert">
          {switches.map((each) => (
            <Told key={each.scope} of={each} />
          ))}
        </div>
      ) : null}
    </>
  );
}

function Told({ of: { scope, since, by, reason, recorded } }: { readonly of: Switch }) {
  return (
    <p>
      <strong>Stopped: {wordsOf(scope)}.</strong>{' '}
      {recorded || by !== null ? (
        <>
          By <Text of={by ?? 'somebody'} />, <When at={since} />.
        </>
      ) : null}{' '}
      {reason === null ? null : <Text of={reason} />}{' '}
      {recorded ? null : 'It holds, and is not yet on record: it is recorded as soon as the disk can be written.'}
    </p>
  );
}
