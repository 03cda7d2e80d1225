import type { Order } from './order.ts';

export const parcelStates = ['preparing', 'sent', 'delivered', 'returned'] as const;
export type ParcelState = (typeof parcelStates)[number];

/** Where the parcel of an order is. */
export type Parcel = {
  readonly state: ParcelState;
  /** The carrier's name, as the shop wrote it. */
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
};

export const parcelTextMaximum = 100;

/** Whether an order has a parcel: it is paid, and something of it is sent. */
export const hasParcel = ({ status, shipping }: Pick<Order, 'status' | 'shipping'>): boolean =>
  status === 'approved' && shipping !== null && shipping.needsAddress;

/** Whether the buyer is told about a change of the parcel. */
export const isToldAbout = (before: Parcel | null, after: Parcel): boolean =>
  after.state !== 'preparing' &&
  (before?.state !== after.state || before.carrier !== after.carrier || before.trackingNumber !== after.trackingNumber);

/**
 * Whether the delivery address may still change: the parcel was not sent yet, or came back, and the order is alive.
 */
export const mayChangeAddress = (
  { status, shipping }: Pick<Order, 'status' | 'shipping'>,
  parcel: Parcel | null,
): boolean =>
  shipping?.needsAddress === true &&
  status !== 'cancelled' &&
  status !== 'refunded' &&
  (parcel === null || parcel.state === 'preparing' || parcel.state === 'returned');
