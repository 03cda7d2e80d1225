import type { ReactNode } from 'react';
import { textIn } from '../../domain/localText.ts';
import type { Order } from '../../domain/order.ts';
import { formatMachineTime, formatMoney } from '../../i18n/format.ts';
import { ordersMessages } from '../../i18n/orders.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { EntryState } from '../../platform/outbox/entry.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { links } from '../../ui/links.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Weave } from '../../ui/Weave.tsx';
import { coverSizes } from '../catalogue/coverSize.ts';
import { OrderDocument } from './OrderDocument.tsx';
import { OrderTag } from './OrderTag.tsx';
import { type OrderFace, orderFace } from './orderLook.ts';
import { Rejection } from './Rejection.tsx';

/** One order in the list: what, how much, where it stands, and the one next step. */
export function OrderCard({ order, onDevice }: { order: Order; onDevice: EntryState | null }) {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const face = orderFace(order, onDevice);
  const [first, ...more] = order.lines;
  return (
    <article className="leaf stack stack-3" aria-label={texts.orderTitle(order.number)}>
      <div className="row sb">
        <p className="sm mut">
          <b className="num strong text-ink">#{order.number}</b> ·{' '}
          <time dateTime={formatMachineTime(order.placedAt)}>{format.date(order.placedAt)}</time>
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
      <CardStep order={order} face={face} />
      <OrderDocument order={order} inList />
    </article>
  );
}

function CardStep({ order, face }: { order: Order; face: OrderFace }): ReactNode {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const { actions } = texts;
  const report = { pathname: links.order(order.token), search: '?report=1' };
  if (face === 'waitsOnDevice') {
    return (
      <div className="row">
        <ButtonLink kind="outline" small to={links.outbox()}>
          {actions.seeQueued}
        </ButtonLink>
      </div>
    );
  }
  if (face === 'notYetReceived' && order.method === 'bankTransfer') {
    return (
      <div className="row">
        <ButtonLink small to={report}>
          {actions.report}
        </ButtonLink>
        {order.cancelAt !== null && <span className="xs mut">{texts.by(format.dateTime(order.cancelAt))}</span>}
      </div>
    );
  }
  if (face === 'rejected') {
    return (
      <>
        <Rejection order={order} />
        <div className="row">
          <ButtonLink small to={report}>
            {actions.reportAgain}
          </ButtonLink>
        </div>
      </>
    );
  }
  const watchable = face === 'approved' ? order.lines.find((line) => line.isWatchable) : undefined;
  return (
    <div className="row">
      {watchable && (
        <ButtonLink small to={order.lines.length === 1 ? links.learn(watchable.itemId) : links.myCourses()}>
          {actions.learn}
        </ButtonLink>
      )}
      <ButtonLink kind="outline" small to={links.order(order.token)}>
        {actions.see}
      </ButtonLink>
    </div>
  );
}
