import type { RejectCode } from '../../src/domain/order/rejectReason.ts';
import type { Tx } from '../store/database/connection.ts';
import type { StoredOrder } from '../store/order/orders.ts';

/** A decision that is told. `moneyRefused`: other money for an order that stays as it was. */
export type PushNews = {
  readonly kind: 'approved' | 'rejected' | 'refunded' | 'moneyRefused';
  /** The usual reason, if any; an administrator's own words are read in the app only. */
  readonly reasonCode: RejectCode | null;
};

export type Push = {
  /**
   * Owes one message to every browser that listens for the order, written in the transaction of the decision, so that
   * nothing is sent unless it stands.
   */
  readonly owe: (tx: Tx, stored: StoredOrder, news: PushNews) => Promise<void>;
};
