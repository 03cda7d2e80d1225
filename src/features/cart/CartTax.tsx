import type { PaymentMethod } from '../../domain/order/paymentMethod.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { TaxSection } from '../taxData/TaxSection.tsx';
import { useTaxMinimum } from '../taxData/useTaxMinimum.ts';
import type { TaxWishOfOrder } from '../taxData/useTaxWish.ts';
import { cartTaxTotal } from './cartTaxTotal.ts';
import { useCart } from './useCart.ts';

/** The tax choices of this cart's order. */
export function CartTax({ method, tax }: { method: PaymentMethod | null; tax: TaxWishOfOrder }) {
  const { currency } = useSiteSettings();
  const view = useCart(method, tax.withholdingPercent);
  const minimum = useTaxMinimum(tax, cartTaxTotal(view), currency);
  return <TaxSection tax={tax} minimum={minimum} isFree={view.quote.total === 0} />;
}
