import '../ui/styles/buyer.css';
import { Navigate, useSearchParams } from 'react-router-dom';
import { OrderList } from '../features/orders/OrderList.tsx';
import { SignedIn } from '../features/session/SignedIn.tsx';
import { ordersMessages } from '../i18n/buying/orders.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { links } from '../ui/press/links.ts';

/** The buyer's orders. `?report=` with an order's token opens its report. */
export function StudentOrdersPage() {
  const { title } = useMessages(ordersMessages);
  const report = useSearchParams()[0].get('report');
  if (report) return <Navigate to={`${links.order(report)}?report=1`} replace />;
  return (
    <div className="list-page stack stack-6">
      <SignedIn title={title}>{() => <OrderList />}</SignedIn>
    </div>
  );
}
