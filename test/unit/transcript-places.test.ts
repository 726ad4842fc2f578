// Which transcripts of the agents belong to a project: regular files in the agent's own folder whose session worked there.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import {
  claudeSession,
  codexMeta,
  geminiMessage,
  geminiMeta,
  linesOf,
  piHeader,
  rollout,
  sampleRecords,
  text,
  transcriptsIn,
  writeLines,
} from '../support/transcript-files.ts';

let home: string;
let root: string;
beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-places-')));
  root = join(home, 'work', 'shop');
  mkdirSync(root, { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function found(variables: Readonly<Record<string, string>> = {}, agent?: string): Promise<readonly string[]> {
  const files: string[] = [];
  for await (const file of transcriptsIn(home, variables).find(root, agent)) {
    files.push(`${file.agent} ${relative(home, file.path)}`);
  }
  return files;
}

const claude = (path: string, cwd: string) =>
  writeLines(join(home, path), [{ type: 'summary', summary: 'x' }, claudeSession('s', cwd).prompt('Hi')]);
const codex = (cwd: string) => [rollout(0, 'session_meta', codexMeta('c', { cwd }))];

test('are those in its folder and below it, of every agent', async () => {
  claude('.claude/projects/-shop/a.jsonl', root);
  claude('.claude/projects/-shop/a/subagents/agent-1.jsonl', root);
  claude('.claude/projects/-shop-web/b.jsonl', join(root, 'web'));
  claude('.claude/projects/-shop2/c.jsonl', `${root}2`);
  claude('.claude/projects/-shop/odd/d.jsonl', root);
  writeLines(join(home, '.claude/projects/-shop/e.jsonl'), ['{}']);
  writeLines(join(home, '.codex/sessions/2026/11/16/rollout-1.jsonl'), codex(root));
  writeLines(join(home, '.codex/sessions/2026/11/16/rollout-2.jsonl'), codex('/elsewhere'));
  mkdirSync(join(home, '.codex/archived_sessions'));
  writeFileSync(
    join(home, '.codex/archived_sessions/rollout-3.jsonl.zst'),
    zstdCompressSync(Buffer.from(linesOf(codex(root)))),
  );
  const chat = [{ ...geminiMeta, projectHash: sha256(root) }, geminiMessage('m', 'user', 'Hi')];
  writeLines(join(home, '.gemini/tmp', sha256(root), 'chats/session-1.jsonl'), chat);
  writeLines(join(home, '.gemini/tmp', sha256(root), 'chats/session-0.json'), [
    JSON.stringify({ ...geminiMeta, messages: [] }),
  ]);
  writeLines(join(home, '.gemini/tmp/shop/chats/session-2.jsonl'), [geminiMeta]);
  writeFileSync(join(home, '.gemini/tmp/shop/.project_root'), root);
  writeLines(join(home, '.gemini/tmp/other/chats/session-3.jsonl'), [geminiMeta]);
  writeLines(join(home, '.pi/agent/sessions/--shop--/1_a.jsonl'), [piHeader({ cwd: root })]);
  writeLines(join(home, '.pi/agent/sessions/--b--/1_b.jsonl'), [piHeader()]);
  const name = root.slice(1).replaceAll(/[^A-Za-z0-9]+/g, '-');
  writeLines(join(home, '.cursor/projects', name, 'agent-transcripts/u/u.jsonl'), [
    { role: 'user', message: { content: [text('Hi')] } },
  ]);
  writeLines(join(home, '.cursor/projects', `${name}2`, 'agent-transcripts/u/u.jsonl'), [
    { role: 'user', message: {} },
  ]);
  mkdirSync(join(home, '.local/share/opencode'), { recursive: true });
  const db = new DatabaseSync(join(home, '.local/share/opencode/opencode.db'));
  db.exec(`CREATE TABLE session (id TEXT, parent_id TEXT, directory TEXT, time_created INTEGER, time_updated INTEGER)`);
  const add = db.prepare('INSERT INTO session VALUES (?, NULL, ?, 1, 1)');
  for (const [id, folder] of [
    ['ses_1', root],
    ['ses_2', '/elsewhere'],
    ['ses_3', join(root, 'web')],
  ] as const)
    add.run(id, folder);
  db.close();

  expect((await found()).toSorted()).toEqual(
    [
      'claude .claude/projects/-shop/a.jsonl',
      'claude .claude/projects/-shop/a/subagents/agent-1.jsonl',
      'claude .claude/projects/-shop-web/b.jsonl',
      'codex .codex/archived_sessions/rollout-3.jsonl.zst',
      'codex .codex/sessions/2026/11/16/rollout-1.jsonl',
      `cursor .cursor/projects/${name}/agent-transcripts/u/u.jsonl`,
      `gemini .gemini/tmp/${sha256(root)}/chats/session-0.json`,
      `gemini .gemini/tmp/${sha256(root)}/chats/session-1.jsonl`,
      'gemini .gemini/tmp/shop/chats/session-2.jsonl',
      'opencode .local/share/opencode/opencode.db#ses_1',
      'opencode .local/share/opencode/opencode.db#ses_3',
      'pi .pi/agent/sessions/--shop--/1_a.jsonl',
    ].toSorted(),
  );
  expect(await found({}, 'pi')).toEqual(['pi .pi/agent/sessions/--shop--/1_a.jsonl']);
  expect(await found({}, 'hal')).toEqual([]);
});

test('lie where the agents’ own variables say', async () => {
  claude('c/projects/-shop/a.jsonl', root);
  writeLines(join(home, 'x/sessions/rollout-1.jsonl'), codex(root));
  writeLines(join(home, 'g/.gemini/tmp', sha256(root), 'chats/session-1.jsonl'), [geminiMeta]);
  writeLines(join(home, 'p/sessions/--s--/1_a.jsonl'), [piHeader({ cwd: root })]);
  const variables = {
    CLAUDE_CONFIG_DIR: join(home, 'c'),
    CODEX_HOME: join(home, 'x'),
    GEMINI_CLI_HOME: join(home, 'g'),
    PI_CODING_AGENT_DIR: '~/p',
    XDG_DATA_HOME: join(home, 'd'),
    OPENCODE_DB: ':memory:',
  };
  expect((await found(variables)).map((line) => line.split(' ')[0])).toEqual(['claude', 'codex', 'gemini', 'pi']);
});

test('are no links, pipes or files that cannot be read', async () => {
  const outside = claude('outside/a.jsonl', root);
  const own = join(home, '.claude/projects/-shop');
  mkdirSync(own, { recursive: true });
  symlinkSync(outside, join(own, 'link.jsonl'));
  symlinkSync(dirname(outside), join(home, '.claude/projects/linked'));
  execFileSync('mkfifo', [join(own, 'pipe.jsonl')]);
  writeFileSync(join(own, 'bytes.jsonl'), Buffer.from([0xff, 0xfe, 0x0a, 0x00]));
  expect(await found()).toEqual([]);
  const transcripts = transcriptsIn(home);
  const left: string[] = [];
  for await (const _ of transcripts.find(root, undefined, (path, why) => left.push(`${relative(own, path)} ${why}`)));
  expect(left).toEqual(['bytes.jsonl elsewhere', 'link.jsonl link', 'pipe.jsonl irregular']);
  const isOwn = (file: { agent: string; path: string }) => transcripts.isOwn(file);
  expect(await isOwn({ agent: 'claude', path: join(own, 'bytes.jsonl') })).toBe(true);
  expect(await isOwn({ agent: 'claude', path: join(own, 'link.jsonl') })).toBe(false);
  expect(await isOwn({ agent: 'codex', path: join(own, 'bytes.jsonl') })).toBe(false);
  expect(await isOwn({ agent: 'claude', path: join(own, 'gone.jsonl') })).toBe(false);
  expect(await isOwn({ agent: 'claude', path: join(own, '../../../outside/a.jsonl') })).toBe(false);
  expect(await isOwn({ agent: 'hal', path: join(own, 'bytes.jsonl') })).toBe(false);
});

test('are found where the agent’s folder itself is a link, and the project is named by one', async () => {
  claude('dotfiles/claude/projects/-shop/a.jsonl', root);
  symlinkSync(join(home, 'dotfiles/claude'), join(home, '.claude'));
  symlinkSync(join(home, 'work'), join(home, 'w'));
  const files: string[] = [];
  for await (const { path } of transcriptsIn(home).find(join(home, 'w/shop'))) files.push(path);
  expect(files).toEqual([join(home, 'dotfiles/claude/projects/-shop/a.jsonl')]);
  expect(await transcriptsIn(home).isOwn({ agent: 'claude', path: join(home, '.claude/projects/-shop/a.jsonl') })).toBe(
    true,
  );
});

test('are recognised by what they say', async () => {
  const transcripts = transcriptsIn(home);
  const recognise = (path: string) => transcripts.recognise(path);
  for (const agent of ['claude', 'codex', 'gemini', 'pi', 'cursor']) {
    expect(await recognise(writeLines(join(home, `${agent}-sample.jsonl`), sampleRecords(agent)))).toBe(agent);
  }
  const document = [JSON.stringify({ ...geminiMeta, messages: [] }, null, 2)];
  expect(await recognise(writeLines(join(home, 'chat.json'), document))).toBe('gemini');
  const large = [rollout(0, 'session_meta', codexMeta('c', { base_instructions: { text: 'x'.repeat(400_000) } }))];
  expect(await recognise(writeLines(join(home, 'large.jsonl'), large))).toBe('codex');
  for (const lines of [[], ['{}'], ['no'], [{ type: 'user' }], [{ id: 'x' }]]) {
    expect(await recognise(writeLines(join(home, 'other.jsonl'), lines))).toBeUndefined();
  }
  expect(await recognise(join(home, 'gone.jsonl'))).toBeUndefined();
  expect(await recognise(home)).toBeUndefined();
  writeFileSync(join(home, 'opencode.db'), 'no database');
  expect(await recognise(join(home, 'opencode.db'))).toBeUndefined();
  expect(await recognise(join(home, 'ledger.db'))).toBeUndefined();
  rmSync(join(home, 'opencode.db'));
  const db = new DatabaseSync(join(home, 'opencode.db'));
  db.exec('CREATE TABLE session (id TEXT, parent_id TEXT, directory TEXT, time_created INTEGER)');
  db.close();
  expect(await recognise(join(home, 'opencode.db'))).toBe('opencode');
});
