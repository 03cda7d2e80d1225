import type { OrderRequest } from '../../../contract/order/order.ts';
import type { withoutOrdered } from '../../../domain/cart/cart.ts';
import type { Order } from '../../../domain/order/order.ts';
import { installIsUseful } from '../../../platform/install/installPrompt.ts';
import { noteView } from '../../../platform/measurement/viewLog.ts';
import { rememberOrder } from '../../../platform/session/knownOrders.ts';
import { askToPersist } from '../../../platform/store/askToPersist.ts';
import { clearDraft } from '../../../platform/store/draftStorage.ts';
import { couponsUsedBy } from './checkoutAttempt.ts';

/** A placed order and the request that created it. */
export type MadeOrder = { readonly order: Order; readonly sent: OrderRequest };

type Noting = {
  readonly userId: string | null;
  readonly takeOut: (ordered: Parameters<typeof withoutOrdered>[1]) => Promise<unknown>;
  readonly drafts: readonly string[];
};

/** The steps by which the device notes an order: known here, out of the cart, no draft any more. */
export const notesOf = ({ order, sent }: MadeOrder, { userId, takeOut, drafts }: Noting) => [
  () =>
    rememberOrder({
      ...{ token: order.token, orderId: order.id, userId },
      itemIds: order.lines.map(({ itemId }) => itemId),
    }),
  () => takeOut({ lines: order.lines, couponIds: couponsUsedBy(sent) }),
  ...drafts.map((draft) => () => clearDraft(draft)),
];

/** An order makes this device's storage worth keeping, and the app worth installing. */
export function noteSuccess(order: Order): void {
  noteView({ kind: 'placed', order });
  void askToPersist();
  installIsUseful();
}
