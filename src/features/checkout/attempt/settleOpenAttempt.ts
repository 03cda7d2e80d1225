import type { QueryClient } from '@tanstack/react-query';
import { withoutOrdered } from '../../../domain/cart/cart.ts';
import type { Order } from '../../../domain/order/order.ts';
import { checkoutMessages } from '../../../i18n/buying/checkout.ts';
import { messagesOf } from '../../../i18n/dictionary.ts';
import { installIsUseful } from '../../../platform/install/installPrompt.ts';
import { noteView } from '../../../platform/measurement/viewLog.ts';
import { rememberOrder } from '../../../platform/session/knownOrders.ts';
import { askToPersist } from '../../../platform/store/askToPersist.ts';
import { clearDraft, readDraft } from '../../../platform/store/draftStorage.ts';
import { notify } from '../../../ui/notice/notify.ts';
import { paths } from '../../../ui/press/links.ts';
import { applyCartChange } from '../../cart/cartStore.ts';
import { orderDrafts } from '../../device/personalDrafts.ts';
import { keepOrder } from '../../orders/useOrder.ts';
import { sessionQuery } from '../../session/useSession.ts';
import { type CheckoutAttempt, couponsUsedBy } from './checkoutAttempt.ts';
import { oneWindowAtATime } from './oneWindowAtATime.ts';
import { orderMadeBy } from './orderMadeBy.ts';
import { attemptDraft, attemptQuery } from './useOpenAttempt.ts';

/** Whether the checkout is what stands open. */
export const isAtCheckout = (): boolean => location.pathname === paths.checkout;

/**
 * An order went out and its answer was lost: asks what became of it, and where it was made, tells so and takes what was
 * ordered out of the cart. Nothing is settled from here at the checkout: there a press may be under way that brings the
 * answer itself, and a page that has lost its lines asks by itself (`useArrivedOrder`).
 */
export async function settleOpenAttempt(client: QueryClient): Promise<void> {
  const settled = await settledOrder(client, () => !isAtCheckout());
  if (settled === null) return;
  tellArrived(settled);
  await keepArrived(client, settled);
}

/**
 * The order that was made of the open attempt of whoever is here, taken out of the cart; the attempt is closed then. `null`
 * where none is open or the shop knows nothing of it, which leaves it as it is: pressing again sends the same. Nothing is
 * ever sent from here. `mayBegin` is asked once no other window orders any more.
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
    noteView({ kind: 'placed', order });
    void askToPersist();
    installIsUseful();
    const itemIds = order.lines.map(({ itemId }) => itemId);
    await rememberOrder({ token: order.token, orderId: order.id, userId: person.id, itemIds });
    await applyCartChange(client, (cart) =>
      withoutOrdered(cart, { lines: order.lines, couponIds: couponsUsedBy(open.body) }, Date.now()),
    );
    for (const draft of [attemptDraft, ...orderDrafts]) await clearDraft(draft);
    return order;
  });
}

/** Says wherever the person is by now that their order has arrived. */
export function tellArrived(order: Order): void {
  const texts = messagesOf(checkoutMessages).arrived;
  notify({ kind: 'info', title: texts.title(order.number), detail: texts.detail });
}

/** What this device knows of orders follows. */
export async function keepArrived(client: QueryClient, order: Order): Promise<void> {
  await client.invalidateQueries({ queryKey: attemptQuery.queryKey });
  await keepOrder(client, order);
}
