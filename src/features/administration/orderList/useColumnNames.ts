import { orderListMessages } from '../../../i18n/buying/orderList.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { OrderColumn } from './orderColumns.ts';

/** The headings of the table of orders. */
export function useColumnNames(): Readonly<Record<OrderColumn, string>> {
  const { columns } = useMessages(administrationMessages).orders;
  const { placedAt, method, exported } = useMessages(orderListMessages);
  return { ...columns, placedAt, method, email: exported.columns.email };
}
