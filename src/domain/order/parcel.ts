export const parcelStates = ['preparing', 'sent', 'delivered', 'returned'] as const;
export type ParcelState = (typeof parcelStates)[number];

/** Where the parcel of an order is. */
export type Parcel = {
  readonly state: ParcelState;
  /** The carrier's name, as the shop wrote it. */
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
};
