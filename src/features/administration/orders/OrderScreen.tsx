import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { Icon } from '../../../ui/show/Icon.tsx';
import { useQueueShortcuts } from '../shortcuts/useQueueShortcuts.ts';
import { AdminOrder } from './AdminOrder.tsx';

/** One order with its slip on its own page. */
export function OrderScreen({ id }: { id: string }) {
  const texts = useMessages(administrationMessages).order;
  useQueueShortcuts(id, deskLinks.order);
  return (
    <div className="stack">
      <p>
        <Link className="link" to={deskLinks.orders()}>
          <Icon name="back" />
          {texts.back}
        </Link>
      </p>
      <AdminOrder orderId={id} heading={1} linkTo={deskLinks.order} />
    </div>
  );
}
