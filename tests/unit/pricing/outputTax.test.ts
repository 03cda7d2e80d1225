import { expect, test } from 'vitest';
import { lastMonths } from '../../../src/domain/tax/documentSearch.ts';
import { isReportedTax, outputTaxOf, type TaxPaper } from '../../../src/domain/tax/outputTax.ts';

const january = Date.UTC(2026, 0, 20);
const february = Date.UTC(2026, 1, 3);
const march = Date.UTC(2026, 2, 3);
const invoice: TaxPaper = {
  ...{ kind: 'fullTaxInvoice', issuedAt: january, datedAt: january, cancelledAt: null, net: 100_000, vat: 7_000 },
};
const counted = { value: 100_000, vat: 7_000 };
const nothing = { value: 0, vat: 0 };

test('a tax invoice adds its value and VAT, and a credit note takes them away', () => {
  expect(outputTaxOf(invoice)).toEqual(counted);
  expect(outputTaxOf({ ...invoice, kind: 'creditNote' })).toEqual({ value: -100_000, vat: -7_000 });
});

test.each([
  ['in its month: the replacement counts', { cancelledAt: january + 1 }, nothing],
  ['a month later: the filed month stays', { cancelledAt: february }, counted],
])('a document that was cancelled %s', (_, change, tax) => {
  expect(outputTaxOf({ ...invoice, ...change })).toEqual(tax);
});

test.each([
  ['of the same month counts', january, counted],
  ['of an earlier month does not count again', february, nothing],
])('the replacement of a document %s', (_, issuedAt, tax) => {
  expect(outputTaxOf({ ...invoice, issuedAt })).toEqual(tax);
});

test('however often a document is replaced, its value counts once', () => {
  const papers: readonly TaxPaper[] = [
    { ...invoice, cancelledAt: january + 1 },
    { ...invoice, cancelledAt: february },
    { ...invoice, issuedAt: february, cancelledAt: march },
    { ...invoice, issuedAt: march },
  ];
  expect(papers.map((paper) => outputTaxOf(paper).value)).toEqual([0, 100_000, 0, 0]);
});

test('months are those of Bangkok', () => {
  const midnight = Date.UTC(2026, 0, 31, 17);
  expect(outputTaxOf({ ...invoice, cancelledAt: midnight - 1 })).toEqual(nothing);
  expect(outputTaxOf({ ...invoice, cancelledAt: midnight })).toEqual(counted);
});

test('receipts without VAT are not reported', () => {
  const kinds = ['fullTaxInvoice', 'abbreviatedTaxInvoice', 'receipt', 'creditNote'] as const;
  expect(kinds.filter(isReportedTax)).toEqual(['fullTaxInvoice', 'abbreviatedTaxInvoice', 'creditNote']);
});

test('the last months go over the new year', () => {
  expect(lastMonths('2026-02', 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});
