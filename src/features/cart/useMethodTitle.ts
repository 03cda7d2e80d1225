import type { OfferedPaymentMethod } from '../../domain/order/paymentMethod.ts';
import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** What a way to pay is called: by the shop in Thai, where it says so, and by our own word otherwise. */
export function useMethodTitle(): (offered: Pick<OfferedPaymentMethod, 'method' | 'title'>) => string {
  const { names } = useMessages(checkoutMessages).methods;
  const { language } = useLanguage();
  return ({ method, title }) => (language === 'th' && title !== '' ? title : names[method]);
}
