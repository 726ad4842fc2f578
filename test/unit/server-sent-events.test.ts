// The reader of server-sent events, whatever pieces the network makes of them.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventReader, type ServerSentEvent } from '../../src/base/server-sent-events.ts';

function readAll(
  text: string,
  cuts: readonly number[] = [],
): { events: ServerSentEvent[]; lastId: string | undefined } {
  const bytes = new TextEncoder().encode(text);
  const reader = createEventReader();
  const events: ServerSentEvent[] = [];
  let from = 0;
  for (const to of [...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length]) {
    events.push(...reader.push(bytes.subarray(from, to)));
    from = to;
  }
  return { events, lastId: reader.lastId };
}

test('an event has a name, data of several lines and the last id', () => {
  const { events } = readAll('event: change\nid: 7\ndata: one\ndata:two\n\ndata\n\n');
  expect(events).toEqual([
    { event: 'change', data: 'one\ntwo', id: '7' },
    { event: 'message', data: '', id: '7' },
  ]);
});

test('a comment is none, and an id alone moves the place without an event', () => {
  expect(readAll(': beat\nid: 9\n\n: more\n\n')).toEqual({ events: [], lastId: '9' });
});

test('an event that was not ended is not passed on, nor its id', () => {
  expect(readAll('id: 1\ndata: x\n\nid: 2\ndata: y\n')).toEqual({
    events: [{ event: 'message', data: 'x', id: '1' }],
    lastId: '1',
  });
});

test('however it is cut, and with any end of line, the same is read', () => {
  const text = 'event: änderung\nid: 1\ndata: ☃ one\n\nid: 2\n\nevent: b\ndata: x\ndata: y\n\n';
  const whole = readAll(text);
  expect(whole.events).toHaveLength(2);
  fc.assert(
    fc.property(fc.array(fc.nat(200), { maxLength: 8 }), fc.constantFrom('\n', '\r\n', '\r'), (cuts, end) => {
      // A lone CR at the very end waits for a byte that says whether an LF belongs to it.
      expect(readAll(`${text.replaceAll('\n', end)}:\n`, cuts)).toEqual(whole);
    }),
  );
});

test('an event without end is refused before it fills the memory', () => {
  const reader = createEventReader();
  const piece = new TextEncoder().encode('x'.repeat(1024 * 1024));
  expect(() => {
    for (let n = 0; n < 20; n += 1) reader.push(piece);
  }).toThrow('never ends');
});
