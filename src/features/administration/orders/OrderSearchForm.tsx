import { orderStatuses } from '../../../domain/order/orderStatus.ts';
import { ordersMessages } from '../../../i18n/buying/orders.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import type { OrderSearch } from '../administrationQueries.ts';
import { KeywordSearch } from '../list/KeywordSearch.tsx';

/** A filter beside the six statuses. */
const review = 'review';

/** The live search for orders by status, number, name or e-mail. */
export function OrderSearchForm({
  search,
  onChange,
}: {
  search: OrderSearch;
  onChange: (changes: Partial<OrderSearch>) => void;
}) {
  const texts = useMessages(administrationMessages).orders;
  const { status: statusWords, underReview } = useMessages(ordersMessages);
  return (
    <KeywordSearch texts={texts} keyword={search.keyword} onKeyword={(keyword) => onChange({ keyword })}>
      <SelectField
        label={texts.status}
        value={search.isUnderReview ? review : (search.status ?? '')}
        onText={(value) =>
          onChange({
            status: orderStatuses.find((each) => each === value) ?? null,
            isUnderReview: value === review,
          })
        }
        choices={[
          { value: '', label: texts.all },
          ...orderStatuses.map((value) => ({ value, label: statusWords[value] })),
          { value: review, label: underReview },
        ]}
      />
    </KeywordSearch>
  );
}
