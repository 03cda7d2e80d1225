import fc from 'fast-check';
import './fixedSeed.ts';
import { describe, expect, test } from 'vitest';
import { quote } from '../../src/domain/pricing/quote.ts';
import { compareQuote, quoteDigest } from '../../src/domain/pricing/quoteComparison.ts';
import { quoteInput } from './quoteInputs.ts';
import { brokenLaws } from './quoteLaws.ts';

describe('quote', () => {
  test('keeps every law of money on any cart', () => {
    fc.assert(
      fc.property(quoteInput, (input) => {
        expect(brokenLaws(input)).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });

  test('a dearer line never makes the total of a cart without discounts smaller', () => {
    fc.assert(
      fc.property(quoteInput, fc.integer({ min: 1, max: 10_000 }), (input, rise) => {
        const plain = { ...input, promotion: null, coupons: [], withholdingPercent: 0 as const };
        const dearer = { ...plain, lines: plain.lines.map((line) => ({ ...line, unitPrice: line.unitPrice + rise })) };
        expect(quote(dearer).total).toBeGreaterThanOrEqual(quote(plain).total);
      }),
    );
  });
});

describe('compareQuote', () => {
  test('finds a quote equal to itself, counted twice', () => {
    fc.assert(
      fc.property(quoteInput, (input) => {
        expect(compareQuote(quote(input), quote(structuredClone(input)))).toBe('same');
      }),
    );
  });

  test('takes a quote without asking only when the total fell', () => {
    fc.assert(
      fc.property(quoteInput, fc.integer({ min: -500, max: 500 }), fc.boolean(), (input, change, dropOffers) => {
        const lines = input.lines.map((line) => ({ ...line, unitPrice: Math.max(line.unitPrice + change, 0) }));
        const before = quote(input);
        const after = quote(dropOffers ? { ...input, lines, coupons: [] } : { ...input, lines });
        const outcome = compareQuote(before, after);
        expect(outcome === 'same').toBe(quoteDigest(before) === quoteDigest(after));
        if (outcome === 'lower') expect(after.total).toBeLessThan(before.total);
        if (after.total > before.total || (dropOffers && input.coupons.length > 0)) expect(outcome).toBe('changed');
      }),
    );
  });
});
