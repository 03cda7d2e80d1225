import { cartMessages } from '../../i18n/buying/cart.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import type { CartView } from './useCart.ts';

/** `guest` includes a person who is not known yet. Staff cannot order (specification 6). */
export type CartBuyer = 'guest' | 'student' | 'staff';

/** The way on under the total. Phones have its button in the bar. */
export function NextStep({ buyer }: { buyer: CartBuyer }) {
  const texts = useMessages(cartMessages);
  if (buyer === 'staff') return <Note>{texts.staff}</Note>;
  return (
    <div className="stack stack-2">
      <div className="d-only">
        <WayOn buyer={buyer} block />
      </div>
      {buyer === 'guest' && <p className="hint">{texts.guestHint}</p>}
    </div>
  );
}

/** The bar at the foot of phones: the total and the way on. */
export function CartBar({ buyer, quote }: { buyer: CartBuyer; quote: CartView['quote'] }) {
  const texts = useMessages(cartMessages);
  if (buyer === 'staff') return null;
  return (
    <section className="sticky m-only" aria-label={texts.bar}>
      <div className="wrap">
        <div>
          <p className="xs mut">{texts.total}</p>
          <p className="price">{formatMoney(quote.total, quote.currency)}</p>
        </div>
        <WayOn buyer={buyer} />
      </div>
    </section>
  );
}

function WayOn({ buyer, block = false }: { buyer: CartBuyer; block?: boolean }) {
  const texts = useMessages(cartMessages);
  return (
    <ButtonLink block={block} to={links.checkout()}>
      {buyer === 'guest' ? texts.guest : texts.checkout}
    </ButtonLink>
  );
}
