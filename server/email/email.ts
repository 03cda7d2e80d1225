import type { Language } from '../../src/domain/localText.ts';
import type { Config } from '../base/config.ts';
import type { Tx } from '../store/database/connection.ts';

type QueuedMessage = {
  readonly to: string;
  readonly language: Language;
  /** The kind, such as `orderPlaced`. */
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** Whether anybody may cause it by typing an address; mailboxes are limited (`mailboxLimit.ts`). */
  readonly isUnasked: boolean;
  /** One message per cause, such as `orderApproved:<order id>`. */
  readonly dedupeKey: string;
  readonly userId?: string | null;
  readonly orderId?: string | null;
};

/** The parts that queue a message. */
export type MailParts = { readonly email: Email; readonly config: Pick<Config, 'publicUrl'> };

export type Email = {
  /**
   * Writes the message and its job in the transaction of its cause. `false`: written before, or over the mailbox's
   * limit.
   */
  readonly enqueue: (tx: Tx, message: QueuedMessage) => Promise<boolean>;
};
