import { useEffect, useEffectEvent } from 'react';
import type { Currency } from '../../domain/pricing/currency.ts';
import { taxInvoiceChoice, taxInvoiceMinimum } from '../../domain/tax/taxInvoice.ts';
import { reachesWithholdingMinimum, withholdingMinimum } from '../../domain/tax/withholding.ts';
import { taxInvoiceMessages } from '../../i18n/buying/taxInvoice.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useSiteSettings } from '../site/useSite.ts';
import type { TaxWishOfOrder } from './useTaxWish.ts';

/** The reasons against an invoice and against withholding at this total, and notices about dropped choices. */
export type TaxMinimum = {
  readonly noInvoice: string | null;
  readonly noWithholding: string | null;
  readonly notices: readonly string[];
};

/**
 * A cart that falls under a threshold drops the choice with a notice (decisions: money). `total` is after discounts and
 * shipping and before withholding; `null` while it is unknown.
 */
export function useTaxMinimum(tax: TaxWishOfOrder, total: number | null, currency: Currency): TaxMinimum {
  const texts = useMessages(taxInvoiceMessages);
  const settings = useSiteSettings();
  const isTooSmall = {
    withholding: total !== null && !reachesWithholdingMinimum(total, currency),
    invoice: total !== null && tax.isOffered && !taxInvoiceChoice(settings, total).allowed,
  };
  const dropsWithholding = tax.isReady && isTooSmall.withholding && tax.isLocked;
  // Withheld tax comes with an invoice, which has a threshold of its own.
  const dropsInvoice = tax.isReady && isTooSmall.invoice && tax.wantsInvoice;
  const drop = useEffectEvent(tax.drop);
  useEffect(() => {
    if (!dropsWithholding && !dropsInvoice) return;
    drop([...(dropsWithholding ? (['withholding'] as const) : []), ...(dropsInvoice ? (['invoice'] as const) : [])]);
  }, [dropsWithholding, dropsInvoice]);

  const amounts = {
    withholding: formatPrice(withholdingMinimum[currency], currency),
    invoice: formatPrice(taxInvoiceMinimum(settings, currency), currency),
  };
  const words = { withholding: texts.noWithholding, invoice: texts.noInvoice };
  return {
    noInvoice: isTooSmall.invoice ? texts.invoiceFrom(amounts.invoice) : null,
    noWithholding: isTooSmall.withholding ? texts.withholdFrom(amounts.withholding) : null,
    notices: tax.dropped.map((what) => words[what](amounts[what])),
  };
}
