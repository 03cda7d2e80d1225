import { hasRight } from '../../../src/domain/people/rights.ts';
import type { Caller } from '../../base/caller.ts';
import { guestKeyHash } from '../../identity/guestKey.ts';
import type { Db } from '../../store/database/connection.ts';
import { findOrderByToken } from '../../store/order/orders.ts';
import { ordersShowing } from '../../store/order/reports.ts';
import { attachedToPerson, attachedToTax, findUpload, type UploadRow } from '../../store/site/uploads.ts';

/**
 * The private upload, if the caller may see it: the order desk, its sender, the person of its registration or tax
 * data, or the buyer of its order by session or token. `null` does not tell which.
 */
export async function mayReadUpload(
  db: Db,
  caller: Caller,
  name: string,
  orderToken: string | null,
): Promise<UploadRow | null> {
  const upload = await findUpload(db, name);
  if (upload === null || upload.store !== 'private') return null;
  if (caller.kind === 'person' && hasRight(caller.role, 'orders')) return upload;
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

/** A device's cookie remains for the next person: an attached file is not the device's any more. */
const isLooseOfGuest = ({ ownerGuestKeyHash, attachedTo }: UploadRow, cartKey: string): boolean =>
  attachedTo === null && guestKeyHash(cartKey) === ownerGuestKeyHash;
