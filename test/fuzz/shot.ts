// One call of the fuzz on one surface, and what came of it.
import type { Operation } from '../../src/base/operation.ts';
import { providerFailures } from '../../src/gateway/providers/errors.ts';
import type { Dice } from '../simulation/dice.ts';

export type Definition = Operation['definition'];

export interface Shot {
  /** What was called, as in `http work.add_task`. */
  readonly name: string;
  /** What was sent, shortened. */
  readonly sent: string;
  /** `done`, or the code of the refusal. */
  readonly outcome: string;
  /** The answer says that something was done which may change the home; every other call must leave it as it was. */
  readonly mayWrite: boolean;
  /** What is wrong with the answer, in words. */
  readonly faults: readonly string[];
}

export interface Surface {
  readonly name: string;
  /** How often it is chosen, beside the others. */
  readonly weight: number;
  /** Whether it reaches this operation; every one unless it says so. */
  takes?(definition: Definition): boolean;
  shoot(definition: Definition, dice: Dice): Promise<Shot>;
}

/** No call may take longer, however busy the machine is. */
const LIMIT_MS = 60_000;

export class Hang extends Error {
  override readonly name = 'Hang';
}

export async function bounded<T>(what: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Hang(`there was no answer in ${LIMIT_MS} ms`)), LIMIT_MS);
  });
  try {
    return await Promise.race([what, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What such a call is told when the provider or the keychain is at fault: nothing of ours. */
export const isOutside = (code: unknown): boolean =>
  typeof code === 'string' && (Object.hasOwn(providerFailures, code) || code === 'secret_unavailable');

/** Only a person does it: whoever else was answered well got through. */
export function gotThrough({ name, person = false }: Definition, isPerson: boolean): string[] {
  return person && !isPerson ? [`a program did ${name}, which only a person does`] : [];
}

/** Whether a call with that input and a good answer may have changed something. */
export function isWrite({ risk, writesWith }: Definition, input: unknown): boolean {
  if (risk !== 'read') return true;
  return writesWith !== undefined && typeof input === 'object' && input !== null && writesWith in input;
}

/** A call that asks a model puts its denial on record too. */
export const recordsRefusals = ({ openWorld = false }: Definition): boolean => openWorld;
