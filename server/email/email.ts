import type { Language } from '../../src/domain/localText.ts';
import type { Config } from '../base/config.ts';
import type { Tx } from '../store/database/connection.ts';

type QueuedMessage = {
  readonly to: string;
  readonly language: Language;
  /** What it says, such as `orderPlaced`. */
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** Whether anybody may cause it by typing an address; a mailbox takes only so many of these (`mailboxLimit.ts`). */
  readonly isUnasked: boolean;
  /** One message per owed thing, such as `orderApproved:<order id>`; a second one is not written. */
  readonly dedupeKey: string;
  readonly userId?: string | null;
  readonly orderId?: string | null;
};

/** The parts that write a message. */
export type MailParts = { readonly email: Email; readonly config: Pick<Config, 'publicUrl'> };

export type Email = {
  /**
   * Writes the message and the job that sends it in the transaction that owes it. `false`: it was owed already, or its
   * mailbox has had enough for today.
   */
  readonly enqueue: (tx: Tx, message: QueuedMessage) => Promise<boolean>;
};
