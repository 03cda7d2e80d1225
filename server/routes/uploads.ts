import { uploadFiles } from '../../src/contract/payment.ts';
import { refuse } from '../http/failure.ts';
import { guestKeyHash } from '../http/guestKey.ts';
import { type CallContext, handle } from '../http/handle.ts';
import { bodyHashOf } from '../http/idempotency.ts';
import { digestOf, readUploadForm, type UploadForm } from '../http/readUploadForm.ts';
import type { Db } from '../store/connection.ts';
import { findOrderByToken } from '../store/orders.ts';
import { countUnattached, insertUploads, type UploadOwner } from '../store/uploads.ts';
import { storeUploads, unattachedMaximum } from '../useCases/storeUploads.ts';

export const uploadRoutes = [
  handle(uploadFiles, async (_, context) => {
    const { parts, throttles, request, now } = context;
    const form = await readUploadForm(request);
    if ('code' in form) return form;
    const owner = await ownerOf(parts.db, context, form);
    if (owner === null) return refuse(form.orderToken === null ? 'UNAUTHORIZED' : 'NOT_FOUND');

    const ownerKey = owner.orderId ?? owner.userId ?? owner.guestKeyHash ?? '';
    const options = { owner: ownerKey, bodyHash: bodyHashOf(form.files.map(({ bytes }) => digestOf(bytes))) };
    const before = await context.stored(options);
    if (before !== null) return before;
    const isWithinQuota = (await countUnattached(parts.db, owner)) + form.files.length <= unattachedMaximum;
    if (!isWithinQuota || !throttles.upload.take(ownerKey)) return refuse('TOO_MANY_REQUESTS');

    const stored = await storeUploads(parts, form.files, owner, now);
    if ('code' in stored) return stored;
    let isKept = false;
    try {
      const answer = await context.once(async (tx) => {
        await insertUploads(tx, stored.rows);
        return stored.rows.map((row) => row.name);
      }, options);
      isKept = Array.isArray(answer);
      return answer;
    } finally {
      // A second request with the same key came first: its files are the ones that count.
      if (!isKept) await stored.discard();
    }
  }),
];

/**
 * Whom the files belong to: the order whose token came along, the person, the guest's cart; `null` for nobody. A cart
 * cookie outlives the session, so beside a person it is nobody's: the next one at this device has the same.
 */
async function ownerOf(db: Db, { caller }: CallContext, { orderToken }: UploadForm): Promise<UploadOwner | null> {
  const userId = caller.kind === 'person' ? caller.userId : null;
  const cartHash = userId !== null || caller.cartKey === null ? null : guestKeyHash(caller.cartKey);
  if (orderToken === null) {
    return userId === null && cartHash === null ? null : { userId, guestKeyHash: cartHash, orderId: null };
  }
  const stored = await findOrderByToken(db, orderToken);
  return stored === null ? null : { userId, guestKeyHash: cartHash, orderId: stored.order.id };
}
