import { randomInt } from 'node:crypto';
import type { Fields } from '../http/request.ts';
import type { CardResult, FailureCode } from './cards.ts';

/** A card as tokens and charges show it: never with its number. */
export type CardBody = Fields & { readonly last_digits: string };

export type Token = {
  readonly id: string;
  readonly card: CardBody;
  readonly result: CardResult;
  readonly createdAt: number;
  used: boolean;
};

export type Source = {
  readonly id: string;
  readonly amount: number;
  readonly createdAt: number;
  used: boolean;
};

export type ChargeStatus = 'pending' | 'successful' | 'failed' | 'expired';

export type Refund = {
  readonly id: string;
  readonly amount: number;
  readonly metadata: Fields;
  readonly createdAt: number;
};

/** A charge. Amounts are satang, times are milliseconds of the epoch. */
export type Charge = {
  readonly id: string;
  readonly amount: number;
  readonly description: string | null;
  readonly metadata: Fields;
  readonly returnUri: string | null;
  readonly card: CardBody | null;
  readonly source: Source | null;
  /** Id of the hosted 3-D Secure page, if the card asks for it. */
  readonly authorizeId: string | null;
  /** Id and download secret of the QR picture of a PromptPay charge. */
  readonly document: { readonly id: string; readonly secret: string } | null;
  readonly transaction: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly refunds: Refund[];
  status: ChargeStatus;
  failure: FailureCode | null;
  paidAt: number | null;
  expiredAt: number | null;
};

export type EventKey = 'charge.create' | 'charge.complete' | 'charge.expire' | 'refund.create';

/** An event with the state of its object at that time. `body` is its JSON, byte for byte as it is sent. */
export type OmiseEvent = {
  readonly id: string;
  readonly key: EventKey;
  readonly chargeId: string;
  readonly body: string;
  readonly createdAt: number;
};

/** The account's objects by id. Maps keep the order of creation. */
export type Account = {
  readonly tokens: Map<string, Token>;
  readonly sources: Map<string, Source>;
  readonly charges: Map<string, Charge>;
  readonly events: Map<string, OmiseEvent>;
};

export const emptyAccount = (): Account => ({
  tokens: new Map(),
  sources: new Map(),
  charges: new Map(),
  events: new Map(),
});

const idLetters = '0123456789abcdefghijklmnopqrstuvwxyz';

/** An id of the test mode, such as `chrg_test_` with 19 letters and digits. */
export const newId = (kind: string): string => `${kind}_test_${randomText(19)}`;

export const randomText = (length: number): string =>
  Array.from({ length }, () => idLetters[randomInt(idLetters.length)]).join('');
