import * as z from 'zod/mini';
import { uploadFiles } from '../../src/contract/order/payment.ts';
import { tokenSchema } from '../../src/contract/primitives.ts';
import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import { digestOf } from '../files/uploadedFile.ts';
import { type HttpContext, handle, type Once } from '../http/handle.ts';
import { readUploadForm, type UploadForm } from '../http/readUploadForm.ts';
import { guestKeyHash } from '../identity/guestKey.ts';
import type { Db } from '../store/database/connection.ts';
import { bodyHashOf } from '../store/database/onceByKey.ts';
import { findOrderByToken } from '../store/order/orders.ts';
import { countUnattached, insertUploads, lockUploadsOf, type UploadOwner } from '../store/site/uploads.ts';
import { prepareInBackground } from '../useCases/site/prepareUpload.ts';
import { storeUploads, unattachedMaximum } from '../useCases/site/storeUploads.ts';

type UploadContext = HttpContext & Once<z.output<typeof uploadFiles.response>>;

export const uploadRoutes = [
  handle(
    uploadFiles,
    async (_, context) => {
      const held = context.uploadMemory.holdFor(context.address);
      try {
        const form = await readUploadForm(context.request, { held, ownerOf: (token) => allowedOwner(context, token) });
        return isRefusal(form) ? form : await keep(context, form);
      } finally {
        held.release();
      }
    },
    { takesForm: true },
  ),
];

async function keep(context: UploadContext, { files, owner }: UploadForm<UploadOwner>) {
  const { parts, now } = context;
  const options = { owner: keyOf(owner), bodyHash: bodyHashOf(files.map(({ bytes }) => digestOf(bytes))) };
  const before = await context.stored(options);
  if (before !== null) return before;
  const giveBytesBack = takeBytes(context, { files, owner });
  if (giveBytesBack === null) return refuse('TOO_MANY_REQUESTS');
  const isOverQuota = async (db: Db) => (await countUnattached(db, owner)) + files.length > unattachedMaximum;
  // Checked early to save work; the second check decides.
  if (await isOverQuota(parts.db)) return refuse('TOO_MANY_REQUESTS');

  const stored = await storeUploads(parts, files, owner, now);
  if (isRefusal(stored)) {
    giveBytesBack();
    return stored;
  }
  let isStored = false;
  try {
    const answer = await context.once(async (tx) => {
      await lockUploadsOf(tx, owner);
      if (await isOverQuota(tx)) return refuse('TOO_MANY_REQUESTS');
      await insertUploads(tx, stored.rows);
      return stored.rows.map((row) => row.name);
    }, options);
    isStored = Array.isArray(answer);
    if (Array.isArray(answer)) prepareInBackground(parts, answer, keyOf(owner));
    return answer;
  } finally {
    // Over the quota, or a parallel request with the same key was first.
    if (!isStored) {
      giveBytesBack();
      await stored.discard();
    }
  }
}

async function allowedOwner(context: HttpContext, orderToken: string | null): Promise<UploadOwner | Refusal> {
  const owner = await ownerOf(context, orderToken);
  if (owner === null) return refuse(orderToken === null ? 'UNAUTHORIZED' : 'NOT_FOUND');
  return context.throttles.upload.take(keyOf(owner)) ? owner : refuse('TOO_MANY_REQUESTS');
}

/**
 * Counts the bytes of an upload and answers how to take them back; `null` over a limit. Buyers share an address, so that
 * uploads for orders have more room there.
 */
function takeBytes({ throttles, address }: HttpContext, { files, owner }: Omit<UploadForm<UploadOwner>, 'kind'>) {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  const limits = [
    [owner.orderId === null ? throttles.looseBytesFromAddress : throttles.orderBytesFromAddress, address],
    [throttles.uploadBytes, keyOf(owner)],
  ] as const;
  if (!limits.every(([throttle, key]) => throttle.take(key, bytes))) return null;
  return () => {
    for (const [throttle, key] of limits) throttle.giveBack(key, bytes);
  };
}

const keyOf = (owner: UploadOwner): string => owner.orderId ?? owner.userId ?? owner.guestKeyHash ?? '';

/**
 * The owner of the files: the order of the token, else the person, else the guest's cart; `null` for nobody. Files with
 * a token never belong to the session: an outbox may send for another person.
 */
async function ownerOf({ caller, parts }: HttpContext, orderToken: string | null): Promise<UploadOwner | null> {
  if (orderToken !== null) {
    const token = z.safeParse(tokenSchema, orderToken);
    const stored = token.success ? await findOrderByToken(parts.db, token.data) : null;
    return stored === null ? null : { userId: null, guestKeyHash: null, orderId: stored.order.id };
  }
  if (caller.kind === 'person') return { userId: caller.userId, guestKeyHash: null, orderId: null };
  if (caller.cartKey === null) return null;
  return { userId: null, guestKeyHash: guestKeyHash(caller.cartKey), orderId: null };
}
