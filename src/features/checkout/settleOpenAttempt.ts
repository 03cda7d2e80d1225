import type { QueryClient } from '@tanstack/react-query';
import { withoutOrdered } from '../../domain/cart.ts';
import { checkoutMessages } from '../../i18n/checkout.ts';
import { messagesOf } from '../../i18n/dictionary.ts';
import { clearDraft, readDraft } from '../../platform/draftStorage.ts';
import { rememberOrder } from '../../platform/knownOrders.ts';
import { paths } from '../../ui/links.ts';
import { notify } from '../../ui/notify.ts';
import { applyCartChange } from '../cart/cartStore.ts';
import { deliveryDraft, taxWishDraft } from '../device/personalDrafts.ts';
import { keepOrder } from '../orders/useOrder.ts';
import { sessionQuery } from '../session/useSession.ts';
import type { CheckoutAttempt } from './checkoutAttempt.ts';
import { oneWindowAtATime } from './oneWindowAtATime.ts';
import { orderMadeBy } from './orderMadeBy.ts';
import { attemptDraft, attemptQuery } from './useOpenAttempt.ts';

/**
 * An order went out and its answer was lost: asks what became of it, and where it was made, tells so and takes what was
 * ordered out of the cart. Where the shop knows nothing of it, it stays as it is: pressing again sends the same. Nothing is
 * ever sent from here, and nothing is settled at the checkout: there a press may be under way that brings the answer itself.
 */
export async function settleOpenAttempt(client: QueryClient): Promise<void> {
  if (((await readDraft<CheckoutAttempt>(attemptDraft))?.order ?? null) === null) return;
  const person = await client.ensureQueryData(sessionQuery);
  const settled = await oneWindowAtATime(async () => {
    if (location.pathname === paths.checkout) return null;
    const open = (await readDraft<CheckoutAttempt>(attemptDraft))?.order ?? null;
    if (open === null || open.userId !== person?.id) return null;
    const order = await orderMadeBy(open.key);
    if (order === null) return null;
    await rememberOrder({ token: order.token, orderId: order.id, userId: person.id });
    await applyCartChange(client, (cart) =>
      withoutOrdered(cart, { lines: order.lines, couponIds: open.body.couponIds }, Date.now()),
    );
    await clearDraft(attemptDraft);
    await clearDraft(taxWishDraft);
    await clearDraft(deliveryDraft);
    return order;
  });
  if (settled === null) return;
  await client.invalidateQueries({ queryKey: attemptQuery.queryKey });
  const texts = messagesOf(checkoutMessages).arrived;
  notify({ kind: 'info', title: texts.title(settled.id), detail: texts.detail });
  await keepOrder(client, settled);
}
