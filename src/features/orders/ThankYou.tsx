import type { Order } from '../../domain/order.ts';
import { isSettled } from '../../domain/orderStatus.ts';
import { formatMoney } from '../../i18n/format.ts';
import { ordersMessages } from '../../i18n/orders.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Cord, CordItem, type CordPlace } from '../../ui/Cord.tsx';
import { links } from '../../ui/links.ts';
import { Note } from '../../ui/Note.tsx';
import { OrderQueryStates } from './OrderQueryStates.tsx';
import { rejectionOf } from './orderLook.ts';
import { ThanksHeader } from './ThanksHeader.tsx';
import { useOrderStatus } from './useOrderStatus.ts';

/** The thanks after an order; what is left to happen hangs on the cord and moves by itself. */
export function ThankYou({ token }: { token: string }) {
  const query = useOrderStatus(token);
  if (!query.data) return <OrderQueryStates error={query.error} retry={() => void query.refetch()} />;
  return <Thanks order={query.data} />;
}

function Thanks({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages);
  const title = useThanksTitle(order);
  return (
    <div className="narrow stack stack-6">
      <ThanksHeader
        title={title}
        body={
          <>
            {texts.thanks.mailed} <b>{order.email}</b>
          </>
        }
      />
      {order.status === 'rejected' && rejectionOf(order) && <Note tone="error">{rejectionOf(order)}</Note>}
      <section className="leaf" aria-label={texts.thanks.steps.label}>
        <OrderSteps order={order} />
      </section>
      <div className="g2">
        <NextPlaces order={order} />
      </div>
    </div>
  );
}

/** Once it is approved the next step is to learn; until then the order itself. */
function NextPlaces({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages);
  const watchable = order.status === 'approved' ? order.lines.find((line) => line.isWatchable) : undefined;
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
  const { thanks } = useMessages(ordersMessages);
  if (order.status === 'approved') return thanks.approved;
  if (order.status === 'rejected') return thanks.rejected;
  if (order.status === 'cancelled' || order.status === 'refunded') return thanks.cancelled;
  if (order.reports.length > 0) return thanks.reported;
  return order.total === 0 ? thanks.freeApprove : thanks.title;
}

type Step = { readonly key: string; readonly title: string; readonly detail: string; readonly place: CordPlace };

function OrderSteps({ order }: { order: Order }) {
  const steps = useSteps(order);
  return (
    <Cord>
      {steps.map((step) => (
        <CordItem key={step.key} place={step.place}>
          <b className="strong">{step.title}</b>
          <p className="xs mut">{step.detail}</p>
        </CordItem>
      ))}
    </Cord>
  );
}

function useSteps(order: Order): readonly Step[] {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const { steps } = texts.thanks;
  const report = order.reports.at(-1);
  const approvedAt = order.history.findLast((event) => event.to === 'approved')?.at;
  const isApproved = order.status === 'approved';
  const isChecking = order.status === 'pendingApproved';
  const isWatchable = order.lines.some((line) => line.isWatchable);
  const ordered: Step = {
    key: 'ordered',
    title: steps.ordered,
    detail: format.dateTime(order.placedAt),
    place: 'done',
  };
  const paid: Step = {
    key: 'paid',
    title: report ? steps.reported(formatMoney(report.amount, order.currency)) : steps.pay,
    detail: report ? format.dateTime(report.reportedAt) : '',
    place: report ? 'done' : 'here',
  };
  const checked: Step = {
    key: 'checked',
    title: isSettled(order.status) ? texts.status[order.status] : order.total === 0 ? steps.approval : steps.checking,
    detail: approvedAt === undefined ? steps.byMail : format.dateTime(approvedAt),
    place: isApproved ? 'done' : isChecking || isSettled(order.status) ? 'here' : 'ahead',
  };
  const open: Step = {
    key: 'open',
    title: isWatchable ? steps.open : steps.done,
    detail: '',
    place: isApproved ? 'here' : 'ahead',
  };
  return order.total === 0 ? [ordered, checked, open] : [ordered, paid, checked, open];
}
