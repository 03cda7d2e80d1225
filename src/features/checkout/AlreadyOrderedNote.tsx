import { checkoutMessages } from '../../i18n/checkout.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/Link.tsx';
import { links } from '../../ui/links.ts';
import { Note } from '../../ui/Note.tsx';

/** What lay in the cart was ordered in another window, and where that order is. */
export function AlreadyOrderedNote() {
  const { alreadyOrdered, refusals } = useMessages(checkoutMessages);
  return (
    <Note tone="here" live>
      {alreadyOrdered} <Link to={links.studentOrders()}>{refusals.toOrders}</Link>
    </Note>
  );
}
