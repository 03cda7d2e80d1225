import type { Caller } from '../../base/caller.ts';
import { guestKeyHash } from '../../identity/guestKey.ts';
import type { Db } from '../../store/database/connection.ts';
import { findOrderByToken } from '../../store/order/orders.ts';
import { ordersShowing } from '../../store/order/reports.ts';
import { attachedToPerson, attachedToTax, findUpload, type UploadRow } from '../../store/site/uploads.ts';

/**
 * The private upload of this name, where the caller may see it: an administrator, whoever sent it, the person whose
 * registration or tax data it belongs to, and the buyer of the order that it was reported for, by session or by the order's token.
 * `null` says nothing about which it was.
 */
export async function mayReadUpload(
  db: Db,
  caller: Caller,
  name: string,
  orderToken: string | null,
): Promise<UploadRow | null> {
  const upload = await findUpload(db, name);
  if (upload === null || upload.store !== 'private') return null;
  if (caller.kind === 'person' && caller.role === 'administrator') return upload;
  if (caller.kind === 'person' && isOfPerson(upload, caller.userId)) return upload;
  if (caller.cartKey !== null && isLooseOfGuest(upload, caller.cartKey)) return upload;

  const orders = await ordersShowing(db, name);
  if (caller.kind === 'person' && orders.some((order) => order.userId === caller.userId)) return upload;
  if (orderToken === null) return null;
  const ofToken = await findOrderByToken(db, orderToken);
  const isOfOrder = ofToken !== null && [upload.ownerOrderId, ...orders.map(({ id }) => id)].includes(ofToken.order.id);
  return isOfOrder ? upload : null;
}

const isOfPerson = ({ ownerUserId, attachedTo }: UploadRow, userId: string): boolean =>
  ownerUserId === userId || attachedTo === attachedToPerson(userId) || attachedTo === attachedToTax(userId);

/** A device's cookie stays for whoever sits there next: what has become somebody's is no longer the device's. */
const isLooseOfGuest = ({ ownerGuestKeyHash, attachedTo }: UploadRow, cartKey: string): boolean =>
  attachedTo === null && guestKeyHash(cartKey) === ownerGuestKeyHash;
