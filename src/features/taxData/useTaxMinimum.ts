import { useEffect, useState } from 'react';
import type { Currency } from '../../domain/pricing/currency.ts';
import { taxInvoiceChoice, taxInvoiceMinimum } from '../../domain/tax/taxInvoice.ts';
import { reachesWithholdingMinimum, withholdingMinimum } from '../../domain/tax/withholding.ts';
import { taxInvoiceMessages } from '../../i18n/buying/taxInvoice.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useSiteSettings } from '../site/useSite.ts';
import type { DroppedTax, TaxWishOfOrder } from './useTaxWish.ts';

/**
 * What the total of a cart allows, with the reason against the rest, and what was dropped as it fell: told until it is
 * chosen again, for whoever sees a larger total by then still has to know.
 */
export type TaxMinimum = {
  readonly noInvoice: string | null;
  readonly noWithholding: string | null;
  readonly notices: readonly string[];
};

/**
 * A cart that falls under a threshold drops the choice with a notice (decisions: money). `total` is after discounts and
 * shipping and before withholding; `null` while it is not known.
 */
export function useTaxMinimum(tax: TaxWishOfOrder, total: number | null, currency: Currency): TaxMinimum {
  const texts = useMessages(taxInvoiceMessages);
  const settings = useSiteSettings();
  const [dropped, setDropped] = useState<readonly DroppedTax[]>([]);
  const isTooSmall = {
    withholding: total !== null && !reachesWithholdingMinimum(total, currency),
    invoice: total !== null && tax.isOffered && !taxInvoiceChoice(settings, total).allowed,
  };
  const toDrop = !tax.isReady
    ? null
    : isTooSmall.withholding && tax.isLocked
      ? 'withholding'
      : isTooSmall.invoice && tax.wantsInvoice
        ? 'invoice'
        : null;
  const { drop, isLocked, wantsInvoice } = tax;
  useEffect(() => {
    const isChosen = { withholding: isLocked, invoice: wantsInvoice };
    setDropped((before) => before.filter((what) => !isChosen[what]));
  }, [isLocked, wantsInvoice]);
  // After what forgets: it sees what is dropped here as chosen still.
  useEffect(() => {
    if (toDrop === null) return;
    drop(toDrop);
    // Withheld tax had an invoice, which has a threshold of its own.
    const gone: readonly DroppedTax[] =
      toDrop === 'withholding' && isTooSmall.invoice ? ['withholding', 'invoice'] : [toDrop];
    setDropped((before) => [...before.filter((what) => !gone.includes(what)), ...gone]);
  }, [toDrop, drop, isTooSmall.invoice]);

  const amounts = {
    withholding: formatPrice(withholdingMinimum[currency], currency),
    invoice: formatPrice(taxInvoiceMinimum(settings, currency), currency),
  };
  const words = { withholding: texts.noWithholding, invoice: texts.noInvoice };
  return {
    noInvoice: isTooSmall.invoice ? texts.invoiceFrom(amounts.invoice) : null,
    noWithholding: isTooSmall.withholding ? texts.withholdFrom(amounts.withholding) : null,
    notices: dropped.map((what) => words[what](amounts[what])),
  };
}
