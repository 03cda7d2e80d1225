import { randomBytes } from 'node:crypto';

/** The secret key, and the verification token of callbacks. */
export const secretKey = 'xnd_development_sandbox';
export const callbackToken = 'sandbox-callback-token';

export type Status = 'PENDING' | 'PAID' | 'EXPIRED';

/** An invoice. Amounts are satang, times are milliseconds of the epoch. */
export type Invoice = {
  readonly id: string;
  readonly externalId: string;
  readonly amount: number;
  readonly description: string;
  readonly successUrl: string;
  readonly failureUrl: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  status: Status;
  paidAmount: number | null;
};

/** All invoices by id, in the order of creation. */
export type Account = Map<string, Invoice>;

/** Whether the invoice could take this outcome. Resolves after the first attempt of its callback. */
export type Settle = (invoice: Invoice, status: Status, paidAmount?: number) => Promise<boolean>;

export const newId = (): string => randomBytes(12).toString('hex');

/** Whether the invoice could take this outcome: a paid one takes none, an expired one only late money. */
export function take(invoice: Invoice, status: Status, paidAmount = invoice.amount): boolean {
  if (invoice.status === 'PAID' || invoice.status === status) return false;
  invoice.status = status;
  if (status === 'PAID') invoice.paidAmount = paidAmount;
  return true;
}

/** An invoice as the API and the callbacks spell it. */
export const invoiceBody = (invoice: Invoice, url: string) => ({
  ...{ id: invoice.id, external_id: invoice.externalId, user_id: 'sandbox', status: invoice.status },
  ...{ amount: invoice.amount / 100, currency: 'THB', description: invoice.description },
  ...(invoice.paidAmount !== null && {
    ...{ paid_amount: invoice.paidAmount / 100, payment_method: 'QR_CODE', payment_channel: 'PROMPTPAY' },
  }),
  invoice_url: `${url}/xendit/pages/invoice/${invoice.id}`,
  expiry_date: new Date(invoice.expiresAt).toISOString(),
  created: new Date(invoice.createdAt).toISOString(),
});
