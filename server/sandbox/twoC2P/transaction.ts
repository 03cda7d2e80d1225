/** Cards of SecurePay; installments and QR of the payment gateway. */
export type Product = 'card' | 'installment' | 'qr';
export type Status = 'pending' | 'approved' | 'declined' | 'cancelled' | 'expired';

/** A wish of the shop. Amounts are minor units. */
export type Wish = {
  readonly product: Product;
  readonly invoiceNo: string;
  readonly amount: number;
  readonly currency: 'THB' | 'USD';
  readonly description: string;
  /** Where the browser goes back to. */
  readonly returnUrl: string;
  /** Path of notifications at the shop. */
  readonly webhookPath: string;
  readonly userDefined1: string;
  readonly idempotencyId: string;
  readonly maskedPan: string;
};

export type Transaction = Wish & {
  /** Also its payment token. */
  readonly pageId: string;
  readonly tranRef: string;
  readonly createdAt: number;
  status: Status;
  paid: number;
  /** Paid after it had expired. */
  isLate: boolean;
  /** Of a chosen plan. */
  months: number | null;
  decidedAt: number;
  /** A direct payment was begun with its token. */
  isTokenUsed: boolean;
  /** An inquiry about it was dropped, as its amount asks for. */
  wasDropped: boolean;
  /** The merchant voided or refunded it. */
  isPaidBack: boolean;
};
