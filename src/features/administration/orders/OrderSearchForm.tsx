import { type WaitingRefund, waitingRefunds } from '../../../domain/order/orderPayment.ts';
import { orderStatuses } from '../../../domain/order/orderStatus.ts';
import { orderListMessages } from '../../../i18n/buying/orderList.ts';
import { ordersMessages } from '../../../i18n/buying/orders.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import type { OrderSearch } from '../administrationQueries.ts';
import { KeywordSearch } from '../list/KeywordSearch.tsx';

/** Filters beside the statuses. */
const review = 'review';
const refundChoice = (refund: WaitingRefund) => `refund-${refund}`;

/** The live search for orders by status, number, name or e-mail. */
export function OrderSearchForm({
  search,
  onChange,
}: {
  search: OrderSearch;
  onChange: (changes: Partial<OrderSearch>) => void;
}) {
  const texts = useMessages(administrationMessages).orders;
  const { refunds } = useMessages(orderListMessages);
  const { status: statusWords, underReview } = useMessages(ordersMessages);
  return (
    <KeywordSearch texts={texts} keyword={search.keyword} onKeyword={(keyword) => onChange({ keyword })}>
      <SelectField
        label={texts.status}
        value={choiceOf(search)}
        onText={(value) =>
          onChange({
            status: orderStatuses.find((each) => each === value) ?? null,
            isUnderReview: value === review,
            refund: waitingRefunds.find((each) => refundChoice(each) === value) ?? null,
          })
        }
        choices={[
          { value: '', label: texts.all },
          ...orderStatuses.map((value) => ({ value, label: statusWords[value] })),
          { value: review, label: underReview },
          ...waitingRefunds.map((refund) => ({ value: refundChoice(refund), label: refunds[refund] })),
        ]}
      />
    </KeywordSearch>
  );
}

function choiceOf({ status, isUnderReview, refund }: OrderSearch): string {
  if (isUnderReview) return review;
  return refund === null ? (status ?? '') : refundChoice(refund);
}
