import { randomBytes } from 'node:crypto';

/** The keys and the biller of the sandbox. */
export const apiKey = 'scb-sandbox-key';
export const apiSecret = 'scb-sandbox-secret';
export const billerId = '099999999999990';
/** The prefix of the third reference that is registered with the shop's address. */
export const ref3Prefix = 'SCB';

/** A transfer that a payer made by a QR. */
export type Payment = {
  readonly transactionId: string;
  readonly amountSatang: number;
  readonly paidAt: number;
  isRefunded: boolean;
};

/** A QR of version 1: it stays payable, and may be paid more than once. */
export type Qr = {
  readonly ref1: string;
  readonly ref2: string | null;
  readonly ref3: string;
  readonly amountSatang: number;
  readonly createdAt: number;
  readonly payments: Payment[];
};

/** The state of the bank. Maps keep the order of creation. */
export type Account = {
  /** Time of the end (ms) by token. */
  readonly tokens: Map<string, number>;
  /** By the first reference. */
  readonly qrs: Map<string, Qr>;
};

export const emptyAccount = (): Account => ({ tokens: new Map(), qrs: new Map() });

export const newToken = (): string => randomBytes(24).toString('hex');
export const newTransactionId = (day: string): string => `${day.replaceAll('-', '')}${randomBytes(8).toString('hex')}`;

const bangkokMs = 7 * 3_600_000;
/** `YYYY-MM-DD` in Bangkok. */
export const bangkokDay = (time: number): string => new Date(time + bangkokMs).toISOString().slice(0, 10);
/** With its offset, as confirmations have it. */
export const bangkokInstant = (time: number): string =>
  `${new Date(time + bangkokMs).toISOString().slice(0, 19)}+07:00`;
