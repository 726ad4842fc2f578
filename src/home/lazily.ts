// Something that the first caller opens and everybody shares.

export interface Lazy<T> {
  /** What could not be opened is tried again by the next call. */
  get(): Promise<T>;
  /** Does nothing where no caller opened it. */
  close(): Promise<void>;
}

export function lazily<T>(open: () => Promise<T>, close: (opened: T) => Promise<void> = async () => {}): Lazy<T> {
  let opening: Promise<T> | undefined;
  return {
    get() {
      opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
    async close() {
      const opened = await opening?.catch(() => undefined);
      opening = undefined;
      if (opened !== undefined) await close(opened);
    },
  };
}
