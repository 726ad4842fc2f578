// Processes of an older version and of this one on one home, killed at random, with the upgrade at a random moment.
// Before it this version changes nothing, after it the older one; what either acknowledged is there, once.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openHome, readConfig } from '../../src/main.ts';
import { sql } from '../../src/store/store.ts';
import type { Dice } from '../simulation/dice.ts';
import { Violation } from '../simulation/violation.ts';
import { root } from '../support/bundled-script.ts';
import { openAcknowledgements, readAcknowledgements } from './acknowledgements.ts';
import { audit, expect } from './audit.ts';
import { builtProgram, runCommand, type BuiltProgram, type CommandEnding } from './built-program.ts';
import { pause } from './pause.ts';
import type { Figures, Scenario, Trial } from './scenario.ts';
import {
  changeOf,
  checkChanges,
  shellOf,
  verdictOn,
  type Change,
  type Phase,
  type Version,
  type WrittenRow,
} from './version-plan.ts';
import type { VersionWriterTask } from './version-writer.ts';
import { Victim } from './victim.ts';

export const twoVersions: Scenario = {
  name: 'two-versions',
  summary: 'processes of an older version and of this one killed on one home, which is upgraded under them',
  unavailable: ({ older }) => (older === undefined ? 'needs --older <folder of a built checkout>' : undefined),
  async run(trial) {
    const { dice } = trial;
    const home = await SharedHome.make(trial, dice.hit(0.4) ? (await trial.postgres()).url : undefined);
    try {
      return await torture(home, dice);
    } finally {
      await home.stop();
    }
  },
};

const READS = [['next'], ['status'], ['task', 'list']];
const ONE_LINE = /^[^\n]*older version[^\n]*\n[^\n]*throughline upgrade[^\n]*\(upgrade_required\)\n$/;

async function torture(home: SharedHome, dice: Dice): Promise<Figures> {
  // The first one is not killed before the upgrade: as long as a process has a folder open, opening does not upgrade it.
  const olders = Array.from({ length: dice.between(2, 3) }, (_, index) => `w${index}`);
  const newers = Array.from({ length: dice.between(1, 2) }, (_, index) => `w${olders.length + index}`);
  for (const writer of olders) home.start(writer, 'older');
  for (const writer of olders) await home.writes(writer);
  for (const writer of newers) home.start(writer, 'newer');
  home.startShell('older');
  home.startShell('newer');
  for (let round = dice.between(1, 5); round > 0; round -= 1) {
    await pause(dice.between(50, 600));
    const writer = dice.pick([...olders.slice(1), ...newers]);
    await home.kill(writer);
    home.start(writer, newers.includes(writer) ? 'newer' : 'older');
  }
  const isByOpening = home.isInFolder && dice.hit(0.3);
  await (isByOpening ? home.upgradeByOpening(olders, newers) : home.upgradeByCommand());
  for (const writer of olders) {
    if (!isByOpening) await home.endsRefused(writer);
    if (dice.hit(0.5)) {
      home.start(writer, 'older');
      await home.endsRefused(writer);
    }
    home.start(writer, 'newer');
  }
  const all = [...olders, ...newers];
  for (let round = dice.between(1, 4); round > 0; round -= 1) {
    await pause(dice.between(50, 500));
    const writer = dice.pick(all);
    await home.kill(writer);
    home.start(writer, 'newer');
  }
  for (const writer of all) await home.writes(writer);
  return {
    ...(await home.finish()),
    [home.isInFolder ? 'in a folder' : 'on Postgres']: 1,
    [isByOpening ? 'upgraded by opening' : 'upgraded by command']: 1,
  };
}

interface Writer {
  readonly version: Version;
  readonly victim: Victim;
}

class SharedHome {
  readonly isInFolder: boolean;
  private phase: Phase = 'before';
  private isFinishing = false;
  private readonly trial: Trial;
  private readonly place: { readonly cwd: string; readonly env: Readonly<Record<string, string>> };
  private readonly programs: Readonly<Record<Version, BuiltProgram>>;
  private readonly logs: string;
  private readonly lives = new Map<string, number>();
  private readonly writers = new Map<string, Writer>();
  private readonly shells: Promise<void>[] = [];
  private pending = '';
  private readonly figures = { kills: 0, commands: 0, 'newer refused': 0, 'older refused': 0 };

  private constructor(trial: Trial, url: string | undefined) {
    const [older, newer] = [builtProgram(trial.older ?? ''), builtProgram(root)];
    if (!older || !newer) throw new Error(`nothing is built in ${older ? root : trial.older}`);
    const { folder } = trial;
    this.trial = trial;
    this.isInFolder = url === undefined;
    this.programs = { older, newer };
    this.logs = join(folder, 'acknowledged');
    const home = url ?? join(folder, 'project', '.throughline');
    this.place = {
      cwd: join(folder, 'project'),
      env: { THROUGHLINE_HOME: home, XDG_CONFIG_HOME: join(folder, 'config') },
    };
  }

