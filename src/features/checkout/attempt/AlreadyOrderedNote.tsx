import { checkoutMessages } from '../../../i18n/buying/checkout.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { Link } from '../../../ui/press/Link.tsx';
import { links } from '../../../ui/press/links.ts';

/** Another window ordered the cart; the note links to that order. */
export function AlreadyOrderedNote() {
  const { alreadyOrdered, refusals } = useMessages(checkoutMessages);
  return (
    <Note tone="here" live>
      {alreadyOrdered} <Link to={links.studentOrders()}>{refusals.toOrders}</Link>
    </Note>
  );
}
