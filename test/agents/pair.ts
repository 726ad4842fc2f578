// Two agents on one project, set up for all projects of their user: what a killed one leaves is taken up by the other from the
// block alone, and both work at once in worktrees of their own.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import type { ModelServer } from '../support/model-server/model-server.ts';
import type { Campaign, RunOptions, Stage } from './campaign.ts';
import { handover } from './handover.ts';
import { worktreesOf, type Partner } from './partner.ts';
import { inTwoWorktrees } from './two-worktrees.ts';

export type Act = (stage: Stage, first: Partner, second: Partner) => Promise<void>;

export async function playPair(
  stage: Stage,
  campaigns: readonly [Campaign, Campaign],
  acts: readonly Act[] = [handover, inTwoWorktrees],
): Promise<void> {
  const models: ModelServer[] = [];
  const partner = async ({ agent, player }: Campaign): Promise<Partner> => {
    const model = await player.startModel();
    models.push(model);
    player.prepare(stage, model, [stage.project, ...worktreesOf(stage)]);
    stage.tl('setup', agent, '--user');
    await player.trust?.(stage);
    const command = (prompt: string, options?: RunOptions, goesOn = false) => {
      const { command: program, args, env = {} } = player.start(stage, model, prompt, goesOn);
      return [program, args, { ...options, env }] as const;
    };
    return {
      agent,
      player,
      model,
      run: (prompt, options) => stage.run(...command(prompt, options)),
      goOn: (prompt, options) => stage.run(...command(prompt, options, true)),
      begin: (prompt, options) => stage.begin(...command(prompt, options)),
    };
  };
  try {
    const [first, second] = [await partner(campaigns[0]), await partner(campaigns[1])];
    for (const act of acts) await act(stage, first, second);
  } finally {
    for (const model of models) await model.close();
  }
}

/** A repository with a goal and four tasks, none of them begun. */
export function seedRepository(stage: Stage): void {
  const { tl, project } = stage;
  git(project, 'init', '--quiet', '--initial-branch', 'main');
  writeFileSync(join(project, '.gitignore'), '.throughline/\n');
  git(project, 'add', '.gitignore');
  git(project, 'commit', '--quiet', '--message', 'Begin');
  tl('init');
  tl('goal', 'create', 'Ship the shop');
  const says = 'A form at /login that posts to the server. Sessions live in a cookie.';
  const criteria = ['A wrong password is refused', 'A session ends after an hour'];
  const proved = criteria.flatMap((criterion) => ['--acceptance-criteria', criterion]);
  tl('task', 'add', 'G1', 'Write the login', '--description', says, ...proved, '--priority', '0');
  tl('task', 'add', 'G1', 'Write the basket', '--priority', '1');
  tl('task', 'add', 'G1', 'Write the order');
  tl('task', 'add', 'G1', 'Write the imprint');
  for (const worktree of worktreesOf(stage)) git(project, 'worktree', 'add', '--quiet', worktree);
}

/** Without the user's own settings, which may sign commits or run programs. */
function git(cwd: string, ...args: string[]): void {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: devNull };
  const { status, stderr } = spawnSync('git', [...who, ...args], { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} ended with ${status}: ${stderr}`);
}
