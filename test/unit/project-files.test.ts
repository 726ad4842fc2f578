// Files of a project are read inside its root only: each way out is tried, also while the reader is at it.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createProjectFiles, type ProjectFile, type ProjectFilesOptions } from '../../src/store/project-files.ts';

const MAX = 10_000;
let folder: string;
let root: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-files-')));
  root = join(folder, 'project');
  mkdirSync(join(root, 'src', 'deep'), { recursive: true });
  mkdirSync(join(root, '.throughline'));
  mkdirSync(join(folder, 'outside', 'deep'), { recursive: true });
  writeFileSync(join(root, 'src', 'deep', 'a.txt'), 'INSIDE');
  writeFileSync(join(root, '.throughline', 'work.sqlite'), 'HOME');
  writeFileSync(join(folder, 'outside', 'a.txt'), 'OUTSIDE');
  writeFileSync(join(folder, 'outside', 'deep', 'a.txt'), 'OUTSIDE');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function read(path: string, options: ProjectFilesOptions = {}, from = root): Promise<string> {
  return tell(await createProjectFiles(options).read(from, path, MAX));
}

function tell(file: ProjectFile): string {
  return file.status === 'read' ? Buffer.from(file.bytes).toString() : `${file.status}: ${file.why}`;
}

describe('a file inside the root is read', () => {
  test.each(['src/deep/a.txt', './src/deep/a.txt', 'src//deep/./a.txt'])('by the path %s', async (path) => {
    expect(await read(path)).toBe('INSIDE');
  });

  test('through a root that is a link itself, and through links that stay inside', async () => {
    symlinkSync(root, join(folder, 'alias'));
    symlinkSync('deep', join(root, 'src', 'link'));
    symlinkSync(join(root, 'src', 'link', 'a.txt'), join(root, 'b.txt'));
    expect(await read('src/link/a.txt', {}, join(folder, 'alias'))).toBe('INSIDE');
    expect(await read('b.txt')).toBe('INSIDE');
  });
});

