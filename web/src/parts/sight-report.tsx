// What the observational tools saw: values, what they do not know, or why one saw nothing.
import { UNAVAILABLE_WORDS } from '../ask.ts';
import type { Bundle, SightEntry } from '../types.ts';
import { Badge } from './status.tsx';
import { Text } from './text.tsx';
import { When } from './when.tsx';

export function SightReport({ sight }: { readonly sight: Bundle['sight'] }) {
  return (
    <ul className="sight" aria-label="Sight">
      {Object.entries(sight).map(([tool, entry]) => (
        <li key={tool} aria-label={tool}>
          <h3>
            <code>{tool}</code>{' '}
            {entry.available ? (
              <Badge of="seen" tone="good" />
            ) : (
              <Badge of={entry.reason.replaceAll('_', ' ')} tone="busy" />
            )}
          </h3>
          {entry.available ? <Seen entry={entry} /> : <p className="faint">{UNAVAILABLE_WORDS[entry.reason]}.</p>}
        </li>
      ))}
    </ul>
  );
}

function Seen({ entry }: { readonly entry: Extract<SightEntry, { available: true }> }) {
  return (
    <>
      <dl className="values">
        {Object.entries(entry.values).map(([name, value]) => (
          <div key={name}>
            <dt>{name.replaceAll('_', ' ')}</dt>
            <dd>
              <Text of={valueText(name, value)} />
            </dd>
          </div>
        ))}
      </dl>
      {entry.unknowns.length === 0 ? null : (
        <p className="faint">Not known: {entry.unknowns.map((name) => name.replaceAll('_', ' ')).join(', ')}</p>
      )}
      <p className="faint">
        Observed <When at={entry.observed_at} />
        {entry.freshness_s === 0 ? '' : `, ${entry.freshness_s} s old when it was used`}
      </p>
    </>
  );
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

function valueText(name: string, value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'none';
  if (typeof value === 'string') return value;
  if (!name.endsWith('_bytes')) return value.toLocaleString('en');
  let [rest, at] = [value, 0];
  while (rest >= 1_000 && at < UNITS.length - 1) [rest, at] = [rest / 1_000, at + 1];
  return `${rest.toLocaleString('en', { maximumFractionDigits: 1 })} ${UNITS[at] ?? ''}`;
}
