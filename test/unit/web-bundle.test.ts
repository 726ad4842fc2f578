// Mission control's boundary, proven by its bundle: the client and a few ports of ours, React, and nothing of a server.
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { createWebAssets } from '../../src/surfaces/http/web-assets.ts';

const root = join(import.meta.dirname, '..', '..');

interface Built {
  readonly modules: readonly string[];
  readonly imports: readonly string[];
  readonly code: string;
  /** What the page begins with, and what it fetches when a view needs it. */
  readonly first: string;
  readonly later: string;
  readonly html: string;
  readonly css: string;
}

let built: Built;

beforeAll(async () => {
  const result = await build({
    configFile: join(root, 'web', 'vite.config.mjs'),
    logLevel: 'silent',
    build: { write: false },
  });
  if (!('output' in result)) throw new Error('the build gave no single output');
  const { output } = result;
  const chunks = output.filter((file) => file.type === 'chunk');
  const text = (ending: string) =>
    output
      .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith(ending) ? [String(file.source)] : []))
      .join('\n');
  const loaded = new Set<string>();
  const load = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || loaded.has(name)) return;
    loaded.add(name);
    for (const each of chunk.imports) load(each);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) load(fileName);
  const codeOf = (isWanted: (name: string) => boolean) =>
    chunks
      .filter(({ fileName }) => isWanted(fileName))
      .map(({ code }) => code)
      .join('\n');
  built = {
    modules: chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => relative(root, id).split(sep).join('/'))),
    imports: chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
    code: chunks.map(({ code }) => code).join('\n'),
    first: codeOf((name) => loaded.has(name)),
    later: codeOf((name) => !loaded.has(name)),
    html: text('.html'),
    css: text('.css'),
  };
});

describe('the bundle of mission control', () => {
  test('holds of our sources the client and its ports', () => {
    expect(built.modules.filter((id) => id.startsWith('src/')).toSorted()).toEqual([
      'src/base/backoff.ts',
      'src/base/clock.ts',
      'src/base/coding-agents.ts',
      'src/base/network.ts',
      'src/base/server-sent-events.ts',
      'src/client.ts',
    ]);
  });

  test('holds of packages React alone, and imports nothing from outside', () => {
    const packages = new Set(built.modules.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []));
    expect([...packages].toSorted()).toEqual(['react', 'react-dom', 'scheduler']);
    expect(built.imports.filter((name) => !name.startsWith('assets/'))).toEqual([]);
    expect(built.code).not.toMatch(/["']node:/);
  });

  test('has fewer than 150 kB of scripts on the wire before the first view, and fewer than 22 kB that come later', () => {
    expect(gzipSync(built.first).byteLength).toBeLessThan(150_000);
    expect(built.later).not.toBe('');
    expect(gzipSync(built.later).byteLength).toBeLessThan(22_000);
  });

  test('has a page without inline scripts or styles, and names no other host', () => {
    expect(built.html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on[a-z]+=/i);
    // React names the documentation of its errors; nothing is asked there.
    const hosts = [built.html, built.css, built.code].flatMap((text) => text.match(/https?:\/\/[\w.-]+/g) ?? []);
    expect(new Set(hosts)).toEqual(new Set(['https://react.dev', 'http://www.w3.org']));
  });
});

test('the daemon serves the page at the address of every view', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tl-views-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  const assets = createWebAssets(folder);
  const text = await readFile(join(root, 'web', 'src', 'app.tsx'), 'utf8');
  const views = [...text.matchAll(/^ +\[?'(\/[\w:/]*)',/gm)].map(([, pattern = '']) =>
    pattern.replaceAll(/:\w+/g, 'x-1'),
  );
  const missing: string[] = [];
  for (const path of views) if (!(await assets.find(path))) missing.push(path);
  await rm(folder, { recursive: true });
  expect([views.length > 12, missing]).toEqual([true, []]);
});

test('no source of mission control makes markup of text', async () => {
  const folder = join(root, 'web', 'src');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const found: string[] = [];
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    if (/dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(/.test(text))
      found.push(name);
  }
  expect([names.length > 40, found]).toEqual([true, []]);
});
