import type { QueryClient } from '@tanstack/react-query';
import { withoutOrdered } from '../../../domain/cart/cart.ts';
import type { Order } from '../../../domain/order/order.ts';
import { checkoutMessages } from '../../../i18n/buying/checkout.ts';
import { messagesOf } from '../../../i18n/dictionary.ts';
import { readDraft } from '../../../platform/store/draftStorage.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { paths } from '../../../ui/press/links.ts';
import { applyCartChange } from '../../cart/cartStore.ts';
import { orderDrafts } from '../../device/personalDrafts.ts';
import { storeOrder } from '../../orders/useOrder.ts';
import { sessionQuery } from '../../session/useSession.ts';
import type { CheckoutAttempt } from './checkoutAttempt.ts';
import { noteSuccess, notesOf } from './noteOrder.ts';
import { oneWindowAtATime } from './oneWindowAtATime.ts';
import { orderMadeBy } from './orderMadeBy.ts';
import { attemptDraft, attemptQuery } from './useOpenAttempt.ts';

/** Whether the checkout is the open page. */
export const isAtCheckout = (): boolean => location.pathname === paths.checkout;

/**
 * Settles an order with a lost answer, and notifies the person. Not at the checkout: a press there gets the answer
 * itself, and a page without lines checks by itself (`useArrivedOrder`).
 */
export async function settleOpenAttempt(client: QueryClient): Promise<void> {
  const settled = await settledOrder(client, () => !isAtCheckout());
  if (settled === null) return;
  tellArrived(settled);
  await storeArrived(client, settled);
}

/**
 * The order of this person's open attempt, taken out of the cart. `null` where none is open or the shop knows none; the
 * attempt stays then, and pressing sends the same again. `mayBegin` is asked once no other window orders.
 */
export async function settledOrder(client: QueryClient, mayBegin: () => boolean): Promise<Order | null> {
  if (((await readDraft<CheckoutAttempt>(attemptDraft))?.order ?? null) === null) return null;
  const person = await client.ensureQueryData(sessionQuery);
  return await oneWindowAtATime(async () => {
    if (!mayBegin()) return null;
    const open = (await readDraft<CheckoutAttempt>(attemptDraft))?.order ?? null;
    if (open === null || open.userId !== person?.id) return null;
    const order = await orderMadeBy(open.key);
    if (order === null) return null;
    const notes = notesOf(
      { order, sent: open.body },
      {
        userId: person.id,
        takeOut: (ordered) => applyCartChange(client, (cart) => withoutOrdered(cart, ordered, Date.now())),
        drafts: [attemptDraft, ...orderDrafts],
      },
    );
    noteSuccess(order);
    for (const step of notes) await step();
    return order;
  });
}

/** Tells the person on any page that their order has arrived. */
export function tellArrived(order: Order): void {
  const texts = messagesOf(checkoutMessages).arrived;
  notify({ kind: 'info', title: texts.title(order.number), detail: texts.detail });
}

/** Brings the device's queries of orders up to date. */
export async function storeArrived(client: QueryClient, order: Order): Promise<void> {
  await client.invalidateQueries({ queryKey: attemptQuery.queryKey });
  await storeOrder(client, order);
}
