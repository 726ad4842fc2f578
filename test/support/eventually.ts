// Waits for something that other tasks or processes bring about, and gives up long after any machine would have done it.

export async function eventually(what: string, holds: () => boolean | Promise<boolean>, timeoutMs = 30_000) {
  const startedMs = performance.now();
  while (!(await holds())) {
    if (performance.now() - startedMs > timeoutMs) throw new Error(`${what} did not happen within ${timeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
