import type { Order } from '../../domain/order/order.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/**
 * A difference between an order and its agreement. `agreed`: the agreed total, `null` if it is a different order
 * altogether. Part of the history entry's state, so a reload keeps it.
 */
export type OtherThanAgreed = { readonly agreed: number | null };

/** `null` if the order is as agreed. */
export function otherThanAgreed({ total }: Pick<Order, 'total'>, agreed: number | null): OtherThanAgreed | null {
  return agreed === total ? null : { agreed };
}

/** The same order at a lower total, which needs no way to cancel. */
export const isOnlyCheaper = ({ total }: Pick<Order, 'total'>, { agreed }: OtherThanAgreed): boolean =>
  agreed !== null && total < agreed;

/** The difference in the history entry's state. */
export function otherThanAgreedIn(state: unknown): OtherThanAgreed | null {
  if (typeof state !== 'object' || state === null || !('otherThanAgreed' in state)) return null;
  const other = state.otherThanAgreed;
  if (typeof other !== 'object' || other === null || !('agreed' in other)) return null;
  const { agreed } = other;
  return agreed === null || typeof agreed === 'number' ? { agreed } : null;
}

type Told = { readonly tone: 'info' | 'warning'; readonly title: string; readonly detail: string };

/** The difference in the reader's language. */
export function useOtherThanAgreed(): (
  order: Pick<Order, 'number' | 'total' | 'currency'>,
  other: OtherThanAgreed,
) => Told {
  const { earlier, cheaper, dearer } = useMessages(ordersMessages).otherThanAgreed;
  return (order, other) => {
    const { number, total, currency } = order;
    const { agreed } = other;
    if (agreed === null) return { tone: 'warning', title: earlier.title(number), detail: earlier.detail };
    const isGood = isOnlyCheaper(order, other);
    const { title, detail } = isGood ? cheaper : dearer;
    return {
      tone: isGood ? 'info' : 'warning',
      ...{ title, detail: detail(formatMoney(agreed, currency), formatMoney(total, currency)) },
    };
  };
}
