import type { Order } from '../../domain/order/order.ts';
import { type OrderFace, orderFace } from '../../domain/order/orderFace.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import type { ArtName } from '../../ui/state/stateArts.tsx';
import { PushOffer } from '../push/PushOffer.tsx';
import { useSeenNews } from '../push/useSeenNews.ts';
import { CheckTime } from './CheckTime.tsx';
import { OrderQueryStates } from './OrderQueryStates.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { paymentStepsOf } from './payment/paymentSteps.ts';
import { Rejection } from './Rejection.tsx';
import { ShippingLeaf } from './ShippingLeaf.tsx';
import { ThanksHeader } from './ThanksHeader.tsx';
import { useOrderStatus } from './useOrderStatus.ts';
import { useViewer } from './useViewer.ts';

/** The thank-you page after an order. Its remaining steps update by themselves. */
export function ThankYou({ token }: { token: string }) {
  const query = useOrderStatus(token);
  if (!query.data) return <OrderQueryStates error={query.error} retry={() => void query.refetch()} />;
  return <Thanks order={query.data} />;
}

/** The picture of an order that is rejected or not confirmed. */
const otherArts: Partial<Record<OrderFace, ArtName>> = {
  rejected: 'error',
  requestRejected: 'error',
  cancelled: 'removed',
  underReview: 'expired',
  refunded: 'removed',
};

function Thanks({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages);
  const title = useThanksTitle(order);
  const face = orderFace(order, null);
  useSeenNews(links.order(order.token));
  return (
    <div className="narrow stack stack-6">
      <ThanksHeader
        title={title}
        art={otherArts[face]}
        body={
          <>
            {face === 'underReview' && (
              <>
                {texts.next.underReview.body}
                <br />
              </>
            )}
            {texts.thanks.mailed} <b>{order.email}</b>
          </>
        }
      />
      {order.status === 'rejected' && <Rejection order={order} />}
      <section className="leaf" aria-label={texts.thanks.steps.label}>
        <OrderSteps order={order} />
      </section>
      {face === 'pendingApproved' && <CheckTime />}
      {order.shipping && <ShippingLeaf shipping={order.shipping} />}
      {order.status === 'pendingApproved' && <PushOffer orderToken={order.token} />}
      <div className="g2">
        <NextPlaces order={order} />
      </div>
    </div>
  );
}

/** Links after the order: learning once approved, payment after a rejection, otherwise the order. */
function NextPlaces({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages);
  const mayStart = useViewer(order) === 'buyer' && order.status === 'approved';
  const watchable = mayStart ? order.lines.find((line) => line.isWatchable) : undefined;
  if (watchable) {
    return (
      <>
        <ButtonLink icon="play" to={order.lines.length === 1 ? links.learn(watchable.itemId) : links.myCourses()}>
          {texts.actions.start}
        </ButtonLink>
        <ButtonLink kind="outline" to={links.order(order.token)}>
          {texts.thanks.seeOrder}
        </ButtonLink>
      </>
    );
  }
  const payAgain = order.status === 'rejected' ? paymentStepsOf(order.method).action(order, 'rejected', texts) : null;
  if (payAgain !== null) {
    return (
      <>
        <ButtonLink to={{ pathname: links.order(order.token), search: payAgain.search }}>{payAgain.label}</ButtonLink>
        <ButtonLink kind="outline" to={links.order(order.token)}>
          {texts.thanks.seeOrder}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink to={links.order(order.token)}>{texts.thanks.seeOrder}</ButtonLink>
      <ButtonLink kind="outline" to={links.home()}>
        {texts.thanks.browse}
      </ButtonLink>
    </>
  );
}

function useThanksTitle(order: Order): string {
  const { thanks, next, requestRejected } = useMessages(ordersMessages);
  const reported = order.reports.length > 0 ? thanks.reported : thanks.title;
  const titles: Readonly<Record<OrderFace, string>> = {
    notYetReceived: thanks.title,
    waitsOnDevice: reported,
    pendingApproved: reported,
    waitingForApproval: thanks.freeApprove,
    paidWaiting: thanks.paid,
    approved: thanks.approved,
    rejected: thanks.rejected,
    requestRejected,
    cancelled: thanks.cancelled,
    underReview: next.underReview.title,
    refunded: thanks.refunded,
  };
  return titles[orderFace(order, null)];
}
