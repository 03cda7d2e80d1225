import { checkoutMessages } from '../../../i18n/buying/checkout.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { Link } from '../../../ui/press/Link.tsx';
import { links } from '../../../ui/press/links.ts';

/** What lay in the cart was ordered in another window, and where that order is. */
export function AlreadyOrderedNote() {
  const { alreadyOrdered, refusals } = useMessages(checkoutMessages);
  return (
    <Note tone="here" live>
      {alreadyOrdered} <Link to={links.studentOrders()}>{refusals.toOrders}</Link>
    </Note>
  );
}
