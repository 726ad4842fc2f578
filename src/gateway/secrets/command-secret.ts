// A secret that a command gives: `pass`, `op` or another program that the person declared in commands.json of their own folder, for the
// purpose `secret`. Commands for `step` run only in a process that a person started. These run in the daemon too: on a server nobody else
// can read the key when a call needs it. No caller adds to one: its arguments are the person's, and it gets no input.
import type { Clock } from '../../base/clock.ts';
import { Failure, Refusal } from '../../base/errors.ts';
import type { DeclaredCommands } from '../../kernel/commands/contract.ts';
import { refuse } from '../contract.ts';
import { MOST_SECRET_BYTES } from './secret-value.ts';

export interface CommandSecretDeps {
  readonly commands: DeclaredCommands;
  readonly clock: Clock;
  readonly timeoutMs?: number;
}

/** A person may have to touch a key, or to confirm on another device. */
const TIMEOUT_MS = 30_000;

export async function readCommandSecret(name: string, deps: CommandSecretDeps): Promise<string> {
  const { commands, clock, timeoutMs = TIMEOUT_MS } = deps;
  const unavailable = (message: string, details: object) =>
    refuse('secret_unavailable', message, { secret_ref: `command:${name}`, ...details });
  const over = new AbortController();
  const late = new AbortController();
  try {
    const command = await commands.find(name, 'secret');
    void clock.sleep(timeoutMs, over.signal).then(() => late.abort(new Error('late')));
    const output = (await command.run({ input: '', signal: late.signal })).replace(/\r?\n$/, '');
    if (Buffer.byteLength(output) <= MOST_SECRET_BYTES) return output;
    throw unavailable(`"${name}" wrote more than a key`, { reason: 'command_output_too_large' });
  } catch (error) {
    if (late.signal.aborted && !over.signal.aborted) {
      throw unavailable(`"${name}" did not give the key within ${timeoutMs} ms`, { reason: 'command_timed_out' });
    }
    if (error instanceof Refusal) {
      throw error.code === 'secret_unavailable' ? error : unavailable(error.message, { reason: error.code });
    }
    if (!(error instanceof Failure)) throw error;
    // Neither its message nor the failure itself: they hold what the command wrote.
    const { exit_code } = error.details;
    throw unavailable(`"${name}" did not give the key: ${SAID[error.code] ?? 'it failed'}`, {
      reason: error.code,
      ...(exit_code === undefined ? {} : { exit_code }),
    });
  } finally {
    over.abort('over');
  }
}

const SAID: Readonly<Record<string, string>> = {
  command_not_started: 'it could not be started',
  command_failed: 'it did not end with code 0',
  command_timed_out: 'it did not end in time',
  command_output_too_large: 'it wrote more than its entry allows',
};
