import fc from 'fast-check';
import './fixedSeed.ts';
import { expect, test } from 'vitest';
import type { Order } from '../../src/domain/order/order.ts';
import { sumMinor } from '../../src/domain/pricing/money.ts';
import { quote } from '../../src/domain/pricing/quote.ts';
import { documentFacts } from '../../src/domain/tax/orderDocument.ts';
import { noSeller } from '../../src/domain/tax/seller.ts';
import { quoteInput } from './quoteInputs.ts';

test('whatever was bought, the document adds up to the satang', () => {
  fc.assert(
    fc.property(quoteInput, (input) => {
      const { lines, ...sums } = quote(input);
      const { vat, withholding, withholdingPercent, total, price, discount, shippingFee, currency } = sums;
      const order: Order = {
        ...{
          id: 'o',
          number: '1',
          token: 't',
          status: 'approved',
          method: 'bankTransfer',
          placedAt: 0,
          cancelAt: null,
        },
        ...{
          buyerName: 'มานี',
          email: '',
          tel: null,
          wantsTaxInvoice: false,
          tax: null,
          underReview: false,
          shipping: null,
        },
        ...{ currency, price, discount, shippingFee, vat: vat.vat, withholding, withholdingPercent, total },
        ...{ history: [], reports: [], document: null },
        lines: lines.map((line) => ({
          ...{ itemId: line.itemId, kind: line.kind, slug: '', title: { th: '', en: null }, planId: line.planId },
          ...{ planName: { th: '', en: null }, quantity: line.quantity, unitPrice: line.unitPrice },
          ...{ discount: line.discount, coverUrl: null, isWatchable: false },
        })),
      };
      const { lines: printed, totals } = documentFacts(order, noSeller, 0);
      expect(sumMinor(printed.map(({ amount }) => amount))).toBe(totals.price - totals.discount);
      expect(totals.price - totals.discount + totals.shippingFee).toBe(totals.gross);
      expect(totals.net + totals.vat).toBe(totals.gross);
      expect(totals.gross - totals.withholding).toBe(totals.paid);
    }),
  );
});