describe('nothing else is read', () => {
  test.each([
    ['../outside/a.txt', /goes upward/],
    ['src/../../outside/a.txt', /goes upward/],
    ['src/../src/deep/a.txt', /goes upward/],
    ['..', /goes upward/],
    ['..\\outside\\a.txt', /backslash/],
    ['/etc/passwd', /absolute/],
    ['//etc/passwd', /absolute/],
    ['///etc/passwd', /absolute/],
    ['/proc/self/environ', /absolute/],
    ['C:/Windows/win.ini', /absolute/],
    ['src/deep/a.txt\0.png', /control characters/],
    ['src/deep\n/a.txt', /control characters/],
    ['', /names no file/],
    ['./', /names no file/],
    ['src', /is a folder/],
    ['src/deep/', /is a folder/],
    ['.throughline/work.sqlite', /never read/],
    ['src/deep/a.txt/b', /missing: There is no such file/],
    ['src/none.txt', /missing: There is no such file/],
    ['%2e%2e/outside/a.txt', /missing: There is no such file/],
    ['~/a.txt', /missing: There is no such file/],
    [`${'x/'.repeat(3000)}a`, /missing|ENAMETOOLONG/],
  ])('by the path %j', async (path, why) => {
    expect(await read(path)).toMatch(why);
  });

  test.each(['one', 'one/two', 'one/two/three'])('through a link out of the root at %s', async (at) => {
    const path = 'one/two/three';
    const rest = path.slice(at.length + 1);
    mkdirSync(join(root, at, '..'), { recursive: true });
    const target = join(folder, 'target');
    mkdirSync(join(target, rest, '..'), { recursive: true });
    if (rest === '') writeFileSync(target + '.txt', 'OUTSIDE');
    else writeFileSync(join(target, rest), 'OUTSIDE');
    symlinkSync(rest === '' ? target + '.txt' : target, join(root, at));
    expect(await read(path)).toMatch(/refused: The path leads out/);
  });

  test.each([
    ['/proc/self/environ', /leads out/],
    ['/dev/zero', /leads out/],
    ['../outside/deep/../a.txt', /leads out/],
    ['../project/.throughline/work.sqlite', /never read/],
    ['loop', /circles/],
    ['nowhere', /missing/],
  ])('through a link to %s', async (target, why) => {
    symlinkSync(target, join(root, 'loop'));
    expect(await read('loop')).toMatch(why);
  });

  test('of a folder whose name only begins like the root', async () => {
    mkdirSync(join(folder, 'project-2'));
    writeFileSync(join(folder, 'project-2', 'a.txt'), 'OUTSIDE');
    symlinkSync('../project-2', join(root, 'next'));
    expect(await read('next/a.txt')).toMatch(/leads out/);
  });

  test('of a home under another name, of the configuration, or of a home in any spelling', async () => {
    mkdirSync(join(root, 'state'));
    mkdirSync(join(root, 'sub', '.Throughline'), { recursive: true });
    writeFileSync(join(root, 'state', 'a'), 'HOME');
    writeFileSync(join(root, 'sub', '.Throughline', 'a'), 'HOME');
    expect(await read('state/a', { protectedFolders: async () => [join(root, 'state')] })).toMatch(/never read/);
    expect(await read('sub/.Throughline/a')).toMatch(/never read/);
  });

  test("of a home's database under a second name, which would cost this process its locks", async () => {
    linkSync(join(root, '.throughline', 'work.sqlite'), join(root, 'harmless.txt'));
    expect(await read('harmless.txt')).toMatch(/never read/);
    linkSync(join(root, 'src', 'deep', 'a.txt'), join(root, 'twice.txt'));
    expect(await read('twice.txt')).toBe('INSIDE');
  });

  test('of a file anywhere below a home or the configuration under a second name', async () => {
    const config = join(folder, 'config');
    mkdirSync(join(config, 'keys'), { recursive: true });
    mkdirSync(join(root, '.throughline', 'backups', 'monday', 'blobs'), { recursive: true });
    writeFileSync(join(config, 'keys', 'home.key'), 'KEY');
    writeFileSync(join(root, '.throughline', 'backups', 'monday', 'blobs', 'a'), 'HOME');
    linkSync(join(config, 'keys', 'home.key'), join(root, 'key.txt'));
    linkSync(join(root, '.throughline', 'backups', 'monday', 'blobs', 'a'), join(root, 'blob.txt'));
    const protectedFolders = async () => [config];
    expect(await read('key.txt', { protectedFolders })).toMatch(/never read/);
    expect(await read('blob.txt', { protectedFolders })).toMatch(/never read/);
    expect(await read('src/deep/a.txt', { protectedFolders })).toBe('INSIDE');
  });

  test('with a second name where there are too many files to compare', async () => {
    const home = join(folder, 'home');
    mkdirSync(home);
    for (let at = 0; at < 21_000; at += 1) writeFileSync(join(home, String(at)), '');
    linkSync(join(root, 'src', 'deep', 'a.txt'), join(root, 'twice.txt'));
    expect(await read('twice.txt', { protectedFolders: async () => [home] })).toMatch(/never read/);
  });

  test('of FIFOs, sockets and devices, and none of them is opened', async () => {
    execFileSync('mkfifo', [join(root, 'fifo')]);
    const server = createServer().listen(join(root, 'socket'));
    await once(server, 'listening');
    expect(await read('fifo')).toMatch(/no regular file/);
    expect(await read('socket')).toMatch(/no regular file/);
    server.close();
  });

  test('of a FIFO that was put there a moment before it is opened', async () => {
    const probe = ({ what }: { what: string }) => {
      if (what !== 'open') return;
      rmSync(join(root, 'src', 'deep', 'a.txt'));
      execFileSync('mkfifo', [join(root, 'src', 'deep', 'a.txt')]);
    };
    expect(await read('src/deep/a.txt', { probe })).toMatch(/no regular file/);
  });

  test('beyond the limit, also of a file that grows or that says it is empty', async () => {
    writeFileSync(join(root, 'huge'), Buffer.alloc(MAX + 1));
    writeFileSync(join(root, 'full'), Buffer.alloc(MAX, 'x'));
    expect(await read('huge')).toMatch(/larger than 10000/);
    expect(await read('full')).toHaveLength(MAX);
    const probe = ({ what }: { what: string }) => {
      if (what === 'read') writeFileSync(join(root, 'full'), Buffer.alloc(MAX * 3, 'x'));
    };
    expect(await read('full', { probe })).toMatch(/larger than 10000/);
    expect(await read('self/maps', {}, '/proc')).toMatch(/larger than 10000/);
  });

  test('of a project whose root is the whole machine, relative, or not there', async () => {
    expect(await read('etc/passwd', {}, '/')).toMatch(/whole machine/);
    expect(await read('a.txt', {}, 'src')).toMatch(/no absolute path/);
    expect(await read('a.txt', {}, join(folder, 'none'))).toMatch(/missing: The root/);
  });
});