  /** A home that the older program made. */
  static async make(trial: Trial, url: string | undefined): Promise<SharedHome> {
    const home = new SharedHome(trial, url);
    for (const each of [home.logs, home.place.cwd]) mkdirSync(each, { recursive: true });
    for (const args of [
      ['init', '--json'],
      ['goal', 'create', 'Survive', '--json'],
      ['task', 'add', 'G1', 'Go through an upgrade', '--json'],
      ['task', 'start', 'T1', '--json'],
    ]) {
      const { status, stdout, stderr } = await home.command('older', args);
      if (status !== 0) throw new Error(`the older program fails at ${args.join(' ')}: ${stdout}${stderr}`);
    }
    home.pending = await home.pendingMigrations();
    if (home.pending === '[]') throw new Error(`${trial.older} makes homes of the same format as this version`);
    return home;
  }

  // ── Writers, which use a library

  start(writer: string, version: Version): void {
    const life = (this.lives.get(writer) ?? 0) + 1;
    this.lives.set(writer, life);
    const { seed } = this.trial;
    const task: VersionWriterTask = {
      library: this.programs[version].library,
      version,
      seed,
      writer,
      from: this.done(writer).length,
      acknowledgements: this.log(writer, life),
    };
    this.writers.set(writer, { version, victim: new Victim('./version-writer.ts', task, { env: this.place.env }) });
  }

  /** Resolves when it has written something in this life. */
  async writes(writer: string): Promise<void> {
    const { victim } = this.writer(writer);
    if (await victim.heard('wrote')) return;
    const { code, errors } = await victim.ended;
    const refused = JSON.stringify(await victim.heard('refused'));
    throw new Violation('a writer of the right version writes', `${writer} ended with ${code}: ${refused} ${errors}`);
  }

  async kill(writer: string): Promise<void> {
    const { victim, version } = this.writer(writer);
    const { code, signal, errors } = await victim.killed();
    this.figures.kills += 1;
    if (await victim.heard('met upgrade_required')) this.figures['newer refused'] += 1;
    const refused = await victim.heard('refused');
    const isDue = version === 'older' && this.phase !== 'before';
    if (signal !== 'SIGKILL' && code !== 0) throw new Violation('a writer meets no error that ends it', errors);
    if (refused && !isDue) throw new Violation('a writer of the right version writes', JSON.stringify(refused));
    if (version === 'newer' && this.phase === 'before') {
      expect('before the upgrade a newer process opens nothing', await victim.heard('opened'), undefined);
    }
  }

  /** An older one, after the upgrade: by itself, and having acknowledged nothing that is not there. */
  async endsRefused(writer: string): Promise<void> {
    const { victim } = this.writer(writer);
    const done = this.done(writer).length;
    while (victim.isRunning) {
      await pause(20);
      // One change may have been acknowledged before the upgrade and noted only now.
      const more = this.done(writer).length - done;
      if (more > 1)
        throw new Violation('after the upgrade an older process is refused', `${writer} wrote ${more} times`);
    }
    const { code, errors } = await victim.ended;
    const refused = await victim.heard('refused');
    if (!refused) throw new Violation('after the upgrade an older process is refused', `ended with ${code}: ${errors}`);
    this.figures['older refused'] += 1;
  }

  // ── Shells, in which command follows command

  startShell(version: Version): void {
    const shell = this.runShell(version, this.trial.dice.fork(`${version} shell`));
    this.shells.push(shell);
    // It is awaited at the end; a violation in it must not end the process before.
    shell.catch(() => {});
  }

  private async runShell(version: Version, dice: Dice): Promise<void> {
    const acknowledged = openAcknowledgements(this.log(shellOf(version), 1));
    for (let n = 0; !this.isFinishing;) {
      if (version === 'newer' && dice.hit(0.3)) await this.read(dice.pick(READS));
      const { args } = changeOf(this.trial.seed, shellOf(version), n);
      const begun = this.phase;
      const ending = await this.command(version, args, dice.hit(0.3) ? dice.between(0, 600) : undefined);
      if (this.judge(version, begun, ending) === 'acknowledged') {
        acknowledged.done(n);
        n += 1;
      }
      await pause(dice.between(0, 100));
    }
  }

  private judge(version: Version, begun: Phase, ending: CommandEnding): 'acknowledged' | 'not' {
    const { status } = ending;
    if (status === null) {
      this.figures.kills += 1;
      return 'not';
    }
    const verdict = verdictOn(version, begun, this.phase);
    const { code, isRetriable } = status === 0 ? {} : errorIn(ending);
    const isRight = verdict === 'either' || isRetriable === true || (verdict === 'acknowledged') === (status === 0);
    // An older program has no name for what is refused to it in the middle of a write; a newer one has.
    const isNamed = verdict !== 'refused' || version === 'older' || isRetriable === true || code === 'upgrade_required';
    if (!isRight || !isNamed) {
      throw new Violation(`a command of the ${version} version is ${verdict}`, JSON.stringify({ begun, ...ending }));
    }
    if (verdict === 'refused') this.figures[`${version} refused`] += 1;
    return status === 0 ? 'acknowledged' : 'not';
  }

