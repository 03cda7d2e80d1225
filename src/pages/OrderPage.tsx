import '../ui/styles/buyer.css';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { OrderQueryStates } from '../features/orders/OrderQueryStates.tsx';
import { fetchOrderScreens, paymentStepsOf } from '../features/orders/payment/paymentSteps.ts';
import { useOrderStatus } from '../features/orders/useOrderStatus.ts';
import { ordersMessages } from '../i18n/buying/orders.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';

/** One order by its token: the target of e-mail links. Its screen depends on the payment method. */
export function OrderPage() {
  const { token = '' } = useParams();
  const texts = useMessages(ordersMessages);
  const query = useOrderStatus(token);
  useEffect(fetchOrderScreens, []);
  const { data: order, error, dataUpdatedAt, isFetchedAfterMount, refetch } = query;
  const Screen = order && paymentStepsOf(order.method).screen.Part;
  return (
    <>
      <PageMeta title={order ? texts.orderTitle(order.number) : texts.title} index={false} />
      {Screen ? (
        <Screen order={order} readAt={dataUpdatedAt} isFresh={isFetchedAfterMount} askAgain={() => void refetch()} />
      ) : (
        <OrderQueryStates error={error} retry={() => void refetch()} />
      )}
    </>
  );
}
