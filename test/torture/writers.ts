// Several writers of one home, each with as many lives as it takes.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Violation } from '../simulation/violation.ts';
import { allAcknowledged, readAcknowledgements } from './acknowledgements.ts';
import { audit } from './audit.ts';
import type { Figures, Trial } from './scenario.ts';
import { openTarget, type Target } from './target.ts';
import { Victim, type Ending, type VictimOptions } from './victim.ts';
import type { WriterTask } from './writer.ts';

export interface WritersOptions {
  readonly target: Target;
  readonly count: number;
  readonly survives?: readonly string[];
}

export class Writers {
  /** Lives that were ended from outside. */
  kills = 0;
  /** Failures that writers met and lived with, by code. Only what those told of that finished. */
  readonly failures: Record<string, number> = {};
  private readonly trial: Trial;
  private readonly options: WritersOptions;
  private readonly logs: string;
  private readonly lives: number[];
  private readonly current: (Victim | undefined)[];
  readonly indexes: readonly number[];

  constructor(trial: Trial, options: WritersOptions) {
    this.trial = trial;
    this.options = options;
    this.logs = join(trial.folder, 'acknowledged');
    mkdirSync(this.logs, { recursive: true });
    this.indexes = Array.from({ length: options.count }, (_, index) => index);
    this.lives = this.indexes.map(() => 0);
    this.current = this.indexes.map(() => undefined);
  }

  start(index: number, options?: VictimOptions): Victim {
    const life = (this.lives[index] ?? 0) + 1;
    this.lives[index] = life;
    const task: WriterTask = {
      target: this.options.target,
      seed: this.trial.seed,
      writer: `w${index}`,
      life,
      from: this.firstOpen(index, life),
      acknowledgements: this.log(index, life),
      leaseMs: 300,
      survives: this.options.survives ?? [],
    };
    const victim = new Victim('./writer.ts', task, options);
    this.current[index] = victim;
    return victim;
  }

  startAll(): void {
    for (const index of this.indexes) this.start(index);
  }

  /** Resolves when each living one has written something. */
  async allWrite(): Promise<void> {
    await Promise.all(
      this.current.map(async (victim) => {
        if (victim && !(await victim.heard('wrote'))) this.checkEnding(await victim.ended, 'killed');
      }),
    );
  }

  /** Resolves when each living one has said this once more. */
  async allSay(what: string): Promise<void> {
    await Promise.all(this.current.map((victim) => victim?.hears(what) ?? Promise.resolve()));
  }

  async kill(indexes: readonly number[]): Promise<void> {
    await Promise.all(
      indexes.map(async (index) => {
        const victim = this.current[index];
        if (!victim) return;
        const ending = await victim.killed();
        this.kills += 1;
        this.checkEnding(ending, 'killed');
        this.current[index] = undefined;
      }),
    );
  }

  /** Lets all of them finish, and finds every promise kept. */
  async finish(): Promise<Figures> {
    await Promise.all(
      this.current.map(async (victim) => {
        if (!victim) return;
        const ending = await victim.finished();
        this.checkEnding(ending, 'finished');
        const { failures = {} } = ((await victim.heard('finished')) ?? {}) as { failures?: Record<string, number> };
        for (const [code, times] of Object.entries(failures)) this.failures[code] = (this.failures[code] ?? 0) + times;
      }),
    );
    return { kills: this.kills, ...(await this.audit()) };
  }

  async audit(): Promise<Figures> {
    const opened = await openTarget(this.options.target);
    try {
      return await audit(opened, allAcknowledged(this.logs));
    } finally {
      await opened.close();
    }
  }

  private checkEnding({ code, signal, errors }: Ending, how: 'killed' | 'finished'): void {
    // Whoever was to be killed may have come to its end just before.
    if (code === 0 || (how === 'killed' && signal === 'SIGKILL')) return;
    throw new Violation(
      'a writer meets no error but those it can live with',
      `ended with ${code ?? signal}: ${errors}`,
    );
  }

  private log(index: number, life: number): string {
    return join(this.logs, `w${index}-${life}.jsonl`);
  }

  private firstOpen(index: number, life: number): number {
    let last = -1;
    for (let each = 1; each < life; each += 1) {
      for (const line of readAcknowledgements(this.log(index, each))) if ('done' in line) last = line.done;
    }
    return last + 1;
  }
}
