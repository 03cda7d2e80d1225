import { AdminFrame } from '../features/administration/AdminFrame.tsx';
import { AdminOrders } from '../features/administration/AdminOrders.tsx';
import { administrationMessages } from '../i18n/administration.ts';
import { useMessages } from '../i18n/useMessages.ts';

/** Orders, the slips that wait before all others. */
export function AdminOrdersPage() {
  const texts = useMessages(administrationMessages).orders;
  return (
    <AdminFrame title={texts.title}>
      <AdminOrders />
    </AdminFrame>
  );
}
