import * as z from 'zod/mini';
import { noteKinds, noteMaximum, type OrderNote } from '../../domain/order/orderNote.ts';
import { type Parcel, parcelStates, parcelTextMaximum } from '../../domain/order/parcel.ts';
import { defineCall } from '../call.ts';
import { field, type Inside, object } from '../field.ts';
import { dataOf, idSchema, instant, list } from '../primitives.ts';

const note = object<OrderNote>({
  id: field('id', idSchema),
  kind: field('kind', z.enum(noteKinds)),
  text: field('text', z.string()),
  at: field('created_at', instant),
  authorName: field('author_name', z.nullable(z.string())),
});

const parcelText = z.nullable(z.string().check(z.maxLength(parcelTextMaximum)));
const parcel = object<Parcel>({
  state: field('status', z.enum(parcelStates)),
  carrier: field('carrier', parcelText),
  trackingNumber: field('tracking_number', parcelText),
});

const care = object({
  /** The newest first. */
  notes: field('notes', list(note)),
  parcel: field('parcel', z.nullable(parcel)),
});
/** The desk's own data about an order. */
export type OrderCare = Inside<typeof care>;

const path = '/api/admin/orders/{orderId}';
const saves = { idempotent: true, response: dataOf(care), failures: ['NOT_FOUND', 'INPUT_ERROR'] } as const;

export const orderCare = defineCall('orderCare', `GET ${path}/care`, 'orders', {
  summary: "The desk's notes of an order, the newest first, and its parcel.",
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

export const saveParcel = defineCall('saveParcel', `PUT ${path}/parcel`, 'orders', {
  ...saves,
  body: parcel,
  failures: [...saves.failures, 'STATUS_CONFLICT'],
  summary: 'Sets where the parcel of an approved order is; the buyer is told by e-mail, except while it is prepared.',
});
