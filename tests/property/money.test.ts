import fc from 'fast-check';
import './fixedSeed.ts';
import { describe, expect, test } from 'vitest';
import { decodeMajor, encodeMajor } from '../../src/domain/pricing/minorUnits.ts';
import { percentOf, prorate } from '../../src/domain/pricing/money.ts';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const minor = fc.oneof(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 2 ** 46 }));
const weights = fc.array(minor, { minLength: 1, maxLength: 12 }).filter((parts) => sum(parts) > 0);

describe('prorate', () => {
  test('never gains or loses a satang', () => {
    fc.assert(
      fc.property(minor, weights, (amount, parts) => {
        expect(sum(prorate(amount, parts))).toBe(amount);
      }),
    );
  });

  test('never takes more from a line than the line costs', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
        const divided = prorate(Math.floor(sum(parts) * share), parts);
        for (const [line, part] of divided.entries()) expect(part).toBeLessThanOrEqual(parts[line]!);
      }),
    );
  });

  test('gives every line its exact share, less than one satang off', () => {
    fc.assert(
      fc.property(minor, weights, (amount, parts) => {
        const whole = BigInt(sum(parts));
        for (const [line, part] of prorate(amount, parts).entries()) {
          const miss = BigInt(part) * whole - BigInt(amount) * BigInt(parts[line]!);
          expect(miss < whole && miss > -whole).toBe(true);
        }
      }),
    );
  });

  test('gives a heavier line at least as much as a lighter one', () => {
    fc.assert(
      fc.property(minor, weights, (amount, parts) => {
        const divided = prorate(
          amount,
          parts.toSorted((a, b) => b - a),
        );
        expect(divided).toEqual(divided.toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('percentOf', () => {
  test('is the nearest satang, and at a half the upper one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, points) => {
          const twice = 2n * BigInt(amount) * BigInt(points);
          expect(BigInt(percentOf(amount, points / 100))).toBe((twice + 10_000n) / 20_000n);
        },
      ),
    );
  });
});

describe('the decimal of the wire', () => {
  test('survives a round trip as the same satang, also through JSON', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 45), max: 2 ** 45 }), (amount) => {
        expect(decodeMajor(JSON.parse(JSON.stringify(encodeMajor(amount))))).toBe(amount);
      }),
    );
  });

  test('is refused with a third decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 9 }), (amount, third) => {
        expect(
          decodeMajor(Number(`${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}${third}`)),
        ).toBeNull();
      }),
    );
  });
});
