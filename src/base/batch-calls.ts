// Calls that wait together are served by one run: the first goes at once, those that come meanwhile go next.
import { Bug } from './errors.ts';

export type Outcome<Result> =
  | { readonly ok: true; readonly value: Result }
  | { readonly ok: false; readonly error: unknown };

export interface BatchOptions<Item, Result, Answer extends Outcome<Result> = Outcome<Result>> {
  readonly most: number;
  /**
   * Serves what `take` returns, each item answered in its place; when it throws, all callers hear of it. Called late,
   * `take` also returns the items that came until then.
   */
  readonly run: (take: () => readonly Item[]) => Promise<readonly Answer[]>;
  /** Runs begin as soon as the one before has taken its items; they find their order by what they wait for. */
  readonly overlaps?: boolean;
  /** Awaited before a run, where it returns something to wait for. */
  readonly gather?: () => Promise<void> | undefined;
  /** Called for an item that was served, before its caller hears of it. */
  readonly served?: (answer: Extract<Answer, { readonly ok: true }>) => void;
  /** Awaited when the callers of a run have heard, before the next one; not for runs that overlap. */
  readonly rest?: (size: number) => Promise<void> | undefined;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export interface Batches<Item, Result> {
  readonly call: (item: Item) => Promise<Result>;
  /** Resolves when every call made so far is answered. */
  readonly drained: () => Promise<void>;
}

export function batchCalls<Item, Result, Answer extends Outcome<Result> = Outcome<Result>>(
  options: BatchOptions<Item, Result, Answer>,
): Batches<Item, Result> {
  const { most, run, overlaps = false, gather, served, rest } = options;
  const serving = new Set<Promise<void>>();
  let waiting: Waiting<Item, Result>[] = [];
  /** True from when a run is asked for until the last one has ended or, where they overlap, has taken its items. */
  let isBegun = false;

  const begin = (): void => {
    if (isBegun) return;
    isBegun = true;
    const running = overlaps ? serve() : Promise.resolve().then(serve);
    serving.add(running);
    void running.finally(() => serving.delete(running));
  };

  const take = (): readonly Waiting<Item, Result>[] => {
    const taken = waiting.slice(0, most);
    waiting = waiting.slice(taken.length);
    if (overlaps) {
      isBegun = false;
      if (waiting.length > 0) begin();
    }
    return taken;
  };

  const answer = (taken: readonly Waiting<Item, Result>[], answers: readonly Answer[]): void => {
    for (const [index, { resolve, reject }] of taken.entries()) {
      const given = answers[index];
      if (!given) reject(new Bug('a call that waited with others was not answered'));
      else if (given.ok) {
        served?.(given as Extract<Answer, { readonly ok: true }>);
        resolve(given.value);
      } else reject(given.error);
    }
  };

  const serve = async (): Promise<void> => {
    do {
      let taken: readonly Waiting<Item, Result>[] | undefined;
      try {
        const gathering = gather?.();
        if (gathering) await gathering;
        const answers = await run(() => (taken ??= take()).map(({ item }) => item));
        answer((taken ??= take()), answers);
      } catch (error) {
        for (const { reject } of (taken ??= take())) reject(error);
      }
      if (overlaps) return;
      const resting = rest?.(taken.length);
      if (resting) await resting;
    } while (waiting.length > 0);
    isBegun = false;
  };

  return {
    call: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        begin();
      }),
    drained: async () => {
      while (serving.size > 0) await Promise.all(serving);
    },
  };
}

/** For a run that answers all of its items or none. */
export function allOk<Result>(values: readonly Result[]): Outcome<Result>[] {
  return values.map((value) => ({ ok: true, value }));
}
