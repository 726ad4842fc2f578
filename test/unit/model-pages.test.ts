// What the pages about models say in words: every code of the gateway has its explanation, and amounts are whole numbers.
import { describe, expect, test } from 'vitest';
import { CALL_CODES, DENIALS as DENIAL_CODES } from '../../src/gateway/state/events.ts';
import { amount, amountOf, dollars, duration } from '../../web/src/amounts.ts';
import { DENIALS, explain } from '../../web/src/denials.ts';

describe('a code with which a call ends', () => {
  test('[AGT-42] has an explanation and an act, whichever it is', () => {
    expect(CALL_CODES.filter((code) => !explain(code))).toEqual([]);
    expect(Object.keys(DENIALS).toSorted()).toEqual([...DENIAL_CODES].toSorted());
  });

  test('leads to a place, a command or words that name who acts', () => {
    const bare = Object.entries(DENIALS).filter(([, { place, command }]) => !place && command === undefined);
    expect(bare.map(([code]) => code)).toEqual(['overshared_payload_blocked']);
  });
});

describe('an amount', () => {
  test('that a person writes becomes the whole number that is counted', () => {
    expect(amountOf('', 'tokens')).toBeUndefined();
    expect(amountOf('1000000', 'tokens')).toBe(1_000_000);
    expect(amountOf('4.5', 'cost_nano')).toBe(4_500_000_000);
    expect(amountOf('0.000000001', 'cost_nano')).toBe(1);
    expect(amountOf('0.1', 'cost_nano')).toBe(100_000_000);
    expect(amountOf('1.5', 'runtime_ms')).toBe(1_500);
  });

  test('that is negative, fractional where there are no parts, or no number is refused in words', () => {
    for (const text of ['-1', '1.5', 'many', '1e3', '1,000']) {
      expect(() => amountOf(text, 'calls')).toThrow('A limit of calls is a whole number, and not below zero.');
    }
    expect(() => amountOf('0.0000000001', 'cost_nano')).toThrow('at most 9 decimals');
  });

  test('is shown as people read it, a tiny cost too', () => {
    expect([dollars(0), dollars(1_234_000_000), dollars(1_540)]).toEqual(['$0', '$1.23', '$0.0000015']);
    expect([duration(20), duration(1_500), duration(600_000)]).toEqual(['20 ms', '1.5 s', '10 min']);
    expect([amount(1, 'calls'), amount(2_000, 'tokens')]).toEqual(['1 call', '2,000 tokens']);
  });
});
