// Waits for something that other promises bring about; the test runner's own time limit ends it when that never comes.
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 1));
}
