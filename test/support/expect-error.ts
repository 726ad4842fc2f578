// Takes the typed error out of a promise that must be rejected, and says what came instead when it is another one.
import { Bug, Failure, Refusal } from '../../src/base/errors.ts';

export const refusalOf = (promise: Promise<unknown>): Promise<Refusal> => errorOf(Refusal, promise);
export const failureOf = (promise: Promise<unknown>): Promise<Failure> => errorOf(Failure, promise);
export const bugOf = (promise: Promise<unknown>): Promise<Bug> => errorOf(Bug, promise);

async function errorOf<E extends Error>(kind: new (...args: never[]) => E, promise: Promise<unknown>): Promise<E> {
  let value: unknown;
  try {
    value = await promise;
  } catch (error) {
    if (error instanceof kind) return error;
    throw new Error(`rejected with ${String(error)}, not with a ${kind.name}`, { cause: error });
  }
  throw new Error(`resolved with ${JSON.stringify(value)?.slice(0, 300)}, not rejected with a ${kind.name}`);
}
