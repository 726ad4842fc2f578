// Gemini CLI at a terminal, where a person types: only there a session has more than one prompt in one process.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../src/base/clock.ts';
import { eventually } from '../support/eventually.ts';
import type { ModelRequest, ModelServer } from '../support/model-server/model-server.ts';
import type { Stage } from './campaign.ts';
import type { Converse } from './conversation.ts';

export const MODEL = ['-m', 'gemini-2.5-flash', '--approval-mode', 'yolo'];

export const environment = (model: ModelServer) => ({ GOOGLE_GEMINI_BASE_URL: model.url, GEMINI_API_KEY: 'none' });

const SUMMARY = '<state_snapshot><overall_goal>The basket</overall_goal></state_snapshot>';

/** Undefined where there is none to be had. */
export function openTerminal(stage: Stage, model: ModelServer, more: NodeJS.ProcessEnv = {}) {
  const { output } = spawnSync('script', ['--version'], { encoding: 'utf8' });
  if (!JSON.stringify(output).includes('util-linux')) {
    stage.untried('at the terminal, for want of `script` of util-linux');
    return undefined;
  }
  const program = [process.execPath, stage.executable('gemini'), ...MODEL].map((word) => `'${word}'`).join(' ');
  // What is higher than the terminal is drawn again and again, and keys are lost meanwhile.
  const command = `stty rows 300 cols 160; exec ${program}`;
  const env = { ...environment(model), TERM: 'xterm-256color', CI: '', ...more };
  const terminal = stage.talk('script', ['-qfec', command, '/dev/null'], { env, timeoutMs: 1_200_000 });
  const from = stage.hooks().length;
  const calls = () =>
    stage
      .hooks()
      .slice(from)
      .filter(({ input }) => String(input['transcript_path']).includes('.gemini'));
  const seen = (event: string) => calls().filter(({ input }) => input['hook_event_name'] === event).length;
  const enter = async (text: string, isDone: () => boolean) => {
    terminal.write(text);
    // A key that comes while it still draws is taken for a part of a paste: a person would press it again.
    for (let attempt = 1; !isDone() && attempt <= 3; attempt += 1) {
      await systemClock.sleep(1_500);
      terminal.write('\r');
      await eventually(`"${text}" is done`, isDone, 12_000).catch((error: unknown) => {
        if (attempt === 3) throw error;
      });
    }
    await systemClock.sleep(1_500);
  };
  return {
    calls,
    seen,
    enter,
    /** Until it can be spoken to. */
    async begins() {
      await eventually('it begins', () => seen('SessionStart') === 1, 30_000);
      await systemClock.sleep(3_000);
    },
    async compress() {
      const summaries = () =>
        model.requests.filter(({ turn }) => turn && 'text' in turn && turn.text === SUMMARY).length;
      const before = summaries();
      model.say(...[1, 2].map(() => ({ text: SUMMARY, when: isSummary })));
      await enter('/compress', () => summaries() === before + 2);
    },
    close: () => terminal.close(),
  };
}

/** A history that is longer than its summary, without anything long to be drawn. */
export function readMuch(stage: Stage, model: ModelServer): void {
  writeFileSync(join(stage.project, 'long.txt'), Array.from({ length: 2_000 }, (_, at) => `word${at}\n`).join(''));
  model.say({ tool: 'read_file', input: { file_path: 'long.txt' } });
}

export const converseWithGemini: Converse = async (stage, model, { env } = {}) => {
  const terminal = openTerminal(stage, model, env);
  if (!terminal) return undefined;
  const { enter } = terminal;
  readMuch(stage, model);
  await terminal.begins();
  const own = terminal.calls().at(0)?.input['session_id'];
  // Another session of it may run beside this one.
  const seen = (event: string) =>
    terminal.calls().filter(({ input }) => input['session_id'] === own && input['hook_event_name'] === event).length;
  return {
    async prompt(text, stops = 1) {
      const before = seen('AfterAgent');
      await enter(text, () => seen('AfterAgent') === before + stops);
    },
    compact: () => terminal.compress(),
    async close() {
      try {
        await enter('/quit', () => seen('SessionEnd') >= 1);
      } finally {
        await terminal.close();
      }
    },
  };
};

const isSummary = ({ body }: ModelRequest) =>
  JSON.stringify(body['systemInstruction'] ?? '').includes('state_snapshot');
