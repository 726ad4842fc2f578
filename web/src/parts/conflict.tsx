// Both versions of a record that two writers changed: who wrote first, what it says now, and what you wanted.
import type { Conflict } from '../types.ts';
import { Text } from './text.tsx';
import { When } from './when.tsx';

const WORDS: Readonly<Record<string, string>> = {
  acceptance_criteria: 'acceptance criteria',
  goal_id: 'goal',
  depends_on: 'dependencies',
  root: 'folder',
  next_step: 'next step',
  where_we_left_off: 'where we left off',
  needed_context_refs: 'what has to be read',
};
const SHOWN = 5;

export function Versions({ of: { since, more, yours, now } }: { readonly of: Conflict }) {
  const names = Object.keys(yours);
  const compared = names.some((name) => now && name in now) ? names : [...names, 'status'];
  return (
    <>
      <ul className="writes">
        {since.slice(0, SHOWN).map(({ event_type: type, actor, timestamp, fields, blocker }) => (
          <li key={`${timestamp} ${type}`}>
            <Text of={actor} />: {type.replaceAll(/[._]/g, ' ')}
            {fields.length > 0 && blocker === undefined ? ` (${fields.map(wordOf).join(', ')})` : ''}
            {blocker === undefined ? null : (
              <>
                {' '}
                “<Text of={blocker} />”
              </>
            )}
            , <When at={timestamp} />
          </li>
        ))}
        {more || since.length > SHOWN ? <li>and more</li> : null}
      </ul>
      <table className="versions">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Now</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {compared.map((name) => (
            <tr key={name}>
              <th scope="row">{wordOf(name)}</th>
              <td>
                <Text of={now === null ? 'gone' : textOf(now[name])} />
              </td>
              <td>
                <Text of={name in yours ? textOf(yours[name]) : '–'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function wordOf(name: string): string {
  return WORDS[name] ?? name.replaceAll('_', ' ');
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (Array.isArray(value)) return value.map(textOf).join('; ') || '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
