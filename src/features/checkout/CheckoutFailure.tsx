import { checkoutMessages } from '../../i18n/checkout.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed, ServerUnreachable } from '../../platform/callFailed.ts';
import { Link } from '../../ui/Link.tsx';
import { links } from '../../ui/links.ts';
import { Note } from '../../ui/Note.tsx';
import { useFailureText } from '../../ui/useFailureText.ts';
import { BuyerRefused, CartAlreadyOrdered } from './usePlaceOrder.ts';

/** Why the order was not made, or that nobody knows yet; pressing again never makes two. */
export function CheckoutFailure({ failure, isOpen }: { failure: unknown; isOpen: boolean }) {
  const texts = useMessages(checkoutMessages);
  const failureText = useFailureText();
  if (isOpen && (failure === null || failure instanceof ServerUnreachable)) {
    return (
      <Note tone="here" live>
        {texts.unknown}
      </Note>
    );
  }
  if (failure === null) return null;
  if (failure instanceof CartAlreadyOrdered) {
    return (
      <Note tone="here" live>
        {texts.alreadyOrdered} <Link to={links.studentOrders()}>{texts.refusals.toOrders}</Link>
      </Note>
    );
  }
  const cause = failure instanceof BuyerRefused ? failure.failure : failure;
  const names = cause instanceof CallFailed ? cause.facts.names.join(', ') : '';
  return (
    <Note tone="error" live>
      <p className="strong">{texts.failedTitle}</p>
      <p>
        {failureText(cause)}
        {names && `: ${names}`}
      </p>
    </Note>
  );
}
