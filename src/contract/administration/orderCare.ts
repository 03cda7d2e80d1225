import * as z from 'zod/mini';
import { noteKinds, noteMaximum, type OrderNote } from '../../domain/order/orderNote.ts';
import type { Parcel } from '../../domain/order/parcel.ts';
import type { SeenSlip } from '../../domain/order/seenSlip.ts';
import type { PostalAddress } from '../../domain/people/postalAddress.ts';
import { defineCall } from '../call.ts';
import { field, type Inside, object } from '../field.ts';
import { parcelCodec } from '../order/parcel.ts';
import { addressCodec } from '../people/addresses.ts';
import { dataOf, idSchema, instant, list, uploadNameSchema } from '../primitives.ts';
import { orderAtDesk } from './administration.ts';
import { type Revisable, spelledBy } from './revision.ts';

const note = object<OrderNote>({
  id: field('id', idSchema),
  kind: field('kind', z.enum(noteKinds)),
  text: field('text', z.string()),
  at: field('created_at', instant),
  authorName: field('author_name', z.nullable(z.string())),
});

const seenSlip = object<SeenSlip>({
  slipName: field('slip', uploadNameSchema),
  orderId: field('order_id', idSchema),
  orderNumber: field('order_number', z.string()),
});

const care = object({
  /** The newest first. */
  notes: field('notes', list(note)),
  parcel: field('parcel', z.nullable(parcelCodec)),
  seenSlips: field('seen_slips', list(seenSlip)),
});
/** The desk's own data about an order. */
export type OrderCare = Inside<typeof care>;

const path = '/api/admin/orders/{orderId}';
const saves = { idempotent: true, response: dataOf(care), failures: ['NOT_FOUND', 'INPUT_ERROR'] } as const;

export const orderCare = defineCall('orderCare', `GET ${path}/care`, 'orders', {
  summary: "The desk's notes of an order, the newest first, its parcel, and its slips that other orders had.",
  response: dataOf(care),
  failures: ['NOT_FOUND'],
});

const writing = object({
  kind: field('kind', z.enum(['note', 'asked'])),
  text: field('text', z.string().check(z.maxLength(noteMaximum))),
});
export type OrderNoteDraft = Inside<typeof writing>;

export const writeOrderNote = defineCall('writeOrderNote', `POST ${path}/notes`, 'orders', {
  ...saves,
  body: writing,
  summary: 'Adds a note for the desk only, or asks the buyer by e-mail and notes the words. The order stays as it is.',
});

/** The parcel of an order; `null` before the first save. */
export const parcelOfOrder: Revisable<Parcel | null> = {
  path: `${path}/parcel`,
  spell: spelledBy(z.nullable(parcelCodec)),
};

export const saveParcel = defineCall('saveParcel', `PUT ${path}/parcel`, 'orders', {
  ...{ ...saves, takesRevision: true },
  body: parcelCodec,
  failures: [...saves.failures, 'STATUS_CONFLICT', 'CHANGED_MEANWHILE'],
  summary: 'Sets where the parcel of an approved order is; the buyer is told by e-mail, except while it is prepared.',
});

/** The new delivery address, and the one that the administrator saw. */
type AddressChange = { readonly before: PostalAddress; readonly address: PostalAddress };

export const changeDeliveryAddress = defineCall('changeDeliveryAddress', `PUT ${path}/address`, 'orders', {
  idempotent: true,
  body: object<AddressChange>({
    before: field('before', addressCodec),
    address: field('address', addressCodec),
  }),
  response: dataOf(orderAtDesk),
  failures: ['NOT_FOUND', 'INPUT_ERROR', 'STATUS_CONFLICT', 'CHANGED_MEANWHILE'],
  summary:
    'Changes the delivery address of an order before its parcel is sent, and notes it. STATUS_CONFLICT: it was sent, or the bookstore has it. CHANGED_MEANWHILE: another administrator changed the address.',
});
