import type { Currency } from '../../domain/pricing/currency.ts';
import { uiMessages } from '../../i18n/app/ui.ts';
import { formatMoney, formatPrice } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/**
 * A price in minor units. `exact` always shows satang (from the cart on); `was` is the struck-out regular price; zero
 * reads as free.
 */
export function Price({
  minor,
  currency = 'THB',
  was,
  exact = false,
  large = false,
  quiet = false,
}: {
  minor: number;
  currency?: Currency;
  was?: number | null | undefined;
  exact?: boolean;
  large?: boolean;
  /** A price beside the one that counts. */
  quiet?: boolean;
}) {
  const texts = useMessages(uiMessages);
  const show = exact ? formatMoney : formatPrice;
  return (
    <>
      <span className={quiet ? 'num nb' : large ? 'price price-l' : 'price'}>
        {minor === 0 && !exact ? texts.free : show(minor, currency)}
      </span>
      {was != null && was > minor && (
        <s className="was">
          <span className="vh">{texts.regularPrice} </span>
          {show(was, currency)}
        </s>
      )}
    </>
  );
}
