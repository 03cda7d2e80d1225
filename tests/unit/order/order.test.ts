import { expect, test } from 'vitest';
import { freePaymentOf, type Order, orderByLink, vatOfOrder } from '../../../src/domain/order/order.ts';
import { noPostalAddress } from '../../../src/domain/people/postalAddress.ts';
import { noTaxData } from '../../../src/domain/tax/taxData.ts';

const order: Order = {
  ...{ id: 'o1', number: '240101', token: 't'.repeat(32), status: 'rejected', currency: 'THB', method: 'bankTransfer' },
  ...{ price: 100, discount: 0, shippingFee: 0, vat: 7, withholding: 0, withholdingPercent: 0, total: 100 },
  ...{ placedAt: 1, cancelAt: 2, buyerName: 'มานี ใจดี', email: 'manee@example.com', tel: '0812345678' },
  ...{ wantsTaxInvoice: true, tax: { ...noTaxData, payerId: '0105536000315' } },
  ...{ lines: [], document: null, underReview: false },
  shipping: {
    ...{ optionId: 'ems', name: { th: 'EMS', en: 'EMS' }, detail: null, needsAddress: true },
    address: { ...noPostalAddress, recipient: 'มานี ใจดี', line: '99/1 ซอยสุขใจ', province: 'กรุงเทพมหานคร' },
  },
  history: [{ from: null, to: 'notYetReceived', at: 1, actor: 'buyer', reasonCode: null, reason: null }],
  reports: [
    {
      ...{ id: 'r1', reportedAt: 2, transferredAt: 1, amount: 90, contactName: 'ปิติ ชูใจ', originBankCode: 'SCB' },
      ...{ accountId: 'a', accountNumber: '111', accountName: 'ร้าน', accountBankCode: 'KBANK', note: 'โอนจากบัญชีแม่' },
      ...{
        slipNames: ['slip.jpg'],
        slipReferences: ['014:20261121'],
        decision: 'rejected',
        decidedAt: 3,
        rejectCode: 'slipUnreadable',
        rejectReason: 'มืด',
      },
    },
  ],
};

test('an order’s link shows the next step, and of personal data only enough to recognise it', () => {
  const shown = orderByLink(order);
  expect(shown).toMatchObject({ number: '240101', status: 'rejected', total: 100, history: order.history });
  expect(shown.reports).toMatchObject([
    { amount: 90, accountNumber: '111', rejectCode: 'slipUnreadable', rejectReason: 'มืด' },
  ]);
  expect(shown.shipping).toMatchObject({ name: { th: 'EMS' }, needsAddress: true, address: null });
  const sent = { state: 'sent', carrier: 'kerry', trackingNumber: 'KEX1' } as const;
  expect(orderByLink({ ...order, parcel: sent }).parcel).toEqual({ ...sent, trackingNumber: null });
  expect([shown.buyerName, shown.email, shown.tel]).toEqual(['มานี', 'm•••@example.com', null]);
  expect(shown.reports).toMatchObject([
    { contactName: '', note: '', originBankCode: '', slipNames: [], slipReferences: [] },
  ]);
});

test('the VAT of an order is of everything that is paid and withheld', () => {
  expect(vatOfOrder({ total: 260_486, withholding: 7_514, vat: 17_533 })).toEqual({
    ...{ net: 250_467, vat: 17_533, gross: 268_000 },
  });
  expect(vatOfOrder({ total: 100, withholding: 0, vat: 0 })).toEqual({ net: 100, vat: 0, gross: 100 });
});

test('a free order came through at once, or by an administrator’s approval', () => {
  expect(freePaymentOf({ total: 0, reports: [] })).toBe('AutoFree');
  expect(freePaymentOf({ total: 0, reports: order.reports })).toBe('NeedApprovedFree');
  expect(freePaymentOf({ total: 1, reports: [] })).toBeNull();
  expect(freePaymentOf(order)).toBeNull();
});
