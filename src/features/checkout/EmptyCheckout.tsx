import { checkoutMessages } from '../../i18n/checkout.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { links } from '../../ui/links.ts';
import { CheckoutFailure } from './CheckoutFailure.tsx';
import { CartAlreadyOrdered } from './usePlaceOrder.ts';

/** Nothing to order; another window may have ordered it a moment ago, which is said then. */
export function EmptyCheckout({ failure }: { failure: unknown }) {
  const texts = useMessages(checkoutMessages).empty;
  return (
    <>
      {failure instanceof CartAlreadyOrdered && <CheckoutFailure failure={failure} isOpen={false} />}
      <EmptyState heading={1} title={texts.title} body={texts.body}>
        <ButtonLink to={links.home()}>{texts.action}</ButtonLink>
      </EmptyState>
    </>
  );
}
