// A stream behind the right to read it, when that right cannot even be asked for.
import { expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { endWhenRevoked } from '../../src/surfaces/mcp/end-when-revoked.ts';

test('a stream fails, sends nothing and releases its source when the check of its token fails', async () => {
  const released: unknown[] = [];
  const source = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from('secret')),
    cancel: (reason) => void released.push(reason),
  });
  const unknown = new Error('the tokens cannot be read');
  const guarded = endWhenRevoked(new Response(source), () => Promise.reject(unknown), systemClock);
  await expect(guarded.text()).rejects.toBe(unknown);
  expect(released).toEqual([unknown]);
});
