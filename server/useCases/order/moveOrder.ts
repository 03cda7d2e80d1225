import { isRequest } from '../../../src/domain/order/freeRequest.ts';
import type { Order, OrderActor } from '../../../src/domain/order/order.ts';
import { mayMove, type OrderStatus } from '../../../src/domain/order/orderStatus.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import type { RejectCode } from '../../../src/domain/order/rejectReason.ts';
import { documentKindOf, givesDocument } from '../../../src/domain/tax/orderDocument.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { enqueueOrderMail, type MailOccasion } from '../../email/orderMail.ts';
import type { Tx } from '../../store/database/connection.ts';
import { grantOrder, revokeOrder } from '../../store/learning/access.ts';
import { confirmCouponUses, releaseCouponUses, returnCouponUses } from '../../store/order/couponHolds.ts';
import { takeStep } from '../../store/order/orderStatus.ts';
import { findOrder, type StoredOrder } from '../../store/order/orders.ts';
import { claimsOfOrder, releaseSeats } from '../../store/order/seatHolds.ts';
import type { AppParts } from '../appParts.ts';
import { tellBookstoreAgain } from './askBookstore.ts';
import { refuseReviving } from './buyingAgain.ts';
import { holdAgain } from './holdOrder.ts';
import { issueCreditNote, issueDocument } from './issueDocument.ts';

/** How long (ms) a rejected order keeps its seats for another report (decisions: orders and payments). */
const rejectedOpenForMs = 72 * 3_600_000;

type Move = {
  readonly to: OrderStatus;
  readonly actor: OrderActor;
  /** The acting person, if any. */
  readonly actorUserId: string | null;
  /** A usual reason. */
  readonly reasonCode?: RejectCode | null;
  /** A reason in words; the buyer reads both after a rejection or a cancellation. */
  readonly reason: string | null;
  /** The amount that was paid back, in minor units; absent: the total. */
  readonly refunded?: number;
  /** The new way to pay of a rejected order that is paid anew. */
  readonly method?: PaymentMethod;
};

/** The data for notifying screens after the commit. */
export type Moved = { readonly stored: StoredOrder; readonly seatsMovedOf: readonly string[] };

/**
 * The only place that changes an order's status. The transition must be in the table, and the order must still be as in
 * `stored`, otherwise STATUS_CONFLICT. Consequences (holds, access, e-mail, bookstore) happen in the same transaction.
 */
export async function moveOrder(
  tx: Tx,
  parts: Pick<AppParts, 'email' | 'push' | 'bookstore' | 'config'>,
  stored: StoredOrder,
  move: Move,
  now: number,
): Promise<Moved | Refusal> {
  const { id: orderId, status: from } = stored.order;
  if (!mayMove(from, move.to, move.actor)) return refuse('STATUS_CONFLICT');
  const standsTwice = from === 'cancelled' ? await refuseReviving(tx, stored, now) : null;
  if (standsTwice !== null) return standsTwice;
  const cancelAt = cancelAtAfter(stored.order, move.to, now);
  if (!(await takeStep(tx, { ...move, orderId, from, at: now, cancelAt }))) return refuse('STATUS_CONFLICT');

  const held = from === 'cancelled' ? await holdAgain(tx, stored, now) : [];
  if (isRefusal(held)) return held;
  const seatsMovedOf = [...held, ...(await followStatus(tx, stored, move.to, now))];
  if (from === 'cancelled') await tellBookstoreAgain(tx, parts, orderId);
  const after = await findOrder(tx, orderId);
  if (after === null) throw new Error(`The order ${orderId} vanished while it was moved`);
  await tellBuyer(tx, parts, after, move);
  await tellDevices(tx, parts, after, move);
  return { stored: await withPaper(tx, after, move.reason, now), seatsMovedOf };
}

/** The time of automatic cancellation after a transition. An order that is paid anew keeps its time. */
function cancelAtAfter({ cancelAt }: Pick<Order, 'cancelAt'>, to: OrderStatus, now: number): number | null {
  if (to === 'rejected') return now + rejectedOpenForMs;
  return to === 'notYetReceived' ? cancelAt : null;
}

/** Last, because the next paper waits for this transaction. Without a seller none is issued yet. */
async function withPaper(tx: Tx, stored: StoredOrder, reason: string | null, now: number): Promise<StoredOrder> {
  const { order } = stored;
  if (order.status === 'refunded') {
    const note = await issueCreditNote(tx, order.id, reason, now);
    if (note === null) return stored;
    return { ...stored, order: { ...order, creditNote: { number: note.number, issuedAt: note.issuedAt } } };
  }
  if (!givesDocument(order)) return stored;
  const issued = await issueDocument(tx, order.id, now);
  if (isRefusal(issued)) return stored;
  const document = { kind: documentKindOf(order), number: issued.number, issuedAt: issued.issuedAt };
  return { ...stored, order: { ...order, document } };
}

/** The consequences of a status; answers the items whose seats changed. */
async function followStatus(tx: Tx, stored: StoredOrder, to: OrderStatus, now: number): Promise<readonly string[]> {
  const { id: orderId } = stored.order;
  if (to === 'approved') {
    await confirmCouponUses(tx, orderId);
    await grantOrder(tx, orderId, stored.userId, now);
  }
  if (to === 'refunded') await revokeOrder(tx, orderId, now);
  // Seats first, like placing an order, to avoid deadlocks.
  const seatsMovedOf = to === 'cancelled' || to === 'refunded' ? await giveSeatsBack(tx, orderId, now) : [];
  if (to === 'cancelled' || to === 'refunded') await releaseCouponUses(tx, orderId);
  if (to === 'refunded' && isRequest(stored.order)) await returnCouponUses(tx, orderId);
  return seatsMovedOf;
}

async function giveSeatsBack(tx: Tx, orderId: string, now: number): Promise<readonly string[]> {
  const claims = await claimsOfOrder(tx, orderId);
  for (const claim of claims) await releaseSeats(tx, claim, now);
  return claims.map((claim) => claim.itemId);
}

async function tellBuyer(
  tx: Tx,
  parts: Pick<AppParts, 'email' | 'push' | 'config'>,
  stored: StoredOrder,
  { to, actor, reasonCode = null, reason, refunded = stored.order.total }: Move,
): Promise<void> {
  const isDecision = actor === 'administrator' || actor === 'provider';
  const occurrence = String(stored.order.history.length);
  const enqueue = (occasion: MailOccasion) => enqueueOrderMail(tx, parts, stored, { ...occasion, isDecision });
  if (to === 'approved') await enqueue({ kind: 'orderApproved' });
  const isTakenBack = to === 'refunded' && isRequest(stored.order);
  if (to === 'refunded' && !isTakenBack) await enqueue({ kind: 'orderRefunded', reason, amount: refunded });
  if (to === 'rejected') await enqueue({ kind: 'orderRejected', occurrence, reasonCode, reason });
  if (to === 'cancelled' || isTakenBack)
    await enqueue({ kind: 'orderCancelled', occurrence, reason, isOverdue: actor === 'system' });
}

/** Push messages for decisions only. */
async function tellDevices(
  tx: Tx,
  { push }: Pick<AppParts, 'push'>,
  stored: StoredOrder,
  { to, actor, reasonCode = null }: Move,
): Promise<void> {
  const isDecision = actor === 'administrator' || actor === 'provider';
  const isTold = to === 'approved' || to === 'rejected' || (to === 'refunded' && !isRequest(stored.order));
  if (isDecision && isTold) await push.enqueue(tx, stored, { kind: to, reasonCode });
}
