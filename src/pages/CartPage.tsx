import { mayBuy } from '../domain/identity.ts';
import { CartScreen } from '../features/cart/CartScreen.tsx';
import { GuestNextStep, StaffNote, StudentNextStep } from '../features/cart/NextStep.tsx';
import { CartCoupons } from '../features/coupon/CartCoupons.tsx';
import { LoginPanel } from '../features/session/LoginPanel.tsx';
import { useSession } from '../features/session/useSession.ts';
import { cartMessages } from '../i18n/cart.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { links } from '../ui/links.ts';
import { PageMeta } from '../ui/PageMeta.tsx';

/** The cart. A guest may sign in beside it, or buy without an account. */
export function CartPage() {
  const texts = useMessages(cartMessages);
  const session = useSession();
  return (
    <>
      <PageMeta title={texts.title} index={false} />
      {session.state === 'signedIn' ? (
        <CartScreen
          coupons={<CartCoupons />}
          next={mayBuy(session.person.role) ? <StudentNextStep /> : <StaffNote />}
        />
      ) : (
        <CartScreen
          coupons={<CartCoupons />}
          next={<GuestNextStep />}
          beside={session.state === 'guest' ? <LoginPanel title={texts.signIn} returnTo={links.cart()} /> : <span />}
        />
      )}
    </>
  );
}
