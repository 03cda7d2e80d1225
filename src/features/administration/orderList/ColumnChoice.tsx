import { useState } from 'react';
import { orderListMessages } from '../../../i18n/buying/orderList.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { type OrderColumn, orderColumns } from './orderColumns.ts';
import { useColumnNames } from './useColumnNames.ts';

/** The columns of the table of orders, each shown or hidden at once. */
export function ColumnChoice({
  shown,
  onChange,
}: {
  shown: readonly OrderColumn[];
  onChange: (column: OrderColumn, isShown: boolean) => void;
}) {
  const texts = useMessages(orderListMessages);
  const names = useColumnNames();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" small icon="expand" aria-expanded={isOpen} onClick={() => setOpen((before) => !before)}>
        {texts.columns}
      </Button>
      {isOpen && (
        <fieldset className="adm-filters">
          <legend className="vh">{texts.columns}</legend>
          {orderColumns.map((column) => (
            <CheckField
              key={column}
              label={names[column]}
              checked={shown.includes(column)}
              onCheck={(isShown) => onChange(column, isShown)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
