// A database for a whole home on the tests' server. The tables of all domains are made once for a test file; each home gets a copy.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openHome, readConfig } from '../../src/main.ts';

export interface HomeDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

let template: Promise<string> | undefined;

export async function createHomeDatabase(): Promise<HomeDatabase> {
  template ??= makeTemplate();
  const name = nameOf('home');
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${await template}`);
  return { url: urlOf(name), drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

async function makeTemplate(): Promise<string> {
  const name = nameOf('template');
  await onServer(`CREATE DATABASE ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'throughline-template-'));
  const config = { ...readConfig(), cwd: folder, home: undefined, configFolder: join(folder, 'config') };
  await (await openHome({ postgres: urlOf(name), config })).close();
  rmSync(folder, { recursive: true, force: true });
  return name;
}

/** Other files of a worker have made theirs before. */
function nameOf(what: string): string {
  return `${what}_${randomUUID().replaceAll('-', '')}`;
}

function urlOf(database: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