describe.each([
  ['the system says which file is open', {}],
  ['it does not', { pathOf: async () => undefined }],
])('swapped while it is read, where %s', (_, options: ProjectFilesOptions) => {
  const POINTS = ['realpath', 'lstat', 'open', 'fstat', 'read', 'check'];

  test.each(POINTS)('a folder that becomes a link out of the root at %s gives no byte from there', async (point) => {
    const deep = join(root, 'src', 'deep');
    let isSwapped = false;
    const probe = ({ what }: { what: string }) => {
      if (what !== point || isSwapped) return;
      isSwapped = true;
      renameSync(deep, join(folder, 'kept'));
      symlinkSync(join(folder, 'outside', 'deep'), deep);
    };
    expect(await read('src/deep/a.txt', { ...options, probe })).toMatch(/^INSIDE$|leads out/);
  });

  test.each(POINTS)('nor a link that becomes a folder again at %s', async (point) => {
    const deep = join(root, 'src', 'deep');
    let seen = '';
    const swap = (to: 'link' | 'folder') => {
      if (seen === to) return;
      seen = to;
      rmSync(deep, { recursive: true });
      if (to === 'link') symlinkSync(join(folder, 'outside', 'deep'), deep);
      else {
        mkdirSync(deep);
        writeFileSync(join(deep, 'a.txt'), 'INSIDE');
      }
    };
    // A link while it is opened, a folder whenever it is looked at.
    const probe = ({ what }: { what: string }) => swap(what === point || what === 'open' ? 'link' : 'folder');
    expect(await read('src/deep/a.txt', { ...options, probe })).not.toContain('OUTSIDE');
  });

  test('a file that is saved meanwhile is read again, and one that never rests is not', async () => {
    const path = join(root, 'src', 'deep', 'a.txt');
    const saves = (times: number) => {
      let left = times;
      return ({ what }: { what: string }) => {
        if (what === 'read' && left-- > 0) writeFileSync(path, `INSIDE ${left} `.repeat(left + 2));
      };
    };
    expect(await read('src/deep/a.txt', { ...options, probe: saves(1) })).toBe('INSIDE 0 INSIDE 0 ');
    expect(await read('src/deep/a.txt', { ...options, probe: saves(100) })).toMatch(/keeps changing/);
  });
});

test('a process that swaps folder and link without end never gets a byte from outside read', async () => {
  const script = `
    const { renameSync } = require('node:fs');
    const [deep, link, spare] = process.argv.slice(1);
    process.stdout.write('.');
    for (;;) for (const [a, b] of [[deep, spare], [link, deep], [deep, link], [spare, deep]]) renameSync(a, b);
  `;
  const paths = [join(root, 'src', 'deep'), join(root, 'link'), join(root, 'spare')];
  symlinkSync(join(folder, 'outside', 'deep'), join(root, 'link'));
  const child = spawn(process.execPath, ['-e', script, ...paths], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const files = createProjectFiles();
  const said = new Set<string>();
  try {
    for (let round = 0; round < 1_500; round += 1) said.add(tell(await files.read(root, 'src/deep/a.txt', MAX)));
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  expect(said).toContain('INSIDE');
  expect([...said].filter((text) => text.includes('OUTSIDE'))).toEqual([]);
});

test('no path through any tree of links ever yields bytes of a file outside the root', async () => {
  const folders = ['a', 'b', 'c'];
  const links = ['x', 'y', 'z'];
  const target = fc.constantFrom(
    ...['.', '..', '../..', '../../outside', '/', 'a', 'b/x', '../a', '.throughline', 'a/../../outside', 'y'],
    'ABSOLUTE',
  );
  const link = fc.tuple(fc.constantFrom('', ...folders), fc.constantFrom(...links), target);
  const segment = fc.constantFrom(...folders, ...links, '..', '.', '', 'outside', 'project', '.throughline', 'etc');
  const tree = fc.uniqueArray(link, { minLength: 1, maxLength: 9, selector: ([place, name]) => `${place}/${name}` });
  const paths = fc.array(fc.array(segment, { maxLength: 5 }), { minLength: 10, maxLength: 30 });
  const seen = { read: 0, missing: 0, refused: 0 };
  let made = 0;
  await fc.assert(
    fc.asyncProperty(tree, paths, async (planted, asked) => {
      const at = join(folder, `tree-${made++}`);
      const here = join(at, 'project');
      for (const name of [...folders, '.throughline', '../outside']) mkdirSync(join(here, name), { recursive: true });
      for (const name of ['', ...folders]) writeFileSync(join(here, name, 'f'), 'INSIDE');
      for (const name of ['.throughline', '../outside', '..']) writeFileSync(join(here, name, 'f'), 'OUTSIDE');
      for (const [place, name, to] of planted) {
        symlinkSync(to === 'ABSOLUTE' ? join(at, 'outside') : to, join(here, place, name));
      }
      const files = createProjectFiles();
      for (const path of asked) {
        const found = await files.read(here, [...path, 'f'].join('/'), MAX);
        seen[found.status] += 1;
        expect(tell(found)).not.toContain('OUTSIDE');
      }
    }),
    { numRuns: 150 },
  );
  // A property that met only one side would prove nothing.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
});
