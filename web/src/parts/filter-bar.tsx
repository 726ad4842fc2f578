// The filters of a list or board. They are in the address, so that they can be kept and shared.
import { useId } from 'react';
import { queryOf, type Filter } from '../filters.ts';
import { navigate, usePlace } from '../router.tsx';
import { STATUSES, type Goal } from '../types.ts';
import { STATUS_WORDS } from './status.tsx';
import { visible } from './text.tsx';

interface FilterBarProps {
  readonly filter: Filter;
  readonly goals: Iterable<Goal>;
  readonly shown: number;
  readonly total: number;
  readonly hasStatus?: boolean;
}

export function FilterBar({ filter, goals, shown, total, hasStatus = true }: FilterBarProps) {
  const { path } = usePlace();
  const id = useId();
  const set = (next: Partial<Filter>) => navigate(`${path}${queryOf({ ...filter, ...next })}`, { replace: true });
  const flip = (status: Filter['status'][number]) =>
    set({
      status: filter.status.includes(status)
        ? filter.status.filter((each) => each !== status)
        : [...filter.status, status],
    });
  return (
    <form className="filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        type="search"
        aria-label="Filter by words"
        placeholder="Filter  /"
        value={filter.text}
        onChange={(event) => set({ text: event.target.value })}
      />
      {hasStatus ? (
        <div className="chips" role="group" aria-label="Status">
          {STATUSES.map((status) => (
            <button
              key={status}
              type="button"
              aria-pressed={filter.status.includes(status)}
              onClick={() => flip(status)}
            >
              {STATUS_WORDS[status]}
            </button>
          ))}
        </div>
      ) : null}
      <div className="chips" role="group" aria-label="Only">
        <button type="button" aria-pressed={filter.ready} onClick={() => set({ ready: !filter.ready })}>
          Ready
        </button>
        <button type="button" aria-pressed={filter.claimed} onClick={() => set({ claimed: !filter.claimed })}>
          Claimed
        </button>
        <button type="button" aria-pressed={filter.archived} onClick={() => set({ archived: !filter.archived })}>
          Archived
        </button>
      </div>
      <select aria-label="Goal" id={id} value={filter.goal} onChange={(event) => set({ goal: event.target.value })}>
        <option value="">All goals</option>
        {[...goals].map(({ goal_id: goal, number, text }) => (
          <option key={goal} value={goal}>
            {visible(`G${number} ${text.slice(0, 60)}`)}
          </option>
        ))}
      </select>
      <output className="faint" aria-live="polite">
        {shown === total ? '' : `${shown.toLocaleString('en')} of `}
        {total.toLocaleString('en')} {total === 1 ? 'task' : 'tasks'}
      </output>
    </form>
  );
}
