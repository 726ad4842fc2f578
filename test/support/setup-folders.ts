// A project and a user in a temporary folder, for agents' files that are set up there.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { systemClock } from '../../src/base/clock.ts';
import type { CodingAgent } from '../../src/base/coding-agents.ts';
import { createIds } from '../../src/base/ids.ts';
import { systemRandom } from '../../src/base/random.ts';
import { agentSetups } from '../../src/surfaces/coding-agents/setups.ts';
import { planPut } from '../../src/surfaces/setup/plan.ts';
import { openRecords } from '../../src/surfaces/setup/records.ts';
import type { SetupOptions } from '../../src/surfaces/setup/setup.ts';

export interface SetupFolders {
  readonly root: string;
  readonly inProject: (...names: string[]) => string;
  /** `cli` is where the program is; `project` another project of the same user. */
  readonly optionsFor: (
    agent: CodingAgent,
    given?: Partial<SetupOptions> & { readonly cli?: string; readonly project?: string },
  ) => SetupOptions;
  /** As versions before did it: absolute paths in the files that the team shares, and a record without targets. */
  setUpAsBefore(options: SetupOptions): void;
  /** Every file with its text, and every empty folder; without what setup remembers. */
  contents(): Record<string, string>;
  dispose(): void;
}

export function createSetupFolders(): SetupFolders {
  // As people's folders are called.
  const root = mkdtempSync(join(tmpdir(), 'throughline setup \'ü"-'));
  for (const name of ['project', 'user']) mkdirSync(join(root, name));
  const configFolder = join(root, 'config');
  const ids = createIds(systemClock, systemRandom);
  return {
    root,
    inProject: (...names) => join(root, 'project', ...names),
    optionsFor(agent, { cli = '/opt/through line/dist/cli.cjs', project = 'project', ...rest } = {}) {
      return {
        agent,
        scope: 'project',
        withAgentsMd: false,
        places: { project: join(root, project), user: join(root, 'user'), variable: () => undefined },
        program: { node: '/opt/node/bin/node', cli, hook: join(dirname(cli), 'hook.cjs') },
        quote: (text) => `'${text}'`,
        configFolder,
        ids,
        extension: (of, command = ['throughline', 'hook']) =>
          `// Written by \`throughline setup\`;\nexport const ${of} = ${JSON.stringify(command)};\n`,
        ...rest,
      };
    },
    setUpAsBefore({ agent, places, program: { node, cli, hook }, quote, extension }) {
      const records = openRecords(configFolder, ids);
      const targets = agentSetups[agent].targets({
        scope: 'shared',
        places,
        files: { isThere: (path) => statSync(path, { throwIfNoEntry: false }) !== undefined, read: () => undefined },
        hook: `${quote(node)} ${quote(hook)} ${agent}`,
        server: [node, cli, 'mcp'],
      });
      for (const target of targets.filter(({ kind }) => kind !== 'marked')) {
        const { path } = target;
        const before = textAt(path);
        const { after, change } = planPut(target, {
          path,
          before,
          records,
          extension: () => extension(agent, [node, hook]),
        });
        if (after === undefined || after === before) continue;
        const missing: string[] = [];
        for (let at = dirname(path); textAt(at) === undefined && !isFolder(at); at = dirname(at)) missing.push(at);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, after);
        records.keepFolders(missing);
        if (change) records.keep(path, after, { existed: change.existed, inserted: change.inserted });
        else records.forget(path);
      }
    },
    contents() {
      const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
        (path) => !path.startsWith('config'),
      );
      return Object.fromEntries(paths.toSorted().map((path) => [path, textAt(join(root, path)) ?? '']));
    },
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function textAt(path: string): string | undefined {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : undefined;
}
