// Events, newest first, each of which can be expanded.
import { useState } from 'react';
import { Json } from './json.tsx';
import { Text } from './text.tsx';
import { When } from './when.tsx';

interface ShownEvent {
  readonly event_seq: number;
  readonly event_type: string;
  readonly timestamp: string;
  readonly actor: string;
  readonly payload: unknown;
}

export function EventList({ events, whole }: { readonly events: readonly ShownEvent[]; readonly whole?: boolean }) {
  return (
    <ol className="events">
      {events.map((event) => (
        <EventItem key={event.event_seq} event={event} whole={whole ?? false} />
      ))}
    </ol>
  );
}

/** `whole`: the row as the ledger stores it, with hashes; otherwise its content. */
function EventItem({ event, whole }: { readonly event: ShownEvent; readonly whole: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button type="button" className="event" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="number">{event.event_seq}</span>
        <span className="event-type">{event.event_type}</span>
        <span className="faint cut">
          <Text of={event.actor} />
        </span>
        <span className="faint">
          <When at={event.timestamp} />
        </span>
      </button>
      {isOpen ? <Json value={whole ? event : event.payload} label={`Event ${event.event_seq}`} /> : null}
    </li>
  );
}
