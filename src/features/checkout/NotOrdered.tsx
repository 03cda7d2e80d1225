import { textIn } from '../../domain/localText.ts';
import { cartMessages } from '../../i18n/buying/cart.ts';
import { setAsideMessages } from '../../i18n/buying/setAside.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import type { CartLineView } from '../cart/useCart.ts';

/** A note about lines that stay in the cart because they cannot be bought now. */
export function NotOrdered({ lines }: { lines: readonly CartLineView[] }) {
  const texts = useMessages(setAsideMessages);
  const { unknownTitle } = useMessages(cartMessages);
  const { language } = useLanguage();
  if (lines.length === 0) return null;
  const titles = lines.map(({ item }) => (item ? textIn(item.listing.title, language) : unknownTitle));
  return <Note tone="here">{texts.notOrdered(titles.join(', '))}</Note>;
}
