import { useState } from 'react';
import { orderSorts } from '../../../domain/order/orderSearch.ts';
import { type PaymentMethod, paymentMethods } from '../../../domain/order/paymentMethod.ts';
import { readEntry } from '../../../domain/typedEntry.ts';
import { checkoutMessages } from '../../../i18n/buying/checkout.ts';
import { orderListMessages } from '../../../i18n/buying/orderList.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { DateTimeField } from '../../../ui/dateTime/DateTimeField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import type { OrderSearch } from '../administrationQueries.ts';

type Props = { search: OrderSearch; onChange: (changes: Partial<OrderSearch>) => void };

/** Further filters of the orders and their sequence; open while one of them is set. */
export function OrderFilters({ search, onChange }: Props) {
  const texts = useMessages(orderListMessages);
  const isSet = search.method !== null || search.from !== null || search.to !== null || search.sort !== 'queue';
  const [isOpen, setOpen] = useState(isSet);
  return (
    <>
      <Button kind="quiet" small icon="expand" aria-expanded={isOpen} onClick={() => setOpen((before) => !before)}>
        {texts.more}
      </Button>
      {isOpen && <FilterFields search={search} onChange={onChange} />}
    </>
  );
}

function FilterFields({ search, onChange }: Props) {
  const texts = useMessages(orderListMessages);
  const { names } = useMessages(checkoutMessages).methods;
  const methodOf = (value: string): PaymentMethod | null => paymentMethods.find((each) => each === value) ?? null;
  return (
    <div className="adm-filters">
      <SelectField
        label={texts.method}
        value={search.method ?? ''}
        onText={(value) => onChange({ method: methodOf(value) })}
        choices={[
          { value: '', label: texts.everyMethod },
          ...paymentMethods.map((value) => ({ value, label: names[value] })),
        ]}
      />
      <DayFilter label={texts.from} day={search.from} onDay={(from) => onChange({ from })} />
      <DayFilter label={texts.to} day={search.to} onDay={(to) => onChange({ to })} />
      <SelectField
        label={texts.sort}
        value={search.sort}
        onText={(value) => onChange({ sort: orderSorts.find((sort) => sort === value) ?? 'queue' })}
        choices={orderSorts.map((value) => ({ value, label: texts.sorts[value] }))}
      />
    </div>
  );
}

/** A day that filters once it is whole, or empty. */
function DayFilter({ label, day, onDay }: { label: string; day: string | null; onDay: (day: string | null) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (value: string) => {
    const read = readEntry(value, 'date');
    const isHalf = value !== '' && read === null;
    setTyped(isHalf ? value : null);
    if (!isHalf) onDay(read);
  };
  return <DateTimeField kind="date" label={label} value={typed ?? day ?? ''} onValue={type} />;
}
