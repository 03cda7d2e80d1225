/** The merchant of the sandbox. */
export const merchantId = '12345678';
export const secretKey = 'pay-solutions-sandbox-secret';
export const apiKey = 'pay-solutions-sandbox-key';

/** The statuses of the documents, with their names. `TC` is a payment of the provider's test mode. */
export const statuses = {
  ...{ NS: 'NOT SUBMITTED', N: 'UNPAID', HO: 'HOLD', VC: 'UNDER CHECK' },
  ...{ CP: 'COMPLETE', Y: 'APPROVED', TC: 'TEST COMPLETE' },
  ...{ RE: 'REJECTED', VR: 'REJECTED BY CHECK', PF: 'PAYMENT FAILED', C: 'CANCELED' },
  ...{ RR: 'REFUND REQUESTED', RF: 'REFUNDED', VO: 'VOIDED' },
} as const;
export type Status = keyof typeof statuses;

/** Statuses without a payment, of which an inquiry finds nothing. */
export const unpaid: readonly Status[] = ['NS', 'N'];
/** Statuses in which the payer, or the provider, may still decide. */
export const open: readonly Status[] = [...unpaid, 'HO', 'VC'];
export const paid: readonly Status[] = ['CP', 'Y'];
/** Statuses of a payment that goes back in the console. */
export const returned: readonly Status[] = ['RR', 'RF', 'VO'];

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
