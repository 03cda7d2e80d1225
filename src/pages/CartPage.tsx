import { useEffect } from 'react';
import { mayBuy } from '../domain/people/identity.ts';
import { CartScreen } from '../features/cart/CartScreen.tsx';
import { CartTax } from '../features/cart/CartTax.tsx';
import { CartCoupons } from '../features/cart/coupon/CartCoupons.tsx';
import { useMethodDraft } from '../features/cart/useMethodDraft.ts';
import { LoginPanel } from '../features/session/LoginPanel.tsx';
import { useSession } from '../features/session/useSession.ts';
import { useTaxWish } from '../features/taxData/useTaxWish.ts';
import { cartMessages } from '../i18n/buying/cart.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';
import { links } from '../ui/press/links.ts';

/** The cart page. A guest may sign in beside it, or buy without an account. */
export function CartPage() {
  const texts = useMessages(cartMessages);
  const session = useSession();
  const person = session.state === 'signedIn' ? session.person : null;
  const isBuyer = person === null || mayBuy(person.role);
  useFocusAfterSignIn(session.state === 'guest');
  const tax = useTaxWish(person, 'cart');
  const chosen = useMethodDraft();
  const { method } = chosen.values;
  const withholdingPercent = tax.isReady && chosen.isReady ? tax.withholdingPercent : null;
  const parts = {
    ...{ method, withholdingPercent },
    coupons: <CartCoupons method={method} withholdingPercent={tax.withholdingPercent} />,
    tax: isBuyer && <CartTax method={method} tax={tax} />,
  };
  return (
    <>
      <PageMeta title={texts.title} index={false} />
      {person !== null ? (
        <CartScreen {...parts} buyer={isBuyer ? 'student' : 'staff'} />
      ) : (
        <CartScreen
          {...parts}
          buyer="guest"
          beside={
            session.state === 'guest' ? <LoginPanel title={texts.signIn} returnTo={links.cart()} isSecond /> : <span />
          }
        />
      )}
    </>
  );
}

/** The sign-in form unmounts while it has the focus. A cart line takes its place. */
function useFocusAfterSignIn(isGuest: boolean): void {
  useEffect(() => {
    if (!isGuest) return;
    return () => {
      if (document.activeElement !== document.body) return;
      const heading = document.querySelector<HTMLElement>('#main h1');
      heading?.setAttribute('tabindex', '-1');
      // On a phone the heading lies far above the sign-in; a visible heading does not scroll.
      heading?.focus();
    };
  }, [isGuest]);
}
