// A command of the user's, proposed, approved by a person and run once. The intent is on record before anybody is asked; the approval is
// bound to a hash of arguments, scope and kernel, and is held against them again at the moment of the run. Its result is committed
// exactly once; a process that dies while the command runs may start it a second time, which the command can tell by its key.
import { canonicalJson } from '../../base/canonical-json.ts';
import { toTimestamp, type Clock } from '../../base/clock.ts';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { Ids } from '../../base/ids.ts';
import { uuidOf } from '../../base/named-id.ts';
import type { Call } from '../../base/operation.ts';
import type { DeclaredCommand, DeclaredCommands } from '../../kernel/commands/contract.ts';
import { outputTail } from '../../kernel/commands/output-text.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Store } from '../../store/store.ts';
import { refuse as refuseAsk } from '../contract.ts';
import type { KernelSnapshot } from '../kernel/kernel-snapshot.ts';
import { askIdOf, tokens } from '../pipeline/record.ts';
import * as q from '../queries.ts';
import type { NewAskEvent } from '../state/events.ts';
import { askKind } from '../state/evolve.ts';
import { ACTUATION_LIMITS, ACTUATION_TIER, refuse } from './contract.ts';

export const ACTUATION_RUN = 'ask.actuation';
const LEASE_MS = 10_000;
const MINUTE_MS = 60_000;

export interface ActuationDeps {
  readonly store: Store;
  readonly ledger: Pick<Kernel, 'append' | 'workflows'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly kernel: () => Promise<KernelSnapshot>;
  readonly commands: DeclaredCommands;
  readonly rootOf: (projectId: string) => Promise<string | null>;
}

/** What an approval is bound to, as it is now. */
export interface Bound {
  readonly command: DeclaredCommand;
  readonly folder: string | null;
  readonly arguments_hash: string;
  readonly scope: string;
  readonly scope_hash: string;
  readonly kernel_hash: string;
  readonly binding_hash: string;
}

export interface Actuation {
  propose(projectId: string, command: string, given: readonly string[], call: Call): Promise<q.ActuationRow>;
  list(projectId: string, before: number, limit: number): Promise<readonly q.ActuationRow[]>;
  get(projectId: string, id: string): Promise<q.ActuationRow>;
  /** Whether what was proposed is what would be run now; refuses where it is not. */
  check(row: q.ActuationRow): Promise<Bound>;
  approve(projectId: string, id: string, minutes: number, call: Call): Promise<q.ActuationRow>;
  reject(projectId: string, id: string, reason: string, call: Call): Promise<q.ActuationRow>;
  /** `given` are the arguments that the caller means, where the caller names them. */
  run(projectId: string, id: string, given: readonly string[] | undefined, call: Call): Promise<q.ActuationRow>;
}

interface Ran {
  readonly outcome: 'succeeded' | 'failed' | 'not_started' | 'interrupted';
  readonly exit_code: number | null;
  readonly output_hash: string;
  readonly output_bytes: number;
  readonly tail_hash: string;
}

