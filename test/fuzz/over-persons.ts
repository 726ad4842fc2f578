// The fuzz of what only a person does, as the command line runs it: nobody at the call, a person, the digest of what was shown,
// another digest, and a coding agent that confirms for its person.
import { join } from 'node:path';
import { Refusal } from '../../src/base/errors.ts';
import type { Call } from '../../src/base/operation.ts';
import { openHome, readConfig } from '../../src/main.ts';
import { faultsOfError } from './error-rows.ts';
import { shown } from './hostile-values.ts';
import { inputFor } from './over-http.ts';
import { bounded, gotThrough, isOutside, type Definition, type Shot, type Surface } from './shot.ts';
import type { Target } from './target.ts';

const ACTOR = 'cli:person';
const PROGRAMS: readonly Call[] = [
  { actor: ACTOR },
  { actor: ACTOR, runBy: 'claude' },
  { actor: 'mcp:claude', owner: 'claude:1' },
  { actor: 'http:ci' },
  { actor: 'library', confirm: '' },
];

interface Outcome {
  readonly code: string;
  readonly digest: string | undefined;
  readonly faults: readonly string[];
}

export async function overPersons(target: Target): Promise<Surface & { close(): Promise<void> }> {
  const { project: cwd, configFolder } = target;
  const home = await openHome({ config: { ...readConfig(), cwd, home: join(cwd, '.throughline'), configFolder } });

  const run = async ({ name }: Definition, input: unknown, call: Call): Promise<Outcome> => {
    try {
      await bounded(home.call(name, input, call));
      return { code: 'done', digest: undefined, faults: [] };
    } catch (error) {
      const { code, message, details = {} } = error as Partial<Refusal>;
      const isOurs = !(error instanceof Refusal) && !isOutside(code);
      const faults = isOurs ? [String(error)] : faultsOfError({ code, message, hint: '' });
      const { digest } = details as { readonly digest?: string };
      return { code: code ?? 'bug', digest, faults };
    }
  };

  /** Who comes with what they were shown, and whether the act is then theirs to do. */
  const confirming = (
    { agentsMayConfirm = true }: Definition,
    digest: string,
  ): readonly { readonly call: Call; readonly mayDo: boolean }[] => [
    { call: { actor: ACTOR, person: true }, mayDo: true },
    { call: { actor: ACTOR, confirm: digest }, mayDo: true },
    { call: { actor: ACTOR, confirm: digest, runBy: 'claude' }, mayDo: agentsMayConfirm },
    { call: { actor: ACTOR, confirm: digest.replace(/^./, (first) => (first === '0' ? '1' : '0')) }, mayDo: false },
    { call: { actor: ACTOR, confirm: digest.toUpperCase() }, mayDo: /^\d+$/.test(digest) },
  ];

  return {
    name: 'persons',
    weight: 20,
    takes: ({ person = false }) => person,
    async shoot(definition, dice): Promise<Shot> {
      const input = inputFor(definition, target, dice);
      const sent = JSON.stringify(input) ?? '';
      const told = await run(definition, input, dice.pick(PROGRAMS));
      const faults = [...told.faults, ...(told.code === 'done' ? gotThrough(definition, false) : [])];
      const shot = { name: `persons ${definition.name}`, faults };
      if (told.digest === undefined)
        return { ...shot, sent: shown(sent), outcome: told.code, mayWrite: told.code === 'done' };
      const { call, mayDo } = dice.pick(confirming(definition, told.digest));
      const then = await run(definition, input, call);
      return {
        ...shot,
        sent: `${shown(sent)} by ${JSON.stringify(call)}`,
        outcome: then.code,
        mayWrite: then.code === 'done',
        faults: [...faults, ...then.faults, ...(then.code === 'done' && !mayDo ? gotThrough(definition, false) : [])],
      };
    },
    close: () => home.close(),
  };
}
