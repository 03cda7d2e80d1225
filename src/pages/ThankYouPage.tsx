import '../ui/styles/buyer.css';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PlainThanks } from '../features/orders/PlainThanks.tsx';
import { ThankYou } from '../features/orders/ThankYou.tsx';
import { ordersMessages } from '../i18n/buying/orders.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';

/** The thank-you page. `?orderId=` carries the order's token; without it there is no order block. */
export function ThankYouPage() {
  const { title } = useMessages(ordersMessages).thanks;
  const token = useSearchParams()[0].get('orderId');
  const { state } = useLocation();
  return (
    <>
      <PageMeta title={title} index={false} />
      {token ? <ThankYou token={token} /> : <PlainThanks outcome={outcomeOf(state)} />}
    </>
  );
}

function outcomeOf(state: unknown): 'paid' | 'approved' | 'waiting' | null {
  if (typeof state !== 'object' || state === null) return null;
  if ('paid' in state) return 'paid';
  if (!('free' in state)) return null;
  return state.free === 'approved' || state.free === 'waiting' ? state.free : null;
}