export function createActuation(deps: ActuationDeps): Actuation {
  const { store, ledger, ids } = deps;

  async function kernelInTier(): Promise<KernelSnapshot> {
    const kernel = await deps.kernel();
    const { max_tier } = kernel.document;
    if (max_tier >= ACTUATION_TIER) return kernel;
    const what = `Actuation needs tier ${ACTUATION_TIER}, and the kernel allows tier ${max_tier} at most`;
    throw refuseAsk('tier_not_allowed', what, { tier: ACTUATION_TIER, max_tier });
  }

  async function bound(projectId: string, name: string, args: string): Promise<Bound> {
    const kernel = await kernelInTier();
    const command = await deps.commands.find(name, 'actuation');
    const folder = await deps.rootOf(projectId);
    const scope = canonicalJson({ argv: command.argv, folder });
    const hashes = { arguments_hash: sha256(args), scope_hash: sha256(scope), kernel_hash: kernel.hash };
    const binding_hash = sha256(canonicalJson({ project_id: projectId, command: command.name, ...hashes }));
    return { command, folder, scope, ...hashes, binding_hash };
  }

  async function get(projectId: string, id: string): Promise<q.ActuationRow> {
    const row = await store.read((tx) => tx.get(q.readActuation, id));
    if (row?.project_id === projectId) return row;
    throw refuse('unknown_actuation', `There is no actuation ${id} in this project`, { actuation_id: id });
  }

  async function check(row: q.ActuationRow): Promise<Bound> {
    if (row.arguments === '') {
      const about = { actuation_id: row.actuation_id, changed: ['arguments'] };
      throw refuse('approval_mismatch', `The arguments of actuation ${row.actuation_id} were pruned`, about);
    }
    const now = await bound(row.project_id, row.command, row.arguments);
    if (now.binding_hash === row.binding_hash) return now;
    const changed = (['arguments_hash', 'scope_hash', 'kernel_hash'] as const)
      .filter((name) => now[name] !== row[name])
      .map((name) => name.replace('_hash', ''));
    throw refuse('approval_mismatch', `Actuation ${row.actuation_id} is not what was proposed: ${changed.join(', ')}`, {
      actuation_id: row.actuation_id,
      changed,
    });
  }

  /** Decided over the row as it is inside the transaction. */
  async function tell(
    projectId: string,
    id: string,
    decide: (row: q.ActuationRow, nowMs: number) => NewAskEvent | undefined,
    call: Pick<Call, 'actor'>,
  ): Promise<void> {
    await ledger.append(
      { kind: askKind, id: askIdOf(projectId) },
      async ({ tx }) => {
        const row = await tx.get(q.readActuation, id);
        if (!row) throw refuse('unknown_actuation', `There is no actuation ${id}`, { actuation_id: id });
        const event = decide(row, await tx.now());
        return event ? [event] : [];
      },
      { actor: call.actor },
    );
  }

  const decided = ({ actuation_id, status }: q.ActuationRow) =>
    refuse('actuation_decided', `Actuation ${actuation_id} is ${status}`, { actuation_id, status });
  const told = (id: string) => tokens('ACTUATION', id);

  return {
    get,
    check,
    list: (projectId, before, limit) => store.read((tx) => tx.all(q.listActuations, projectId, before, limit)),

    async propose(projectId, name, given, call) {
      const args = canonicalJson(given);
      const { command, scope, arguments_hash, scope_hash, kernel_hash, binding_hash } = await bound(
        projectId,
        name,
        args,
      );
      const actuation_id = ids.uuid();
      const about = { actuation_id, project_id: projectId, command: command.name };
      const payload = { ...about, arguments_hash, scope_hash, kernel_hash, tier: ACTUATION_TIER, binding_hash };
      await ledger.append(
        { kind: askKind, id: askIdOf(projectId) },
        [{ type: 'actuation.intended', payload, tokens: told(actuation_id) }],
        { create: true, actor: call.actor, also: (tx) => tx.run(q.keepArguments, args, scope, actuation_id) },
      );
      return get(projectId, actuation_id);
    },

    async approve(projectId, id, minutes, call) {
      const { binding_hash } = await check(await get(projectId, id));
      const approval_id = ids.uuid();
      const decide = (row: q.ActuationRow, nowMs: number): NewAskEvent => {
        if (row.status !== 'proposed' || row.binding_hash !== binding_hash) throw decided(row);
        const expires_at = toTimestamp(nowMs + minutes * MINUTE_MS);
        const payload = { actuation_id: id, project_id: projectId, approval_id, binding_hash, expires_at };
        return { type: 'actuation.approved', payload, tokens: told(id) };
      };
      await tell(projectId, id, decide, call);
      return get(projectId, id);
    },

    async reject(projectId, id, reason, call) {
      await get(projectId, id);
      const decide = (row: q.ActuationRow): NewAskEvent => {
        if (row.status !== 'proposed' && row.status !== 'approved') throw decided(row);
        return {
          type: 'actuation.rejected',
          payload: { actuation_id: id, project_id: projectId, reason },
          tokens: told(id),
        };
      };
      await tell(projectId, id, decide, call);
      return get(projectId, id);
    },

    async run(projectId, id, given, call) {
      const row = await get(projectId, id);
      if (given !== undefined && canonicalJson(given) !== row.arguments) {
        throw refuse('approval_mismatch', `Other arguments than those of actuation ${id} were given`, {
          actuation_id: id,
          changed: ['arguments'],
        });
      }
      refuseUnapproved(row, await store.read((tx) => tx.now()));
      const now = await check(row);
      const runId = uuidOf(`${ACTUATION_RUN}\n${id}\n${row.approval_id ?? ''}`);
      // Every process has a name of its own: a run is held by one.
      const owner = `${call.actor}/${ids.uuid()}`.slice(-200);
      const input = { actuation_id: id, approval_id: row.approval_id, binding_hash: row.binding_hash };
      await ledger.workflows.run(runId, { owner, ttlMs: LEASE_MS, kind: ACTUATION_RUN, input }, async (wf) => {
        await wf.step('begin', { effect: 'idempotent' }, () => tell(projectId, id, begin(runId, projectId), call));
        const ran = await wf.step(
          'execute',
          { effect: 'external', idempotencyKey: wf.id, retry: { attempts: 1 } },
          ({ signal }) => execute(row, now, runId, AbortSignal.any([signal, ...(call.signal ? [call.signal] : [])])),
        );
        await wf.step('record', { effect: 'idempotent' }, () =>
          tell(
            projectId,
            id,
            ({ status }) =>
              status === 'running'
                ? {
                    type: 'actuation.ended',
                    payload: { actuation_id: id, project_id: projectId, ...ran },
                    tokens: told(id),
                  }
                : undefined,
            call,
          ),
        );
        return ran;
      });
      return get(projectId, id);
    },
  };

  /** The approval is used up here, and by one run alone. */
  function begin(runId: string, projectId: string) {
    return (row: q.ActuationRow, nowMs: number): NewAskEvent | undefined => {
      if (row.status === 'running' && row.run_id === runId) return undefined;
      refuseUnapproved(row, nowMs);
      const payload = {
        actuation_id: row.actuation_id,
        project_id: projectId,
        approval_id: row.approval_id ?? '',
        run_id: runId,
      };
      return { type: 'actuation.begun', payload, tokens: told(row.actuation_id) };
    };
  }

  /** A command that fails is a result. Its output stays out of the ledger: the step holds hashes. */
  async function execute(row: q.ActuationRow, now: Bound, runId: string, signal: AbortSignal): Promise<Ran> {
    const input = {
      actuation_id: row.actuation_id,
      idempotency_key: runId,
      arguments: JSON.parse(row.arguments) as string[],
    };
    const ended = await runCommand(now, `${JSON.stringify(input)}\n`, runId, signal);
    const tail = outputTail(ended.output, ACTUATION_LIMITS.tailChars);
    await store.write((tx) => tx.run(q.keepTail, tail, row.actuation_id));
    return {
      outcome: ended.outcome,
      exit_code: ended.exit_code,
      output_hash: sha256(ended.output),
      output_bytes: Buffer.byteLength(ended.output),
      tail_hash: sha256(tail),
    };
  }
}

