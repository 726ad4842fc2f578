// Operations on sessions and what they are distilled into.
import { operationsOf, type Call } from '../../base/operation.ts';
import type { Store } from '../../store/store.ts';
import { ofSession, type AskedByHand, type Controls } from '../controls/controls.ts';
import type { Control } from '../controls/queries.ts';
import type { Distil } from './distil.ts';
import {
  enqueueSessionInput,
  enqueueSessionOutput,
  finalizeInput,
  finalizeOutput,
  listObservationsInput,
  listObservationsOutput,
  runObserverInput,
  runObserverOutput,
  showBundleInput,
  showBundleOutput,
  statusInput,
  statusOutput,
} from './contract.ts';
import { mindRefusals } from '../contract.ts';
import { findSession } from '../session/find-session.ts';
import { inProject } from '../session/in-project.ts';

export interface WithDistil {
  readonly store: Store;
  readonly distil: Distil;
  readonly controls: Controls;
  projectOf(ref: string | undefined, call: Call): Promise<string>;
}

interface MeantByHand {
  readonly session?: string | undefined;
  readonly agent?: string | undefined;
  readonly project_id?: string | undefined;
}

/** A session that is named may be of another project than the caller's folder. */
async function askedOf(
  mind: WithDistil,
  control: Control,
  { session, agent, project_id }: MeantByHand,
  call: Call,
): Promise<AskedByHand> {
  const { actor } = call;
  if (session === undefined)
    return { project_id: await mind.projectOf(project_id, call), actor, control, subject: null };
  const found = inProject(await mind.store.read((tx) => findSession(tx, session, agent, { isToChange: true })));
  return { project_id: found.project_id, actor, control, subject: ofSession(found) };
}

const define = operationsOf<WithDistil>(mindRefusals);
const OF_SESSION = ['unknown_session', 'session_ambiguous', 'session_without_project'] as const;

export const distilOperations = {
  'mind.run_observer': define({
    name: 'mind.run_observer',
    summary: 'Observe a session: what its transcript says, as observations that quote it word for word',
    details:
      'Takes in what is new of the transcript, then runs the rules over the whole session. What the agent took back is withdrawn. Over the same transcript it changes nothing. Without a session, the newest ones of the project are looked at.',
    risk: 'write',
    tier: 'admin',
    idempotent: true,
    input: runObserverInput,
    output: runObserverOutput,
    refusals: [...OF_SESSION],
    cli: { command: 'mind observe', args: ['session'] },
    examples: [
      { says: 'Whatever is new in this project', input: {} },
      { says: 'One session', input: { session: 'claude:1c2d3e4f' } },
    ],
    handler: async (mind, input, call) =>
      mind.controls.around(
        await askedOf(mind, 'observe', input, call),
        () => mind.distil.runObserver(input, call),
        ({ runs }) => ({ runs: runs.length }),
      ),
  }),
  'mind.finalize_session': define({
    name: 'mind.finalize_session',
    summary: 'Seal a session: observe it to its end, write its bundle, and hand what may last to consolidation',
    details:
      'A session is sealed by itself when it ends, or after half an hour without an event. Again it changes nothing: the same bundle, the same slice. Without a session, those of the project that ended or are idle are sealed.',
    risk: 'write',
    tier: 'admin',
    idempotent: true,
    input: finalizeInput,
    output: finalizeOutput,
    refusals: [...OF_SESSION],
    cli: { command: 'mind finalize', args: ['session'] },
    examples: [
      { says: 'Everything that ended', input: {} },
      { says: 'One session now', input: { session: 'claude:1c2d3e4f' } },
    ],
    handler: async (mind, input, call) =>
      mind.controls.around(
        await askedOf(mind, 'finalize', input, call),
        () => mind.distil.finalize(input, call),
        ({ sessions }) => ({ sessions: sessions.length }),
      ),
  }),
  'mind.enqueue_session': define({
    name: 'mind.enqueue_session',
    summary: 'Put a session into the queue, to be observed or sealed by whoever works on it',
    details:
      'The daemon of `throughline up` works on the queue, else the next hook starts a process that does. `mind lanes` shows how far it is. `mind observe` and `mind finalize` do it at once.',
    risk: 'write',
    tier: 'admin',
    idempotent: true,
    input: enqueueSessionInput,
    output: enqueueSessionOutput,
    refusals: [...OF_SESSION],
    cli: { command: 'mind enqueue', args: ['session'] },
    examples: [
      { says: 'Observe what a session said since', input: { session: 'claude:1c2d3e4f' } },
      { says: 'Seal it too', input: { session: 'claude:1c2d3e4f', finalize: true } },
    ],
    handler: ({ distil, controls }, input, call) =>
      distil.enqueue(input, call, (tx, session, isNew) => {
        const control = input.finalize ? 'finalize' : 'observe';
        const asked = {
          project_id: session.project_id,
          actor: call.actor,
          control,
          subject: ofSession(session),
        } as const;
        return controls.note(tx, asked, { queued: isNew ? 1 : 0 });
      }),
  }),
  'mind.show_bundle': define({
    name: 'mind.show_bundle',
    summary: 'What a sealed session came to: its manifest, `t1.md` and `t2.md`',
    details: 'The same three files lie under `mind/insight` of the home; on a server they are rows alone.',
    risk: 'read',
    tier: 'admin',
    live: 'home',
    input: showBundleInput,
    output: showBundleOutput,
    refusals: [...OF_SESSION],
    cli: { command: 'mind bundle', args: ['session'] },
    examples: [{ says: 'Of one session', input: { session: 'claude:1c2d3e4f' } }],
    handler: ({ distil }, input) => distil.bundle(input),
  }),
  'mind.list_observations': define({
    name: 'mind.list_observations',
    summary: 'What sessions were observed to say, with the words of their transcripts, and what that comes to',
    details: 'Without a session, of the newest sessions of the project.',
    risk: 'read',
    tier: 'admin',
    input: listObservationsInput,
    output: listObservationsOutput,
    refusals: [...OF_SESSION],
    live: 'home',
    cli: { command: 'mind observations', args: ['session'] },
    examples: [
      { says: 'Of one session', input: { session: 'claude:1c2d3e4f' } },
      { says: 'Of one tag', input: { tag: 'billing', limit: 20 } },
    ],
    handler: ({ distil }, input, call) => distil.list(input, call),
  }),
  'mind.status': define({
    name: 'mind.status',
    summary: 'How far sessions are distilled: what waits, runs, is done or failed, by session and tag',
    risk: 'read',
    tier: 'admin',
    input: statusInput,
    output: statusOutput,
    refusals: ['invalid_cursor'],
    live: 'home',
    cli: { command: 'mind status' },
    examples: [{ says: 'Of this project', input: {} }],
    handler: ({ distil }, input, call) => distil.status(input, call),
  }),
};
