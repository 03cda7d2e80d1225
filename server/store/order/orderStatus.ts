import { and, eq } from 'drizzle-orm';
import type { OrderActor } from '../../../src/domain/order/order.ts';
import type { OrderStatus } from '../../../src/domain/order/orderStatus.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import type { RejectCode } from '../../../src/domain/order/rejectReason.ts';
import type { OrderShipping } from '../../../src/domain/order/shipping.ts';
import type { TaxData } from '../../../src/domain/tax/taxData.ts';
import type { Tx } from '../database/connection.ts';
import { orderEvents, orders } from '../schema/orders.ts';

type StatusStep = {
  readonly orderId: string;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly at: number;
  readonly actor: OrderActor;
  readonly actorUserId: string | null;
  readonly reasonCode?: RejectCode | null;
  readonly reason: string | null;
  /** The new time of automatic cancellation; `null` is never. */
  readonly cancelAt: number | null;
  /** The new way to pay, if the transition changes it. */
  readonly method?: PaymentMethod;
};

/**
 * Takes one transition and records it; `false` without change if the order is not at `from` any more. Only `moveOrder`
 * calls this.
 */
export async function takeStep(tx: Tx, step: StatusStep): Promise<boolean> {
  const { orderId, from, to, at, actor, actorUserId, reasonCode = null, reason, cancelAt, method } = step;
  const moved = await tx
    .update(orders)
    .set({ status: to, cancelAt, ...(method && { method }) })
    .where(and(eq(orders.id, orderId), eq(orders.status, from)))
    .returning({ id: orders.id });
  if (moved.length === 0) return false;
  await tx.insert(orderEvents).values({ orderId, from, to, at, actor, actorUserId, reasonCode, reason, method });
  return true;
}

/** Locks the order until the transaction ends, so that its transitions follow each other. */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderStatus | null> {
  const [row] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId)).for('update');
  return row?.status ?? null;
}

export async function setUnderReview(tx: Tx, orderId: string, underReview: boolean): Promise<void> {
  await tx.update(orders).set({ underReview }).where(eq(orders.id, orderId));
}

/** Sets the recipient of the order's tax invoice. The caller holds the order's lock. */
export async function setOrderTax(tx: Tx, orderId: string, tax: TaxData | null): Promise<void> {
  await tx.update(orders).set({ tax }).where(eq(orders.id, orderId));
}

/** Sets the delivery of the order. The caller holds the order's lock. */
export async function setOrderShipping(tx: Tx, orderId: string, shipping: OrderShipping): Promise<void> {
  await tx.update(orders).set({ shipping }).where(eq(orders.id, orderId));
}

/** Changes the way to pay and records it. The caller holds the order's lock. */
export async function setOrderMethod(
  tx: Tx,
  { id: orderId, status, userId }: { readonly id: string; readonly status: OrderStatus; readonly userId: string },
  method: PaymentMethod,
  at: number,
): Promise<void> {
  await tx.update(orders).set({ method }).where(eq(orders.id, orderId));
  const event = { from: status, to: status, at, actor: 'buyer', actorUserId: userId, reason: null, method } as const;
  await tx.insert(orderEvents).values({ orderId, ...event });
}
