import type { Order } from '../../../src/domain/order/order.ts';

/** An unpaid order of one course, by bank transfer. */
export const unpaidOrder = (more: Partial<Order> = {}): Order => ({
  ...{ id: '77', number: '240101', token: 't'.repeat(32), currency: 'THB', method: 'bankTransfer' },
  ...{ status: 'notYetReceived', price: 199_000, discount: 0, shippingFee: 0, vat: 13_019, withholding: 0 },
  ...{ withholdingPercent: 0, total: 199_000, placedAt: Date.now(), cancelAt: Date.now() + 86_400_000 },
  ...{ buyerName: 'มะลิ ใจดี', email: 'mali@example.com', tel: null, wantsTaxInvoice: false, tax: null, shipping: null },
  ...{ history: [], reports: [], document: null, underReview: false },
  lines: [
    {
      ...{ itemId: '1', kind: 'course', slug: '1', title: { th: 'ปั้นดิน', en: 'Pottery' }, planId: '1a' },
      ...{ planName: { th: 'รายปี', en: null }, quantity: 1, unitPrice: 199_000, discount: 0, coverUrl: null },
      isWatchable: true,
    },
  ],
  ...more,
});
