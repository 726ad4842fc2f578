// The newest records of a file of Claude Code, and which of them are prompts: whoever goes on before a prompt takes it back.

const MOST_RECORDS = 1_024;

export interface RecordsSeen {
  has(id: string): boolean;
  add(id: string, isPrompt: boolean): void;
  /**
   * The first prompt behind the record that a new prompt goes on from. It and what follows it are no longer among the records. A parent
   * that is not among them takes nothing back.
   */
  takeBack(parent: unknown): string | undefined;
  state(): string[];
}

export function createRecordsSeen(state: readonly string[]): RecordsSeen {
  let order = state.map((line) => ({ id: line.slice(1), isPrompt: line.startsWith('p') }));
  // What is older than the newest is forgotten now and then, and does not count before that.
  let places = new Map(order.map(({ id }, place) => [id, place]));
  const isAmong = (place: number | undefined): place is number =>
    place !== undefined && place >= order.length - MOST_RECORDS;
  const keep = (kept: typeof order) => {
    order = kept;
    places = new Map(order.map(({ id }, place) => [id, place]));
  };
  return {
    has: (id) => isAmong(places.get(id)),
    add(id, isPrompt) {
      places.set(id, order.length);
      order.push({ id, isPrompt });
      if (order.length > 2 * MOST_RECORDS) keep(order.slice(-MOST_RECORDS));
    },
    takeBack(parent) {
      const place = typeof parent === 'string' ? places.get(parent) : undefined;
      if (!isAmong(place)) return undefined;
      for (let at = place + 1; at < order.length; at += 1) {
        const record = order[at];
        if (record?.isPrompt !== true) continue;
        keep(order.slice(-MOST_RECORDS).slice(0, at - order.length));
        return record.id;
      }
      return undefined;
    },
    state: () => order.slice(-MOST_RECORDS).map(({ id, isPrompt }) => `${isPrompt ? 'p' : 'r'}${id}`),
  };
}
