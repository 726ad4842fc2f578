// The fuzz of hooks: the recorded events of every coding agent with something wrong in them, each to a process.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CODING_AGENTS } from '../../src/base/coding-agents.ts';
import { root } from '../support/bundled-script.ts';
import { faultsOfHook, runHookProcess } from '../support/hook-process.ts';
import { hostileText, hostileValue, shown, spoiled, spoiledText } from './hostile-values.ts';
import type { Surface } from './shot.ts';
import type { Target } from './target.ts';

const INPUTS = join(root, 'test', 'support', 'hook-inputs');
const EVENTS = CODING_AGENTS.flatMap((agent) =>
  readdirSync(join(INPUTS, agent))
    .filter((name) => name !== 'answers.json')
    .toSorted()
    .map((name) => ({ agent, name, text: readFileSync(join(INPUTS, agent, name), 'utf8') })),
);

export function overHooks(target: Target): Surface {
  const { project, folder, env } = target;
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  return {
    name: 'hooks',
    weight: 5,
    async shoot(_definition, dice) {
      const event = dice.pick(EVENTS);
      const agent = dice.hit(0.03) ? hostileText(dice).replaceAll('\0', '').slice(0, 1_000) : event.agent;
      const fits = JSON.parse(event.text.replaceAll('/home/ada/shop', project)) as Record<string, unknown>;
      const places = [
        '/dev/zero',
        pipe,
        '/',
        join(project, 'none'),
        '/etc/passwd',
        project,
        '\ud800',
        'relative/../..',
      ];
      const odd = dice.pick([
        'transcript_path',
        'cwd',
        'session_id',
        'source',
        'tool_input',
        'hook_event_name',
        'workspace_roots',
      ]);
      const input = dice.hit(0.4)
        ? { ...fits, [odd]: dice.hit(0.6) ? dice.pick(places) : hostileValue(dice) }
        : dice.hit(0.7)
          ? spoiled(fits, dice)
          : fits;
      const text = JSON.stringify(input) ?? '';
      const bytes = dice.hit(0.12) ? spoiledText(text, dice) : text;
      const ending = await runHookProcess(agent, bytes, { cwd: project, env });
      return {
        name: `hook ${event.agent}`,
        sent: `${agent}: ${shown(bytes)}`,
        outcome: ending.stdout.length < 4 ? 'silence' : 'said',
        // Sessions and what they hold are what a hook is for.
        mayWrite: true,
        faults: faultsOfHook(agent, ending),
      };
    },
  };
}