  /** By the newer program: refused in one line and what to do, as long as the home is of the older format. */
  private async read(args: readonly string[]): Promise<void> {
    const begun = this.phase;
    const { status, stdout, stderr } = await this.command('newer', args);
    if (begun !== 'before' || this.phase !== 'before') return;
    const found = { args, status, stdout, isOneLine: ONE_LINE.test(stderr) };
    expect('a newer read says one line', found, { args, status: 3, stdout: '', isOneLine: true });
    this.figures['newer refused'] += 1;
  }

  // ── The upgrade

  async upgradeByCommand(): Promise<void> {
    const { dice } = this.trial;
    expect('before the upgrade a newer process changes nothing', await this.pendingMigrations(), this.pending);
    this.phase = 'upgrading';
    for (;;) {
      const killAfterMs = dice.hit(0.5) ? dice.between(100, 800) : undefined;
      const { status, stdout, stderr } = await this.command('newer', ['upgrade', '--json'], killAfterMs);
      if (status === 0) break;
      if (status !== null) throw new Violation('the upgrade is done', `${status}: ${stdout}${stderr}`);
      this.figures.kills += 1;
    }
    this.phase = 'after';
  }

  /** Every older writer dies, and one of the newer that wait finds itself alone. */
  async upgradeByOpening(olders: readonly string[], newers: readonly string[]): Promise<void> {
    expect('before the upgrade a newer process changes nothing', await this.pendingMigrations(), this.pending);
    this.phase = 'upgrading';
    for (const writer of olders) await this.kill(writer);
    for (const writer of newers) await this.writes(writer);
    this.phase = 'after';
  }

  private async pendingMigrations(): Promise<string> {
    const { stdout } = await this.command('newer', ['upgrade', '--dry-run', '--json']);
    return JSON.stringify((JSON.parse(stdout) as { readonly pending: unknown }).pending);
  }

  // ── The end

  async finish(): Promise<Figures> {
    for (const { victim } of this.writers.values()) {
      const { code, errors } = await victim.finished();
      if (code !== 0) throw new Violation('a writer meets no error that ends it', `ended with ${code}: ${errors}`);
    }
    await this.stopShells();
    await Promise.all(this.shells);
    const verified = await this.command('newer', ['verify', '--deep', '--json']);
    if (verified.status !== 0) throw new Violation('verification finds nothing', JSON.stringify(verified));
    const { THROUGHLINE_HOME: home, XDG_CONFIG_HOME: user } = this.place.env;
    const config = { ...readConfig(), home, configFolder: join(user ?? '', 'throughline') };
    const opened = await openHome({ config });
    try {
      const { events = 0 } = await audit(opened, []);
      const acknowledged = this.acknowledged();
      checkChanges(await opened.store.read((tx) => tx.all(readRows)), acknowledged);
      return { ...this.figures, acknowledged: acknowledged.length, events };
    } finally {
      await opened.close();
    }
  }

  async stop(): Promise<void> {
    await this.stopShells();
  }

  private async stopShells(): Promise<void> {
    this.isFinishing = true;
    await Promise.allSettled(this.shells);
  }

  /** Everything that a process of either version was told is done. */
  private acknowledged(): Change[] {
    const names = [...this.writers.keys(), shellOf('older'), shellOf('newer')];
    return names.flatMap((name) => this.done(name).map((n) => changeOf(this.trial.seed, name, n)));
  }

  private done(writer: string): number[] {
    const lives = Array.from({ length: this.lives.get(writer) ?? 1 }, (_, index) => this.log(writer, index + 1));
    return lives.flatMap(readAcknowledgements).flatMap((line) => ('done' in line ? [line.done] : []));
  }

  private log(writer: string, life: number): string {
    return join(this.logs, `${writer.replace(':', '-')}-${life}.jsonl`);
  }

  private writer(name: string): Writer {
    const writer = this.writers.get(name);
    if (!writer) throw new Error(`${name} was never started`);
    return writer;
  }

  private async command(version: Version, args: readonly string[], killAfterMs?: number): Promise<CommandEnding> {
    this.figures.commands += 1;
    return runCommand(this.programs[version], args, { ...this.place, killAfterMs });
  }
}

const readRows = sql<WrittenRow>(
  'SELECT position, append_seq, actor, operation_id, payload FROM events ORDER BY position',
);

function errorIn({ stdout }: CommandEnding): { readonly code?: string | undefined; readonly isRetriable?: boolean } {
  try {
    const { code, retry } = JSON.parse(stdout) as { code?: string; retry?: { retry: boolean } };
    return { code, isRetriable: retry?.retry === true };
  } catch {
    return {};
  }
}
