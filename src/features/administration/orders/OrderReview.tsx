import { useState } from 'react';
import { goesToBookstore } from '../../../domain/order/bookstore.ts';
import { isRequest } from '../../../domain/order/freeRequest.ts';
import type { Order, OrderAtDesk } from '../../../domain/order/order.ts';
import { isReported } from '../../../domain/order/paymentMethod.ts';
import { slipQueueMessages } from '../../../i18n/buying/slipQueue.ts';
import { taxInvoiceMessages } from '../../../i18n/buying/taxInvoice.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { Button, ButtonLink } from '../../../ui/press/Button.tsx';
import { TaxOfOrder } from '../../taxData/TaxOfOrder.tsx';
import { OrderDocumentsPart } from '../documents/OrderDocumentsPart.tsx';
import { DeliveryPart } from '../orderCare/DeliveryPart.tsx';
import { NotesPart } from '../orderCare/NotesPart.tsx';
import { ParcelPart } from '../orderCare/ParcelPart.tsx';
import { OrderMoney } from '../orderPayments/OrderMoney.tsx';
import { reviewTitleId } from '../shortcuts/reviewFocus.ts';
import { ShortcutsSheet } from '../shortcuts/ShortcutsSheet.tsx';
import { useReviewFocus } from '../shortcuts/useReviewFocus.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { SeenSlips } from '../slips/SeenSlips.tsx';
import { SlipPictures } from '../slips/SlipPictures.tsx';
import { AlsoGrantsNote } from './AlsoGrantsNote.tsx';
import { BookstorePart } from './BookstorePart.tsx';
import { awaitsDecision, mayApprove, reportToShow } from './compareAmount.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { EarlierReports } from './EarlierReports.tsx';
import { OrderBuyer } from './OrderBuyer.tsx';
import { OrderedAgain } from './OrderedAgain.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderStatusTag } from './OrderStatusTag.tsx';
import { OrderSums } from './OrderSums.tsx';
import { ReportFacts } from './ReportFacts.tsx';
import { ReviewPart } from './ReviewPart.tsx';
import { useDecidedMeanwhile } from './useDecidedMeanwhile.ts';
import { type DecisionOutcome, useDecision } from './useDecision.ts';
import { useWaitingOrders } from './useWaitingOrders.ts';

const decidedElsewhere: DecisionOutcome = { kind: 'conflict' };

/** The slip beside the expected values, the decision form, and all data of the order below. */
export function OrderReview({
  order,
  heading,
  linkTo,
}: {
  order: OrderAtDesk;
  heading: 1 | 2;
  linkTo: (orderId: string) => string;
}) {
  const texts = useMessages(administrationMessages).order;
  const tax = useMessages(taxInvoiceMessages).order;
  const report = reportToShow(order);
  const { decide, isPending, outcome } = useDecision(order.id, report?.id ?? '');
  const Heading = `h${heading}` as const;
  const isOpen = awaitsDecision(order, report);
  const isDecidedMeanwhile = useDecidedMeanwhile(isOpen && report ? report.id : null, isPending || outcome !== null);
  const shownOutcome = outcome ?? (isDecidedMeanwhile ? decidedElsewhere : null);
  const level = heading === 1 ? 2 : 3;
  const { keys } = useMessages(slipQueueMessages);
  const [areKeysShown, setKeysShown] = useState(false);
  useShortcuts({ '?': () => setKeysShown(true) });
  useReviewFocus(order.id, outcome);

  return (
    <article className={heading === 1 ? 'adm-review adm-review-wide' : 'adm-review'} aria-labelledby={reviewTitleId}>
      <section className="leaf stack adm-decision">
        <div className="row sb">
          <Heading id={reviewTitleId} tabIndex={-1} className="num adm-number">
            {heading === 1 ? texts.title(order.number) : `#${order.number}`}
          </Heading>
          <div className="row nowrap">
            <Button kind="quiet" small className="adm-keys" onClick={() => setKeysShown(true)}>
              {keys.action} <kbd className="adm-key">?</kbd>
            </Button>
            <OrderStatusTag order={order} />
          </div>
        </div>
        {isOpen && !mayApprove(order) && <Note>{texts.spareMoney}</Note>}
        {isOpen && order.underReview && mayApprove(order) && <Note>{texts.lateMoney}</Note>}
        {report ? (
          <>
            <SlipPictures key={report.id} order={order} report={report} hasShortcut />
            <SeenSlips order={order} report={report} linkTo={linkTo} />
            <ReportFacts order={order} report={report} />
          </>
        ) : (
          isReported(order.method) && <p className="mut">{texts.noReport}</p>
        )}
        {shownOutcome && <Outcome order={order} outcome={shownOutcome} linkTo={linkTo} />}
        {isOpen && mayApprove(order) && <AlsoGrantsNote order={order} />}
        {isOpen && report && (
          <DecisionForm key={report.id} order={order} report={report} isPending={isPending} onDecide={decide} />
        )}
        <OrderMoney key={order.id} order={order} level={level} linkTo={linkTo} />
      </section>
      <div className="stack">
        <OrderBuyer order={order} level={level} />
        {order.shipping && (
          <DeliveryPart key={`delivery-${order.id}`} order={order} shipping={order.shipping} level={level} />
        )}
        {goesToBookstore(order) && <BookstorePart order={order} level={level} />}
        <OrderSums order={order} level={level} />
        <OrderDocumentsPart key={`documents-${order.id}`} order={order} level={level} />
        {order.wantsTaxInvoice && (
          <ReviewPart title={tax.heading} level={level}>
            <TaxOfOrder order={order} />
          </ReviewPart>
        )}
        <ParcelPart order={order} level={level} />
        <NotesPart key={`notes-${order.id}`} orderId={order.id} level={level} />
        <EarlierReports order={order} shown={report} level={level} />
        <OrderHistory order={order} level={level} />
      </div>
      {areKeysShown && <ShortcutsSheet onClose={() => setKeysShown(false)} />}
    </article>
  );
}

/** The outcome of the decision, and the next order. */
export function Outcome({
  order,
  outcome,
  linkTo,
}: {
  order: Order;
  outcome: DecisionOutcome;
  linkTo: (orderId: string) => string;
}) {
  const texts = useMessages(administrationMessages).decide;
  const failureText = useFailureText();
  const next = useWaitingOrders().nextAfter(order.id);
  if (outcome.kind === 'refused' && outcome.failure.code === 'COURSE_DUPLICATE') {
    return <OrderedAgain order={order} itemIds={outcome.failure.facts.itemIds} />;
  }
  if (outcome.kind === 'refused') {
    return (
      <Note tone="error" live>
        {failureText(outcome.failure)}
      </Note>
    );
  }
  if (outcome.kind === 'conflict' || outcome.kind === 'unknown') {
    return (
      <Note tone="here" live>
        {texts[outcome.kind]}
      </Note>
    );
  }
  const said = outcome.kind === 'rejected' && isRequest(order) ? texts.rejectedRequest : texts[outcome.kind];
  return (
    <>
      <Note tone="done" live>
        {said(order.number)}
      </Note>
      {next && (
        <ButtonLink block icon="forward" to={linkTo(next.id)}>
          {texts.next} #{next.number}
        </ButtonLink>
      )}
    </>
  );
}
