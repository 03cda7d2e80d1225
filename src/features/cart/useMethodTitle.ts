import type { OfferedPaymentMethod } from '../../domain/order/paymentMethod.ts';
import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** The title of a payment method: the shop's in this language, if it has one, and ours otherwise. */
export function useMethodTitle(): (offered: Pick<OfferedPaymentMethod, 'method' | 'title'>) => string {
  const { names } = useMessages(checkoutMessages).methods;
  const { language } = useLanguage();
  return ({ method, title }) => title?.[language] ?? names[method];
}
