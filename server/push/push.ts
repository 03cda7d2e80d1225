import type { PushNews } from '../base/pushNews.ts';
import type { Tx } from '../store/database/connection.ts';
import type { StoredOrder } from '../store/order/orders.ts';

export type Push = {
  /**
   * Owes one message to every browser that listens for the order, written in the transaction of the decision, so that
   * nothing is sent unless it stands.
   */
  readonly enqueue: (tx: Tx, stored: StoredOrder, news: PushNews) => Promise<void>;
};
