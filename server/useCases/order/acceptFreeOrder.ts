import { isRefusal, type Refusal } from '../../base/refusal.ts';
import { enqueueOrderMail } from '../../email/orderMail.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import type { StoredOrder } from '../../store/order/orders.ts';
import { insertReport } from '../../store/order/reports.ts';
import type { AppParts } from '../appParts.ts';
import { type Moved, moveOrder } from './moveOrder.ts';

const noAccount = { id: '', accountNumber: '', accountName: '', bankCode: '' } as const;

/**
 * Accepts a free order: approved at once, or reported to the administrator like a transfer (specification 4, free
 * plans).
 */
export async function acceptFreeOrder(
  tx: Tx,
  parts: Pick<AppParts, 'email' | 'push' | 'bookstore' | 'config' | 'randomBytes'>,
  stored: StoredOrder,
  needsApproval: boolean,
  now: number,
): Promise<Moved | Refusal> {
  const bySystem = { actor: 'system', actorUserId: null, reason: null } as const;
  if (!needsApproval) return await moveOrder(tx, parts, stored, { ...bySystem, to: 'approved' }, now);

  const { order } = stored;
  await insertReport(tx, {
    id: newId(now, parts.randomBytes),
    orderId: order.id,
    opKey: `free:${order.id}`,
    reportedAt: now,
    transferredAt: now,
    amount: 0,
    contactName: order.buyerName,
    email: order.email,
    tel: order.tel,
    originBankCode: '',
    account: noAccount,
    note: '',
    slips: [],
  });
  const moved = await moveOrder(tx, parts, stored, { ...bySystem, to: 'pendingApproved' }, now);
  if (!isRefusal(moved)) await enqueueOrderMail(tx, parts, moved.stored, { kind: 'orderPlaced' });
  return moved;
}
