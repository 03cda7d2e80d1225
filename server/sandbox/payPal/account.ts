import { randomInt } from 'node:crypto';

/** The application of the sandbox. */
export const clientId = 'paypal-sandbox-client';
export const clientSecret = 'paypal-sandbox-secret';
export const webhookId = '5GP028458E2496506';
export const merchantId = 'LANRIANSANDBX';

export type Currency = 'THB' | 'USD';

export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED';

/** Money that was taken, or is held back. */
export type Capture = { readonly id: string; readonly amount: number; readonly at: number; status: CaptureStatus };

export type OrderStatus = 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';

/** How the payer's source of money behaves at the capture. */
export type Funding = 'good' | 'declined' | 'held';

/** The order of a shop. Amounts are minor units, times are milliseconds of the epoch. */
export type Order = {
  readonly id: string;
  readonly customId: string | null;
  readonly invoiceId: string | null;
  readonly description: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly createdAt: number;
  status: OrderStatus;
  funding: Funding;
  capture: Capture | null;
};

/** The state of PayPal. Maps keep the order of creation. */
export type Account = {
  /** Time of the end (ms) by token. */
  readonly tokens: Map<string, number>;
  readonly orders: Map<string, Order>;
  /** Ids of the results of calls, by the call and its `PayPal-Request-Id`. */
  readonly done: Map<string, string>;
};

export const emptyAccount = (): Account => ({ tokens: new Map(), orders: new Map(), done: new Map() });

/** PayPal forgets an order that nobody approved for so long (ms). */
const unapprovedLifeMs = 3 * 3_600_000;

export const isForgotten = ({ status, createdAt }: Order, now: number): boolean =>
  status === 'PAYER_ACTION_REQUIRED' && now > createdAt + unapprovedLifeMs;

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
/** An id as PayPal makes them: 17 capital letters and digits. */
export const newId = (): string => Array.from({ length: 17 }, () => letters[randomInt(letters.length)]).join('');
