import type { Language } from '../../src/domain/localText.ts';
import type { Tx } from '../store/connection.ts';

export type OwedMessage = {
  readonly to: string;
  readonly language: Language;
  /** What it says, such as `orderPlaced`. */
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** One message per owed thing, such as `orderApproved:<order id>`; a second one is not written. */
  readonly dedupeKey: string;
  readonly userId?: string | null;
  readonly orderId?: string | null;
};

export type Email = {
  /** Writes the message and the job that sends it in the transaction that owes it. `false`: it was owed already. */
  readonly owe: (tx: Tx, message: OwedMessage) => Promise<boolean>;
};
