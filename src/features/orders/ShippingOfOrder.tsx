import { textIn } from '../../domain/localText.ts';
import type { Order } from '../../domain/order/order.ts';
import { shippingMessages } from '../../i18n/buying/shipping.ts';
import { formatAddress } from '../../i18n/people/formatAddress.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** The shipping method and address of an order. The address shows to its buyer and to staff only. */
export function ShippingOfOrder({ shipping }: { shipping: NonNullable<Order['shipping']> }) {
  const texts = useMessages(shippingMessages);
  const { language } = useLanguage();
  const { name, detail, needsAddress, address } = shipping;
  return (
    <div className="sm stack stack-2">
      <div>
        <p className="strong">{textIn(name, language)}</p>
        {detail && <p className="mut">{textIn(detail, language)}</p>}
      </div>
      {address && (
        <div>
          <p className="strong">{address.recipient}</p>
          <p>{formatAddress(address, language)}</p>
          <p className="mut num">{texts.tel(address.tel)}</p>
        </div>
      )}
      {needsAddress && !address && <p className="mut">{texts.signInToSee}</p>}
    </div>
  );
}
