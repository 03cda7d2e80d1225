import type { Currency } from '../pricing/currency.ts';
import { multiplyThenDivideHalfUp } from '../pricing/money.ts';
import type { SiteSettings } from '../site/siteSettings.ts';
import type { TaxData } from './taxData.ts';
import { type WithholdingPercent, withholdingChoice, withholdingMinimum } from './withholding.ts';

type TaxSettings = Pick<
  SiteSettings,
  'currency' | 'taxSystemEnabled' | 'taxAddOnEnabled' | 'taxInvoiceEnabled' | 'taxInvoiceMinimum' | 'withholdingEnabled'
>;

type TaxInvoiceReason = 'off' | 'belowMinimum';
type TaxInvoiceChoice = { readonly allowed: true } | { readonly allowed: false; readonly reason: TaxInvoiceReason };

/** A buyer's tax choice: an invoice for `data` (`null`: none), and the withholding percent. */
export type TaxWish = { readonly data: TaxData | null; readonly withholdingPercent: WithholdingPercent };

/** A refusal of the tax choice. */
export type TaxWishProblem = 'tax.invoice.off' | 'tax.invoice.belowMinimum' | 'tax.withholding.needsCompany';

/** Whether the shop offers tax invoices: the tax system, its add-on and the site's setting are on (specification 5). */
export const offersTaxInvoice = (settings: TaxSettings): boolean =>
  settings.taxSystemEnabled && settings.taxAddOnEnabled && settings.taxInvoiceEnabled;

/** Whether tax can be withheld: only with a tax invoice (decisions: money). */
export const offersWithholding = (settings: TaxSettings): boolean =>
  settings.withholdingEnabled && offersTaxInvoice(settings);

/**
 * The lowest total for an invoice in minor units: that of withholding, or less if the setting (in baht) lowers it;
 * dollars follow in proportion (decisions: money).
 */
export function taxInvoiceMinimum(settings: Pick<TaxSettings, 'taxInvoiceMinimum'>, currency: Currency): number {
  const lowered = Math.min(settings.taxInvoiceMinimum, withholdingMinimum.THB);
  return multiplyThenDivideHalfUp(lowered, withholdingMinimum[currency], withholdingMinimum.THB);
}

/** Whether an invoice may be requested at this total (after discounts and shipping, before withholding). */
export function taxInvoiceChoice(settings: TaxSettings, totalBeforeWithholding: number): TaxInvoiceChoice {
  if (!offersTaxInvoice(settings)) return { allowed: false, reason: 'off' };
  const isEnough =
    totalBeforeWithholding > 0 && totalBeforeWithholding >= taxInvoiceMinimum(settings, settings.currency);
  return isEnough ? { allowed: true } : { allowed: false, reason: 'belowMinimum' };
}

/** The first refusal of a tax choice at this total, or `null`. `refuseTaxData` checks the data itself. */
export function refuseTaxWish(
  { data, withholdingPercent }: TaxWish,
  settings: TaxSettings,
  totalBeforeWithholding: number,
): TaxWishProblem | null {
  const invoice = taxInvoiceChoice(settings, totalBeforeWithholding);
  if (data !== null && !invoice.allowed) return `tax.invoice.${invoice.reason}`;
  if (withholdingPercent === 0) return null;
  const withholding = withholdingChoice({
    enabled: offersWithholding(settings),
    currency: settings.currency,
    totalBeforeWithholding,
    isCompany: data?.personType === 'juristic',
    wantsTaxInvoice: data !== null,
  });
  const isForCompany = withholding.allowed || withholding.reason === 'off' || withholding.reason === 'belowMinimum';
  return isForCompany ? null : 'tax.withholding.needsCompany';
}
