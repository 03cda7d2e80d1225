import fc from 'fast-check';
import './fixedSeed.ts';
import { expect, test } from 'vitest';
import { amountInThaiWords } from '../../src/domain/tax/thaiAmount.ts';

const digits: Readonly<Record<string, number>> = {
  ศูนย์: 0,
  หนึ่ง: 1,
  เอ็ด: 1,
  สอง: 2,
  ยี่: 2,
  สาม: 3,
  สี่: 4,
  ห้า: 5,
  หก: 6,
  เจ็ด: 7,
  แปด: 8,
  เก้า: 9,
};
const places: Readonly<Record<string, number>> = { สิบ: 10, ร้อย: 100, พัน: 1_000, หมื่น: 10_000, แสน: 100_000 };
const words = new RegExp(`${[...Object.keys(digits), ...Object.keys(places), 'ล้าน'].join('|')}`, 'g');

/** Parses Thai number words, multiplying by a million at each ล้าน. */
function numberRead(text: string): number {
  const read = text.match(words) ?? [];
  expect(read.join('')).toBe(text);
  let [sum, digit] = [0, 0];
  for (const word of read) {
    if (word === 'ล้าน') [sum, digit] = [(sum + digit) * 1_000_000, 0];
    else if (word in places) [sum, digit] = [sum + (digit || 1) * (places[word] ?? 0), 0];
    else digit = digits[word] ?? 0;
  }
  return sum + digit;
}

function minorRead(text: string): number {
  const [, wholes, parts] = text.match(/^(?:(.+)บาท)?(?:(.+)สตางค์|ถ้วน)$/) ?? [];
  return (wholes ? numberRead(wholes) : 0) * 100 + (parts ? numberRead(parts) : 0);
}

const amounts = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }),
  fc.integer({ min: 0, max: 100_000_000_00 }),
  fc.maxSafeNat(),
  fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 99 })).map(([zeros, n]) => n * 10 ** zeros),
);

test('an amount that is read back is the amount', () => {
  fc.assert(
    fc.property(amounts, (minor) => {
      expect(minorRead(amountInThaiWords(minor, 'THB'))).toBe(minor);
    }),
    { numRuns: 3_000 },
  );
});

test('no two amounts are spelt alike, and ถ้วน ends whole ones only', () => {
  fc.assert(
    fc.property(amounts, amounts, (one, other) => {
      const [words, others] = [one, other].map((minor) => amountInThaiWords(minor, 'THB'));
      expect(words === others).toBe(one === other);
      expect(words?.endsWith('ถ้วน')).toBe(one % 100 === 0);
    }),
  );
});

test('never says หนึ่งสิบ, สองสิบ, or สิบหนึ่ง', () => {
  fc.assert(
    fc.property(amounts, (minor) => {
      expect(amountInThaiWords(minor, 'THB')).not.toMatch(/หนึ่งสิบ|สองสิบ|สิบหนึ่ง|ยี่(?!สิบ)/);
    }),
  );
});
