import { describe, expect, test } from 'vitest';
import type { Order, OrderLine } from '../../../src/domain/order/order.ts';
import { orderStatuses } from '../../../src/domain/order/orderStatus.ts';
import {
  documentByLink,
  documentFacts,
  documentKindOf,
  documentNumber,
  givesDocument,
  mayHaveDocument,
  type OrderDocument,
  paidAtOf,
  seriesOf,
} from '../../../src/domain/tax/orderDocument.ts';
import type { Seller } from '../../../src/domain/tax/seller.ts';
import { noTaxData, type TaxData } from '../../../src/domain/tax/taxData.ts';

const seller: Seller = {
  name: 'บริษัท ลานเรียน จำกัด',
  branch: '00000',
  taxId: '0105540087061',
  address: '99 ถนนสุขุมวิท แขวงคลองเตย เขตคลองเตย',
  postcode: '10110',
};
const company: TaxData = {
  ...noTaxData,
  ...{ personType: 'juristic', nameOne: 'บริษัท ปิ่นทองการค้า จำกัด', nameTwo: '00001', payerId: '0105536000315' },
  ...{ address: '88/12 ถนนพหลโยธิน', postcode: '10400' },
};
const person: TaxData = { ...company, personType: 'normal', nameOne: 'มะลิ', nameTwo: 'ใจดี' };

const line = (unitPrice: number, quantity: number, discount: number): OrderLine => ({
  ...{ itemId: '1', kind: 'course', slug: 'x', planId: '1a', coverUrl: null, isWatchable: true },
  ...{ title: { th: 'ภาษีร้านค้า', en: 'Tax' }, planName: { th: 'รายปี', en: null } },
  ...{ unitPrice, quantity, discount },
});

/** 2,680.00 including VAT, with 3 % withheld. */
const order: Order = {
  ...{ id: 'o1', number: '240101', token: 't'.repeat(32), status: 'approved', currency: 'THB', method: 'bankTransfer' },
  ...{ price: 298_000, discount: 30_000, shippingFee: 0, vat: 17_533, withholding: 7_514, withholdingPercent: 3 },
  ...{ total: 260_486, placedAt: 1, cancelAt: null, buyerName: 'มานี ใจดี', email: 'manee@example.com', tel: null },
  ...{
    wantsTaxInvoice: true,
    tax: company,
    history: [],
    reports: [],
    document: null,
    underReview: false,
    shipping: null,
  },
  lines: [line(149_000, 1, 15_000), line(74_500, 2, 15_000)],
};

describe('when an order gives a document', () => {
  test('once it is paid, and never before', () => {
    expect(orderStatuses.filter((status) => givesDocument({ ...order, status }))).toEqual(['approved']);
  });

  test('a refunded one keeps its document, if it ever had one', () => {
    const statusesWith = (document: typeof order.document) =>
      orderStatuses.filter((status) => mayHaveDocument({ ...order, status, document }));
    expect(statusesWith(null)).toEqual(['approved']);
    expect(statusesWith({ number: 'RCP2569-000001', issuedAt: 2, kind: 'receipt' })).toEqual(['approved', 'refunded']);
  });

  test('where nothing was paid there is none', () => {
    expect([givesDocument({ ...order, total: 0 }), mayHaveDocument({ ...order, total: 0 })]).toEqual([false, false]);
  });
});

test.each([
  [true, 17_533, 'fullTaxInvoice'],
  [false, 17_533, 'abbreviatedTaxInvoice'],
  [false, 0, 'receipt'],
  // Revenue Code 86/13: a seller without VAT registration issues no tax invoice, even if one was requested.
  [true, 0, 'receipt'],
] as const)('the kind of document, %#', (wantsTaxInvoice, vat, kind) => {
  expect(documentKindOf({ wantsTaxInvoice, vat })).toBe(kind);
});

test('numbers run within their kind and the Buddhist year of Bangkok', () => {
  const newYear = Date.UTC(2026, 11, 31, 17);
  expect(documentNumber(seriesOf('fullTaxInvoice', newYear - 1), 7)).toBe('TAX2569-000007');
  expect(documentNumber(seriesOf('fullTaxInvoice', newYear), 1)).toBe('TAX2570-000001');
  expect(documentNumber(seriesOf('abbreviatedTaxInvoice', newYear), 1)).toBe('ABB2570-000001');
  expect(documentNumber(seriesOf('receipt', newYear), 1_234_567)).toBe('REC2570-1234567');
});

describe('when an order was paid', () => {
  const approval = { from: null, to: 'approved', at: 9, actor: 'provider', reasonCode: null, reason: null } as const;

  test('is when the transfer that was found was made', () => {
    const reports = (
      [
        [3, 'rejected'],
        [5, 'approved'],
        [7, 'waiting'],
      ] as const
    ).map(([transferredAt, decision]) => ({
      ...{
        id: '',
        reportedAt: 8,
        transferredAt,
        decision,
        amount: 1,
        contactName: '',
        originBankCode: '',
        accountId: '',
      },
      ...{ accountNumber: '', accountName: '', accountBankCode: '', note: '', slipNames: [], slipReferences: [] },
      ...{ decidedAt: decision === 'waiting' ? null : 9, rejectCode: null, rejectReason: null },
    }));
    expect(paidAtOf({ reports, history: [approval] })).toBe(5);
  });

  test('is else when the provider said so', () => {
    expect(paidAtOf({ reports: [], history: [approval] })).toBe(9);
    expect(paidAtOf({ reports: [], history: [] })).toBeNull();
  });
});

describe('the content of a document', () => {
  test('lines and totals as they were agreed', () => {
    const { lines, totals } = documentFacts(order, seller, 5);
    expect(lines.map(({ quantity, unitPrice, discount, amount }) => [quantity, unitPrice, discount, amount])).toEqual([
      [1, 149_000, 15_000, 134_000],
      [2, 74_500, 15_000, 134_000],
    ]);
    expect(totals).toEqual({
      ...{ price: 298_000, discount: 30_000, shippingFee: 0, net: 250_467, vat: 17_533, gross: 268_000 },
      ...{ withholding: 7_514, withholdingPercent: 3, paid: 260_486 },
    });
  });

  test('a company with its branch, a person with both names, and a buyer without tax data by name', () => {
    const buyerOf = (tax: TaxData | null) => documentFacts({ ...order, tax }, seller, 5).buyer;
    expect(buyerOf(company)).toEqual({
      ...{ name: company.nameOne, branch: '00001', taxId: company.payerId },
      ...{ address: company.address, postcode: '10400' },
    });
    expect(buyerOf(person)).toMatchObject({ name: 'มะลิ ใจดี', branch: null, taxId: company.payerId });
    const nameless = { branch: null, taxId: null, address: null, postcode: null };
    expect(buyerOf(null)).toEqual({ name: 'มานี ใจดี', ...nameless });
  });
});

describe('by the link alone', () => {
  const documentOf = (tax: TaxData | null, vat = 17_533): OrderDocument => ({
    ...{ kind: documentKindOf({ wantsTaxInvoice: tax !== null, vat }), number: 'X', issuedAt: 6 },
    facts: documentFacts({ ...order, tax, vat }, seller, 5),
  });

  test('nothing with somebody’s tax data is shown', () => {
    expect(documentByLink(documentOf(company))).toBeNull();
    expect(documentByLink(documentOf(company, 0))).toBeNull();
  });

  test('others have the first name, and all the rest', () => {
    const whole = documentOf(null);
    expect(documentByLink(whole)?.facts).toEqual({ ...whole.facts, buyer: { ...whole.facts.buyer, name: 'มานี' } });
  });
});
