// One after another, for whatever would together take all that others need.
const queues = new WeakMap<object, Promise<unknown>>();

/** Runs when all that was asked for before, of the same resource, has ended. Given up meanwhile, it does not begin. */
export function inTurn<T>(resource: object, body: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const turn = (queues.get(resource) ?? Promise.resolve()).then(() => {
    signal?.throwIfAborted();
    return body();
  });
  queues.set(
    resource,
    turn.catch(() => {}),
  );
  return turn;
}
