import type { OrderCare, OrderNoteDraft } from '../../../src/contract/administration/orderCare.ts';
import { addressWireFields } from '../../../src/contract/people/addresses.ts';
import { hasParcel, isToldAbout, mayChangeAddress, type Parcel } from '../../../src/domain/order/parcel.ts';
import {
  type AddressField,
  addressRecord,
  isSameAddress,
  normalisePostalAddress,
  type PostalAddress,
  refusePostalAddress,
} from '../../../src/domain/people/postalAddress.ts';
import { plainEntry } from '../../../src/domain/plainEntry.ts';
import { writtenText } from '../../../src/domain/writtenText.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import { enqueueOrderMail } from '../../email/orderMail.ts';
import type { Db, Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';
import { findSending } from '../../store/order/bookstoreSends.ts';
import { findParcel, insertNote, notesOf, writeParcel } from '../../store/order/orderCare.ts';
import { lockOrder, setOrderShipping } from '../../store/order/orderStatus.ts';
import { findOrder, type StoredOrder } from '../../store/order/orders.ts';
import { seenSlipsOf } from '../../store/order/seenSlips.ts';
import type { AppParts } from '../appParts.ts';

type Parts = Pick<AppParts, 'email' | 'config' | 'randomBytes' | 'bookstore'>;
type Author = { readonly orderId: string; readonly administratorId: string; readonly now: number };

/** The answer, and the order for open screens. */
type Cared = { readonly answer: OrderCare; readonly news: StoredOrder };

/** The desk's notes, the parcel, and the slips of an order that other orders had. */
export const careOf = async (db: Db, orderId: string): Promise<OrderCare> => ({
  notes: await notesOf(db, orderId),
  parcel: await findParcel(db, orderId),
  seenSlips: await seenSlipsOf(db, orderId),
});

/** Notes something for the desk, or asks the buyer by e-mail. The order's status never changes. */
export async function writeNote(
  tx: Tx,
  parts: Parts,
  { kind, text }: OrderNoteDraft,
  { orderId, administratorId, now }: Author,
): Promise<Cared | Refusal> {
  const stored = await findOrder(tx, orderId);
  if (stored === null) return refuse('NOT_FOUND');
  const words = writtenText(text);
  if (words === '') return refuse('INPUT_ERROR', { fields: { text: 'required' } });
  const id = newId(now, parts.randomBytes);
  await insertNote(tx, { id, orderId, kind, text: words, at: now, authorId: administratorId });
  if (kind === 'asked') {
    const occasion = { kind: 'orderQuestion', occurrence: id, reason: words, isDecision: true } as const;
    await enqueueOrderMail(tx, parts, stored, occasion);
  }
  return { answer: await careOf(tx, orderId), news: stored };
}

/** Sets where the parcel is, notes it, and tells the buyer. STATUS_CONFLICT for an order without a parcel. */
export async function changeParcel(
  tx: Tx,
  parts: Parts,
  typed: Parcel,
  { orderId, administratorId, now }: Author,
): Promise<Cared | Refusal> {
  await lockOrder(tx, orderId);
  const stored = await findOrder(tx, orderId);
  if (stored === null) return refuse('NOT_FOUND');
  if (!hasParcel(stored.order)) return refuse('STATUS_CONFLICT');
  const parcel = {
    ...typed,
    carrier: textOf(typed.carrier),
    trackingNumber: textOf(plainEntry(typed.trackingNumber ?? '')),
  };
  const before = await findParcel(tx, orderId);
  const id = newId(now, parts.randomBytes);
  const text = [parcel.state, parcel.carrier, parcel.trackingNumber].filter((part) => part !== null).join(' ');
  await writeParcel(tx, orderId, parcel, now);
  await insertNote(tx, { id, orderId, kind: 'parcel', text, at: now, authorId: administratorId });
  if (isToldAbout(before, parcel)) {
    await enqueueOrderMail(tx, parts, stored, { kind: 'parcelMoved', occurrence: id, parcel, isDecision: true });
  }
  return { answer: await careOf(tx, orderId), news: stored };
}

type AddressChange = { readonly before: PostalAddress; readonly address: PostalAddress };

/**
 * Changes the delivery address and notes both. STATUS_CONFLICT once the parcel was sent, or the bookstore has the
 * address; CHANGED_MEANWHILE if another administrator changed it.
 */
export async function changeAddress(
  tx: Tx,
  parts: Parts,
  { before, address }: AddressChange,
  { orderId, administratorId, now }: Author,
): Promise<StoredOrder | Refusal> {
  await lockOrder(tx, orderId);
  const stored = await findOrder(tx, orderId);
  if (stored === null) return refuse('NOT_FOUND');
  const { shipping, parcel = null } = stored.order;
  if (shipping === null || !mayChangeAddress(stored.order, parcel) || (await isAtBookstore(tx, orderId))) {
    return refuse('STATUS_CONFLICT');
  }
  if (shipping.address === null || !isSameAddress(shipping.address, before)) return refuse('CHANGED_MEANWHILE');
  const refused = refuseFields(refusePostalAddress(address), typedAddressField);
  if (refused !== null) return refused;
  const after = { ...normalisePostalAddress(address), isDefault: shipping.address.isDefault };
  if (isSameAddress(after, shipping.address)) return stored;
  await setOrderShipping(tx, orderId, { ...shipping, address: after });
  const text = `${addressRecord(shipping.address)} → ${addressRecord(after)}`;
  const id = newId(now, parts.randomBytes);
  await insertNote(tx, { id, orderId, kind: 'address', text, at: now, authorId: administratorId });
  const changed = (await findOrder(tx, orderId)) ?? stored;
  await parts.bookstore.renew(tx, changed);
  return changed;
}

const typedAddressField = (field: AddressField): string => `address.${addressWireFields[field]}`;

/** Whether the bookstore has the address, or a try to tell it may be running. */
async function isAtBookstore(tx: Tx, orderId: string): Promise<boolean> {
  const state = (await findSending(tx, orderId))?.state;
  return state === 'queued' || state === 'sent';
}

const textOf = (typed: string | null): string | null => writtenText(typed ?? '') || null;
