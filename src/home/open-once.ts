// A resource that the first caller opens and all callers share.

export interface OpenedOnce<T> {
  /** If opening fails, the next call tries again. */
  get(): Promise<T>;
  /** Does nothing if no caller opened it. */
  close(): Promise<void>;
}

export function openOnce<T>(
  open: () => Promise<T>,
  close: (opened: T) => Promise<void> = async () => {},
): OpenedOnce<T> {
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
