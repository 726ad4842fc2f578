// The databases of the home, each with its state: what it holds, what is signed, and what a verification found in it.
import type { Output, VerifyReport } from '../types.ts';
import { Text } from './text.tsx';
import { When } from './when.tsx';

export type Listed = Output<'ledger.list_databases'>;
type Database = Listed['databases'][number];

/** Twice as many as a checkpoint is signed after. */
const MOST_UNSIGNED = 512;

export const isSignedInTime = ({ unsigned_events: unsigned }: Database): boolean => unsigned <= MOST_UNSIGNED;

interface DatabasesProps {
  readonly listed: Listed;
  /** Undefined until the user has verified the home. */
  readonly report: VerifyReport | undefined;
}

export function Databases({ listed: { databases, unavailable }, report }: DatabasesProps) {
  return (
    <div className="table" tabIndex={0} role="region" aria-label="Databases">
      <table>
        <thead>
          <tr>
            <th scope="col">Database</th>
            <th scope="col">State</th>
            <th scope="col">Events</th>
            <th scope="col">Signed</th>
            <th scope="col">Not signed yet</th>
            <th scope="col">Last signature</th>
            <th scope="col">Verification</th>
          </tr>
        </thead>
        <tbody>
          {databases.map((database, at) => (
            <tr key={database.name}>
              <th scope="row">
                {database.name}
                <div className="faint wrap">
                  <Text of={database.database} />
                </div>
              </th>
              <td>
                <Badge isGood={stateOf(database) === undefined} says={stateOf(database) ?? 'In order'} />
              </td>
              <td>{database.events.toLocaleString('en')}</td>
              <td>{database.signed_events.toLocaleString('en')}</td>
              <td>{database.unsigned_events.toLocaleString('en')}</td>
              <td>
                <When at={database.last_signed_at} />
              </td>
              <td>
                {report ? (
                  <Verdict count={problemsIn(database, at === 0, report)} />
                ) : (
                  <span className="faint">Not run</span>
                )}
              </td>
            </tr>
          ))}
          {unavailable?.map(({ name, code, message }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td colSpan={6}>
                <Badge isGood={false} says="Cannot be opened" /> <Text of={message} /> <code>{code}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Badge({ isGood, says }: { readonly isGood: boolean; readonly says: string }) {
  return <span className={`badge ${isGood ? 'is-good' : 'is-bad'}`}>{says}</span>;
}

function Verdict({ count }: { readonly count: number }) {
  const says = count === 0 ? 'Intact' : `${count.toLocaleString('en')} ${count === 1 ? 'problem' : 'problems'}`;
  return <Badge isGood={count === 0} says={says} />;
}

/** Undefined when nothing is wrong. */
function stateOf(database: Database): string | undefined {
  const { dead } = database.jobs;
  if (dead > 0) return `${dead.toLocaleString('en')} failed ${dead === 1 ? 'job' : 'jobs'}`;
  return isSignedInTime(database) ? undefined : 'Signatures are late';
}

/** A report of the whole home names the database of each problem by its location, except for those of the first. */
function problemsIn({ database: location }: Database, isFirst: boolean, { problems }: VerifyReport): number {
  return problems.filter(({ database }) => (isFirst ? database === undefined : database === location)).length;
}
