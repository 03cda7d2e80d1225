import { describe, expect, test } from 'vitest';
import { defaultSiteSettings, type SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { noTaxData, type TaxData } from '../../../src/domain/tax/taxData.ts';
import {
  offersTaxInvoice,
  offersWithholding,
  refuseTaxWish,
  taxInvoiceChoice,
  taxInvoiceMinimum,
} from '../../../src/domain/tax/taxInvoice.ts';

const inBaht = defaultSiteSettings;
const inDollars: SiteSettings = { ...inBaht, currency: 'USD' };
const company: TaxData = { ...noTaxData, personType: 'juristic' };

describe('a tax invoice', () => {
  test.each<[SiteSettings, number, string]>([
    [inBaht, 99_999, 'belowMinimum'],
    [inBaht, 100_000, 'allowed'],
    [inDollars, 2_999, 'belowMinimum'],
    [inDollars, 3_000, 'allowed'],
  ])('has the threshold of withholding', (settings, total, expected) => {
    const choice = taxInvoiceChoice(settings, total);
    expect(choice.allowed ? 'allowed' : choice.reason).toBe(expected);
  });

  test('has a lower threshold by the setting, and never a higher one than withholding', () => {
    const at = (taxInvoiceMinimum: number) => ({ taxInvoiceMinimum });
    expect([taxInvoiceMinimum(at(50_000), 'THB'), taxInvoiceMinimum(at(50_000), 'USD')]).toEqual([50_000, 1_500]);
    expect([taxInvoiceMinimum(at(500_000), 'THB'), taxInvoiceMinimum(at(500_000), 'USD')]).toEqual([100_000, 3_000]);
    expect(taxInvoiceChoice({ ...inBaht, taxInvoiceMinimum: 50_000 }, 49_999).allowed).toBe(false);
    expect(taxInvoiceChoice({ ...inBaht, taxInvoiceMinimum: 50_000 }, 50_000).allowed).toBe(true);
  });

  test('is never made out for nothing', () => {
    expect(taxInvoiceChoice({ ...inBaht, taxInvoiceMinimum: 0 }, 0)).toEqual({
      allowed: false,
      reason: 'belowMinimum',
    });
    expect(taxInvoiceChoice({ ...inBaht, taxInvoiceMinimum: 0 }, 1)).toEqual({ allowed: true });
  });

  test.each(['taxSystemEnabled', 'taxAddOnEnabled', 'taxInvoiceEnabled'] as const)(
    'needs %s, and so does withholding',
    (setting) => {
      const settings = { ...inBaht, [setting]: false };
      expect([offersTaxInvoice(settings), offersWithholding(settings)]).toEqual([false, false]);
      expect(taxInvoiceChoice(settings, 100_000)).toEqual({ allowed: false, reason: 'off' });
    },
  );

  test('is offered without withholding, too', () => {
    const settings = { ...inBaht, withholdingEnabled: false };
    expect([offersTaxInvoice(settings), offersWithholding(settings)]).toEqual([true, false]);
  });
});

describe('requirements of an order’s tax', () => {
  test.each<[string, TaxData | null, 0 | 3, number, string | null]>([
    ['nothing', null, 0, 0, null],
    ['an invoice for a person', noTaxData, 0, 100_000, null],
    ['an invoice under the threshold', noTaxData, 0, 99_999, 'tax.invoice.belowMinimum'],
    ['withholding by a company', company, 3, 100_000, null],
    ['withholding by a person', noTaxData, 3, 100_000, 'tax.withholding.needsCompany'],
    ['withholding without an invoice', null, 3, 100_000, 'tax.withholding.needsCompany'],
  ])('%s', (_, data, withholdingPercent, total, problem) => {
    expect(refuseTaxWish({ data, withholdingPercent }, inBaht, total)).toBe(problem);
  });

  test('an invoice is refused where the shop makes none out', () => {
    const settings = { ...inBaht, taxInvoiceEnabled: false };
    expect(refuseTaxWish({ data: company, withholdingPercent: 0 }, settings, 100_000)).toBe('tax.invoice.off');
  });
});
