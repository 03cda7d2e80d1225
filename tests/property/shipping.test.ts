import fc from 'fast-check';
import './fixedSeed.ts';
import { expect, test } from 'vitest';
import { needsShipping, type ShippingOption, shippingFee } from '../../src/domain/order/shipping.ts';
import { refuseShipping, storedShipping, typedShipping } from '../../src/domain/order/typedShipping.ts';
import { quote } from '../../src/domain/pricing/quote.ts';
import { quoteInput } from './quoteInputs.ts';
import { brokenLaws } from './quoteLaws.ts';

const amount = fc.option(fc.integer({ min: 0, max: 20_000 }));
const threshold = fc.option(fc.integer({ min: 1, max: 600_000 }));
const option: fc.Arbitrary<ShippingOption> = fc.record({
  id: fc.constant('post'),
  name: fc.constant({ th: 'ส่ง', en: null }),
  detail: fc.constant(null),
  needsAddress: fc.boolean(),
  isEnabled: fc.constant(true),
  fees: fc.record({ THB: fc.integer({ min: 0, max: 20_000 }), USD: amount }),
  freeFrom: fc.record({ THB: threshold, USD: threshold }),
});

test('a cart with its fee keeps every law of money', () => {
  fc.assert(
    fc.property(quoteInput, option, (input, way) => {
      const fee = shippingFee(way, input.lines, input.currency);
      const sent = { ...input, shippingFee: fee };
      const { lines, vat, total, withholding, withholdingPercent } = quote(sent);
      expect(brokenLaws(sent)).toEqual([]);
      expect([0, way.fees[input.currency] ?? 0]).toContain(fee);
      expect(needsShipping(input.lines) || fee === 0).toBe(true);
      expect(total).toBeGreaterThanOrEqual(fee);
      expect(lines.reduce((sum, line) => sum + line.net, 0) + fee).toBe(total + withholding);
      expect(vat.net + vat.vat).toBe(total + withholding);
      // Only the lines are subject to withholding, not the shipping.
      if (withholdingPercent > 0) {
        const dearer = quote({ ...sent, shippingFee: fee + 10_700 });
        expect(dearer.withholding).toBe(withholding);
        expect(dearer.total - total).toBe(10_700);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('no offer makes an order dearer by taking free shipping away', () => {
  fc.assert(
    fc.property(quoteInput, option, (input, way) => {
      const sent = {
        ...input,
        shippingFee: shippingFee(way, input.lines, input.currency),
        withholdingPercent: 0 as const,
      };
      expect(quote(sent).total).toBeLessThanOrEqual(quote({ ...sent, promotion: null, coupons: [] }).total);
    }),
  );
});

test('stored values can be typed again unchanged', () => {
  fc.assert(
    fc.property(option, (way) => {
      expect(refuseShipping(typedShipping([way]), 'THB')).toEqual({});
      expect(storedShipping(typedShipping([way]))).toEqual([way]);
    }),
  );
});
