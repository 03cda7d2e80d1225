import { useParams } from 'react-router-dom';
import { AdminOrder } from '../features/administration/orders/AdminOrder.tsx';
import { administrationMessages } from '../i18n/people/administration.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Link } from '../ui/press/Link.tsx';
import { links } from '../ui/press/links.ts';
import { Icon } from '../ui/show/Icon.tsx';
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
