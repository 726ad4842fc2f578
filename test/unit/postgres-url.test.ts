// A Postgres URL is recognised in one way everywhere, and never shown with its credentials.
import { expect, test } from 'vitest';
import { isPostgresUrl, withoutCredentials } from '../../src/base/postgres-url.ts';

test.each(['postgres://localhost/a', 'postgresql://u:p@h:5432/a?sslmode=require', 'POSTGRESQL://h/a'])(
  '%s is a Postgres URL',
  (text) => {
    expect(isPostgresUrl(text)).toBe(true);
  },
);

test.each(['', 'postgres', 'postgres:/a', '/home/postgres://a', './postgres', 'https://h/a', ' postgres://h/a'])(
  '"%s" names a folder, not a server',
  (text) => {
    expect(isPostgresUrl(text)).toBe(false);
  },
);

test('a location has the server and the database, without user, password and settings', () => {
  expect(withoutCredentials('postgresql://user:secret@db.example:6432/app?options=-c%20x')).toBe(
    'postgresql://db.example:6432/app',
  );
});

test('a text that is no URL has no location, and nothing of it is repeated', () => {
  expect(withoutCredentials('postgres://user:secret@[broken')).toBeUndefined();
});
