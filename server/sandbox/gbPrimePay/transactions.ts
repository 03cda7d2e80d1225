import { randomInt } from 'node:crypto';

export type Product = 'qr' | 'link';

/** `P` waits, `S` settled, `F` failed, `C` cancelled, `E` expired. */
export type Status = 'P' | 'S' | 'F' | 'C' | 'E';

/** One try to pay. A QR has one from its start; a link gets one by each try on its page. */
export type Try = { readonly gbpReferenceNo: string; readonly amount: number; readonly at: number; status: Status };

/** The request of the shop. Amounts are satang, times are milliseconds of the epoch. */
export type Request = {
  readonly product: Product;
  readonly referenceNo: string;
  readonly amount: number;
  readonly detail: string;
  /** Of the shop; a QR has none. */
  readonly responseUrl: string | null;
  readonly backgroundUrl: string;
  readonly merchantDefined1: string;
  readonly createdAt: number;
};

export type Transaction = Request & {
  /** The name of its page, which the reference does not tell. */
  readonly pageId: string;
  readonly tries: Try[];
};

/** Whether the transaction could take this outcome. Resolves after the first attempt of its callback. */
export type Settle = (transaction: Transaction, status: Status, amount?: number) => Promise<boolean>;

/** All transactions by reference, in the order of creation. */
export type Account = Map<string, Transaction>;

export function open(account: Account, request: Request): Transaction {
  const transaction: Transaction = { ...request, pageId: digits(16), tries: [] };
  if (request.product === 'qr') transaction.tries.push(newTry(request.amount, 'P', request.createdAt));
  account.set(request.referenceNo, transaction);
  return transaction;
}

/** The state by its last try. */
export const statusOf = ({ tries }: Transaction): Status => tries.at(-1)?.status ?? 'P';

/**
 * Whether the transaction could take this outcome. A settled one takes none, and a failed QR neither; an expired QR may
 * still be paid. `amount` is what the payer paid (satang).
 */
export function take(transaction: Transaction, status: Status, now: number, amount = transaction.amount): boolean {
  const last = transaction.tries.at(-1);
  if (last?.status === 'S') return false;
  const isLateMoney = last?.status === 'E' && status === 'S';
  if (transaction.product === 'qr' && last?.status !== 'P' && !isLateMoney) return false;
  if (transaction.product === 'qr') transaction.tries.pop();
  const gbpReferenceNo = transaction.product === 'qr' ? last?.gbpReferenceNo : undefined;
  transaction.tries.push(newTry(amount, status, now, gbpReferenceNo));
  return true;
}

const newTry = (amount: number, status: Status, at: number, gbpReferenceNo = `gbp${digits(12)}`): Try => ({
  ...{ gbpReferenceNo, amount, status, at },
});

const digits = (length: number): string => Array.from({ length }, () => randomInt(10)).join('');
