import { checkoutMessages } from '../../i18n/checkout.ts';
import { setAsideMessages } from '../../i18n/setAside.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { links } from '../../ui/links.ts';
import { CheckoutFailure } from './CheckoutFailure.tsx';
import { CartAlreadyOrdered } from './usePlaceOrder.ts';

/** Nothing to order, also where all that lies in the cart is saved for later; another window may have ordered it a moment ago, which is said then. */
export function EmptyCheckout({ failure, isSetAside }: { failure: unknown; isSetAside: boolean }) {
  const { empty } = useMessages(checkoutMessages);
  const { onlySetAside } = useMessages(setAsideMessages);
  const texts = isSetAside ? onlySetAside : empty;
  return (
    <>
      {failure instanceof CartAlreadyOrdered && <CheckoutFailure failure={failure} isOpen={false} refusals={[]} />}
      <EmptyState heading={1} title={texts.title} body={texts.body}>
        <ButtonLink to={isSetAside ? links.cart() : links.home()}>{texts.action}</ButtonLink>
      </EmptyState>
    </>
  );
}
