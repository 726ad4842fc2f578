// What a caller is told after a lost reply to COMMIT, whatever happens while its outcome is looked for.
import { expect, test } from 'vitest';
import { Refusal } from '../../src/base/errors.ts';
import { untilKnown } from '../../src/ledger/append/until-known.ts';
import { refuse } from '../../src/ledger/contract.ts';
import { fail, refuse as refuseStore } from '../../src/store/contract.ts';

const unknown = () => fail('commit_unknown', 'The connection broke while committing', { retry: false });
const broken = () => fail('storage_io_error', 'disk I/O error', { retry: false });
const conflict = () => refuse('sequence_conflict', 'Somebody else was first');

/** Each try throws what its turn says; the last one answers. */
function tries(...errors: readonly Error[]) {
  const told: boolean[] = [];
  const outcome = untilKnown(async (mayExist) => {
    const error = errors[told.length];
    told.push(mayExist);
    if (error) throw error;
    return 'done';
  });
  return outcome.then(
    (value) => ({ value, told }),
    (error: unknown) => ({ error, told }),
  );
}

test('an unknown outcome is looked for until it is known', async () => {
  expect(await tries(unknown(), unknown())).toEqual({ value: 'done', told: [false, true, true] });
});

test('what fails before anything was sent to commit fails as it is', async () => {
  const { error } = (await tries(broken())) as { error: unknown };
  expect(error).toMatchObject({ code: 'storage_io_error' });
});

test('a failure while looking leaves the outcome unknown, because the first try may have committed', async () => {
  const { error } = (await tries(unknown(), broken())) as { error: unknown };
  expect(error).toMatchObject({ code: 'commit_unknown' });
});

test('a refusal after looking is a refusal: the first try had not committed', async () => {
  const { error } = (await tries(unknown(), conflict())) as { error: unknown };
  expect(error).toBeInstanceOf(Refusal);
});

test('an upgrade while looking leaves the outcome unknown: the store refuses before anybody could look', async () => {
  const { error } = (await tries(unknown(), refuseStore('database_newer', 'It was upgraded'))) as { error: unknown };
  expect(error).toMatchObject({ code: 'commit_unknown' });
});

test('looking ends after a few tries', async () => {
  const { error, told } = (await tries(...Array.from({ length: 9 }, unknown))) as { error: unknown; told: boolean[] };
  expect(error).toMatchObject({ code: 'commit_unknown' });
  expect(told).toHaveLength(5);
});
