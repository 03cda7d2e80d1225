import type { Currency } from '../../domain/pricing/currency.ts';
import { listingMessages } from '../../i18n/catalogue/listing.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Price } from '../../ui/show/Price.tsx';

/** The lowest of several fees (minor units). */
export function StartingPrice({ minor, currency }: { minor: number; currency: Currency }) {
  const texts = useMessages(listingMessages);
  if (minor === 0) return <span className="price">{texts.fromFree}</span>;
  return (
    <span>
      <span className="xs mut">{texts.from}</span> <Price minor={minor} currency={currency} />
    </span>
  );
}
