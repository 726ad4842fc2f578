// Which rare things a run came by. A simulation that never reaches them proves nothing about them.

export class Branches {
  private readonly counts = new Map<string, number>();
  private readonly wanted = new Set<string>();

  /** A long run that never comes by one of these has failed. */
  mustReach(names: readonly string[]): void {
    for (const name of names) this.wanted.add(name);
  }

  reached(name: string, times = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + times);
  }

  addAll(other: Branches): void {
    for (const [name, count] of other.counts) this.reached(name, count);
    this.mustReach([...other.wanted]);
  }

  missing(): string[] {
    return [...this.wanted].filter((name) => !this.counts.has(name)).toSorted();
  }

  table(): string[] {
    const names = [...new Set([...this.wanted, ...this.counts.keys()])].toSorted();
    const width = Math.max(0, ...names.map((name) => name.length));
    return names.map((name) => `  ${name.padEnd(width)}  ${this.counts.get(name) ?? 0}`);
  }
}
