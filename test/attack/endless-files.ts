// Things to read that never end: transcripts, files that a checkpoint refers to, files to import, and what comes on stdin.
import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { CODING_AGENTS } from '../../src/base/coding-agents.ts';
import { faultsOfHook } from '../support/hook-process.ts';
import type { Assault } from './assault.ts';
import { faultsOfCommand } from './healthy-home.ts';

export const endlessFiles: Assault = {
  name: 'endless-files',
  summary: 'transcripts, refs, imports and inputs that never end',
  async run({ beside, dice, isShort, fault }) {
    const { project } = beside;
    const [pipe, zero] = [join(project, 'pipe'), join(project, 'zero')];
    execFileSync('mkfifo', [pipe]);
    symlinkSync('/dev/zero', zero);
    const figures = { hooks: 0, calls: 0, commands: 0 };
    const agents = isShort ? [...new Set(['gemini' as const, dice.pick(CODING_AGENTS)])] : CODING_AGENTS;
    for (const agent of agents) {
      for (const transcript_path of [pipe, zero, '/dev/zero']) {
        // Gemini CLI's prompts are the ones that read it.
        const events = agent === 'gemini' ? ['compacted', 'stop'] : ['stop'];
        for (const event of events) {
          figures.hooks += 1;
          const ending = await beside.hook(agent, event, { transcript_path });
          for (const what of faultsOfHook(agent, ending))
            fault(`a transcript at ${transcript_path}, ${agent}: ${what}`);
        }
      }
      const block = new Uint8Array(65_536).fill(0x20);
      for (const start of [{ endless: () => block }, { isLeftOpen: true }]) {
        figures.hooks += 1;
        const ending = await beside.hook(agent, 'start', {}, start);
        for (const what of faultsOfHook(agent, ending)) fault(`a stdin that never ends, ${agent}: ${what}`);
      }
    }
    const refs = ['file:pipe', 'file:zero', 'file:zero#L1-L2'];
    await beside.post('/v1/work/update_checkpoint', {
      task_id: 'T1',
      where_we_left_off: 'Here.',
      next_step: 'Go on',
      context_refs: refs,
    });
    for (const refsAsked of [undefined, ...refs.map((ref) => [ref])]) {
      figures.calls += 1;
      const { status, text } = await beside.post('/v1/work/load_context', {
        task_id: 'T1',
        ...(refsAsked ? { refs: refsAsked } : {}),
      });
      if (status === 0 || status >= 500)
        fault(`load_context of ${JSON.stringify(refsAsked)}: ${status} ${text.slice(0, 300)}`);
    }
    for (const args of [
      ['context', 'show', 'T1'],
      ['import', zero],
      ['proof', 'verify', zero],
      ['restore', zero],
    ]) {
      figures.commands += 1;
      for (const what of faultsOfCommand(await beside.tl([...args, '--json']))) fault(`${args.join(' ')}: ${what}`);
    }
    return figures;
  },
};
