// Requests that wait together are served by one run: the first goes at once, those that come meanwhile go next.
import { Bug } from './errors.ts';

const MAX_TOGETHER = 500;

/** `run` answers each item in its place; when it throws, all of them hear of it. */
export function batchCalls<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  interface Waiting {
    readonly item: Item;
    readonly resolve: (result: Result) => void;
    readonly reject: (error: unknown) => void;
  }
  let waiting: Waiting[] = [];
  let isRunning = false;

  const serve = async () => {
    while (waiting.length > 0) {
      const taken = waiting.slice(0, MAX_TOGETHER);
      waiting = waiting.slice(taken.length);
      try {
        const results = await run(taken.map(({ item }) => item));
        if (results.length !== taken.length) throw new Bug('a request that waited with others was not answered');
        for (const [index, { resolve }] of taken.entries()) resolve(results[index] as Result);
      } catch (error) {
        for (const { reject } of taken) reject(error);
      }
    }
    isRunning = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      void Promise.resolve().then(serve);
    });
}
