import type { Order } from '../../domain/order/order.ts';
import { ordersMessages } from '../../i18n/buying/orders.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/**
 * How an order is other than what was agreed to: `agreed` is that total, `null` where it is another order altogether. It goes
 * with the history to the order's page, and stands there until that is left; a reload makes it no less so.
 */
export type OtherThanAgreed = { readonly agreed: number | null };

/** `null` where it is what was agreed to. */
export function otherThanAgreed({ total }: Pick<Order, 'total'>, agreed: number | null): OtherThanAgreed | null {
  return agreed === total ? null : { agreed };
}

/** The same order for less: good news, which nobody needs a way out of. */
export const isOnlyCheaper = ({ total }: Pick<Order, 'total'>, { agreed }: OtherThanAgreed): boolean =>
  agreed !== null && total < agreed;

/** What a page was opened with says of it. */
export function otherThanAgreedIn(state: unknown): OtherThanAgreed | null {
  if (typeof state !== 'object' || state === null || !('otherThanAgreed' in state)) return null;
  const other = state.otherThanAgreed;
  if (typeof other !== 'object' || other === null || !('agreed' in other)) return null;
  const { agreed } = other;
  return agreed === null || typeof agreed === 'number' ? { agreed } : null;
}

type Told = { readonly tone: 'info' | 'warning'; readonly title: string; readonly detail: string };

/** Says it in the reader's language. */
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
