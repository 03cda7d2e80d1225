import { orderStatuses } from '../../domain/orderStatus.ts';
import { administrationMessages } from '../../i18n/administration.ts';
import { ordersMessages } from '../../i18n/orders.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { OrderSearch } from './administrationQueries.ts';
import { useTypedSearch } from './useTypedSearch.ts';

/** Chosen beside the six statuses. */
const review = 'review';

/** By status, and by number, name or e-mail; looks while somebody types. */
export function OrderSearchForm({
  search,
  onChange,
}: {
  search: OrderSearch;
  onChange: (changes: Partial<OrderSearch>) => void;
}) {
  const texts = useMessages(administrationMessages).orders;
  const { status: statusWords, underReview } = useMessages(ordersMessages);
  const { typed, onType, submit } = useTypedSearch(search.keyword, (keyword) => onChange({ keyword, page: 0 }));
  return (
    <search>
      <form className="adm-search" noValidate onSubmit={submit}>
        <TextField
          label={texts.search}
          type="search"
          icon="search"
          placeholder={texts.searchPlaceholder}
          maxLength={200}
          value={typed}
          onText={onType}
        />
        <SelectField
          label={texts.status}
          value={search.isUnderReview ? review : (search.status ?? '')}
          onText={(value) =>
            onChange({
              status: orderStatuses.find((each) => each === value) ?? null,
              isUnderReview: value === review,
              page: 0,
            })
          }
          choices={[
            { value: '', label: texts.all },
            ...orderStatuses.map((value) => ({ value, label: statusWords[value] })),
            { value: review, label: underReview },
          ]}
        />
      </form>
    </search>
  );
}
