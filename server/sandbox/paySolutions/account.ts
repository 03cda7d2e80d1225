/** The merchant of the sandbox. */
export const merchantId = '12345678';
export const secretKey = 'pay-solutions-sandbox-secret';
export const apiKey = 'pay-solutions-sandbox-key';

/** `NS` is not submitted; the others are completed, failed, on hold, cancelled, and refunded or voided in the console. */
export const statuses = {
  NS: 'NOT SUBMITTED',
  CP: 'COMPLETE',
  PF: 'PAYMENT FAILED',
  HO: 'HOLD',
  C: 'CANCELED',
  RF: 'REFUNDED',
  VO: 'VOIDED',
} as const;
export type Status = keyof typeof statuses;

/** How the provider posts a result back to the shop. */
export type Posting = 'once' | 'twice' | 'late' | 'none';

/** An order that a browser brought. `total` is what its form said. */
export type BillOrder = {
  readonly refno: string;
  readonly orderNo: string;
  readonly totalSatang: number;
  readonly email: string;
  readonly detail: string;
  readonly returnUrl: string;
  readonly createdAt: number;
  status: Status;
  /** A second payment of the same reference, from a page that was open twice. */
  secondOrderNo: string | null;
  /** An inquiry about it was dropped, as its amount asks for. */
  wasDropped: boolean;
};

/** Orders by `refno`, in the order of creation. */
export type Orders = Map<string, BillOrder>;