function refuseUnapproved(row: q.ActuationRow, nowMs: number): void {
  const { actuation_id, status, expires_at } = row;
  const details = { actuation_id, status };
  // One that was cut off goes on: its approval was used in time, by this very run.
  if (status === 'running') return;
  if (status === 'ended') throw refuse('approval_used', `The approval of actuation ${actuation_id} was used`, details);
  if (status !== 'approved' || expires_at === null)
    throw refuse('approval_missing', `Actuation ${actuation_id} is ${status}`, details);
  if (nowMs >= Date.parse(expires_at))
    throw refuse('approval_expired', `The approval of actuation ${actuation_id} expired at ${expires_at}`, details);
}

async function runCommand({ command, folder }: Bound, input: string, runId: string, signal: AbortSignal) {
  try {
    const cwd = folder === null ? {} : { cwd: folder };
    const output = await command.run({ input, runId, signal, ...cwd });
    return { outcome: 'succeeded' as const, exit_code: 0, output };
  } catch (error) {
    if (signal.aborted) return { outcome: 'interrupted' as const, exit_code: null, output: '' };
    if (!(error instanceof Failure)) throw error;
    const code = error.details['exit_code'];
    return {
      outcome: error.code === 'command_not_started' ? ('not_started' as const) : ('failed' as const),
      exit_code: typeof code === 'number' ? code : null,
      output: error.message,
    };
  }
}
