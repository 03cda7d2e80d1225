import { textIn } from '../../domain/localText.ts';
import { mayReportPayment, type Order } from '../../domain/order/order.ts';
import type { OrderFace } from '../../domain/order/orderFace.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { formatMachineTime, formatMoney } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Picture } from '../../ui/show/Picture.tsx';
import { Weave } from '../../ui/show/Weave.tsx';
import { coverSizes } from '../catalogue/coverSize.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { OrderDocument } from './OrderDocument.tsx';
import { OrderTag } from './OrderTag.tsx';
import { paymentStepsOf } from './payment/paymentSteps.ts';
import { AccountLine } from './payment/transfer/AccountLine.tsx';
import { Rejection } from './Rejection.tsx';

/** One order in the list: items, total, status and next step. */
export function OrderCard({
  order,
  face,
  hasMend = false,
}: {
  order: Order;
  face: OrderFace;
  /** Correcting the refused report on this device is the next step. */
  hasMend?: boolean;
}) {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const [first, ...more] = order.lines;
  return (
    <article className="leaf stack stack-3" aria-label={texts.orderTitle(order.number)}>
      <div className="row sb">
        <p className="sm mut">
          <Link className="plain-link num strong text-ink" to={links.order(order.token)}>
            #{order.number}
          </Link>{' '}
          · <time dateTime={formatMachineTime(order.placedAt)}>{format.date(order.placedAt)}</time>
        </p>
        <OrderTag face={face} />
      </div>
      <div className="row nowrap row-t">
        <Picture
          src={first?.coverUrl}
          sizes={coverSizes.small}
          alt=""
          width={1}
          height={1}
          className="order-thumb"
          fallback={<Weave kind="lan" />}
        />
        <div className="grow">
          <Link className="plain-link text-medium" to={links.order(order.token)}>
            {first && textIn(first.title, language)}
            {more.length > 0 && ` ${texts.andMore(more.length)}`}
          </Link>
          <p className="price">{order.total === 0 ? texts.free : formatMoney(order.total, order.currency)}</p>
        </div>
      </div>
      {face === 'notYetReceived' && mayReportPayment(order) && <AccountLine />}
      <CardStep order={order} face={face} hasMend={hasMend} />
      <OrderDocument order={order} inList />
      <CancelOrder order={order} face={face} inList />
    </article>
  );
}

function CardStep({ order, face, hasMend }: { order: Order; face: OrderFace; hasMend: boolean }) {
  const format = useFormat();
  const { by, actions, stepOther } = useMessages(ordersMessages);
  const stepWords = useStepWords(order, face);
  const isRefused = face === 'rejected' || face === 'requestRejected';
  const isDue = order.cancelAt !== null && (isRefused || (face === 'notYetReceived' && order.total > 0));
  const isOver = face === 'approved' || face === 'cancelled' || face === 'refunded';
  return (
    <>
      {isRefused && <Rejection order={order} />}
      <p className="sm">{hasMend ? stepOther.refusedReport : stepWords}</p>
      <div className="row">
        {hasMend ? (
          <ButtonLink small to={links.outbox()}>
            {actions.mend}
          </ButtonLink>
        ) : (
          <CardAction order={order} face={face} />
        )}
        {isOver && (
          <ButtonLink kind="outline" small to={links.order(order.token)}>
            {actions.see}
          </ButtonLink>
        )}
        {isDue && order.cancelAt !== null && <span className="xs mut">{by(format.dateTime(order.cancelAt))}</span>}
      </div>
    </>
  );
}

function useStepWords(order: Order, face: OrderFace): string {
  const texts = useMessages(ordersMessages);
  const { step, stepOther } = texts;
  if (face === 'notYetReceived') return paymentStepsOf(order.method).words(texts).listed;
  if (face === 'approved' && !order.lines.some((line) => line.isWatchable)) return stepOther.approved;
  if (face === 'rejected' && !mayReportPayment(order)) return step.requestRejected;
  return step[face];
}

/** The card's action. While somebody else must act, it opens the order. */
function CardAction({ order, face }: { order: Order; face: OrderFace }) {
  const texts = useMessages(ordersMessages);
  const { actions } = texts;
  if (face === 'waitsOnDevice') {
    return (
      <ButtonLink kind="outline" small to={links.outbox()}>
        {actions.seeQueued}
      </ButtonLink>
    );
  }
  const paying = paymentStepsOf(order.method).action(order, face, texts);
  if (paying !== null) {
    return (
      <ButtonLink small to={{ pathname: links.order(order.token), search: paying.search }}>
        {paying.label}
      </ButtonLink>
    );
  }
  if (face === 'cancelled' || face === 'refunded') return <OrderAgain order={order} inList />;
  const watchable = face === 'approved' ? order.lines.find((line) => line.isWatchable) : undefined;
  if (watchable) {
    return (
      <ButtonLink small to={order.lines.length === 1 ? links.learn(watchable.itemId) : links.myCourses()}>
        {actions.learn}
      </ButtonLink>
    );
  }
  if (face === 'approved') return null;
  return (
    <ButtonLink kind="outline" small to={links.order(order.token)}>
      {actions.see}
    </ButtonLink>
  );
}
