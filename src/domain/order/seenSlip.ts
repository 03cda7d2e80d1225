/** A slip of an order whose picture came with another order, too. */
export type SeenSlip = {
  /** Name of the upload. */
  readonly slipName: string;
  /** The other order. */
  readonly orderId: string;
  readonly orderNumber: string;
};
