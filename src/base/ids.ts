// UUIDv7 (RFC 9562) from an injected clock and random source, monotonic within one source.
import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

export interface Ids {
  uuid(): string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Lower-case canonical form only: Postgres would silently fold the rest, SQLite would not. */
export function isUuid(value: string): boolean {
  return UUID.test(value);
}

const HEX = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const POOL_IDS = 128;

export function createIds(clock: Clock, random: Random): Ids {
  const pool = new Uint8Array(POOL_IDS * 10);
  let used = pool.length;
  let lastMs = -1;
  let counter = 0;
  return {
    uuid() {
      if (used >= pool.length) {
        random.fill(pool);
        used = 0;
      }
      const at = used;
      used += 10;
      const byte = (index: number) => pool[at + index] ?? 0;
      // rand_a is a 12-bit counter seeded at random each millisecond, so ids of one source sort by creation.
      const now = clock.now();
      if (now > lastMs) {
        lastMs = now;
        counter = ((byte(0) & 0x07) << 8) | byte(1);
      } else {
        counter += 1;
        if (counter > 0xfff) {
          lastMs += 1;
          counter = 0;
        }
      }
      const time = lastMs.toString(16).padStart(12, '0');
      const hex = (index: number) => HEX[byte(index)];
      return (
        `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, '0')}-` +
        `${HEX[(byte(2) & 0x3f) | 0x80]}${hex(3)}-${hex(4)}${hex(5)}${hex(6)}${hex(7)}${hex(8)}${hex(9)}`
      );
    },
  };
}
