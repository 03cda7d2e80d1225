import { AdminOrders } from '../features/administration/orders/AdminOrders.tsx';
import { administrationMessages } from '../i18n/people/administration.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { AdminGate } from './AdminGate.tsx';

/** Orders, the slips that wait before all others. */
export function AdminOrdersPage() {
  const texts = useMessages(administrationMessages).orders;
  return (
    <AdminGate title={texts.title}>
      <AdminOrders />
    </AdminGate>
  );
}
