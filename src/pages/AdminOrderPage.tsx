import { useParams } from 'react-router-dom';
import { AdminOrder } from '../features/administration/AdminOrder.tsx';
import { administrationMessages } from '../i18n/administration.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { links } from '../ui/links.ts';
import { AdminGate } from './AdminGate.tsx';

/** One order with its slip, on a page of its own. */
export function AdminOrderPage() {
  const texts = useMessages(administrationMessages);
  const { orderId = '' } = useParams();
  return (
    <AdminGate title={texts.orders.title}>
      <div className="stack">
        <p>
          <Link className="link" to={links.adminOrders()}>
            <Icon name="back" />
            {texts.order.back}
          </Link>
        </p>
        <AdminOrder key={orderId} orderId={orderId} heading={1} linkTo={links.adminOrder} />
      </div>
    </AdminGate>
  );
}
